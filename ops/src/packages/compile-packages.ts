import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative, resolve, sep } from 'node:path';
import typescript from 'typescript';

/** Tests and their helpers; the package `testing` itself has no such folder. */
const tests = ['shared/*/src/**/*.test.*', 'shared/*/src/**/testing/**'];

/**
 * Compiles the packages of `shared/` to ES modules with declarations, a file per source, below `<output>/<name>/dist`.
 * @throws with the compiler's messages where a source has errors
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
    const [name = '', , ...segments] = relative(shared, file).split(sep);
    const target = join(output, name, 'dist', ...segments);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, withEndings(text, source.fileName));
  });
  if (diagnostics.length > 0)
    throw new Error(typescript.formatDiagnostics(diagnostics, typescript.createCompilerHost(options)));
}

/** Adds endings to imports of files, as Node and every bundler need them. */
function withEndings(text: string, source: string): string {
  const { importedFiles } = typescript.preProcessFile(text, true, true);
  return importedFiles.reduceRight((result, { fileName, pos }) => {
    if (!fileName.startsWith('.')) return result;
    // `pos` is the position of the quote before the name.
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
