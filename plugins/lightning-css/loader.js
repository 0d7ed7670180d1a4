// Loaders are loaded by the bundler, not by Docusaurus: what this one does comes with its options.
module.exports = function lightningCss(source) {
  return this.getOptions().write(this.resourcePath, source);
};
