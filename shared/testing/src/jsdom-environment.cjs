const { TestEnvironment } = require('jest-environment-jsdom');

/** Globals that every browser has and jsdom lacks, or has in a form that Node's own refuse (its AbortSignal). */
const fromNode = [
  'AbortController',
  'AbortSignal',
  'Headers',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'fetch',
  'structuredClone',
];

/** jsdom as a browser of today. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] = globalThis[name];
  }
};
