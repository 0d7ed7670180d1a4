/** A rename is one edit: a site of another brand is built, and nothing in it names this one. */
import {spawnSync} from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

import type * as Mails from '../../../backend/worker/mail/toVisitor.ts';
import type * as Cards from '../../../plugins/social-cards/index.ts';
import {readBuiltPage} from '../../../plugins/site-files/builtPage.ts';
import {brand} from '../brand.ts';

jest.setTimeout(600_000);

const ROOT = path.join(__dirname, '../../..');
const PLACES = [
  ...['blog', 'compliance', 'plugins', 'scripts', 'src', 'static', 'supabase'],
  ...['docusaurus.config.ts', 'package.json', 'package-lock.json', 'sidebars.ts', 'tsconfig.json'],
];

/** As long as the old ones, or titles would be refused for their length. */
const OTHER = {
  [brand.name]: 'Chimedesk',
  [new URL(brand.siteUrl).hostname.replace(/^www\./, '')]: 'chimedesk.example',
  [brand.phone.display]: '(416) 555-0199',
  [brand.phone.href]: 'tel:+14165550199',
};
const renamed = (text: string): string =>
  Object.entries(OTHER).reduce((all, [from, to]) => all.replaceAll(from, to), text);
const other = JSON.parse(renamed(JSON.stringify(brand))) as typeof brand;

/** The number in whatever way it is written; the sample log's callers may share its last digits. */
const phone = brand.phone.href
  .replace(/\D/g, '')
  .replace(/^1(\d{3})(\d{3})(\d{4})$/, '$1\\D{0,3}$2\\D?$3');
const old = new RegExp(`${brand.name}|${phone}`, 'i');

let folder: string;
const built = (): string => path.join(folder, 'build');

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'brand-'));
  for (const place of PLACES)
    cpSync(path.join(ROOT, place), path.join(folder, place), {recursive: true});
  symlinkSync(path.join(ROOT, 'node_modules'), path.join(folder, 'node_modules'), 'dir');
  const edit = (name: string, change: (text: string) => string): void => {
    const file = path.join(folder, name);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  };
  edit('src/config/brand.ts', renamed);
  // It takes what lies behind the linked node_modules for a package of its own.
  edit('docusaurus.config.ts', (text) => text.replace(/.*third-party.*\n/, ''));
  const {status, stdout, stderr} = spawnSync(
    process.execPath,
    [path.join(folder, 'scripts/docusaurus.mjs'), 'build'],
    {
      cwd: folder,
      encoding: 'utf8',
      env: {
        ...process.env,
        NODE_ENV: undefined,
        PUBLIC_SUPABASE_URL: 'https://project.supabase.example',
        PUBLIC_SUPABASE_KEY: 'sb_publishable_brandtest',
        // An operator's, and not the brand's.
        PUBLIC_BOOKING_URL: 'https://booking.example/demo',
      },
    },
  );
  if (status !== 0) throw new Error(stdout + stderr);
});
afterAll(() => rmSync(folder, {recursive: true, force: true}));

const filesIn = (dir: string): readonly string[] =>
  readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

it('names the old brand in no page, feed, script or file for hosts', () => {
  const files = [...filesIn(built()), ...filesIn(`${built()}-hosting`)].filter(
    (file) => !/\.(?:png|woff2|ico|pdf)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(100);
  const names = files.filter((file) => old.test(path.basename(file)));
  const texts = files.flatMap((file) => {
    const found = old.exec(readFileSync(file, 'utf8'));
    return found
      ? [
          `${path.relative(folder, file)}: ${found.input.slice(Math.max(0, found.index - 60), found.index + 40)}`,
        ]
      : [];
  });
  expect([...names, ...texts]).toEqual([]);
  expect(readFileSync(path.join(built(), 'blog/rss.xml'), 'utf8')).toContain(other.name);
});

it('names the new one in the agreement’s PDF', () => {
  const files = filesIn(built()).filter((file) => file.endsWith('.pdf'));
  expect(files.map((file) => path.basename(file))).toEqual([
    'chimedesk-data-processing-agreement.pdf',
  ]);
  const {stdout} = spawnSync(process.execPath, ['scripts/pdf-text.mjs', ...files], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  expect(stdout).toContain(other.name);
  expect(stdout).not.toMatch(old);
});

/** Modules as they are where the brand is another. */
const withOther = async <Module>(file: string): Promise<Module> => {
  let loaded: unknown;
  await jest.isolateModulesAsync(async () => {
    jest.doMock('../brand', () => ({brand: other}));
    loaded = await import(file);
  });
  return loaded as Module;
};

it('draws the new one on the cards', async () => {
  const {cardsOf} = await withOther<typeof Cards>('../../../plugins/social-cards');
  const pages = filesIn(built())
    .filter((file) => file.endsWith('.html'))
    .map((file) => readBuiltPage(readFileSync(file, 'utf8')));
  const cards = [...cardsOf(pages, other.siteUrl).values()];
  expect(cards.length).toBeGreaterThan(30);
  expect(JSON.stringify(cards)).not.toMatch(old);
  expect(cards[0]?.brand).toBe(other.name);
});

it('sends the new one in mails', async () => {
  const {receipt, confirm} = await withOther<typeof Mails>(
    '../../../backend/worker/mail/toVisitor',
  );
  const row = {id: 'a', created_at: new Date(0), first_name: 'A', message: 'B', wording: 'C'};
  for (const mail of [
    receipt(row as never),
    confirm(row as never, false, {siteUrl: other.siteUrl} as Parameters<typeof confirm>[2]),
  ]) {
    expect(JSON.stringify(mail)).toContain(other.name);
    expect(JSON.stringify(mail)).not.toMatch(old);
  }
});
