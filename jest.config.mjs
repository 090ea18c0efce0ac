import { readdirSync } from 'node:fs';

/**
 * Two projects: parts that run in a browser (jsdom) and parts that run on a server (node). One transformer,
 * SWC.
 */
import browser from './shared/testing/src/jest-browser.cjs';

const remotes = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mf-'));

const { transform, transformIgnorePatterns } = browser;
const modulePathIgnorePatterns = ['/dist/', '/\\.local/'];
// Not in the temporary folder, which `npm test` makes anew.
const cacheDirectory = '<rootDir>/node_modules/.cache/jest';

export default {
  // Milliseconds. Shared machines are slow; a test that never ends is all that this limit is for.
  testTimeout: 120_000,
  projects: [
    {
      ...browser,
      cacheDirectory,
      modulePathIgnorePatterns,
      displayName: 'browser',
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/shared/build/', '<rootDir>/shared/prerender/'],
      roots: ['shell', ...remotes, 'shared'].map((folder) => `<rootDir>/${folder}`),
    },
    {
      transform,
      transformIgnorePatterns,
      cacheDirectory,
      modulePathIgnorePatterns,
      displayName: 'server',
      testEnvironment: 'node',
      roots: [
        '<rootDir>/api',
        '<rootDir>/create-ilera-remote/src',
        '<rootDir>/ops',
        '<rootDir>/docs',
        '<rootDir>/shared/build',
        '<rootDir>/shared/prerender',
        '<rootDir>/e2e/skew',
      ],
    },
  ],
};
