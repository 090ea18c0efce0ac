import { existsSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { readRepositoryFile, repositoryFiles, root } from './repository-files';

const sources = repositoryFiles(/^(?:api|ops|shell|shared|e2e|docs|mf-[a-z]+)\/.*\.(?:ts|tsx|mts)$/);
const known = new Set(sources);

/** The files of `@shared/x` and `@shared/x/y`, from the `exports` of the packages. */
const packages = new Map(
  repositoryFiles(/^shared\/[a-z]+\/package\.json$/).flatMap((path) => {
    const { name, exports } = JSON.parse(readRepositoryFile(path)) as {
      name: string;
      exports: Record<string, string>;
    };
    return Object.entries(exports).map(
      ([key, file]) => [name + key.slice(1), join(dirname(path), file)] as const,
    );
  }),
);

function resolve(from: string, request: string): string | undefined {
  const path = request.startsWith('.') ? normalize(join(dirname(from), request)) : packages.get(request);
  if (!path) return undefined;
  return [path, `${path}.ts`, `${path}.tsx`, `${path}.mts`, `${path}/index.ts`].find((file) =>
    known.has(file),
  );
}

/** Imports of values and of types, `export … from` and `import()`, which only a visitor's press may follow. */
const imports = new Map(
  sources.map((path) => {
    const text = readRepositoryFile(path).replace(/\/\*[\s\S]*?\*\//g, '');
    const requests = [...text.matchAll(/(?:\bfrom|^import)\s*'([^']+)'/gm)].map(([, request]) => request!);
    return [path, requests.flatMap((request) => resolve(path, request) ?? [])];
  }),
);

/** Groups of nodes that reach each other (Tarjan's strongly connected components, larger than one node). */
function findCycles(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const numbers = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const visit = (node: string): void => {
    numbers.set(node, numbers.size);
    lowest.set(node, numbers.get(node)!);
    stack.push(node);
    for (const next of graph.get(node) ?? []) {
      if (!numbers.has(next)) visit(next);
      if (stack.includes(next)) lowest.set(node, Math.min(lowest.get(node)!, lowest.get(next)!));
    }
    if (lowest.get(node) !== numbers.get(node)) return;
    const group = stack.splice(stack.indexOf(node));
    if (group.length > 1) cycles.push(group.sort());
  };
  for (const node of graph.keys()) if (!numbers.has(node)) visit(node);
  return cycles;
}

it('finds its way through the imports of the repository', () => {
  expect([...imports.values()].flat().length).toBeGreaterThan(3_000);
  expect(existsSync(join(root, imports.get('shell/src/start.tsx')![0]!))).toBe(true);
});

it('has no files that import each other in a circle, types included', () => {
  expect(findCycles(imports)).toEqual([]);
});

/** Tests and entry files may import from every folder. */
const isPart = (path: string) => !/\.test\.tsx?$|\.testing\.|\/testing\/|\/main\.ts$/.test(path);

/** By folder: which of its files and folders import which others of it. */
function importsInFolders(): Map<string, Map<string, string[]>> {
  const folders = new Map<string, Map<string, string[]>>();
  for (const [from, targets] of imports)
    for (const to of isPart(from) ? targets.filter(isPart) : []) {
      const [a, b] = [from.split('/'), to.split('/')];
      const depth = a.findIndex((name, index) => name !== b[index]);
      if (depth < 1) continue;
      const folder = a.slice(0, depth).join('/');
      const graph = folders.get(folder) ?? new Map<string, string[]>();
      graph.set(a[depth]!, [...(graph.get(a[depth]!) ?? []), b[depth]!]);
      folders.set(folder, graph);
    }
  return folders;
}

it('has no folders that import each other in a circle', () => {
  const folders = importsInFolders();
  expect(folders.size).toBeGreaterThan(60);
  const cycles = [...folders].flatMap(([folder, graph]) =>
    findCycles(graph).map((names) => `${folder}: ${names.join(', ')}`),
  );
  expect(cycles).toEqual([]);
});
