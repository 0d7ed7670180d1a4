import path from 'node:path';
import {inspect, stripVTControlCharacters} from 'node:util';

import {root} from './root.mjs';

/**
 * Formats the error that stopped a command: only the message for problems and broken links; otherwise the
 * error with its causes.
 *
 * @param {unknown} error
 * @returns {string}
 */
export const errorText = (error) => {
  let first = error;
  while (first instanceof Error && first.cause !== undefined) first = first.cause;
  if (!(first instanceof Error)) return inspect(error, {depth: Infinity});
  const message = stripVTControlCharacters(first.message);
  const unparsed = /ParseError: (.+?)\s*\n\s*(\S+:\d+):\d+/.exec(message);
  if (unparsed) return `${path.relative(root, unparsed[2] ?? '')}: can’t be read: ${unparsed[1]}`;
  return first.name === 'BuildError' || message.startsWith('Docusaurus found')
    ? message
    : inspect(error, {depth: Infinity});
};
