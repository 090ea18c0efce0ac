import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';

/** The public interface of a module: its exports, and the types that those mention, each as a declaration. */
export interface PublicInterface {
  exports: Record<string, string>;
  /** Declarations that the exports mention without the module exporting them. */
  mentioned: Record<string, string>;
}

/**
 * Reads the public interface of a module from the declarations that the compiler emits for it, without
 * comments and private members. What another package declares is listed as `from "package major"`: that
 * package's own version covers its changes.
 */
export function readInterface(compiler: string, entry: string): PublicInterface {
  const folder = mkdtempSync(path.join(tmpdir(), 'interface-'));
  try {
    emitDeclarations(compiler, entry, folder);
    const require = createRequire(entry);
    const majorOf = (name: string) =>
      (require(`${name}/package.json`) as { version: string }).version.split('.')[0] ?? '';
    return readDeclarations(path.join(folder, path.basename(entry, '.ts')), majorOf);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The workspace's fast compiler, from a package's folder. */
export const compilerOf = (folder: string): string =>
  path.join(folder, '../../node_modules/typescript-native/bin/tsc');

function emitDeclarations(compiler: string, entry: string, folder: string): void {
  const options = [
    '--target es2022 --module esnext --moduleResolution bundler --jsx react-jsx --strict --skipLibCheck',
  ]
    .concat('--declaration --emitDeclarationOnly --removeComments --ignoreConfig')
    .flatMap((line) => line.split(' '));
  const args = [compiler, ...options, '--rootDir', path.dirname(entry), '--outDir', folder, entry];
  execFileSync(process.execPath, args, { cwd: path.dirname(entry) });
}

function readDeclarations(entry: string, majorOf: (packageName: string) => string): PublicInterface {
  const exports: Record<string, string> = {};
  const mentioned: Record<string, string> = {};
  const mention = (origin: string, name: string): void => {
    const found = findLocal(origin, name) ?? findImported(origin, name);
    if (!found || name in mentioned) return;
    mentioned[name] = textOf(found.declaration);
    for (const next of namesIn(found.declaration)) mention(found.module, next);
  };
  for (const [name, found] of exportsOf(entry)) {
    if ('packageName' in found) {
      exports[name] = `from "${found.packageName} ${majorOf(found.packageName)}"`;
      continue;
    }
    exports[name] = textOf(found.declaration);
    for (const next of namesIn(found.declaration)) mention(found.module, next);
  }
  for (const name of Object.keys(exports)) delete mentioned[name];
  return { exports: sorted(exports), mentioned: sorted(mentioned) };
}

type Declaration = ts.DeclarationStatement | ts.VariableDeclaration;
interface Found {
  /** Path of the module, without ending. */
  module: string;
  declaration: Declaration;
}
type Exports = Map<string, Found | { packageName: string }>;

const parsed = new Map<string, ts.SourceFile>();

function parse(module: string): ts.SourceFile {
  const file = `${module}.d.ts`;
  const source =
    parsed.get(file) ?? ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.ES2022, true);
  parsed.set(file, source);
  return source;
}

/** The module that a relative specifier names. */
function target(module: string, specifier: string): string {
  const named = path.resolve(path.dirname(module), specifier);
  return existsSync(`${named}.d.ts`) ? named : path.join(named, 'index');
}

function exportsOf(module: string): Exports {
  const exports: Exports = new Map();
  for (const statement of parse(module).statements) {
    if (!ts.isExportDeclaration(statement)) {
      for (const declaration of declarationsIn(statement))
        if (isExported(statement)) exports.set(declaration.name?.getText() ?? '', { module, declaration });
      continue;
    }
    const { exportClause, moduleSpecifier } = statement;
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) continue;
    const isOwn = moduleSpecifier.text.startsWith('.');
    const from: Exports = isOwn ? exportsOf(target(module, moduleSpecifier.text)) : new Map();
    const elements = exportClause && ts.isNamedExports(exportClause) ? exportClause.elements : [];
    for (const { name, propertyName } of elements) {
      const found = isOwn ? from.get((propertyName ?? name).text) : { packageName: moduleSpecifier.text };
      if (found) exports.set(name.text, found);
    }
    if (!exportClause) for (const [name, found] of from) exports.set(name, found);
  }
  return exports;
}

const isExported = (statement: ts.Statement): boolean =>
  ts.canHaveModifiers(statement) &&
  (ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);

function declarationsIn(statement: ts.Statement): readonly Declaration[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations;
  return 'name' in statement ? [statement as ts.DeclarationStatement] : [];
}

function findLocal(module: string, name: string): Found | undefined {
  const declaration = parse(module)
    .statements.flatMap(declarationsIn)
    .find((one) => one.name?.getText() === name);
  return declaration && { module, declaration };
}

function findImported(module: string, name: string): Found | undefined {
  for (const statement of parse(module).statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const { namedBindings } = statement.importClause ?? {};
    const imports = namedBindings && ts.isNamedImports(namedBindings) ? namedBindings.elements : [];
    const specifier = statement.moduleSpecifier.text;
    if (specifier.startsWith('.') && imports.some((one) => one.name.text === name))
      return findLocal(target(module, specifier), name);
  }
  return undefined;
}

const sorted = (entries: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The names that a declaration mentions, without its own. */
function namesIn(declaration: Declaration): Set<string> {
  const names = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (isPrivate(node)) return;
    if (ts.isIdentifier(node)) names.add(node.text);
    node.forEachChild(visit);
  };
  visit(declaration);
  names.delete(declaration.name?.getText() ?? '');
  return names;
}

const isPrivate = (node: ts.Node): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.PrivateKeyword) ?? false);

/** The declaration's text on one line, without its private members. */
function textOf(declaration: Declaration): string {
  let text = declaration.getText();
  if (ts.isClassDeclaration(declaration))
    for (const member of declaration.members.filter(isPrivate)) text = text.replace(member.getText(), '');
  const keyword = ts.isVariableDeclaration(declaration) ? 'const ' : '';
  return keyword + text.replace(/^(export )?(declare )?/, '').replace(/\s+/g, ' ');
}
