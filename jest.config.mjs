import { readdirSync } from 'node:fs';

/**
 * Two projects: parts that run in a browser (jsdom) and parts that run on a server (node). One transformer,
 * SWC.
 */
const transform = {
  '^.+\\.(t|j)sx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
  '^.+\\.mjs$': ['@swc/jest', { jsc: { target: 'es2022' }, module: { type: 'commonjs' } }],
};

const remotes = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mf-'));

const common = {
  transform,
  // Packages that ship ES modules only are transformed too; pnpm keeps them under
  // node_modules/.pnpm/<name>@<version>.
  transformIgnorePatterns: [
    '/node_modules/(?!(\\.pnpm/)?(@module-federation.webpack-bundler-runtime|@date-fns|date-fns|countries-list|lucide-react|react-router|axios|htmlparser2|dom-serializer|domelementtype|domhandler|domutils|entities))',
  ],
  modulePathIgnorePatterns: ['/dist/', '/\\.local/'],
};

export default {
  // Milliseconds. Shared machines are slow; a test that never ends is all that this limit is for.
  testTimeout: 120_000,
  projects: [
    {
      ...common,
      displayName: 'browser',
      testPathIgnorePatterns: ['/node_modules/', '<rootDir>/shared/build/', '<rootDir>/shared/prerender/'],
      testEnvironment: '<rootDir>/shared/testing/src/jsdom-environment.cjs',
      testEnvironmentOptions: { customExportConditions: ['browser', 'require', 'default'] },
      roots: ['shell', ...remotes, 'shared'].map((folder) => `<rootDir>/${folder}`),
      moduleNameMapper: {
        '\\.module\\.css$': '<rootDir>/shared/testing/src/css-module.cjs',
        '\\.(css|woff2|svg|png|jpe?g|webp)$': '<rootDir>/shared/testing/src/empty-file.cjs',
      },
      setupFilesAfterEnv: ['<rootDir>/shared/testing/src/setup.ts'],
    },
    {
      ...common,
      displayName: 'server',
      testEnvironment: 'node',
      roots: [
        '<rootDir>/api',
        '<rootDir>/ops',
        '<rootDir>/docs',
        '<rootDir>/shared/build',
        '<rootDir>/shared/prerender',
        '<rootDir>/e2e/skew',
      ],
    },
  ],
};
