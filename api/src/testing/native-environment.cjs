/**
 * Jest's node environment with a way out of its sandbox: `loadNative`. The API's tests run the real server
 * with it, on ES-module packages, WebAssembly and native binaries as Node loads them in production. Only the
 * test file runs in jest. Used by `@jest-environment` at the top of a test file.
 */
const { createRequire } = require('node:module');
const { pathToFileURL } = require('node:url');

// With pnpm a package resolves only its own dependencies; jest can resolve its environment.
const { TestEnvironment } = createRequire(require.resolve('jest'))('jest-environment-node');

/** Loaded once for all test files of a worker. */
const loaded = new Map();

module.exports = class NativeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.loadNative = (file) => {
      if (!loaded.has(file)) {
        const loading = import('tsx/esm/api').then(({ tsImport }) =>
          tsImport(file, pathToFileURL(module.filename).href),
        );
        loaded.set(file, loading);
      }
      return loaded.get(file);
    };
  }
};
