import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {headTags} from './headTags';
import {robotsTxt} from './robots';

/** What every page's head carries (fonts, icons, manifest), and robots.txt for the site's address. */
export default function pageHead(): Plugin {
  return {
    name: 'page-head',
    injectHtmlTags: () => ({headTags: [...headTags]}),
    postBuild: async ({outDir, siteConfig}) => {
      await writeFile(path.join(outDir, 'robots.txt'), robotsTxt(siteConfig.url));
    },
  };
}
