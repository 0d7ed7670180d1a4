import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

import type {Plugin} from '@docusaurus/types';

import {dpaLastUpdated, dpaPdf, legalFacts, signatureBlocks} from '../../src/data/legal.ts';
import {readPage} from '../shared/builtPages.ts';
import {readLegal} from './readLegal.ts';

/** Draws the data processing agreement as a PDF, from its built page. */
export default function legalPdf(): Plugin {
  return {
    name: 'legal-pdf',

    // pdfkit names a color profile that no PDF here has; the bundler would publish it.
    configureWebpack: () => ({
      module: {rules: [{test: /[\\/]node_modules[\\/]pdfkit[\\/]/, parser: {url: false}}]},
    }),

    async postBuild({outDir}) {
      // Imported lazily: commands that don't build never load pdfkit.
      const {drawLegal} = await import('./drawLegal.ts');
      const page = readPage(path.join(outDir, 'dpa.html'));
      const pdf = await drawLegal(readLegal(page, signatureBlocks[0].party), {
        lastUpdated: dpaLastUpdated,
        company: legalFacts.company,
        address: `${legalFacts.site}/dpa`,
        signatures: signatureBlocks,
      });
      const file = path.join(outDir, dpaPdf.path);
      await mkdir(path.dirname(file), {recursive: true});
      await writeFile(file, pdf);
    },
  };
}
