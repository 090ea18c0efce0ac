import { readdirSync } from 'node:fs';
import { join } from 'node:path';
/**
 * Two projects: parts that run in a browser (jsdom) and parts that run on a server (node). Started in a package,
 * jest runs the tests of that package only.
 */
import browser from './shared/testing/src/jest-browser.cjs';

const root = import.meta.dirname;
const folders = (...names) =>
  names.map((name) => join(root, name)).filter((folder) => `${folder}/`.startsWith(`${process.cwd()}/`));
const browserFolders = folders(
  'shell',
  ...readdirSync(root).filter((name) => name.startsWith('mf-')),
  ...['contracts', 'format', 'forms', 'runtime', 'testing', 'ui'].map((name) => `shared/${name}`),
);
const serverFolders = folders(
  'api',
  'create-ilera-remote/src',
  'docs',
  'e2e/skew',
  'ops',
  'shared/build',
  'shared/prerender',
);

const slowTests = join(root, 'shared/testing/src/slow-tests.ts');
const { transform, transformIgnorePatterns } = browser;
const common = {
  rootDir: root,
  restoreMocks: true,
  modulePathIgnorePatterns: ['/dist/', '/\\.local/'],
  // Not in the temporary folder, so that it stays.
  cacheDirectory: '<rootDir>/node_modules/.cache/jest',
  testRegex: '\\.test\\.tsx?$',
};

export default {
  // Milliseconds. Slow tests have more: see `slow-tests.ts`.
  testTimeout: 30_000,
  projects: [
    {
      ...browser,
      ...common,
      displayName: 'browser',
      setupFilesAfterEnv: [...browser.setupFilesAfterEnv, slowTests],
      roots: browserFolders,
    },
    {
      transform,
      transformIgnorePatterns,
      ...common,
      displayName: 'server',
      setupFilesAfterEnv: [slowTests],
      testEnvironment: join(root, 'api/src/testing/native-environment.cjs'),
      roots: serverFolders,
    },
  ].filter(({ roots }) => roots.length > 0),
};
