import path from 'node:path';

import {searcher} from '../../../src/domain/search/search.ts';
import {tellingWords} from '../searchWords.ts';
import {readSources} from '../sources.ts';

test.each([
  ['spanish', 'multilingual'],
  ['multilingual', 'multilingual'],
  ['interpreters', 'multilingual'],
])('“%s” finds the article %s, in about 160 letters each', async (query, slug) => {
  const {posts} = await readSources(path.resolve(__dirname, '../../..'), 'blog');
  const words = tellingWords(
    posts.map(({content, frontMatter}) => ({
      text: content,
      keywords: frontMatter.keywords as readonly string[],
      known: String(frontMatter.title),
    })),
  );
  for (const text of words) expect(text.length).toBeLessThanOrEqual(160);
  const found = posts
    .filter(({file}, index) => searcher(query)(`${file} ${words[index] ?? ''}`))
    .map(({file}) => file);
  expect(found).toContain(`blog/${slug}.mdx`);
});
