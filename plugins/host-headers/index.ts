import fs from 'node:fs';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {redirects} from '../../src/data/redirects.ts';
import {parsePublicEnv} from '../../src/lib/env/parsePublicEnv.ts';
import {activeRedirects} from '../redirects/redirectPage.ts';
import {builtPages} from '../shared/builtPages.ts';
import {collectInlineScripts, contentSecurityPolicy} from './csp.ts';
import {headersFile, redirectsFile} from './netlify.ts';
import {nginxFile} from './nginx.ts';
import {type HeaderRules, headerRules, isImmutable} from './rules.ts';

/** Folder for configuration of hosts that must not be published: `build-hosting` for `build`. */
export const hostingFolder = (outDir: string): string => `${path.resolve(outDir)}-hosting`;

/** Lists files that browsers may cache without revalidation, largest first. No other plugin writes to their folders. */
const immutableFiles = (outDir: string, headers: HeaderRules): string[] => {
  const rules = Object.entries(headers).filter(([, fields]) => isImmutable(fields));
  const files = rules.flatMap(([rule]) => {
    const folder = path.join(outDir, rule.replace('*', ''));
    return fs.readdirSync(folder, {recursive: true, withFileTypes: true}).flatMap((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      const address = `/${path.relative(outDir, file).split(path.sep).join('/')}`;
      return entry.isFile() ? [{address, size: fs.statSync(file).size}] : [];
    });
  });
  files.sort((a, b) => b.size - a.size || a.address.localeCompare(b.address));
  return files.map(({address}) => address);
};

/**
 * Writes hosts' configuration: security and caching headers, and redirects.
 * Runs after the pages are built, because the policy has the hashes of inline scripts.
 *
 * `_headers` and `_redirects` must be in the published folder, where Netlify and Cloudflare Pages read
 * them and don't serve them. nginx would serve its configuration, so that is written beside the folder.
 */
export default function hostHeaders(): Plugin {
  return {
    name: 'host-headers',
    async postBuild({outDir, routesPaths, siteConfig}) {
      const publicEnv = parsePublicEnv(process.env);
      const csp = contentSecurityPolicy(publicEnv, collectInlineScripts(builtPages(outDir)));
      const headers = headerRules(csp);
      const active = activeRedirects(redirects, routesPaths);
      const text = headersFile(headers, immutableFiles(outDir, headers));
      await writeFile(path.join(outDir, '_headers'), text);
      await writeFile(path.join(outDir, '_redirects'), redirectsFile(active));

      const beside = hostingFolder(outDir);
      await mkdir(beside, {recursive: true});
      await writeFile(path.join(beside, 'nginx.conf'), nginxFile(headers, active, siteConfig.url));
    },
  };
}
