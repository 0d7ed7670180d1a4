import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {LoadContext, Plugin} from '@docusaurus/types';
import {loadFreshModule} from '@docusaurus/utils';

import type * as Agreement from '../../src/features/legal/agreement.ts';
import type * as Legal from '../../src/features/legal/data.ts';
import {parseLegal} from './parseLegal.ts';

const SOURCE = 'src/pages/dpa.mdx';

/**
 * Creates the data processing agreement's PDF from the page's MDX file, in a folder that `npm start` serves
 * and the build copies (`staticDirectories` in docusaurus.config.ts).
 */
export default function legalPdf({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const source = path.join(siteDir, SOURCE);
  const data = path.join(siteDir, 'src/features/legal/data.ts');
  const agreement = path.join(siteDir, 'src/features/legal/agreement.ts');

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
      const text = parseLegal(await readFile(source, 'utf8'), legalFacts, SOURCE);
      // Imported lazily: commands that don't build never load pdfkit.
      const {drawLegal} = await import('./drawLegal.ts');
      const pdf = await drawLegal(text, {
        byline: legalByline,
        company: legalFacts.company,
        address: `${legalFacts.site}/dpa`,
        signatures: signatureBlocks,
      });
      const file = path.join(generatedFilesDir, 'legal-pdf', dpaPdf.path);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, pdf);
    },

    // pdfkit imports a color profile that no PDF here uses, so it isn't published.
    configureWebpack: () => ({
      module: {rules: [{test: /\.icc$/, type: 'asset/resource', generator: {emit: false}}]},
    }),
  };
}
