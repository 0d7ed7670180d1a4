import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadFreshModule} from '@docusaurus/utils';

import {brand} from '../../src/config/brand';
import type * as Legal from '../../src/data/legal';
import {operatorFacts} from '../../src/data/legalOperatorFacts';
import {counselFacts} from '../../src/data/legalStatements';
import {hostingFolder} from '../host-headers';
import {parseLegal} from './parseLegal';
import {summary, unconfirmed} from './unconfirmed';

const SOURCE = 'src/pages/dpa.mdx';

/**
 * Makes the data processing agreement's PDF from the page's own file, in development and in the
 * build, and lists beside the build what an operator has not confirmed yet.
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

    configureWebpack(_config, isServer) {
      // `npm start` serves the file from where it was made.
      // The field is Docusaurus's (it merges it into its own server's settings), its type is not.
      const devServer = {static: [{directory: served, publicPath: '/'}]};
      // pdfkit names a color profile that no PDF here has; the bundler would publish it.
      const rules = [{test: /[\\/]node_modules[\\/]pdfkit[\\/]/, parser: {url: false}}];
      return {module: {rules}, ...(isServer ? {} : {devServer})} as object;
    },

    async postBuild({outDir, content}) {
      const file = path.join(outDir, outPath);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, content);

      // Loaded here: it reads every specialty's page, whose faults solution-pages tells first.
      const {claimFacts} = await import('../../src/data/claimSources');
      const open = unconfirmed({...operatorFacts, ...counselFacts, ...claimFacts});
      const list = path.join(hostingFolder(outDir), 'unconfirmed.txt');
      await mkdir(path.dirname(list), {recursive: true});
      await writeFile(list, open.map((line) => `${line}\n`).join(''));
      // Last of all, and only of a build that holds: what is wrong comes first.
      process.once('exit', (code) => {
        if (code === 0 && open.length > 0)
          console.warn(summary(open.length, path.relative(siteDir, list)));
      });
    },
  };
}
