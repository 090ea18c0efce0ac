/**
 * Import rules between folders, and libraries and globals that only one folder may use. The rules are built from the list
 * of folders, so that they cover a new `mf-*`.
 */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const remotes = readdirSync(root).filter((name) => name.startsWith('mf-'));
const servers = ['api', 'ops', 'e2e'];
const source = '{ts,tsx,mts,mjs,cjs}';

/** The order of `shared/`: a folder may import earlier ones. */
const sharedOrder = ['contracts', 'format', 'runtime', 'ui', 'forms', 'testing'];
const shared = readdirSync(`${root}shared`);

const zone = (target, from, message) => ({ target: `./${target}`, from: `./${from}`, message });

const meet =
  'Parts meet only by the addresses and modals that each brings, and on the stores of @ilera/runtime, never by importing each other.';
const serverOnly =
  'Servers share only @ilera/contracts with the front end, the API also @ilera/format, ops and e2e also @ilera/build.';

/** Zones of `import-x/no-restricted-paths`, which also sees dynamic imports and `require`. */
export const zones = [
  ...remotes.flatMap((name) => [
    ...[...remotes, 'shell'].filter((other) => other !== name).map((other) => zone(name, other, meet)),
    ...servers.map((other) => zone(name, other, serverOnly)),
  ]),
  ...[...remotes, ...servers].map((other) =>
    zone('shell', other, other.startsWith('mf-') ? meet : serverOnly),
  ),
  ...[...remotes, 'shell', ...servers].map((other) =>
    zone('shared', other, 'shared/ is used by all parts and servers, so it imports none of them.'),
  ),
  ...['api', 'ops'].flatMap((server) => [
    ...[...remotes, 'shell', 'e2e'].map((other) => zone(server, other, serverOnly)),
    ...shared
      .filter((name) => name !== 'contracts' && name !== { api: 'format', ops: 'build' }[server])
      .map((name) => zone(server, `shared/${name}`, serverOnly)),
  ]),
  zone('api', 'ops', 'The API runs without the tools of ops.'),
  zone('ops', 'api', 'The API is a process of its own: start it, or call it.'),
  ...[...remotes, 'shell'].map((other) =>
    zone('e2e', other, 'End-to-end tests see the site as a visitor does, never its modules.'),
  ),
];

/** Folders of `ops/src`: shared by commands and gateway, of the gateway, and of the commands. */
const belowGateway = ['common', 'site', 'store', 'registry', 'metrics', 'notify', 'build'];
const gatewayFolders = ['gateway', 'console', 'start'];

/** The order inside `ops/src`; tests may start a whole gateway. */
const opsZones = [
  ...belowGateway.flatMap((name) =>
    gatewayFolders.map((other) =>
      zone(
        `ops/src/${name}`,
        `ops/src/${other}`,
        'The gateway imports this folder: put what both need into a folder that both may import, such as ops/src/site.',
      ),
    ),
  ),
  zone(
    'ops/src/console',
    'ops/src/gateway',
    'The gateway imports the console, and gives it what it shows: add it to ConsoleServices.',
  ),
  // `npm start` is a command itself.
  ...[...belowGateway, 'gateway', 'console'].map((name) =>
    zone(
      `ops/src/${name}`,
      'ops/src/cli',
      'Commands use the registry and the gateway, which know none of them.',
    ),
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
const apiZone = (target, from, message) => ({
  ...zone(`api/src/${target}`, `api/src/${from}`, message),
  // Mails, prices and cover read what a payment's row says.
  ...(from === 'payments' && { except: ['./rows'] }),
});
const noFeatures = 'This folder must not import features: let the caller pass what it needs.';
const purchases =
  'Files directly in api/src/payments do not know what a payment buys: put what needs both into api/src/payments/kinds.';

/** The order inside `api/src`. */
const apiZones = [
  ...apiFoundations.flatMap((name) => apiFeatures.map((other) => apiZone(name, other, noFeatures))),
  ...['visits', 'payments', 'subscriptions'].map((name) => apiZone(name, 'members', noFeatures)),
  apiZone('visits', 'staff', noFeatures),
  apiZone('payments', 'privacy', noFeatures),
  ...['payments', 'visits'].map((name) => apiZone('subscriptions', name, noFeatures)),
  ...['visits', 'subscriptions'].map((name) => apiZone('payments/*.*', name, purchases)),
  apiZone('visits', 'payments/kinds', purchases),
];

/** The order inside `shared/`; tests may use @ilera/testing in every folder. */
export const sharedZones = sharedOrder.flatMap((name, index) =>
  sharedOrder
    .slice(index + 1)
    .map((later) =>
      zone(
        `shared/${name}`,
        `shared/${later}`,
        `The order of shared/ is ${sharedOrder.join(' < ')}: ${name} does not know ${later}.`,
      ),
    ),
);

const routerAndHttp = [
  { group: ['axios', 'axios/*'], message: 'Call the API through `api` of @ilera/runtime.' },
  {
    group: ['react-router-dom', 'react-router', 'react-router/*'],
    message: 'Use what @ilera/runtime re-exports of the one router.',
  },
];
const react = {
  group: ['react', 'react-dom', 'react/*', 'react-dom/*'],
  message: 'Contracts know no React.',
};
const libraries = (patterns) => ({ 'no-restricted-imports': ['error', { patterns }] });

/** Dynamic imports of libraries, which `no-restricted-imports` does not see. */
const dynamicLibrary = {
  selector: 'ImportExpression[source.value=/^(axios|react-router(-dom)?)(\\u002F|$)/]',
  message: 'Use @ilera/runtime: it owns the HTTP client and the router.',
};
const leavesSite = [
  {
    selector:
      "AssignmentExpression[left.type='MemberExpression'][left.property.name='href'][left.object.property.name='location'], AssignmentExpression[left.type='MemberExpression'][left.property.name='href'][left.object.name='location'], AssignmentExpression[left.property.name='location'], AssignmentExpression[left.name='location']",
    message: 'Use `leaveSite(url)` of @ilera/runtime, or navigate: an unchecked address leads anywhere.',
  },
  {
    selector:
      "CallExpression[callee.property.name=/^(assign|replace)$/][callee.object.property.name='location'], CallExpression[callee.property.name=/^(assign|replace)$/][callee.object.name='location'], CallExpression[callee.object.name='window'][callee.property.name='open']",
    message: 'Use `leaveSite(url)` of @ilera/runtime, or navigate: an unchecked address leads anywhere.',
  },
];
/** Bans HTML as text; its two exceptions give their reasons. */
const htmlAsText = {
  selector:
    "JSXAttribute[name.name='dangerouslySetInnerHTML'], AssignmentExpression[left.property.name=/^(inner|outer)HTML$/], CallExpression[callee.property.name='insertAdjacentHTML']",
  message: 'Render elements: HTML as text can carry scripts (docs/adr/0013).',
};
/** Bans the device's clock, which may be years off (R5.13). */
const deviceClock = {
  selector:
    "NewExpression[callee.name='Date'][arguments.length=0], CallExpression[callee.object.name='Date'][callee.property.name='now']",
  message: 'Use `clock.now()` of @ilera/runtime: the clock of a phone may be years off.',
};
/** Bans changing variables of a module, which tests share and nobody owns. */
const changingVariable = {
  selector: ['Program', 'Program > ExportNamedDeclaration']
    .flatMap((parent) => [
      `${parent} > VariableDeclaration[kind='let']`,
      `${parent} > VariableDeclaration > VariableDeclarator[init.callee.name=/^(Map|Set|WeakMap|WeakSet|LRUCache)$/]`,
      `${parent} > VariableDeclaration > VariableDeclarator[init.type='ArrayExpression'][init.elements.length=0]`,
    ])
    .join(', '),
  message: 'Put what changes while a document is open into a class that shell/src/site-services.ts makes.',
};
const browserOwned = (names) => ({
  'no-restricted-globals': ['error', ...names.map((name) => ({ name, message: messages[name] }))],
  'no-restricted-properties': [
    'error',
    ...['window', 'globalThis', 'self'].flatMap((object) =>
      names.map((property) => ({ object, property, message: messages[property] })),
    ),
  ],
});
const storage =
  'Use the session, drafts or storage of @ilera/runtime: it survives blocked and corrupt storage.';
const http = 'Call the API through `api` of @ilera/runtime: it carries the session and types the failures.';
const messages = {
  localStorage: storage,
  sessionStorage: storage,
  fetch: http,
  XMLHttpRequest: http,
};

/** The flat configurations of all rules. */
export const walls = [
  {
    files: [`**/*.${source}`],
    rules: { 'import-x/no-restricted-paths': ['error', { zones, basePath: root }] },
  },
  {
    files: [`ops/src/**/*.${source}`],
    ignores: ['**/*.test.*'],
    rules: { 'import-x/no-restricted-paths': ['error', { zones: [...zones, ...opsZones], basePath: root }] },
  },
  {
    files: [`api/src/**/*.${source}`],
    ignores: ['**/*.test.*'],
    rules: { 'import-x/no-restricted-paths': ['error', { zones: [...zones, ...apiZones], basePath: root }] },
  },
  {
    files: [`shared/*/src/**/*.${source}`],
    ignores: ['**/*.test.*', 'shared/testing/**'],
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: [...zones, ...sharedZones], basePath: root }],
    },
  },
  {
    files: [...remotes, 'shared/ui', 'shared/forms', 'shared/format', 'shared/contracts'].map(
      (name) => `${name}/src/**/*.{ts,tsx}`,
    ),
    rules: libraries(routerAndHttp),
  },
  {
    files: ['shell/src/**/*.{ts,tsx}', 'shared/prerender/src/**/*.{ts,tsx}'],
    rules: libraries([routerAndHttp[0]]),
  },
  { files: ['shared/testing/src/**/*.{ts,tsx}'], rules: libraries([routerAndHttp[1]]) },
  {
    files: ['shared/contracts/src/**/*.ts'],
    rules: libraries([...routerAndHttp, react]),
  },
  {
    files: [...remotes, 'shared/ui', 'shared/forms', 'shared/format', 'shared/contracts'].map(
      (name) => `${name}/src/**/*.{ts,tsx}`,
    ),
    ignores: ['**/*.test.*'],
    rules: {
      ...browserOwned(['localStorage', 'sessionStorage', 'fetch', 'XMLHttpRequest']),
      'no-restricted-syntax': ['error', dynamicLibrary, ...leavesSite, htmlAsText, deviceClock],
    },
  },
  {
    files: ['shell/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*'],
    rules: {
      ...browserOwned(['localStorage', 'sessionStorage', 'XMLHttpRequest']),
      'no-restricted-syntax': ['error', dynamicLibrary, ...leavesSite, htmlAsText, changingVariable],
    },
  },
];
