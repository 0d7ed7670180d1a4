// A loader for two files that Docusaurus generates and puts into the main bundle whole. Those that
// list the pages are plugins/route-tables' affair.
/** Of the configuration, what only the build reads. Pages find the rest in `siteConfig`. */
const FOR_THE_BUILD = [
  'baseUrlIssueBanner',
  'clientModules',
  'headTags',
  'i18n',
  'markdown',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'ssrTemplate',
  'staticDirectories',
  'storage',
  'stylesheets',
  'themes',
];

/** Of its `future`, what only the build reads. */
const FUTURE_FOR_THE_BUILD = ['experimental_vcs', 'faster', 'v4'];

const without = (object, keys) =>
  Object.fromEntries(Object.entries(object).filter(([key]) => !keys.includes(key)));

/** `docusaurus.config.mjs`: a JSON object behind `export default`. */
const leanConfig = (source) => {
  const json = source.slice(
    source.indexOf('{', source.indexOf('export default')),
    source.lastIndexOf('}') + 1,
  );
  const {future, ...config} = without(JSON.parse(json), FOR_THE_BUILD);
  const lean = {...config, future: without(future, FUTURE_FOR_THE_BUILD)};
  return `export default ${JSON.stringify(lean)};`;
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
module.exports.LEFT_OUT = [...FOR_THE_BUILD, ...FUTURE_FOR_THE_BUILD];
