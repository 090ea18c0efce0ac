import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative, resolve, sep } from 'node:path';
import typescript from 'typescript';

/** Tests, and what only they use; the package `testing` has no such folder of its own. */
const tests = ['shared/*/src/**/*.test.*', 'shared/*/src/**/testing/**'];

/**
 * Compiles the packages of `shared/` to ES modules with declarations, one file for each source, below
 * `<output>/<name>/dist`.
 * @throws with the compiler's words where a source has errors
 */
export function compilePackages(repository: string, output: string): void {
  const shared = join(repository, 'shared') + sep;
  const { sys } = typescript;
  const { config } = typescript.readConfigFile(join(repository, 'tsconfig.json'), (file) =>
    sys.readFile(file),
  ) as { config: { compilerOptions: object } };
  const { fileNames, options } = typescript.parseJsonConfigFileContent(
    { compilerOptions: config.compilerOptions, include: ['shared/*/src'], exclude: tests },
    sys,
    repository,
    { noEmit: false, declaration: true, rootDir: repository, outDir: repository },
  );
  const program = typescript.createProgram(fileNames, options);
  const { diagnostics } = program.emit(undefined, (file, text, _bom, _error, from) => {
    const [source] = from ?? [];
    if (!source?.fileName.startsWith(shared)) return;
    const [name = '', , ...rest] = relative(shared, file).split(sep);
    const target = join(output, name, 'dist', ...rest);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, withEndings(text, source.fileName));
  });
  if (diagnostics.length > 0)
    throw new Error(typescript.formatDiagnostics(diagnostics, typescript.createCompilerHost(options)));
}

/** Imports of files as Node and every bundler read them, with endings. */
function withEndings(text: string, source: string): string {
  const { importedFiles } = typescript.preProcessFile(text, true, true);
  return importedFiles.reduceRight((result, { fileName, pos }) => {
    if (!fileName.startsWith('.')) return result;
    // The position is that of the quote before the name.
    const [before, after] = [result.slice(0, pos + 1), result.slice(pos + 1 + fileName.length)];
    return before + withEnding(fileName, source) + after;
  }, text);
}

function withEnding(name: string, source: string): string {
  const target = resolve(dirname(source), name);
  if (['.ts', '.tsx'].some((ending) => existsSync(target + ending))) return `${name}.js`;
  if (existsSync(target) && statSync(target).isDirectory()) return `${name.replace(/\/$/, '')}/index.js`;
  if (extname(name) && existsSync(target)) return name;
  throw new Error(`${source} imports ${name}, which is no source.`);
}
