export default {docusaurusVersion: '3.10.2', pluginVersions: {}};
