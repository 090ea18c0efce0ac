/** Libraries, globals and syntax that only one folder may use. */
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

const frontEnd = '{mf-*,shared/{ui,forms,format,contracts}}/src/**/*.{ts,tsx}';

/** The flat configurations of these rules. */
export const restrictedApis = [
  {
    files: [frontEnd],
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
    files: [frontEnd],
    ignores: ['**/*.test.*'],
    rules: {
      ...browserOwned(['localStorage', 'sessionStorage', 'fetch', 'XMLHttpRequest']),
      'no-restricted-syntax': ['error', dynamicLibrary, ...leavesSite, htmlAsText, deviceClock],
    },
  },
  {
    files: ['shell/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*', 'shell/src/testing/**'],
    rules: {
      ...browserOwned(['localStorage', 'sessionStorage', 'XMLHttpRequest']),
      'no-restricted-syntax': ['error', dynamicLibrary, ...leavesSite, htmlAsText, changingVariable],
    },
  },
];
