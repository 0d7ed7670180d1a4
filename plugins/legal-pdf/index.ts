import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadFreshModule} from '@docusaurus/utils';

import {brand} from '../../src/config/brand';
import type * as Legal from '../../src/data/legal';
import {operatorFacts} from '../../src/data/legalOperatorFacts';
import {counselFacts} from '../../src/data/legalStatements';
import {parseLegal} from './parseLegal';
import {unconfirmed} from './unconfirmed';

const SOURCE = 'src/pages/dpa.mdx';

/**
 * Makes the data processing agreement's PDF from the page's own file, in development and in the
 * build, and lists at build what an operator has not confirmed yet.
 */
export default function legalPdf({siteDir, generatedFilesDir}: LoadContext): Plugin<Uint8Array> {
  const source = path.join(siteDir, SOURCE);
  const data = path.join(siteDir, 'src/data/legal.ts');
  const served = path.join(generatedFilesDir, 'legal-pdf');
  let outPath = '';

  return {
    name: 'legal-pdf',

    getPathsToWatch: () => [source, data, path.join(siteDir, 'src/data/legalOperatorFacts.ts')],

    async loadContent() {
      const {dpaLastUpdated, dpaPdf, legalFacts} = (await loadFreshModule(data)) as typeof Legal;
      outPath = dpaPdf.path;
      const text = parseLegal(await readFile(source, 'utf8'), legalFacts, SOURCE);
      // Loaded here: pdfkit is no business of commands that build nothing.
      const {drawLegal} = await import('./drawLegal');
      const pdf = await drawLegal(text, {
        lastUpdated: dpaLastUpdated,
        company: legalFacts.company,
        address: `${legalFacts.site}/dpa`,
        signatures: ['For the practice', `For ${brand.name}`],
      });
      await mkdir(path.dirname(path.join(served, outPath)), {recursive: true});
      await writeFile(path.join(served, outPath), pdf);
      return pdf;
    },

    // `npm start` serves the file from where it was made.
    configureWebpack(_config, isServer) {
      // The field is Docusaurus's (it merges it into its own server's settings), its type is not.
      const devServer = {static: [{directory: served, publicPath: '/'}]};
      return isServer ? {} : ({devServer} as object);
    },

    async postBuild({outDir, content}) {
      const file = path.join(outDir, outPath);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, content);

      // Loaded here: it reads every specialty's page, whose faults solution-pages tells first.
      const {claimFacts} = await import('../../src/data/claimSources');
      const open = unconfirmed({...operatorFacts, ...counselFacts, ...claimFacts});
      if (open.length > 0) {
        console.warn(
          `[legal-pdf] ${open.length} facts on the site are not confirmed by an operator ` +
            `(src/data/legalOperatorFacts.ts, legalStatements.ts, claimSources.ts):\n${open.map((line) => `  - ${line}`).join('\n')}`,
        );
      }
    },
  };
}
