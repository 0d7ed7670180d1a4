import {execFileSync} from 'node:child_process';
import path from 'node:path';

const PROGRAM = path.join(__dirname, '..', 'scripts', 'pdf-text.mjs');

/** What a PDF says: 'Pages: 1' in the first line, then its text. */
export const pdfText = (file: string): string =>
  execFileSync(process.execPath, [PROGRAM, file], {encoding: 'utf8'});
