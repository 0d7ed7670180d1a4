import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {brand} from '../../src/config/brand';
import {claims} from '../../src/data/claims';
import {siteMetadata} from '../../src/data/siteMetadata';
import {htmlFiles, readPage} from '../host-headers/builtPages';
import {readBuiltPage} from './builtPage';
import {llmsTxt} from './llms';

/** Files beside the pages that say what is on them. robots.txt comes from plugins/page-head. */
export default function siteFiles(): Plugin {
  return {
    name: 'site-files',
    async postBuild({outDir, siteConfig}) {
      const pages = (await htmlFiles(outDir)).map((file) => readBuiltPage(readPage(file)));
      const intro = {
        name: brand.name,
        summary: siteMetadata.description,
        facts: [
          `${brand.tagline}, in the United States. Headquarters: ${brand.headquarters}.`,
          `Calls are answered ${claims.coverage}, in ${claims.answerSeconds} seconds.`,
          'It asks the practice’s questions, sorts by the practice’s answers, and never judges symptoms. A caller with an emergency is told to dial 911 first.',
          `Test line: ${brand.phone.display}. Email: ${brand.email.display}.`,
        ],
      };
      await writeFile(path.join(outDir, 'llms.txt'), llmsTxt(intro, pages, siteConfig.url));
    },
  };
}
