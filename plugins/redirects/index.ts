import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {type Redirect, redirects} from '../../src/data/redirects.ts';
import {type Problem, throwIfProblems} from '../../src/domain/problems.ts';
import {activeRedirects} from './activeRedirects.ts';
import {
  fileOfPath,
  redirectPage,
  redirectProblems,
  REDIRECTS_FILE,
  withoutHash,
} from './redirectPage.ts';

/** Checks that the target page of each redirect with a fragment has that id. */
const missingAnchors = async (
  outDir: string,
  active: readonly Redirect[],
): Promise<readonly Problem[]> => {
  const problems: Problem[] = [];
  for (const {from, to} of active) {
    const [, anchor] = to.split('#');
    if (anchor === undefined) continue;
    const html = await readFile(path.join(outDir, fileOfPath(withoutHash(to))), 'utf8');
    // Attributes lose their quotes when the page is minified.
    if (!new RegExp(`\\sid="?${anchor}[\\s">]`).test(html)) {
      const message = `leads to ${to}, but that page has no '${anchor}'; correct the fragment`;
      problems.push({file: REDIRECTS_FILE, field: from, message});
    }
  }
  return problems;
};

/** Writes a small page for each redirect; hosts also get rules (plugins/host-headers). */
export default function redirectPages(): Plugin {
  return {
    name: 'redirects',

    async postBuild({outDir, routesPaths, siteConfig}) {
      const active = activeRedirects(redirects, routesPaths);
      throwIfProblems(redirectProblems(active, routesPaths));
      throwIfProblems(await missingAnchors(outDir, active));
      for (const redirect of active) {
        const file = path.join(outDir, fileOfPath(redirect.from));
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, redirectPage(redirect, siteConfig.url, siteConfig.title));
      }
    },
  };
}
