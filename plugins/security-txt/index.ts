import {readFile} from 'node:fs/promises';
import path from 'node:path';

import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';

import {brand} from '../../src/config/brand';
import {securityReport} from '../../src/data/security';
import {formatProblem, stopAt} from '../../src/domain/problems';
import {checkSecurityTxt} from './check';

/** Stops the build when the security.txt in it has expired or names another site. */
export default function securityTxt({siteDir}: LoadContext): Plugin {
  const source = path.join(siteDir, 'static', securityReport.file);
  return {
    name: 'security-txt',
    getPathsToWatch: () => [source],
    async postBuild({outDir}) {
      const built = await readFile(path.join(outDir, securityReport.file), 'utf8');
      const {problems, warnings} = checkSecurityTxt(built, {
        file: `static${securityReport.file}`,
        siteUrl: brand.siteUrl,
        email: securityReport.email,
        now: new Date(),
      });
      for (const warning of warnings) {
        logger.warn(formatProblem(warning));
      }
      stopAt(problems);
    },
  };
}
