import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';

import {counselFacts} from '../../compliance/legalStatements.ts';
import {summary, unconfirmed} from '../../compliance/unconfirmed.ts';
import {operatorQuestions} from '../../src/data/operatorFacts.ts';
import {hostingFolder} from '../host-headers/index.ts';

/** Writes a list of the site's unconfirmed claims beside the build. */
export default function unconfirmedFacts({siteDir}: LoadContext): Plugin {
  return {
    name: 'unconfirmed-facts',

    async postBuild({outDir}) {
      // Imported lazily: it loads every specialty's page, whose problems specialty-pages reports first.
      const {claimFacts} = await import('../../compliance/claimSources.ts');
      const open = unconfirmed({...operatorQuestions, ...counselFacts, ...claimFacts()});
      const list = path.join(hostingFolder(outDir), 'unconfirmed.txt');
      await mkdir(path.dirname(list), {recursive: true});
      await writeFile(list, open.map((line) => `${line}\n`).join(''));
      // Printed at the end of a successful build, after any errors.
      process.once('exit', (code) => {
        if (code === 0 && open.length > 0)
          console.warn(summary(open.length, path.relative(siteDir, list)));
      });
    },
  };
}
