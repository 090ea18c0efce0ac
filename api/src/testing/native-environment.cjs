/**
 * Jest's node environment with a way out of its sandbox: `loadNative`. The API's tests run the real server
 * with it, on ES-module packages, WebAssembly and native binaries as Node loads them in production. Only the
 * test file runs in jest. A test that does not call `loadNative` loads nothing more.
 */
const { createRequire } = require('node:module');
const { pathToFileURL } = require('node:url');

// With pnpm a package resolves only its own dependencies; jest can resolve its environment.
const { TestEnvironment } = createRequire(require.resolve('jest'))('jest-environment-node');

/** One for all test files of a worker, which share the modules that they load, and the database's server with them. */
let loader;

module.exports = class NativeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.loadNative = async (file) => {
      loader ??= import('tsx/esm/api').then(({ register }) => register({ namespace: 'native' }));
      return (await loader).import(file, pathToFileURL(module.filename).href);
    };
  }
};
