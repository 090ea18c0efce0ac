import { readdirSync } from 'node:fs';
import js from '@eslint/js';
import checkFile from 'eslint-plugin-check-file';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import tseslint from 'typescript-eslint';

const folders = readdirSync('.', { withFileTypes: true }).filter((entry) => entry.isDirectory());
const remotes = folders.map(({ name }) => name).filter((name) => name.startsWith('mf-'));
const shared = readdirSync('shared');
const walls = [...remotes, 'shell'];

/** Imports that a folder may not write, each with what to use instead. Built from the folder list: a new mf-* is covered. */
function forbid(...patterns) {
  return { 'no-restricted-imports': ['error', { patterns: patterns.flat() }] };
}
const partsBut = (self) =>
  walls
    .filter((name) => name !== self)
    .map((name) => ({
      regex: `^${name}(/|$)|\\.\\./${name}/`,
      message: `Parts meet only in the shell's site map and on the buses of @shared/runtime, never by importing ${name}.`,
    }));
const routerAndHttp = [
  { group: ['axios', 'axios/*'], message: 'Call the API through `api` of @shared/runtime.' },
  {
    group: ['react-router-dom', 'react-router', 'react-router/*'],
    message: 'Use what @shared/runtime re-exports of the one router.',
  },
];
/** Who owns the router and the HTTP client, and who draws or tests with them. */
const mayUse = {
  runtime: routerAndHttp,
  testing: [routerAndHttp[0]],
  prerender: [routerAndHttp[1]],
};
const servers = ['api', 'ops', 'e2e'].map((name) => ({
  regex: `^${name}(/|$)|\\.\\./${name}/src`,
  message: 'Servers share only @shared/contracts with the front end.',
}));
const frontEnd = {
  regex: '^@shared/(?!contracts|build)',
  message: 'Servers share only @shared/contracts with the front end.',
};
const react = {
  group: ['react', 'react-dom', 'react/*', 'react-dom/*'],
  message: 'Contracts know no React.',
};

export default tseslint.config(
  { ignores: ['**/node_modules', '**/dist', '.local', '**/*.generated.*', 'coverage'] },
  js.configs.recommended,
  tseslint.configs.recommended,
  jsxA11y.flatConfigs.recommended,
  {
    plugins: { 'check-file': checkFile, 'import-x': importX, 'react-hooks': reactHooks },
    settings: { 'import-x/resolver-next': [createTypeScriptImportResolver()] },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'check-file/filename-naming-convention': [
        'error',
        { '**/*.{ts,tsx,mjs,cjs}': 'KEBAB_CASE' },
        { ignoreMiddleExtensions: true },
      ],
      'import-x/no-cycle': ['error', { maxDepth: 8 }],
    },
  },
  ...remotes.map((name) => ({
    files: [`${name}/src/**/*.{ts,tsx}`],
    rules: forbid(partsBut(name), routerAndHttp, servers),
  })),
  { files: ['shell/src/**/*.{ts,tsx}'], rules: forbid(partsBut('shell'), routerAndHttp[0], servers) },
  ...shared.map((name) => ({
    files: [`shared/${name}/src/**/*.{ts,tsx}`],
    rules: forbid(
      partsBut(''),
      servers,
      routerAndHttp.filter((rule) => !mayUse[name]?.includes(rule)),
      name === 'contracts' ? [react] : [],
    ),
  })),
  { files: ['api/**/*.ts', 'ops/**/*.ts'], rules: forbid(partsBut(''), frontEnd) },
  {
    files: ['**/*.cjs'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: { globalThis: 'readonly', module: 'writable', require: 'readonly' },
    },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  // Playwright calls what a fixture gives `use`; it is no hook.
  { files: ['e2e/**'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
  {
    files: ['**/*.mjs', 'api/**', 'ops/**', 'e2e/**', 'docs/**', 'shared/build/**'],
    languageOptions: {
      globals: { process: 'readonly', console: 'readonly', URL: 'readonly', Buffer: 'readonly' },
    },
    rules: { 'no-console': 'off' },
  },
);
