import {execFileSync} from 'node:child_process';

/** Extracts the text of a PDF in another process, because Playwright can't load the ES module. */
export const readPdf = (file: string): string =>
  execFileSync(process.execPath, ['scripts/pdf-text.mjs', file], {encoding: 'utf8'});
