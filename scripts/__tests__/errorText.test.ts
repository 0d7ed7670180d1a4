import {BuildError} from '../../src/domain/problems.ts';
import {errorText} from '../lib/errorText.mjs';

const unable = (cause: Error): Error => new Error('Unable to build website', {cause});

test('problems are their lines, and nothing else', () => {
  const problems = [1, 2].map((line) => ({file: `a.mdx:${line}`, field: 'b', message: 'is c'}));
  expect(errorText(unable(new BuildError(problems)))).toBe('a.mdx:1: b is c\na.mdx:2: b is c');
});

test('the bundler’s errors are told once, although it bundles twice', () => {
  const rule = `\n\n\u001B[33m${'-'.repeat(26)}\u001B[39m\n\n`;
  const errors = ['b.mdx:2: x', 'a.mdx:1: y', 'b.mdx:2: x'].map(
    (each) => `\u001B[31m${each}\u001B[39m`,
  );
  const cause = new Error(`Failed to compile due to Webpack errors.\n${errors.join(rule)}`);
  expect(errorText(unable(cause))).toBe('a.mdx:1: y\nb.mdx:2: x');
});

test('what nobody expected comes with its causes and their places', () => {
  expect(errorText(unable(new TypeError('x is not a function')))).toMatch(
    /Unable to build website[^]*TypeError: x is not a function\n\s+at /,
  );
});
