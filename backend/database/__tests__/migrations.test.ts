/** Tests of the migrations on a real PostgreSQL. Rights of visitors: access.test.ts. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {readEmail} from '../../../src/lib/email/readEmail.ts';
import {BLANK_TEXT} from '../../../src/features/forms/rules/typedText.ts';
import {useTestDatabase} from '../../testing/testDatabase.ts';
import {openDatabase} from '../database.ts';
import {migrate, readMigrations} from '../migrate.ts';
import {generateRowTypes} from '../rowTypes.ts';

const test = useTestDatabase();

it('applies migrations once when several processes start together', async () => {
  const url = await test.server.createDatabase();
  const databases = [openDatabase(url), openDatabase(url), openDatabase(url)];
  const applied = await Promise.all(databases.map((one) => migrate(one)));
  expect(applied.flat()).toEqual(readMigrations().map(({version, name}) => `${version}_${name}`));
  await Promise.all(databases.map((one) => one.close()));
});

it('refuses a migration that was changed after it was applied', async () => {
  const [first, ...rest] = readMigrations();
  if (!first) throw new Error('no migration');
  const changed = {...first, sql: `${first.sql}\n-- changed`};
  await expect(migrate(test.database, [changed, ...rest])).rejects.toThrow(
    `${first.name} was changed after it was applied`,
  );
});

it('the migrations have the rows whose types `npm run row-types` has written', async () => {
  const file = path.join(__dirname, '../rows.generated.ts');
  expect(await generateRowTypes(test.database)).toBe(readFileSync(file, 'utf8'));
});

it('the tables accept the email addresses that the forms accept', async () => {
  const addresses = [
    ...['jane@practice.c', 'jane@127.0.0.1', 'jane@practice', 'jane@-practice.com', 'a@b.c'],
    ...['.jane@practice.com', 'jane.@practice.com', 'ja..ne@practice.com', 'jane@practice..com'],
    ...['jane@practice.co', 'jane@1.2.com', 'j@x.xn--p1ai', 'jane@a.c2', "o'hara|x@example.com"],
    ...[`${'x'.repeat(65)}@example.com`, 'jane_@practice.com', '=1+1@EXAMPLE.COM'],
    ...['jane@practice.com\nBcc: all@example.com', `'||pg_sleep(10)--@example.com`],
    // A Cyrillic letter, and the Kelvin sign, which is a k in lower case.
    ...['jаne@practice.com', '\u212aim@practice.com'],
    `${'a'.repeat(64)}@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(58)}.com`, // 255 characters
  ];
  const rows = await test.sql(
    `select address from unnest($1::text[]) as address
      where pg_input_is_valid(address, 'public.email_address')`,
    [addresses],
  );
  const ofTheForms = addresses.filter((address) => readEmail(address).problem === null);
  expect(ofTheForms).toHaveLength(7);
  expect(rows.map(({address}) => address)).toEqual(ofTheForms);
});

it('the tables and the form treat the same characters as invisible', async () => {
  const [line] = await test.sql(`select prosrc from pg_proc where proname = 'plain_line'`);
  const blank = /'(\^\[.+?\]\*\$)'/.exec(String(line?.prosrc))?.[1];
  const rows = await test.sql(
    `select point from generate_series(1, 1114111) as point
      where point not between 55296 and 57343 and chr(point) ~ $1`,
    [blank],
  );
  const points = Array.from({length: 0x10_ffff}, (_, index) => index + 1);
  const ofTheForm = points.filter((point) => BLANK_TEXT.test(String.fromCodePoint(point)));
  expect(ofTheForm.length).toBeGreaterThan(4_000);
  expect(rows.map(({point}) => point)).toEqual(ofTheForm);
});

it('comments of the migrations begin with a noun or a verb, as ESLint wants them in code', () => {
  const blocks = readMigrations().flatMap(({sql}) => sql.match(/(?:^ *--.*\n)+/gm) ?? []);
  expect(blocks.length).toBeGreaterThan(60);
  const first = /^[ -]*(?:What|Who|Whom|Whose|Where|Whether|How|Which|When|Why)\b/;
  expect(blocks.filter((block) => first.test(block))).toEqual([]);
});
