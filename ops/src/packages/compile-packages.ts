import { existsSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative, resolve, sep } from 'node:path';
import typescript from 'typescript';
import { toPublished } from './published-packages';

/**
 * Compiles packages of `shared/` to ES modules with declarations, one file for each source, below
 * `<output>/<name>/dist`.
 * @throws with the compiler's words where a source has errors
 */
export function compilePackages(repository: string, names: string[], output: string): void {
  const shared = join(repository, 'shared');
  const sources = names.flatMap((name) => listSources(join(shared, name, 'src')));
  const { config } = typescript.readConfigFile(join(repository, 'tsconfig.json'), (file) =>
    typescript.sys.readFile(file),
  ) as { config: { compilerOptions: object } };
  const { options } = typescript.convertCompilerOptionsFromJson(
    { ...config.compilerOptions, noEmit: false, declaration: true, rootDir: '.', outDir: '.' },
    repository,
  );
  const program = typescript.createProgram(sources, options);
  const { diagnostics } = program.emit(undefined, (file, text, _bom, _error, from) => {
    const [source] = from ?? [];
    if (!source || !names.some((name) => source.fileName.startsWith(`${join(shared, name)}${sep}`))) return;
    const [name = '', , ...rest] = relative(shared, file).split(sep);
    const target = join(output, name, 'dist', ...rest);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, withPublishedImports(text, source.fileName));
  });
  if (diagnostics.length > 0)
    throw new Error(
      typescript.formatDiagnostics(diagnostics, {
        getCanonicalFileName: (file) => file,
        getCurrentDirectory: () => repository,
        getNewLine: () => '\n',
      }),
    );
}

/** Imports as Node and every bundler read them: with endings, and of published packages. */
function withPublishedImports(text: string, source: string): string {
  const { importedFiles } = typescript.preProcessFile(text, true, true);
  return importedFiles.reduceRight((result, { fileName, pos }) => {
    const name = fileName.startsWith('.') ? withEnding(fileName, source) : toPublished(fileName);
    // The position is that of the quote before the name.
    const [before, after] = [result.slice(0, pos + 1), result.slice(pos + 1 + fileName.length)];
    return before + name + after;
  }, text);
}

function withEnding(name: string, source: string): string {
  const target = resolve(dirname(source), name);
  if (['.ts', '.tsx'].some((ending) => existsSync(target + ending))) return `${name}.js`;
  if (existsSync(target) && statSync(target).isDirectory()) return `${name.replace(/\/$/, '')}/index.js`;
  if (extname(name) && existsSync(target)) return name;
  throw new Error(`${source} imports ${name}, which is no source.`);
}

/** Sources of a package without its tests. */
function listSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !isTest(file))
    .map((file) => join(folder, file));
}

/** Tests, and what only they use; the package `testing` has no such folder of its own. */
export const isTest = (file: string): boolean => /\.test\.tsx?$|(^|[\\/])testing[\\/]/.test(file);
