/** Globals that every browser has, jsdom lacks and libraries read while they are imported. */
const { TextDecoder, TextEncoder } = require('node:util');

Object.assign(globalThis, { TextDecoder, TextEncoder });
