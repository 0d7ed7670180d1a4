import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {pageChunks} from '../pageChunks.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'chunks-'));
afterAll(() => rmSync(folder, {recursive: true}));

const write = (name: string, content: object): void =>
  writeFileSync(path.join(folder, name), JSON.stringify(content));

beforeAll(() => {
  write('routesChunkNames.json', {
    '/blog/roi-e37': {__comp: 'page', __context: {data: {blog: 'data'}}, content: 'text'},
    '/docs-009': {__comp: 'root'},
    '/docs-df4': {__comp: 'first', content: 'gone'},
  });
  write('client-manifest.json', {
    origins: {page: ['1', '9'], data: ['2'], text: ['3', '9'], root: ['4'], first: ['5']},
    assets: Object.fromEntries(
      ['1', '2', '3', '4', '5', '9'].map((id) => [id, {js: [{file: `assets/js/${id}.js`}]}]),
    ),
  });
});

it('names the files of a route, shared ones once', () => {
  expect(pageChunks(folder)('/blog/roi')).toEqual(
    ['1', '9', '2', '3'].map((id) => `assets/js/${id}.js`),
  );
});

it('names those of all routes at a path, and none that it does not know', () => {
  expect(pageChunks(folder)('/docs')).toEqual(['assets/js/4.js', 'assets/js/5.js']);
  expect(pageChunks(folder)('/404')).toEqual([]);
});
