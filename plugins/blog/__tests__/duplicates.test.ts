import type {BlogPost} from '@docusaurus/plugin-content-blog';

import {formatProblem, type Problem} from '../../../src/lib/problems.ts';
import {withoutDuplicates} from '../duplicates.ts';

const post = (file: string, slug: string): BlogPost =>
  ({metadata: {source: `@site/blog/${file}`, permalink: `/blog/${slug}`}}) as BlogPost;

test('keeps the oldest of posts with one URL, and reports the others at their files', () => {
  const problems: Problem[] = [];
  const newestFirst = [post('c.mdx', 'faxes'), post('b.mdx', 'hold'), post('a.mdx', 'faxes')];
  const kept = withoutDuplicates(newestFirst, (problem) => problems.push(problem));
  expect(kept.map(({metadata}) => metadata.source)).toEqual([
    '@site/blog/b.mdx',
    '@site/blog/a.mdx',
  ]);
  expect(problems.map(formatProblem)).toEqual([
    'blog/c.mdx: slug is "faxes", as that of blog/a.mdx; write another',
  ]);
});
