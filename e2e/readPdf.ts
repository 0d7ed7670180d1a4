import {execFileSync} from 'node:child_process';

/** The text of a PDF. In its own process: the reader is a module that Playwright cannot load. */
export const readPdf = (...args: readonly string[]): string =>
  execFileSync(process.execPath, ['scripts/pdf-text.mjs', ...args], {encoding: 'utf8'});

/** Output of `--tags` for a PDF that can be read aloud as a whole. */
export const TAGGED = /^Tagged: true\n[^]*^Outside of tags: nothing\n[^]*^ {2}H1 /m;
