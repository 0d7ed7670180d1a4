import {highlightCode} from '../highlightCode.ts';

const fence = (language: string, value: string) => ({
  type: 'root',
  children: [
    {
      type: 'element',
      tagName: 'pre',
      children: [
        {
          type: 'element',
          tagName: 'code',
          properties: {className: [`language-${language}`]},
          children: [{type: 'text', value}],
        },
      ],
    },
  ],
});

test('colors code and keeps its text', () => {
  const tree = fence('json', '{"a": [1, "b"]}\n');
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

test('leaves code in an unknown language unchanged', () => {
  const tree = fence('cobol', 'STOP RUN.\n');
  highlightCode()(tree);
  expect(tree).toEqual(fence('cobol', 'STOP RUN.\n'));
});
