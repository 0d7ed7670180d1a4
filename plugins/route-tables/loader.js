// Loaders are loaded by the bundler, not by Docusaurus: what this one does comes with its options.
module.exports = function routeTables(source) {
  const {resourcePath, resourceQuery, addDependency} = this;
  return this.getOptions().rewrite({source, resourcePath, resourceQuery, addDependency});
};
