import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

import {formatProblem} from '../../../src/lib/problems.ts';
import {folderProblems} from '../pictures.ts';

const siteDir = fs.mkdtempSync(path.join(os.tmpdir(), 'pictures-'));
afterAll(() => fs.rmSync(siteDir, {recursive: true}));

/** Creates the first bytes of a PNG of this width, with `extra` in it. */
const png = (width: number, extra: string | Buffer = '', bytes = 100): Buffer => {
  const data = Buffer.alloc(bytes);
  data.write('89504e470d0a1a0a0000000d49484452', 0, 'hex');
  data.writeUInt32BE(width, 16);
  data.writeUInt32BE(10, 20);
  Buffer.from(extra).copy(data, 40);
  return data;
};
const bmp = Buffer.from(`424d${'00'.repeat(16)}0900000009000000`, 'hex');
const exif = (hex: string): Buffer => png(9, Buffer.from(hex, 'hex'));
const svg = (inside: string): Buffer =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`);

const saved = (file: string, data: Buffer): readonly string[] => {
  for (const folder of ['static/img/blog', 'blog/faxes']) {
    fs.rmSync(path.join(siteDir, path.dirname(folder)), {recursive: true, force: true});
    fs.mkdirSync(path.join(siteDir, folder), {recursive: true});
  }
  fs.writeFileSync(path.join(siteDir, file), data);
  return folderProblems(siteDir).map(formatProblem);
};

test.each<readonly [file: string, data: Buffer, says: string]>([
  ['static/img/a.png', png(1_401), 'is 1401 px wide; export it with at most 1400'],
  ['static/img/a.png', png(9, '', 200_001), 'has 201 kB; export it smaller, at most 200'],
  ['static/img/blog/a.png', Buffer.from('nothing'), 'can’t be read; export it again as PNG'],
  ['blog/a.jpg', png(9), 'is png inside; name it .png'],
  ['blog/a.png', bmp, 'is bmp; export it as PNG, JPEG, WebP, or AVIF'],
  ['blog/a.png', exif('8825000400000001'), 'contains the place'],
  ['blog/a.png', exif('2588040001000000'), 'contains the place'],
  ['blog/a.png', png(9, 'exif:GPSLatitude'), 'contains the place'],
  ['static/img/a.svg', svg('<script>alert(1)</script>'), 'contains code'],
  ['blog/faxes.mdx.txt', Buffer.from('a'), 'isn’t read; save it as faxes.mdx'],
])('reports the picture %s', (file, data, says) => {
  expect(saved(file, data)).toEqual([expect.stringContaining(`${file}: ${says}`)]);
});

test.each([
  ['static/img/A.PNG', png(1_400, '', 200_000)],
  ['static/img/a.svg', svg('<path d="M0 0" />')],
  ['blog/authors.yml', Buffer.from('a')],
  ['blog/.DS_Store', Buffer.from('a')],
  ['blog/faxes.mdx~', Buffer.from('a')],
])('reports no fault of the picture %s', (file, data) => {
  expect(saved(file, data)).toEqual([]);
});
