import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadFreshModule} from '@docusaurus/utils';

import type * as Agreement from '../../src/features/legal/agreement.ts';
import type * as Legal from '../../src/features/legal/data.ts';
import {parseLegal} from './parseLegal.ts';

const SOURCE = 'src/pages/dpa.mdx';

/** Creates the data processing agreement's PDF from the page's MDX file, in development and in the build. */
export default function legalPdf({siteDir, generatedFilesDir}: LoadContext): Plugin<Uint8Array> {
  const source = path.join(siteDir, SOURCE);
  const data = path.join(siteDir, 'src/features/legal/data.ts');
  const agreement = path.join(siteDir, 'src/features/legal/agreement.ts');
  const served = path.join(generatedFilesDir, 'legal-pdf');
  let outPath = '';

  return {
    name: 'legal-pdf',

    getPathsToWatch: () => [
      source,
      data,
      agreement,
      path.join(siteDir, 'src/data/operatorFacts.ts'),
    ],

    async loadContent() {
      const {legalFacts} = (await loadFreshModule(data)) as typeof Legal;
      const {dpaPdf, legalByline, signatureBlocks} = (await loadFreshModule(
        agreement,
      )) as typeof Agreement;
      outPath = dpaPdf.path;
      const text = parseLegal(await readFile(source, 'utf8'), legalFacts, SOURCE);
      // Imported lazily: commands that don't build never load pdfkit.
      const {drawLegal} = await import('./drawLegal.ts');
      const pdf = await drawLegal(text, {
        byline: legalByline,
        company: legalFacts.company,
        address: `${legalFacts.site}/dpa`,
        signatures: signatureBlocks,
      });
      await mkdir(path.dirname(path.join(served, outPath)), {recursive: true});
      await writeFile(path.join(served, outPath), pdf);
      return pdf;
    },

    configureWebpack(_config, isServer) {
      // `npm start` serves the file from this folder. Docusaurus merges the field into its server's
      // settings, but its type doesn't have it.
      const devServer = {static: [{directory: served, publicPath: '/'}]};
      // pdfkit imports a color profile that no PDF here uses, so it isn't published.
      const rules = [{test: /\.icc$/, type: 'asset/resource', generator: {emit: false}}];
      return {module: {rules}, ...(isServer ? {} : {devServer})} as object;
    },

    async postBuild({outDir, content}) {
      const file = path.join(outDir, outPath);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, content);
    },
  };
}
