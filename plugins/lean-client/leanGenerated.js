// A loader for two files that Docusaurus generates and puts into the main bundle whole. Those that
// list the pages are plugins/route-tables' affair.
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

/** `site-metadata.json`: the versions of everything, for a page that only a developer sees. */
const leanMetadata = (source) => {
  const {docusaurusVersion} = JSON.parse(source);
  return JSON.stringify({docusaurusVersion, pluginVersions: {}});
};

const LEAN = {'docusaurus.config.mjs': leanConfig, 'site-metadata.json': leanMetadata};

module.exports = function leanGenerated(source) {
  return LEAN[this.resourcePath.split(/[\\/]/).at(-1)](source);
};
