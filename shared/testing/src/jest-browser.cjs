/** Jest's options for tests of pages: jsdom as a current browser, styles and pictures as names. */
const swc = require.resolve('@swc/jest');

const transform = {
  '^.+\\.(t|j)sx?$': [
    swc,
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        target: 'es2022',
        transform: { react: { runtime: 'automatic' } },
      },
      module: { type: 'commonjs' },
    },
  ],
  '^.+\\.mjs$': [swc, { jsc: { target: 'es2022' }, module: { type: 'commonjs' } }],
};

// Transforms packages that ship only ES modules; pnpm keeps them under node_modules/.pnpm/<name>@<version>.
const modules = [
  '@ilera',
  '@module-federation.webpack-bundler-runtime',
  'htmlparser2',
  'dom-serializer',
  'domelementtype',
  'domhandler',
  'domutils',
  'entities',
  'jose',
  'openid-client',
  'oauth4webapi',
  'cookie',
  'typebox',
];

/** The source in this workspace, or the compiled file in a published package. */
function setup() {
  try {
    return require.resolve('./setup.js');
  } catch {
    return require.resolve('./setup.ts');
  }
}

const file = (name) => require.resolve(`./${name}`);

module.exports = {
  transform,
  transformIgnorePatterns: [`/node_modules/(?!(\\.pnpm/)?(${modules.join('|')}))`],
  testEnvironment: file('jsdom-environment.cjs'),
  testEnvironmentOptions: { customExportConditions: ['browser', 'require', 'default'] },
  moduleNameMapper: {
    '\\.module\\.css$': file('css-module.cjs'),
    '\\.(css|woff2|svg|png|jpe?g|webp)$': file('empty-file.cjs'),
  },
  setupFilesAfterEnv: [setup()],
};
