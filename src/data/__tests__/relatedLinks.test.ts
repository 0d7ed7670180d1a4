import {readFileSync} from 'node:fs';
import path from 'node:path';

import {rawField, splitFrontMatter} from '../../lib/text/frontMatter.ts';
import {relatedArticles} from '../relatedLinks.ts';

it.each(Object.values(relatedArticles))('labels a link to $to with the title', ({to, label}) => {
  const post = readFileSync(path.join(__dirname, `../../..${to}.mdx`), 'utf8');
  expect(rawField(splitFrontMatter(post).head, 'title')).toBe(label);
});
