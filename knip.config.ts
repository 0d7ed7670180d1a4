import type {KnipConfig} from 'knip';

/** Entry files: everything else must be reachable from here. */
const config: KnipConfig = {
  entry: [
    // Docusaurus finds these by their folder or by docusaurus.config.ts.
    'src/pages/**/*.{tsx,mdx}!',
    '!src/pages/**/_*/**',
    'src/theme/**/*.tsx!',
    'src/clientModules/*.ts!',
    'plugins/*/index.ts!',
    'plugins/fast-start/{start.js,client/*.ts}!',
    // plugins/specialty-pages loads the specialties.
    'src/features/specialties/data/all.ts!',
    // plugins/blog imports those that an article uses.
    'src/features/blog/parts/article/*.tsx!',
    // Requested by browsers that have the service worker of an earlier site.
    'static/*.js',
    // Commands.
    'backend/{,worker/}cli.ts',
    'scripts/*.{ts,mjs}',
    'bench/run.ts',
    'e2e/{backend,playwright.config}.ts',
    'e2e/htmlvalidate.config.mjs',
    // jest.config.mjs maps Docusaurus's generated modules to these.
    'scripts/jest/generated/**/*.ts',
  ],
  project: ['**/*.{ts,tsx,mjs,js,mdx}'],
  // A type in a module's signature is exported although only that module uses it.
  ignoreExportsUsedInFile: {interface: true, type: true},
  ignoreDependencies: [
    // Read as files: fonts and icons.
    '@fontsource(-variable)?/.+',
    '@phosphor-icons/core',
    // Unpacked by scripts/lib/findPrograms.mjs.
    '@sparticuz/chromium',
    // Docusaurus's own modules, under names that it maps.
    '@docusaurus/ErrorBoundary',
    'react-helmet-async',
  ],
  ignoreBinaries: ['apt-get', 'openssl', 'Xvfb'],
};

export default config;
