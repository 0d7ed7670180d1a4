import {execFileSync} from 'node:child_process';

/** Extracts the text of a PDF in another process, because Playwright can't load the ES module. */
export const readPdf = (...args: readonly string[]): string =>
  execFileSync(process.execPath, ['scripts/pdf-text.mjs', ...args], {encoding: 'utf8'});

/** Output of `--tags` for a fully tagged PDF, which can be read aloud. */
export const TAGGED = /^Tagged: true\n[^]*^Outside of tags: nothing\n[^]*^ {2}H1 /m;
