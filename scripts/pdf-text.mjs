#!/usr/bin/env node
// What a PDF says, for tests: a line with its number of pages, then its text.
//
//   node scripts/pdf-text.mjs <file>
import {readFileSync} from 'node:fs';

import {extractText} from 'unpdf';

const [file] = process.argv.slice(2);
if (!file) throw new Error('Usage: pdf-text.mjs <file>');
const {totalPages, text} = await extractText(new Uint8Array(readFileSync(file)), {
  mergePages: true,
});
console.log(`Pages: ${totalPages}\n${text}`);
