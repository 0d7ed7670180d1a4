/** Checks that the company’s name, numbers and addresses are written in company.ts only. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {escapeRegExp} from '../../lib/text/escapeRegExp.ts';
import {company} from '../company.ts';

const ROOT = path.join(__dirname, '../../..');
const FOLDERS = ['blog', 'compliance', 'plugins', 'scripts', 'src', 'static', 'backend'];
const FILES = ['docusaurus.config.ts'];

/** Matches the number in any format. */
const phone = company.phone.href
  .replace(/\D/g, '')
  .replace(/^1(\d{3})(\d{3})(\d{4})$/, '$1\\D{0,3}$2\\D?$3');

const host = escapeRegExp(new URL(company.siteUrl).hostname.replace(/^www\./, ''));

/** Case-sensitive in the backend, whose database objects have the lowercase name. */
const namesIn = (file: string): RegExp =>
  new RegExp(`${company.name}|${host}|${phone}`, file.startsWith('backend') ? '' : 'i');

const files = [
  ...FILES,
  ...FOLDERS.flatMap((folder) =>
    readdirSync(path.join(ROOT, folder), {recursive: true, withFileTypes: true})
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(ROOT, path.join(entry.parentPath, entry.name))),
  ),
].filter(
  (file) =>
    !/\.(?:png|woff2|ico)$|__tests__|__mocks__|\btesting\b/.test(file) &&
    file !== 'src/config/company.ts',
);

it('the company’s name is in no file but company.ts', () => {
  expect(files.length).toBeGreaterThan(500);
  const lines = files.flatMap((file) =>
    readFileSync(path.join(ROOT, file), 'utf8')
      .split('\n')
      .filter((line) => namesIn(file).test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(lines).toEqual([]);
});
