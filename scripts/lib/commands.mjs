import path from 'node:path';

import {root} from './root.mjs';

/**
 * Returns the path of an installed tool, to be run with `node`. `npx` would start a process in between
 * that doesn't forward signals.
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

/** Arguments for `node` that end its program when this process ends, even before the program starts. */
export const endWithParent = ['--import', `${END_WITH_PARENT}?parent=${process.pid}`];

/**
 * Flags of our commands by the names under which npm stores them. Without --yes, which people set for npm
 * itself, and without which a command asks. npm parses --sql as -s -q -l.
 */
const FLAGS = 'demonstration domain exact network once reopen since'
  .split(' ')
  .map((flag) => [flag, flag])
  .concat([['long', 'sql']]);

/**
 * Ends this process if npm consumed a flag, because the command would do something else without it.
 *
 * @param {readonly string[]} args
 */
export const refuseKeptFlags = (args) => {
  for (const [kept, flag] of FLAGS) {
    const value = process.env[`npm_config_${kept}`];
    if (!process.env.npm_lifecycle_event || value === undefined) continue;
    const words = [...args, `--${flag}`, ...(value === 'true' ? [] : [value])].join(' ');
    console.error(
      `npm kept --${flag} for itself, so nothing was done; two hyphens pass it on: npm run ${process.env.npm_lifecycle_event} -- ${words}`,
    );
    process.exit(1);
  }
};

/** Ends this process together with npm, if npm started it. */
export const endWithNpm = async () => {
  if (process.env.npm_lifecycle_event) await import(END_WITH_PARENT);
};
