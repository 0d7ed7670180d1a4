import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import {type Plugin} from '@docusaurus/types';

import {parsePublicEnv} from '../../src/config/publicEnv';
import {redirects} from '../../src/data/redirects';
import {standingRedirects} from '../redirects/standing';
import {collectInlineScripts} from './builtPages';
import {contentSecurityPolicy} from './csp';
import {formatHeadersFile, headerRules} from './headers';
import {formatRedirectsFile} from './redirects';

/**
 * Writes what the host must send beside the pages: security and caching headers, and redirects.
 * Runs after the pages are built, because the policy names the inline scripts by their hashes.
 */
export default function hostHeaders(): Plugin {
  return {
    name: 'host-headers',
    async postBuild({outDir, routesPaths}) {
      const csp = contentSecurityPolicy(
        parsePublicEnv(process.env),
        await collectInlineScripts(outDir),
      );
      await writeFile(path.join(outDir, '_headers'), formatHeadersFile(headerRules(csp)));
      const standing = standingRedirects(redirects, routesPaths);
      await writeFile(path.join(outDir, '_redirects'), formatRedirectsFile(standing));
    },
  };
}
