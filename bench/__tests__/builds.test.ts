import {spawn} from 'node:child_process';
import {cpSync, mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';

import {checkPosts} from '../../plugins/blog/checkPosts';
import {readSources} from '../../plugins/blog/sources';
import {residentOfGroup} from '../build/coldBuild';
import {generatePost, writePosts} from '../build/posts';

it('writes posts that the blog takes, each with its own address', async () => {
  const dir = mkdtempSync(path.join(tmpdir(), 'posts-'));
  writePosts(path.join(dir, 'blog'), 1_000);
  for (const name of ['authors.yml', 'tags.yml']) {
    cpSync(path.join(__dirname, '../../blog', name), path.join(dir, 'blog', name));
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
  expect(words).toBeGreaterThan(900);
  expect(words).toBeLessThan(1_200);
});

const linuxOnly = process.platform === 'linux' ? it : it.skip;

linuxOnly('sees what a child of the watched process holds', async () => {
  const held = 'const held = Buffer.alloc(150e6, 1); setTimeout(() => held.length, 5_000)';
  const parent = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(held)}])`;
  const child = spawn(process.execPath, ['-e', parent], {detached: true});
  const group = child.pid ?? 0;
  let peak = 0;
  for (let tries = 0; tries < 100 && peak < 200e6; tries += 1) {
    await delay(50);
    peak = residentOfGroup(group);
  }
  process.kill(-group);
  expect(peak).toBeGreaterThan(200e6);
  expect(peak).toBeLessThan(400e6);
});
