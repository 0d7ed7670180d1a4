import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {redirects} from '../../src/data/redirects.ts';
import {throwIfProblems} from '../../src/lib/problems.ts';
import {activeRedirects, redirectPage, redirectProblems} from './redirectPage.ts';

/** Writes a small page for each redirect; hosts also get rules (plugins/host-headers). */
export default function redirectPages(): Plugin {
  return {
    name: 'redirects',

    async postBuild({outDir, routesPaths, siteConfig}) {
      const active = activeRedirects(redirects, routesPaths);
      throwIfProblems(redirectProblems(active, routesPaths));
      for (const redirect of active) {
        const file = path.join(outDir, `${redirect.from}.html`);
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, redirectPage(redirect, siteConfig.url, siteConfig.title));
      }
    },
  };
}
