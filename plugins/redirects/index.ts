import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {type Plugin} from '@docusaurus/types';

import {type Redirect, redirects} from '../../src/data/redirects';
import {fileOfPath, redirectPage, redirectProblems, withoutHash} from './redirectPage';
import {standingRedirects} from './standing';

/** The part of a redirect behind '#', if its page does not have it. */
const missingAnchors = async (
  outDir: string,
  standing: readonly Redirect[],
): Promise<readonly string[]> => {
  const problems: string[] = [];
  for (const {from, to} of standing) {
    const [, anchor] = to.split('#');
    if (anchor === undefined) continue;
    const html = await readFile(path.join(outDir, fileOfPath(withoutHash(to))), 'utf8');
    // Attributes lose their quotes when the page is minified.
    if (!new RegExp(`\\sid="?${anchor}[\\s">]`).test(html)) {
      problems.push(
        `${from} leads to ${to}, but that page has no '${anchor}'; correct the fragment`,
      );
    }
  }
  return problems;
};

/** Small pages for addresses that live elsewhere; hosts also get rules (plugins/host-headers). */
export default function redirectPages(): Plugin {
  return {
    name: 'redirects',

    async postBuild({outDir, routesPaths, siteConfig}) {
      const standing = standingRedirects(redirects, routesPaths);
      const problems = redirectProblems(standing, routesPaths);
      const wrong = problems.length > 0 ? problems : await missingAnchors(outDir, standing);
      if (wrong.length > 0) {
        throw new Error(wrong.map((line) => `src/data/redirects.ts: ${line}`).join('\n'));
      }
      for (const redirect of standing) {
        const file = path.join(outDir, fileOfPath(redirect.from));
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, redirectPage(redirect, siteConfig.url, siteConfig.title));
      }
    },
  };
}
