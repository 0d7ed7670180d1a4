import {inspect, stripVTControlCharacters} from 'node:util';

/** What Docusaurus's bundler puts before its errors, and between two of them. */
const BUNDLER = 'Failed to compile due to Webpack errors.\n';
const BETWEEN = /\n\n-{20,}\n\n/;

/**
 * What stopped a command: the lines themselves where they say it all, as problems and the bundler's
 * errors do, each once; else the error with its causes.
 *
 * @param {unknown} error
 * @returns {string}
 */
export const errorText = (error) => {
  let first = error;
  while (first instanceof Error && first.cause !== undefined) first = first.cause;
  if (!(first instanceof Error)) return inspect(error, {depth: Infinity});
  const message = stripVTControlCharacters(first.message);
  if (first.name === 'BuildError' || message.startsWith('Docusaurus found')) return message;
  if (!message.startsWith(BUNDLER)) return inspect(error, {depth: Infinity});
  // The site is bundled twice, for browsers and for its pages.
  const errors = message.slice(BUNDLER.length).split(BETWEEN);
  return [...new Set(errors.map((each) => each.trim()))].sort().join('\n');
};
