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
  zone(
    'ops/src',
    ['console'],
    ['gateway'],
    'The gateway imports the console, and gives it what it shows: add it to ConsoleServices.',
  ),
  // `npm start` is a command itself.
  zone(
    'ops/src',
    [...belowGateway, 'gateway', 'console'],
    ['cli'],
    'Commands use the registry and the gateway, which know none of them.',
  ),
];

/** Base folders of `api/src`. Mails quote prices, so `prices` is neither a base folder nor a feature. */
const apiFoundations = [
  ...['audit', 'common', 'config', 'context', 'db', 'encryption', 'evidence', 'http', 'limits', 'mail'],
  ...['messenger', 'payment-providers', 'payments/rows', 'pdf', 'people', 'sessions'],
];
const apiFeatures = readdirSync(`${root}api/src`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['prices', ...apiFoundations].includes(entry.name))
  .map(({ name }) => name);
const apiZone = (folders, others, message) => ({
  ...zone('api/src', folders, others, message),
  // Mails, prices and cover read what a payment's row says.
  except: ['./rows'],
});
const noFeatures = 'This folder must not import features: let the caller pass what it needs.';
const purchases =
  'Files directly in api/src/payments do not know what a payment buys: put what needs both into api/src/payments/kinds.';

/** The order inside `api/src`. */
const apiZones = [
  apiZone(apiFoundations, apiFeatures, noFeatures),
  apiZone(['visits', 'payments', 'subscriptions'], ['members'], noFeatures),
  apiZone(['visits'], ['staff'], noFeatures),
  apiZone(['payments'], ['privacy'], noFeatures),
  apiZone(['subscriptions'], ['payments', 'visits'], noFeatures),
  apiZone(['payments/*.*'], ['visits', 'subscriptions'], purchases),
  apiZone(['visits'], ['payments/kinds'], purchases),
];

/** The order of `shared/`: a folder may import earlier ones. Tests may use @ilera/testing in every folder. */
const sharedOrder = ['contracts', 'format', 'runtime', 'ui', 'forms', 'testing'];
const sharedZones = sharedOrder
  .slice(0, -1)
  .map((name, index) =>
    zone(
      'shared',
      [name],
      sharedOrder.slice(index + 1),
      `The order of shared/ is ${sharedOrder.join(' < ')}.`,
    ),
  );

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
  { files: [`api/src/**/*.${source}`], ignores: ['**/*.test.*'], rules: withZones(apiZones) },
  {
    files: [`shared/*/src/**/*.${source}`],
    ignores: ['**/*.test.*', 'shared/testing/**'],
    rules: withZones(sharedZones),
  },
];
