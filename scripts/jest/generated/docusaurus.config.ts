/** Stands in for `@generated/docusaurus.config` in component tests, with the values that they use. */
import {company} from '../../../src/config/company.ts';
import {parsePublicEnv} from '../../../src/lib/env/parsePublicEnv.ts';

const siteConfig = {
  title: company.name,
  tagline: company.tagline,
  url: company.siteUrl,
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  future: {experimental_router: 'browser'},
  customFields: {publicEnv: parsePublicEnv({}), copyrightYear: 2031},
  themeConfig: {
    colorMode: {defaultMode: 'light', respectPrefersColorScheme: false, disableSwitch: false},
    metadata: [],
  },
};

export default siteConfig;
