import {shortenMdxError} from '../index.ts';

/** Error message of Docusaurus's loader. */
const failed = (cause: string, line = 3): string =>
  `╰─▶   × Error: MDX compilation failed for file "/site/blog/faxes.mdx"\nCause: ${cause}\nDetails:\n{\n  "ancestors": [],\n  "line": ${line},\n  "ruleId": "x"\n}\nError: x\n    at y (/z.js:1:1)`.replaceAll(
    '\n',
    '\n        │ ',
  );

test.each([
  [
    'Expected a closing tag for `<Note>` (15:1-15:7) before the end of `paragraph`',
    'blog/faxes.mdx:15: Expected a closing tag for `<Note>` before the end of `paragraph`',
  ],
  [
    'Could not parse expression with acorn',
    'blog/faxes.mdx:3: Could not parse expression with acorn; write \\{ where the sign is meant',
  ],
  [
    'Markdown link with URL `./draft.mdx` in source file "blog/faxes.mdx" (9:4) couldn\'t be resolved.\nMake sure it references a local file.',
    "blog/faxes.mdx:9: Markdown link with URL `./draft.mdx` couldn't be resolved; the file is missing, a draft, or dated in the future",
  ],
])('prints one line for a text that can’t be compiled: %s', (cause, line) => {
  expect(shortenMdxError(failed(cause), '/site')).toBe(line);
});

test('our own error lines and unknown errors stay unchanged', () => {
  const own = 'blog/faxes.mdx:5: a is b\nblog/faxes.mdx:9: c is d';
  expect(shortenMdxError(failed(own), '/site')).toBe(own);
  expect(shortenMdxError('Module not found: x', '/site')).toBeNull();
});
