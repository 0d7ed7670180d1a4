import {inspect, stripVTControlCharacters} from 'node:util';

/**
 * What stopped a command: the lines themselves where they say it all, as problems and broken links do;
 * else the error with its causes.
 *
 * @param {unknown} error
 * @returns {string}
 */
export const errorText = (error) => {
  let first = error;
  while (first instanceof Error && first.cause !== undefined) first = first.cause;
  if (!(first instanceof Error)) return inspect(error, {depth: Infinity});
  const message = stripVTControlCharacters(first.message);
  return first.name === 'BuildError' || message.startsWith('Docusaurus found')
    ? message
    : inspect(error, {depth: Infinity});
};
