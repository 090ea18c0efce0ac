/** Replaces CSS modules in tests: every class is named as in the source. */
module.exports = new Proxy({}, { get: (_, name) => (name === '__esModule' ? false : String(name)) });
