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

/** Groups of files that reach each other (Tarjan's strongly connected components, larger than one file). */
function findCycles(): string[][] {
  const numbers = new Map<string, number>();
  const lowest = new Map<string, number>();
  const stack: string[] = [];
  const cycles: string[][] = [];
  const visit = (file: string): void => {
    numbers.set(file, numbers.size);
    lowest.set(file, numbers.get(file)!);
    stack.push(file);
    for (const next of imports.get(file) ?? []) {
      if (!numbers.has(next)) visit(next);
      if (stack.includes(next)) lowest.set(file, Math.min(lowest.get(file)!, lowest.get(next)!));
    }
    if (lowest.get(file) !== numbers.get(file)) return;
    const group = stack.splice(stack.indexOf(file));
    if (group.length > 1) cycles.push(group.sort());
  };
  for (const file of sources) if (!numbers.has(file)) visit(file);
  return cycles;
}

it('finds its way through the imports of the repository', () => {
  expect([...imports.values()].flat().length).toBeGreaterThan(3_000);
  expect(existsSync(join(root, imports.get('shell/src/start.tsx')![0]!))).toBe(true);
});

it('has no files that import each other in a circle, types included', () => {
  expect(findCycles()).toEqual([]);
});

/** Folders and files of `api/src` from the bottom up: each imports those before it. */
const orderOfApi = [
  ...[
    'common',
    'encryption',
    'context',
    'config',
    'db',
    'evidence',
    'mail',
    'backup',
    'services.ts',
    'audit',
    'limits',
  ],
  ...['sessions', 'subscriptions', 'http', 'appointments', 'claims', 'places', 'receipts', 'waitlist'],
  ...[
    'payments',
    'conditions',
    'members',
    'plans',
    'privacy',
    'sandbox',
    'accounts',
    'dev',
    'google',
    'seed',
  ],
  ...['operators', 'app.ts', 'start-api.ts', 'main.ts'],
];

it('has folders of the API that import each other in one order, but for two', () => {
  const folderOf = (path: string) => path.split('/')[2]!;
  const isPart = (path: string) => path.startsWith('api/src/') && !/\.test\.ts$|\/testing\//.test(path);
  const arrows = [...imports].flatMap(([from, to]) =>
    isPart(from) ? to.filter(isPart).map((path) => [folderOf(from), folderOf(path)] as const) : [],
  );
  const upward = arrows.filter(([from, to]) => orderOfApi.indexOf(from) < orderOfApi.indexOf(to));
  expect([...new Set(arrows.flat())].filter((name) => !orderOfApi.includes(name))).toEqual([]);
  // A cancelled visit is refunded, and a plan is priced with its coupon.
  expect([...new Set(upward.map((arrow) => arrow.join(' > ')))].sort()).toEqual([
    'appointments > payments',
    'subscriptions > payments',
  ]);
});
