import { fileURLToPath } from 'node:url';
import js from '@eslint/js';
import comments from '@eslint-community/eslint-plugin-eslint-comments';
import checkFile from 'eslint-plugin-check-file';
import importX from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import tseslint from 'typescript-eslint';
import { ownElement } from './ops/lint/own-element/own-element.mjs';
import { walls } from './ops/lint/walls.mjs';

export default tseslint.config(
  {
    ignores: [
      '**/node_modules',
      '**/dist',
      '.local',
      '**/*.generated.*',
      'coverage',
      '**/test-results',
      '.stryker-tmp',
    ],
  },
  js.configs.recommended,
  tseslint.configs.recommended,
  jsxA11y.flatConfigs.recommended,
  {
    plugins: {
      '@eslint-community/eslint-comments': comments,
      'check-file': checkFile,
      'import-x': importX,
    },
    settings: {
      // Files whose own imports are read; without TypeScript's no cycle is found.
      'import-x/extensions': ['.ts', '.tsx', '.mts', '.mjs', '.js', '.cjs'],
      // An installed package imports nothing of ours: what it imports is not read. Links to our own packages lead elsewhere.
      'import-x/ignore': ['/node_modules/'],
      // pnpm's commands name the second folder in NODE_PATH. Without it a walled import of a package that the importing one
      // does not depend on is not found, and not reported.
      'import-x/resolver-next': [
        createTypeScriptImportResolver({
          modules: [
            'node_modules',
            fileURLToPath(new URL('node_modules/.pnpm/node_modules', import.meta.url)),
          ],
        }),
      ],
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'dot-notation': 'error',
      // What takes the place of a pressed button gets its focus; nothing has it when a page is opened.
      'jsx-a11y/no-autofocus': 'off',
      'max-lines': ['error', { max: 300, skipBlankLines: true, skipComments: true }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
      '@eslint-community/eslint-comments/require-description': ['error', { ignore: ['eslint-enable'] }],
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
  {
    // Where there is React; its rules compile each file.
    files: ['shell/**', 'mf-*/**', 'shared/**', 'create-ilera-remote/**', '**/*.tsx'],
    plugins: { 'react-hooks': reactHooks },
    rules: reactHooks.configs.recommended.rules,
  },
  {
    files: ['shell/**/*.tsx', 'mf-*/**/*.tsx', 'shared/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    plugins: { translation: { rules: { 'own-element': ownElement } } },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: { 'translation/own-element': 'error' },
  },
  ...walls,
  {
    files: ['**/*.cjs'],
    languageOptions: {
      sourceType: 'commonjs',
      globals: { globalThis: 'readonly', module: 'writable', require: 'readonly' },
    },
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
  {
    files: ['docs/stock-host/*.js'],
    languageOptions: {
      globals: {
        document: 'readonly',
        fetch: 'readonly',
        location: 'readonly',
        URLSearchParams: 'readonly',
      },
    },
  },
  {
    files: [
      '**/*.mjs',
      'api/**',
      'create-ilera-remote/src/**',
      'ops/**',
      'e2e/**',
      'docs/**',
      'shared/build/**',
    ],
    languageOptions: {
      globals: {
        globalThis: 'readonly',
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        Buffer: 'readonly',
      },
    },
    rules: { 'no-console': 'off' },
  },
);
