import {execFileSync} from 'node:child_process';
import {readFileSync} from 'node:fs';

/** Extracts the text of a PDF in another process, because Playwright can't load the ES module. */
export const readPdf = (file: string): string =>
  String(execFileSync(process.execPath, ['scripts/pdf-text.mjs'], {input: readFileSync(file)}));
