import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {checkPosts} from '../../../plugins/blog/checkPosts';
import {readSources} from '../../../plugins/blog/sources';
import {generatePost, writePosts} from '../posts';

const site = path.join(__dirname, '../../..');

it('writes posts that the blog takes, each with its own address', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'posts-'));
  writePosts(path.join(dir, 'blog'), 1_000);
  for (const name of ['authors.yml', 'tags.yml']) {
    cpSync(path.join(site, 'blog', name), path.join(dir, 'blog', name));
  }
  const sources = await readSources(dir, 'blog');
  expect(sources.posts).toHaveLength(1_000);
  expect(checkPosts(sources)).toEqual([]);
  rmSync(dir, {recursive: true});
});

it('writes the same post every time, of about a thousand words', () => {
  const {text} = generatePost(41);
  expect(generatePost(41).text).toBe(text);
  expect(generatePost(42).text).not.toBe(text);
  const words = text.split(/\s+/).length;
  expect(words).toBeGreaterThan(1_000);
  expect(words).toBeLessThan(1_300);
});
