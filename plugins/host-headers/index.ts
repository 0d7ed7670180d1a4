import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {redirects} from '../../src/data/redirects.ts';
import {parsePublicEnv} from '../../src/domain/env/parsePublicEnv.ts';
import {activeRedirects} from '../redirects/activeRedirects.ts';
import {collectInlineScripts, contentSecurityPolicy} from './csp.ts';
import {headersFile, redirectsFile} from './netlify.ts';
import {nginxFile} from './nginx.ts';
import {hostRules} from './rules.ts';

/** Where configuration for hosts lies that must not be published: `build` has `build-hosting`. */
export const hostingFolder = (outDir: string): string => `${path.resolve(outDir)}-hosting`;

/**
 * Writes what the host must send beside the pages: security and caching headers, and redirects.
 * Runs after the pages are built, because the policy names the inline scripts by their hashes.
 *
 * `_headers` and `_redirects` belong into the published folder, where Netlify and Cloudflare Pages
 * look for them and do not serve them. nginx would serve its own, so that one goes beside it.
 */
export default function hostHeaders(): Plugin {
  return {
    name: 'host-headers',
    async postBuild({outDir, routesPaths, siteConfig}) {
      const publicEnv = parsePublicEnv(process.env);
      const csp = contentSecurityPolicy(publicEnv, await collectInlineScripts(outDir));
      const rules = hostRules(csp, activeRedirects(redirects, routesPaths));
      await writeFile(path.join(outDir, '_headers'), headersFile(rules));
      await writeFile(path.join(outDir, '_redirects'), redirectsFile(rules));

      const beside = hostingFolder(outDir);
      await mkdir(beside, {recursive: true});
      await writeFile(path.join(beside, 'nginx.conf'), nginxFile(rules, siteConfig.url));
    },
  };
}
