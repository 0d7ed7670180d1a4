import {writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {thirdPartyLicenses} from '../../src/data/security';
import {clientModules} from './clientModules';
import {isAllowed, SHIPPED_LICENSES} from './licenses';
import {formatNotices} from './notices';
import {packagesOf} from './packages';

/** Not bundled, but in the site: `npm run fonts` and `npm run icons` take them out of these. */
export const COPIED = [
  '@fontsource-variable/besley',
  '@fontsource-variable/hanken-grotesk',
  '@phosphor-icons/core',
] as const;

/**
 * Writes the licenses of every package that is in the browser's bundles, as those licenses ask, and
 * stops the build when one is not on the list of what may be handed on.
 */
export default function thirdParty({siteDir}: LoadContext): Plugin {
  const modules = new Set<string>();
  return {
    name: 'third-party',

    configureWebpack: (_, isServer) =>
      isServer ? {} : {plugins: [clientModules((resource) => modules.add(resource))]},

    async postBuild({outDir, siteConfig}) {
      const copied = COPIED.map((name) => path.join(siteDir, 'node_modules', name, 'package.json'));
      const packages = packagesOf([...modules, ...copied]);
      if (packages.length <= COPIED.length) {
        throw new Error('No package was found in the bundles: the licenses can’t be listed.');
      }
      const refused = packages.filter(({license}) => !isAllowed(license, SHIPPED_LICENSES));
      if (refused.length > 0) {
        throw new Error(
          `Packages in the bundles whose license is not in plugins/third-party/licenses.ts:\n${refused
            .map(
              ({name, version, license}) => `  - ${name} ${version}: ${license ?? 'none stated'}`,
            )
            .join('\n')}`,
        );
      }
      await writeFile(
        path.join(outDir, thirdPartyLicenses),
        formatNotices(packages, siteConfig.title),
      );
    },
  };
}
