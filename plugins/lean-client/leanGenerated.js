// A loader for two files that Docusaurus generates and puts into the main bundle whole.
/** Of the configuration, what only the build reads. Pages find the rest in `siteConfig`. */
const FOR_THE_BUILD = [
  'clientModules',
  'headTags',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'stylesheets',
  'themes',
];

/** `docusaurus.config.mjs`: a JSON object behind `export default`. */
const leanConfig = (source) => {
  const json = source.slice(
    source.indexOf('{', source.indexOf('export default')),
    source.lastIndexOf('}') + 1,
  );
  const config = Object.entries(JSON.parse(json)).filter(([key]) => !FOR_THE_BUILD.includes(key));
  return `export default ${JSON.stringify(Object.fromEntries(config))};`;
};

/**
 * `registry.js`: for each chunk its import, the name of its module and the module. The names are for
 * the server's rendering, which collects them; in a browser nobody asks.
 */
const leanRegistry = (source) =>
  source.replaceAll(/\), "(?:[^"\\]|\\.)*", require\.resolveWeak/g, '), "", require.resolveWeak');

const LEAN = {'docusaurus.config.mjs': leanConfig, 'registry.js': leanRegistry};

module.exports = function leanGenerated(source) {
  return LEAN[this.resourcePath.split(/[\\/]/).at(-1)](source);
};
