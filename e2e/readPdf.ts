import {execFileSync} from 'node:child_process';

/** The text of a PDF. In a process of its own: the reader is a module that Playwright cannot load. */
export const readPdf = (...args: readonly string[]): string =>
  execFileSync(process.execPath, ['scripts/pdf-text.mjs', ...args], {encoding: 'utf8'});

/** What `--tags` says of a PDF that can be read aloud as a whole. */
export const TAGGED = /^Tagged: true\n[^]*^Outside of tags: nothing\n[^]*^ {2}H1 /m;
