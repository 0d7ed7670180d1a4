import path from 'node:path';

import {root} from './root.mjs';

/**
 * Path of an installed tool's program for `node`. `npx` would put a process in between that doesn't pass
 * signals on.
 */
const bin = (/** @type {string[]} */ ...parts) => path.join(root, 'node_modules', ...parts);

export const tools = {
  cspell: bin('cspell', 'bin.mjs'),
  docusaurus: path.join(root, 'scripts', 'docusaurus.mjs'),
  eslint: bin('eslint', 'bin', 'eslint.js'),
  htmlValidate: bin('html-validate', 'bin', 'html-validate.mjs'),
  jest: bin('jest', 'bin', 'jest.js'),
  knip: bin('knip', 'bin', 'knip.js'),
  playwright: bin('@playwright', 'test', 'cli.js'),
  prettier: bin('prettier', 'bin', 'prettier.cjs'),
  stylelint: bin('stylelint', 'bin', 'stylelint.mjs'),
  tsc: bin('typescript', 'bin', 'tsc'),
};

const END_WITH_PARENT = new URL('./endWithParent.mjs', import.meta.url).href;

/** Arguments for `node` that end its program when this process is gone, even before it has begun. */
export const endWithParent = ['--import', `${END_WITH_PARENT}?parent=${process.pid}`];

/** Ends this process with npm, if npm runs it; started in another way it may be meant to stay. */
export const endWithNpm = async () => {
  if (process.env.npm_lifecycle_event) await import(END_WITH_PARENT);
};
