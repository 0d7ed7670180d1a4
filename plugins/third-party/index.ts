import {rm} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import LicensePlugin from 'webpack-license-plugin';

import {thirdPartyLicenses} from '../../src/data/siteMetadata.ts';
import {isAllowed} from './licenses.ts';
import {formatNotices} from './notices.ts';

/** Packages with files copied into the site by `npm run fonts` and `npm run icons`, outside of any bundle. */
export const COPIED = [
  '@fontsource-variable/besley',
  '@fontsource-variable/hanken-grotesk',
  '@phosphor-icons/core',
] as const;

/** List for programs, which the bundler's plugin always writes and `postBuild` deletes. */
const LIST = 'third-party-licenses.json';

/**
 * Writes the licenses of every package in the browser's bundles, as those licenses require, and stops the
 * build if one may not be distributed.
 *
 * Uses webpack-license-plugin, because the more common license-webpack-plugin ignores modules that Rspack
 * has concatenated, which are most of them.
 */
export default function thirdParty({siteDir}: LoadContext): Plugin {
  return {
    name: 'third-party',

    configureWebpack: (_, isServer) =>
      isServer || process.env.NODE_ENV !== 'production'
        ? {}
        : {
            plugins: [
              new LicensePlugin({
                outputFilename: LIST,
                additionalFiles: {
                  [path.basename(thirdPartyLicenses)]: (packages) => {
                    if (packages.length > COPIED.length) return formatNotices(packages);
                    throw new Error('No package was found in the bundles to list a license of.');
                  },
                },
                includePackages: () =>
                  COPIED.map((name) => path.join(siteDir, 'node_modules', name)),
                // Stated in its README only.
                licenseOverrides: {'png-js@2.0.0': 'MIT'},
                unacceptableLicenseTest: (license) => !isAllowed(license),
              }),
            ],
          },

    postBuild: ({outDir}) => rm(path.join(outDir, LIST)),
  };
}
