import { fileURLToPath } from 'node:url';
import importX from 'eslint-plugin-import-x';
import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import tseslint from 'typescript-eslint';
import { importBoundaries } from './ops/lint/import-boundaries.mjs';
import { ownElement } from './ops/lint/own-element/own-element.mjs';
import { restrictedApis } from './ops/lint/restricted-apis.mjs';

// Rules specific to this repository; the common rules are in .oxlintrc.json.
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
  tseslint.configs.base,
  {
    plugins: { 'import-x': importX },
    settings: {
      // pnpm's commands name the second folder in NODE_PATH. Without it an import of a package that package.json does not
      // name is not found, and not reported.
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
    rules: { 'dot-notation': 'error' },
  },
  {
    files: ['shell/**/*.tsx', 'mf-*/**/*.tsx', 'shared/**/*.tsx'],
    ignores: ['**/*.test.tsx'],
    plugins: { translation: { rules: { 'own-element': ownElement } } },
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: { 'translation/own-element': 'error' },
  },
  {
    files: ['e2e/**/*.ts'],
    // Benchmarks also measure pages that have no marks of ours.
    ignores: ['e2e/bench/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Literal[value="networkidle"]',
          message: 'Half a second of sleep. Wait for what the test needs: e2e/support/at-rest.',
        },
      ],
    },
  },
  ...importBoundaries,
  ...restrictedApis,
);
