/** The company's name, numbers and addresses are typed in brand.ts and nowhere else. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {brand} from '../brand.ts';

const ROOT = path.join(__dirname, '../../..');
const FOLDERS = ['src', 'plugins', 'backend', 'blog', 'static'];

/** Words that the rest of the code does not type: identifiers of programs are in small letters. */
const typed = [
  brand.name,
  new URL(brand.siteUrl).hostname.replace(/^www\./, ''),
  brand.phone.display,
  brand.phone.href.replace(/\D/g, ''),
];

const files = FOLDERS.flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), {recursive: true, encoding: 'utf8'}).map((name) =>
    path.join(folder, name),
  ),
).filter(
  (file) =>
    /\.(?:tsx?|mdx?|ya?ml|css|txt|svg|json)$/.test(file) &&
    !/__tests__|node_modules|\btesting\b|brand\.ts$/.test(file),
);

it.each(typed)('%s is typed in no other file', (word) => {
  expect(files.length).toBeGreaterThan(500);
  const found = files.filter((file) => readFileSync(path.join(ROOT, file), 'utf8').includes(word));
  expect(found).toEqual([]);
});
