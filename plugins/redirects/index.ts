import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import {type Plugin} from '@docusaurus/types';

import {redirects} from '../../src/data/redirects';
import {fileOfPath, redirectPage, redirectProblems, withoutHash} from './redirectPage';

/** The part of a redirect behind '#', if its page does not have it. */
const missingAnchors = async (outDir: string): Promise<readonly string[]> => {
  const problems: string[] = [];
  for (const {from, to} of redirects) {
    const [, anchor] = to.split('#');
    if (anchor === undefined) continue;
    const html = await readFile(path.join(outDir, fileOfPath(withoutHash(to))), 'utf8');
    // Attributes lose their quotes when the page is minified.
    if (!new RegExp(`\\sid="?${anchor}[\\s">]`).test(html)) {
      problems.push(`${from} leads to ${to}, but that page has no '${anchor}'`);
    }
  }
  return problems;
};

/** Small pages for addresses that live elsewhere; hosts also get rules (plugins/host-headers). */
export default function redirectPages(): Plugin {
  return {
    name: 'redirects',

    async postBuild({outDir, routesPaths, siteConfig}) {
      const problems = redirectProblems(redirects, routesPaths);
      const wrong = problems.length > 0 ? problems : await missingAnchors(outDir);
      if (wrong.length > 0) {
        throw new Error(`src/data/redirects.ts:\n${wrong.map((line) => `  - ${line}`).join('\n')}`);
      }
      for (const redirect of redirects) {
        const file = path.join(outDir, fileOfPath(redirect.from));
        await mkdir(path.dirname(file), {recursive: true});
        await writeFile(file, redirectPage(redirect, siteConfig.url, siteConfig.title));
      }
    },
  };
}
