// A loader for core's `clientEntry.js`, for a configuration with the router 'browser': the other
// one, and its kind of history, need not come along.
module.exports = function browserRouter(source) {
  return source.replace("siteConfig.future.experimental_router === 'hash'", 'false');
};
