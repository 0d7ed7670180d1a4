/** A CSS module for tests: every class is called as it is written. */
module.exports = new Proxy({}, {get: (_, name) => (name === '__esModule' ? false : name)});
