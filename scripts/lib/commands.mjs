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

/** Flags of our commands. Not --yes, which people set for npm itself: without it a command asks. */
const FLAGS = 'demonstration domain exact network once reopen since'.split(' ');

/**
 * Ends this process if npm kept a flag for itself, without which a command would do something else.
 *
 * @param {readonly string[]} args
 */
export const refuseKeptFlags = (args) => {
  for (const flag of FLAGS) {
    const value = process.env[`npm_config_${flag}`];
    if (!process.env.npm_lifecycle_event || value === undefined) continue;
    const words = [...args, `--${flag}`, ...(value === 'true' ? [] : [value])].join(' ');
    console.error(
      `npm kept --${flag} for itself, so nothing was done; two hyphens pass it on: npm run ${process.env.npm_lifecycle_event} -- ${words}`,
    );
    process.exit(1);
  }
};

/** Ends this process with npm, if npm runs it; started in another way it may be meant to stay. */
export const endWithNpm = async () => {
  if (process.env.npm_lifecycle_event) await import(END_WITH_PARENT);
};
