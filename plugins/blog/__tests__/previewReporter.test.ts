import {previewReporter} from '../previewReporter.ts';

const problem = (field: string) => ({file: 'blog/a.mdx', field, message: 'is wrong'});

test('prints a problem again only after it was mended, whatever other articles report', () => {
  const printed: string[] = [];
  const report = previewReporter((lines) => printed.push(lines));
  report('blog/a.mdx', [problem('title')]);
  report('blog/b.mdx', []);
  report('blog/a.mdx', [problem('title'), problem('slug')]);
  expect(printed).toEqual(['blog/a.mdx: title is wrong', 'blog/a.mdx: slug is wrong']);
  report('blog/a.mdx', [problem('slug')]);
  report('blog/a.mdx', [problem('title'), problem('slug')]);
  expect(printed.slice(2)).toEqual(['blog/a.mdx: title is wrong']);
});
