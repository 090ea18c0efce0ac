/**
 * Who may import whom. Packages import others by name, where their package.json names them; `package-dependencies.test.ts`
 * checks what it may name. Inside `api/src`, `ops/src` and `shared/`, folders have an order.
 */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const parts = ['shell', ...readdirSync(root).filter((name) => name.startsWith('mf-'))];
const source = '{ts,tsx,mts,mjs,cjs}';

/** No file of these folders may import the others, nor load them by `import()` or `require`. */
const zone = (base, folders, others, message) => ({
  target: folders.map((name) => `./${base}/${name}`),
  from: others.map((name) => `./${base}/${name}`),
  message,
});
const withZones = (zones) => ({ 'import-x/no-restricted-paths': ['error', { zones, basePath: root }] });

/** Folders of `ops/src`: shared by commands and gateway, and of the gateway. */
const belowGateway = ['common', 'site', 'store', 'registry', 'metrics', 'notify', 'build'];
const gatewayFolders = ['gateway', 'console', 'start'];

/** The order inside `ops/src`; tests may start a whole gateway. */
const opsZones = [
  zone(
    'ops/src',
    belowGateway,
    gatewayFolders,
    'The gateway imports this folder: put what both need into a folder that both may import, such as ops/src/site.',
  ),
  // `npm start` is a command itself.
  zone(
    'ops/src',
    [...belowGateway, 'gateway', 'console'],
    ['cli'],
    'Commands use the registry and the gateway, which know none of them.',
  ),
];

/** Each folder may import earlier ones only, so that folders never import each other in a circle. */
const orderZones = (base, order) =>
  order
    .slice(0, -1)
    .map((name, index) =>
      zone(base, [name], order.slice(index + 1), `The order of ${base}/ is ${order.join(' < ')}.`),
    );

/** The order of `api/src`. A folder that is missing here comes last. */
const apiOrder = [
  ...['common', 'encryption', 'context', 'config', 'db', 'audit', 'people', 'sessions', 'limits', 'http'],
  ...['evidence', 'backup', 'messenger', 'pdf', 'prices', 'mail', 'payment-providers', 'payments', 'coupons'],
  ...['subscriptions', 'receipts', 'slots', 'visits', 'purchases', 'plans', 'members', 'accounts', 'claims'],
  ...[
    'conditions',
    'places',
    'waitlist',
    'privacy',
    'housekeeping',
    'seed',
    'google',
    'clinic',
    'staff',
    'dev',
  ],
];
const apiFolders = readdirSync(`${root}api/src`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** The order of `shared/`. Tests may use @ilera/testing in every folder. */
const sharedOrder = ['contracts', 'format', 'runtime', 'ui', 'forms', 'testing'];

/** The flat configurations of these rules. */
export const importBoundaries = [
  {
    files: [`**/*.${source}`],
    // A host in a repository of its own.
    ignores: ['docs/stock-host/**'],
    rules: {
      'import-x/no-relative-packages': ['error', { commonjs: true }],
      'import-x/no-extraneous-dependencies': ['error', { includeTypes: true, packageDir: root }],
    },
  },
  {
    // Settings of tools use all packages; tests of docs and e2e start servers; @ilera/testing depends on the runtime.
    files: [
      ...['*.mjs', 'ops/bin/mutation-jest.config.mjs', 'docs/**', 'e2e/**'],
      'shared/runtime/src/**/*.test.*',
    ],
    rules: {
      'import-x/no-relative-packages': 'off',
      ...withZones([
        zone('.', ['e2e'], parts, 'End-to-end tests see the site as a visitor does, never its modules.'),
        zone('.', ['shared'], [...parts, 'api', 'ops', 'e2e'], 'shared/ is used by all parts and servers.'),
      ]),
    },
  },
  { files: [`ops/src/**/*.${source}`], ignores: ['**/*.test.*'], rules: withZones(opsZones) },
  {
    files: [`api/src/**/*.${source}`],
    ignores: ['**/*.test.*'],
    rules: withZones(orderZones('api/src', [...new Set([...apiOrder, ...apiFolders])])),
  },
  {
    files: [`shared/*/src/**/*.${source}`],
    ignores: ['**/*.test.*', 'shared/testing/**'],
    rules: withZones(orderZones('shared', sharedOrder)),
  },
];
