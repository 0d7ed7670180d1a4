import path from 'node:path';

import {BuildError} from '../../src/lib/problems.ts';
import {errorText} from '../lib/errorText.mjs';
import {root} from '../lib/root.mjs';

const unable = (cause: Error): Error => new Error('Unable to build website', {cause});

test('a failed build prints only the lines of problems', () => {
  const problems = [1, 2].map((line) => ({file: `a.mdx:${line}`, field: 'b', message: 'is c'}));
  expect(errorText(unable(new BuildError(problems)))).toBe('a.mdx:1: b is c\na.mdx:2: b is c');
});

test('a failed build prints broken links as Docusaurus lists them', () => {
  expect(errorText(unable(new Error('Docusaurus found broken links!\n- /a')))).toBe(
    'Docusaurus found broken links!\n- /a',
  );
});

test('a failed build prints one line for a source file that cannot be parsed', () => {
  const place = path.join(root, 'src/features/specialties/data/dental/call.ts');
  const parsed = new Error(`ParseError: Unexpected token  \n ${place}:327:10\n    at x`);
  expect(errorText(unable(new Error('could not load module', {cause: parsed})))).toBe(
    'src/features/specialties/data/dental/call.ts:327: can’t be read: Unexpected token',
  );
});

test('a failed build prints an unexpected error with its causes and stack traces', () => {
  expect(errorText(unable(new TypeError('x is not a function')))).toMatch(
    /Unable to build website[^]*TypeError: x is not a function\n\s+at /,
  );
});
