import {highlightCode} from '../highlightCode.ts';

test('highlightCode colors code and keeps its text', () => {
  const code = {
    type: 'element',
    tagName: 'code',
    properties: {className: ['language-json']},
    children: [{type: 'text', value: '{"a": [1, "b"]}\n'}],
  };
  const tree = {type: 'root', children: [{type: 'element', tagName: 'pre', children: [code]}]};
  highlightCode()(tree);
  const text = JSON.stringify(tree);
  expect(text).toContain(
    '"className":["codeWord"]},"children":[{"type":"text","value":"\\"a\\""}]',
  );
  expect(text).toContain('"className":["codeValue"]},"children":[{"type":"text","value":"1"}]');
  expect(
    [...text.matchAll(/"value":("(?:[^"\\]|\\.)*")/g)]
      .map(([, value = '']) => JSON.parse(value) as string)
      .join(''),
  ).toBe('{"a": [1, "b"]}\n');
});
