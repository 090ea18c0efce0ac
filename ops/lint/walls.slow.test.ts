import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { startLinter } from './linter.testing';

const root = join(__dirname, '../..');

/** Code that must not be written, the file, and the rule that reports it. */
const broken: [rule: string, file: string, text: string][] = [
  ['import-x/no-restricted-paths', 'mf-plans/src/x.ts', "void import('../../mf-auth/src/strings');"],
  ['import-x/no-restricted-paths', 'mf-plans/webpack.config.mjs', "import '../mf-auth/src/strings';"],
  ['import-x/no-restricted-paths', 'shell/src/x.ts', "void import('../../mf-auth/src/strings');"],
  ['import-x/no-restricted-paths', 'shared/format/src/x.ts', "import '@ilera/runtime';"],
  ['import-x/no-restricted-paths', 'shared/contracts/src/x.ts', "import '@ilera/format';"],
  ['import-x/no-restricted-paths', 'shared/ui/src/x.ts', "import '../../testing/src/factories';"],
  ['import-x/no-restricted-paths', 'ops/src/registry/x.ts', "import '../gateway/gateway-config';"],
  ['import-x/no-restricted-paths', 'ops/src/gateway/x.ts', "import '../cli/publish';"],
  ['import-x/no-restricted-paths', 'api/src/mail/x.ts', "import '../visits/capacity';"],
  ['import-x/no-restricted-paths', 'api/src/visits/x.ts', "import '../members/accept';"],
  ['no-restricted-imports', 'mf-plans/src/x.ts', "import 'axios';"],
  ['no-restricted-imports', 'mf-plans/src/x.ts', "import 'react-router-dom';"],
  ['no-restricted-imports', 'shell/src/x.ts', "import 'axios';"],
  ['no-restricted-imports', 'shared/contracts/src/x.ts', "import 'react';"],
  ['no-restricted-syntax', 'mf-plans/src/x.ts', "void import('axios');"],
  ['no-restricted-syntax', 'mf-plans/src/x.ts', "void import('react-router-dom');"],
  ['no-restricted-globals', 'mf-plans/src/x.ts', "localStorage.setItem('a', 'b');"],
  ['no-restricted-globals', 'mf-plans/src/x.ts', 'sessionStorage.clear();'],
  ['no-restricted-properties', 'mf-plans/src/x.ts', 'window.localStorage.clear();'],
  ['no-restricted-properties', 'shared/forms/src/x.ts', 'globalThis.sessionStorage.clear();'],
  ['no-restricted-globals', 'shell/src/x.ts', 'localStorage.clear();'],
  ['no-restricted-globals', 'mf-plans/src/x.ts', "void fetch('/api/x');"],
  ['no-restricted-properties', 'mf-plans/src/x.ts', "void window.fetch('/api/x');"],
  ['no-restricted-globals', 'mf-plans/src/x.ts', 'new XMLHttpRequest();'],
  ['no-restricted-syntax', 'mf-plans/src/x.ts', "window.location.href = '/';"],
  ['no-restricted-syntax', 'mf-plans/src/x.ts', "location.href = '/';"],
  ['no-restricted-syntax', 'mf-plans/src/x.ts', "window.location = '/';"],
  ['no-restricted-syntax', 'mf-plans/src/x.ts', "window.location.assign('/');"],
  ['no-restricted-syntax', 'mf-plans/src/x.ts', "location.replace('/');"],
  ['no-restricted-syntax', 'mf-plans/src/x.ts', "window.open('/');"],
  ['no-restricted-syntax', 'shell/src/x.ts', "window.location.href = '/';"],
  ['no-restricted-syntax', 'mf-plans/src/x.ts', 'export const now = new Date();'],
  ['no-restricted-syntax', 'shared/forms/src/x.ts', 'export const now = Date.now();'],
  ['no-restricted-syntax', 'shell/src/x.ts', 'let count = 0;\nexport const next = () => (count += 1);'],
  ['no-restricted-syntax', 'shell/src/x.ts', 'export let count = 0;'],
  ['no-restricted-syntax', 'shell/src/x.ts', 'export const known = new Map<string, string>();'],
  ['no-restricted-syntax', 'shell/src/x.ts', 'const a: string[] = [];\nexport const b = () => a.push("");'],
];

const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
const servers = ['api', 'ops', 'e2e'];
const shared = readdirSync(join(root, 'shared')).map((name) => `shared/${name}`);
const folders = [...remotes, 'shell', ...servers, ...shared];

/** The folders that a folder may import, besides itself. */
const mayImport: Record<string, string[]> = {
  api: ['shared/contracts', 'shared/format'],
  ops: ['shared/contracts', 'shared/build'],
  e2e: ['api', 'ops', ...shared],
  'shared/contracts': [],
  'shared/format': ['shared/contracts'],
  'shared/runtime': ['shared/contracts', 'shared/format'],
  'shared/ui': ['shared/contracts', 'shared/format', 'shared/runtime'],
  'shared/forms': ['shared/contracts', 'shared/format', 'shared/runtime', 'shared/ui'],
};

/** Every folder with every other one that it may not import, by a file that is there. */
const crossings = folders.flatMap((from) =>
  folders
    .filter((to) => to !== from && !(mayImport[from] ?? shared).includes(to))
    // `build` and `prerender` stand outside of the order of shared/.
    .filter((to) => !(from.startsWith('shared/') && /build|prerender/.test(to)))
    .map((to) => ({
      from,
      to,
      file: `${from}/${from === 'e2e' ? 'specs' : 'src'}/x.ts`,
      text: `import '${relative(join(root, from, 'src'), join(root, to, entryOf(to)))}';`,
    })),
);

/** A module of the folder, without its extension. */
function entryOf(folder: string): string {
  if (folder === 'shared/prerender') return 'src/render-address';
  if (folder.startsWith('shared/')) return 'src/index';
  if (folder.startsWith('mf-')) return 'src/remote';
  return {
    shell: 'src/site-map',
    api: 'src/start-api',
    ops: 'src/registry/ledger/ledger',
    e2e: 'playwright.config',
  }[folder]!;
}

/** Code that must stay allowed. */
const allowed: [file: string, text: string][] = [
  ['mf-plans/src/x.ts', "import { paths } from '@ilera/contracts';\nexport const home = paths.home;"],
  ['mf-plans/src/x.ts', 'export const host = window.location.host;'],
  ['shared/ui/src/x.test.ts', "import { fakeApi } from '@ilera/testing';\nfakeApi();"],
  ['ops/src/x.ts', "import { remoteConfig } from '@ilera/build';\nremoteConfig('');"],
  ['e2e/specs/x.ts', "import { paths } from '@ilera/contracts';\nexport const home = paths.home;"],
  ['shell/src/x.ts', "void fetch('/_live');"],
  [
    'shell/src/x.ts',
    'export const names = new Set(["a"]).size;\nexport const sum = () => {\n  let all = 0;\n  all += 1;\n  return all;\n};',
  ],
];

const { lint, end } = startLinter();
afterAll(end);

it('refuses an import of every folder from every folder that may not import it', async () => {
  expect(crossings.length).toBeGreaterThan(150);
  const results = await lint(crossings);
  const missed = crossings.filter(
    (_, index) => !results[index]!.some((line) => line.startsWith('import-x/no-restricted-paths')),
  );
  expect(missed.map(({ from, to }) => `${from} -> ${to}`)).toEqual([]);
});

it('refuses what breaks a wall, and lets the usual pass', async () => {
  const results = await lint([
    ...broken.map(([, file, text]) => ({ file, text })),
    ...allowed.map(([file, text]) => ({ file, text })),
  ]);
  const missed = broken.filter(([rule], index) => !results[index]!.some((line) => line.startsWith(rule)));
  expect(missed).toEqual([]);
  expect(results.slice(broken.length)).toEqual(allowed.map(() => []));
});
