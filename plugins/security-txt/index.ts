import {readFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {brand} from '../../src/config/brand';
import {securityReport} from '../../src/data/security';
import {checkSecurityTxt} from './check';

/** Stops the build when the security.txt in it has expired or names another site. */
export default function securityTxt({siteDir}: LoadContext): Plugin {
  const source = path.join(siteDir, 'static', securityReport.file);
  return {
    name: 'security-txt',
    getPathsToWatch: () => [source],
    async postBuild({outDir}) {
      const built = await readFile(path.join(outDir, securityReport.file), 'utf8');
      const {errors, warnings} = checkSecurityTxt(built, {
        siteUrl: brand.siteUrl,
        email: securityReport.email,
        now: new Date(),
      });
      for (const warning of warnings) {
        console.warn(`[security-txt] static${securityReport.file}: ${warning}`);
      }
      if (errors.length > 0) {
        throw new Error(
          `static${securityReport.file}:\n${errors.map((e) => `  - ${e}`).join('\n')}`,
        );
      }
    },
  };
}
