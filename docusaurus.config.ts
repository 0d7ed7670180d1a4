import type * as PresetClassic from '@docusaurus/preset-classic';
import type {Config} from '@docusaurus/types';
import {GENERATED_FILES_DIR_NAME} from '@docusaurus/utils';

import {pageTemplate} from './plugins/fast-start/template';
import {highlightCode} from './plugins/shared/highlightCode';
import {company} from './src/config/company';
import {parsePublicEnv} from './src/lib/env/parsePublicEnv';
import {siteMetadata} from './src/data/siteMetadata';
import {isMeasurementConfigured} from './src/features/measurement/rules/consent';
import {socialCardFile} from './src/features/seo/rules/socialCard';
import {normalizeSource} from './src/lib/text/normalizeSource';

// An invalid value stops the build here, with the variable's name. `npm run build` and `npm start` check
// the values earlier and print one line.
const publicEnv = parsePublicEnv(
  process.env,
  process.env.NODE_ENV === 'production' ? 'build' : 'preview',
);

/**
 * The handbook for writers and operators: in `npm start`, never on the public site. It names
 * unconfirmed facts, and describes how the site is run.
 */
const handbook: PresetClassic.Options['docs'] = process.env.NODE_ENV !== 'production' && {
  path: 'docs',
  routeBasePath: 'docs',
  sidebarPath: './sidebars.ts',
  breadcrumbs: true,
  rehypePlugins: [highlightCode],
};

const presetOptions: PresetClassic.Options = {
  docs: handbook,
  blog: false,
  // No code imports an SVG file: icons are paths (`npm run icons`), drawings are components.
  svgr: false,
  pages: {
    path: 'src/pages',
    exclude: ['**/__tests__/**', '**/_*/**', '**/_*.{ts,tsx,mdx}', '**/*.test.{ts,tsx}'],
  },
  theme: {
    customCss: ['tokens', 'stretched-link', 'elements', 'classes', 'scripts', 'print'].map(
      (name) => `./src/css/${name}.css`,
    ),
  },
  // Articles have their own dates: plugins/blog/lists.ts.
  sitemap: {lastmod: 'datetime', changefreq: null, priority: null},
};

const themeConfig: PresetClassic.ThemeConfig = {
  image: socialCardFile('/'),
  // The system's theme applies until the visitor chooses one; then the header sets both.
  metadata: (['light', 'dark'] as const).map((theme) => ({
    name: 'theme-color',
    media: `(prefers-color-scheme: ${theme})`,
    content: siteMetadata.themeColors[theme],
  })),
  colorMode: {defaultMode: 'light', respectPrefersColorScheme: true, disableSwitch: false},
  // Code has the site's own colors; the default theme would be in the main bundle.
  prism: {theme: {plain: {}, styles: []}},
};

const config: Config = {
  title: company.name,
  tagline: company.tagline,
  favicon: 'favicon.svg',
  url: company.siteUrl,
  baseUrl: '/',
  baseUrlIssueBanner: false,
  trailingSlash: false,
  // The second has the agreement's PDF (plugins/legal-pdf).
  staticDirectories: ['static', `${GENERATED_FILES_DIR_NAME}/legal-pdf`],

  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  markdown: {
    // Accepts text as editors save it, such as with Windows line endings or an empty first line.
    parseFrontMatter: ({defaultParseFrontMatter, ...file}) =>
      defaultParseFrontMatter({...file, fileContent: normalizeSource(file.fileContent)}),
    preprocessor: ({fileContent}) => normalizeSource(fileContent),
    hooks: {onBrokenMarkdownLinks: 'throw', onBrokenMarkdownImages: 'throw'},
  },

  future: {
    v4: true,
    faster: true,
    // Dates come from front matter: a build outside a git checkout must give the same pages.
    experimental_vcs: 'disabled',
  },

  i18n: {defaultLocale: 'en', locales: ['en'], localeConfigs: {en: {htmlLang: 'en-US'}}},

  // Only for the built site: `npm start` loads its scripts immediately.
  ssrTemplate: pageTemplate,
  customFields: {publicEnv, copyrightYear: new Date().getFullYear()},
  clientModules: [
    './src/clientModules/mailLinkToken.ts',
    './src/clientModules/campaign.ts',
    './src/clientModules/decodableAddress.ts',
    './src/clientModules/refusedHistory.ts',
    './src/clientModules/backForwardCache.ts',
    './src/clientModules/openForPrint.ts',
    ...(isMeasurementConfigured(publicEnv) ? ['./src/clientModules/measurement.ts'] : []),
  ],
  plugins: [
    './plugins/blog/index.ts',
    './plugins/mdx-errors/index.ts',
    './plugins/specialty-pages/index.ts',
    './plugins/redirects/index.ts',
    './plugins/page-head/index.ts',
    './plugins/third-party/index.ts',
    './plugins/fast-start/index.ts',
    './plugins/social-cards/index.ts',
    './plugins/legal-pdf/index.ts',
    './plugins/unconfirmed-facts/index.ts',
    './plugins/site-files/index.ts',
    './plugins/host-headers/index.ts',
  ],
  presets: [['classic', presetOptions]],
  themeConfig,
};

export default config;
