import {readFileSync} from 'node:fs';
import path from 'node:path';

import postcss from 'postcss';
import selectorParser from 'postcss-selector-parser';

const CSS = path.join(__dirname, '../../../src/css/custom.css');

/** Selectors that hang on an attribute that start.js sets on the page and takes away again. */
const waiting: string[] = [];
postcss.parse(readFileSync(CSS, 'utf8')).walkRules(({selectors}) => {
  waiting.push(...selectors.filter((selector) => /^\[data-(?:below|first)\b/.test(selector)));
});

/** Whether what a selector is for has a name: a tag, a class or an id, its own or those of :is(). */
const isNamed = (selector: string): boolean => {
  const [parsed] = selectorParser().astSync(selector).nodes;
  const nodes = parsed?.nodes ?? [];
  const lastCombinator = nodes.map(({type}) => type).lastIndexOf('combinator');
  const subject = nodes.slice(lastCombinator + 1);
  return subject.some(
    (node) =>
      node.type === 'tag' ||
      node.type === 'class' ||
      node.type === 'id' ||
      (node.type === 'pseudo' &&
        node.value === ':is' &&
        node.nodes.every((choice) => isNamed(String(choice).trim()))),
  );
};

it('rules for what waits name it: without a name, browsers go through the whole page', () => {
  expect(waiting.length).toBeGreaterThan(3);
  expect(waiting.filter((selector) => !isNamed(selector))).toEqual([]);
  expect(isNamed('[data-below] .text > :nth-child(n + 4)')).toBe(false);
  expect(isNamed('[data-below] .text > :is(p, *)')).toBe(false);
});
