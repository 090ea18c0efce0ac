const { TestEnvironment } = require('jest-environment-jsdom');

/** Globals of every browser that jsdom lacks, or has in a form that Node rejects (AbortSignal). */
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

/** jsdom with the globals of a current browser. */
module.exports = class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    for (const name of fromNode) this.global[name] = globalThis[name];
    // Jest sets a hundred frames; React takes a stack trace for each element that it creates.
    this.global.Error.stackTraceLimit = 10;
  }
};
