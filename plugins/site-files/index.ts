import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {securityReport} from '../../src/data/security.ts';
import {manifest, robotsTxt, securityTxt} from './aboutSite.ts';

/** Writes files for programs: robots.txt, the manifest, security.txt. */
export default function siteFiles(): Plugin {
  return {
    name: 'site-files',
    async postBuild({outDir, siteConfig: {url}}) {
      const files = {
        '/robots.txt': robotsTxt(url),
        '/manifest.webmanifest': manifest(),
        [securityReport.file]: securityTxt(url, new Date()),
      };
      for (const [name, text] of Object.entries(files)) {
        const file = path.join(outDir, name);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, text);
      }
    },
  };
}
