import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { startLinter } from './linter.testing';

const root = join(__dirname, '../..');

/** Code that must not be written, the file, and the rule that reports it. */
const broken: [rule: string, file: string, text: string][] = [
  ['import-x/no-relative-packages', 'mf-plans/src/x.ts', "void import('../../mf-auth/src/strings');"],
  ['import-x/no-relative-packages', 'mf-plans/src/x.test.ts', "require('../../shell/src/site-map');"],
  ['import-x/no-relative-packages', 'mf-plans/webpack.config.mjs', "import '../mf-auth/src/strings';"],
  ['import-x/no-relative-packages', 'api/src/x.ts', "import '../../shared/ui/src';"],
  ['import-x/no-extraneous-dependencies', 'mf-plans/src/x.ts', "void import('mf-auth/src/strings');"],
  ['import-x/no-extraneous-dependencies', 'mf-plans/src/x.ts', "require('shell/src/site-map');"],
  ['import-x/no-extraneous-dependencies', 'shell/src/x.ts', "import type {} from 'mf-auth/src/strings';"],
  ['import-x/no-extraneous-dependencies', 'api/src/x.test.ts', "import '@ilera/ui';"],
  ['import-x/no-extraneous-dependencies', 'e2e/specs/x.ts', "import 'mf-auth/src/strings';"],
  ['import-x/no-restricted-paths', 'e2e/specs/x.ts', "void import('../../mf-auth/src/strings');"],
  ['import-x/no-restricted-paths', 'shared/runtime/src/x.test.ts', "import '../../../shell/src/site-map';"],
  ['import-x/no-restricted-paths', 'shared/runtime/src/x.test.ts', "import '../../../api/src/start-api';"],
  ['import-x/no-relative-packages', 'api/src/x.ts', "import '../../ops/src/registry/ledger/ledger';"],
  ['import-x/no-relative-packages', 'ops/src/x.test.ts', "import '../../api/src/start-api';"],
  ['import-x/no-restricted-paths', 'shared/format/src/x.ts', "import '@ilera/runtime';"],
  ['import-x/no-restricted-paths', 'shared/contracts/src/x.ts', "import '@ilera/format';"],
  ['import-x/no-restricted-paths', 'shared/ui/src/x.ts', "import '../../testing/src/factories';"],
  ['import-x/no-restricted-paths', 'ops/src/registry/x.ts', "import '../gateway/gateway-config';"],
  ['import-x/no-restricted-paths', 'ops/src/gateway/x.ts', "import '../cli/publish';"],
  ['import-x/no-restricted-paths', 'api/src/context/x.ts', "import type {} from '../db/database';"],
  ['import-x/no-restricted-paths', 'api/src/visits/x.ts', "import '../members/accept-invitation';"],
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

const packages = ['.', 'shared'].flatMap((folder) =>
  readdirSync(join(root, folder))
    .filter((name) => folder === 'shared' || /^(?:mf-.*|shell|api|ops|e2e)$/.test(name))
    .map((name) => join(folder, name)),
);

/** An import of a remote from every other package, by path and by name. */
const crossings = packages
  .filter((name) => name !== 'mf-auth')
  .flatMap((name) =>
    [relative(join(name, 'src'), 'mf-auth/src/remote'), 'mf-auth/src/remote'].map((specifier) => ({
      file: `${name}/src/x.ts`,
      text: `import '${specifier}';`,
    })),
  );

/** Code that must stay allowed. */
const allowed: [file: string, text: string][] = [
  ['mf-plans/src/x.ts', "import { paths } from '@ilera/contracts';\nexport const home = paths.home;"],
  ['mf-plans/src/x.ts', 'export const host = window.location.host;'],
  ['shared/ui/src/x.test.ts', "import { fakeApi } from '@ilera/testing';\nfakeApi();"],
  ['shared/runtime/src/x.test.ts', "import { fakeApi } from '../../testing/src';\nfakeApi();"],
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

it('refuses an import of a remote from every other package, by path and by name', async () => {
  expect(crossings.length).toBeGreaterThan(30);
  const results = await lint(crossings);
  const missed = crossings.filter(
    (_, index) => !results[index]!.some((line) => line.startsWith('import-x/')),
  );
  expect(missed).toEqual([]);
});

it('refuses what breaks a boundary, and lets the usual pass', async () => {
  const results = await lint([
    ...broken.map(([, file, text]) => ({ file, text })),
    ...allowed.map(([file, text]) => ({ file, text })),
  ]);
  const missed = broken.filter(([rule], index) => !results[index]!.some((line) => line.startsWith(rule)));
  expect(missed).toEqual([]);
  expect(results.slice(broken.length)).toEqual(allowed.map(() => []));
});
