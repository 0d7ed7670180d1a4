/** The owner's commands for all rows at once: export, erase, retention. */
import {existsSync, readFileSync, rmSync, statSync} from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';
import Papa from 'papaparse';
import {company} from '../../../src/config/company.ts';
import {legalFacts} from '../../../src/features/legal/data.ts';
import {keptDays} from '../../../src/data/retention.ts';
import {runOwnerCommand} from '../commands.ts';
import {temporaryFolder} from '../../testing/temporaryFolder.ts';
import {formatCsv} from '../export.ts';
import {retentionSql} from '../maintenance.ts';
import {useOwnerTools} from './ownerTools.ts';

const tools = useOwnerTools();
const {owner, sql} = tools;
const folder = temporaryFolder('owner');
afterAll(() => rmSync(folder, {recursive: true, force: true}));

const parse = (text: string): Record<string, string>[] =>
  Papa.parse<Record<string, string>>(text, {
    header: true,
    delimiter: ',',
    newline: '\r\n',
    skipEmptyLines: true,
  }).data;
const file = (name: string): string => path.join(folder, name);
const rowsIn = (name: string): Record<string, string>[] => parse(readFileSync(file(name), 'utf8'));
const emailsIn = (name: string): (string | undefined)[] =>
  rowsIn(name)
    .map(({email}) => email)
    .sort();

/** Separators at which spreadsheets may begin a cell. */
const CELLS = /[,;|\t\r\n]/;
const formulasIn = (text: string): string[] =>
  text.split(CELLS).filter((cell) => /^[\s"]*[=+\-@＝＋－＠]/.test(cell));

describe('CSV', () => {
  const cell = fc.oneof(
    fc.string({unit: 'grapheme'}),
    fc
      .array(
        fc.constantFrom(
          ...['=', '+', '-', '@', '＝', '"', "'", ',', ';', '|', '\t', '\r\n', '\n', ' ', 'a', '1'],
        ),
      )
      .map((parts) => parts.join('')),
  );

  it('writes CSV without formulas for spreadsheets, whichever separator a program uses', () => {
    fc.assert(
      fc.property(fc.array(fc.record({cell, next: cell}), {minLength: 1}), (rows) => {
        // A number that is kept as text is a formula without any reference.
        const text = formatCsv(rows, false).replace(
          /(?<=^\ufeff?|[,\n])"=""([^";|\t\r\n]*)"""(?=[,\r])/g,
          '"\'$1"',
        );
        expect(formulasIn(text)).toEqual([]);
        // Only apostrophes were added, and bullets became dashes.
        const read = parse(text);
        const bare = (value: string): string => value.replaceAll("'", '').replaceAll('–', '-');
        expect(read.map(({cell: one = '', next = ''}) => [bare(one), bare(next)])).toEqual(
          rows.map((row) => [bare(row.cell), bare(row.next)]),
        );
      }),
      {numRuns: 500},
    );
  });

  it.each([
    ['0660 1234567', '="0660 1234567"'],
    ['15550100199', '="15550100199"'],
    ['+1 (555) 010-0199', '="+1 (555) 010-0199"'],
    ['6-15', '="6-15"'],
    ['12E34567', '="12E34567"'],
    ['May 5', '="May 5"'],
    ['March 5, 2026', '="March 5, 2026"'],
    ['€ 1,234', '="€ 1,234"'],
    ['5 p', '="5 p"'],
    ['Elm Street 5-7', 'Elm Street 5-7'],
    ['- fax\n- after hours', '– fax\n– after hours'],
    ['-2+3+cmd', "'-2+3+cmd"],
    ["- 1\n-cmd|' /C calc'!A0", "– 1\n'-cmd|' /C calc'!A0"],
  ])('writes %j to CSV so that Excel shows it unchanged', (value, cell) => {
    expect(parse(formatCsv([{value}], false))).toEqual([{value: cell}]);
  });

  it('writes exactly the bytes that RFC 4180 and Excel expect', () => {
    const row = {email: '=1+1@example.com', message: 'says "a-b",\n1-5;=1'};
    expect(formatCsv([row], false)).toBe(
      `\ufeff"email","message"\r\n"'=1+1@example.com","says ""a-b"",\n1-5;'=1"\r\n`,
    );
  });
});

describe('npm run owner', () => {
  beforeAll(() =>
    sql(`
        insert into public.newsletter_subscriptions (email, source)
        select email, 'blog' from unnest(array['kim@example.com', 'leaves@example.com',
                                               'forget.me@example.com', '--exact@example.com']) as email;
        insert into public.contact_messages (first_name, last_name, email, message, honeypot)
        values ('=HYPERLINK("http://evil.example")', 'Whitfield', 'Forget.Me@Example.com',
                E'Two lines,\\nboth "kept".', true)`),
  );

  it('exports confirmed readers, each with an unsubscribe link', async () => {
    await sql(`
        update public.newsletter_subscriptions set confirmed_at = now() where email not like 'forget%';
        select private.end_subscription(' Leaves@Example.com ')`);
    expect(await owner('export', 'readers', file('readers.csv'), '--exact')).toMatch(/^2 rows in /);
    const tokens = await sql<{email: string; token: string}>(
      'select email, unsubscribe_token as token from public.newsletter_subscriptions',
    );
    const tokenOf = (email: string) => tokens.find((row) => row.email === email)?.token;
    for (const email of ['kim@example.com', '--exact@example.com']) {
      const row = rowsIn('readers.csv').find((one) => one.email === email);
      const leave_url = `${company.siteUrl}/newsletter/leave?t=${tokenOf(email)}`;
      expect(row).toMatchObject({name: email, leave_url});
      expect(row?.confirmed_at).toMatch(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
      expect(JSON.parse(row?.attributes ?? '')).toEqual({
        leave_url,
        confirmed_at: row?.confirmed_at,
      });
    }
    await owner('export', 'readers', file('spreadsheet.csv'));
    expect(emailsIn('spreadsheet.csv')).toEqual(["'--exact@example.com", 'kim@example.com']);
    // An argument that begins with dashes can be an address.
    expect(await owner('erase', '--exact@example.com', '--yes')).toContain('newsletter entries 1,');
  });

  it('an export without rows creates no file and says so', async () => {
    const nothing = await tools.server.createMigratedDatabase();
    expect(
      await runOwnerCommand(['export', 'readers', file('nothing.csv')], {
        dataDir: folder,
        databaseUrl: nothing,
      }),
    ).toBe(`There is nothing to export, so ${file('nothing.csv')} was not made.`);
    expect(existsSync(file('nothing.csv'))).toBe(false);
  });

  it('an export creates a file that only its user can read, and never overwrites one', async () => {
    expect(statSync(file('readers.csv')).mode & 0o077).toBe(0);
    await expect(owner('export', 'readers', file('readers.csv'))).rejects.toThrow('exists already');
    await expect(owner('export', 'messages', file('no/such/folder.csv'))).rejects.toThrow(
      /^There is no folder for /,
    );
  });

  it('exports every column of a message except the token', async () => {
    await owner('export', 'messages', file('messages.csv'));
    const [row = {}] = rowsIn('messages.csv');
    expect(row).toMatchObject({
      first_name: '\'=HYPERLINK("http://evil.example")',
      honeypot: 'yes',
      message: 'Two lines,\nboth "kept".',
    });
    const columns = await sql<{name: string}>(
      `select attname as name from pg_attribute where attnum > 0 and not attisdropped
           and attrelid = 'public.contact_messages'::regclass and attname <> 'answer_token'`,
    );
    expect(Object.keys(row).sort()).toEqual(columns.map(({name}) => name).sort());
  });

  it.each([[[]], [['export']], [['export', 'everything', 'x.csv']], [['constructor']]])(
    'npm run owner prints its usage for %j',
    async (args) => {
      await expect(owner(...args)).rejects.toThrow(/^Usage: npm run owner -- <command>\n/);
    },
  );

  it.each([
    ['erase <email> [--yes]', ['erase']],
    ['erase <email> [--yes]', ['erase', 'kim@example.com', '--none']],
    ['erase <email> [--yes]', ['erase', 'kim@example.com', 'leaves@example.com']],
    ['open', ['open', 'kim@example.com']],
    ['export readers <file.csv> [--exact]', ['export', 'readers']],
    ['close <day> [--reopen]', ['close', '--exact', '2099-12-01']],
  ])('prints the usage "%s" for %j, and does nothing', async (form, args) => {
    await expect(owner(...args)).rejects.toThrow(
      `Usage: npm run owner -- ${form}\nNothing was done.`,
    );
    expect(await owner('show', 'kim@example.com')).toContain('1 sign-up');
  });
});

describe('retention', () => {
  /** SQL that the hosted project runs regularly. */
  const retention = (days: number) => sql(/\$\$(.+)\$\$/.exec(retentionSql(days))?.[1] ?? '');

  it('retention deletes only rows older than the given number of days', async () => {
    await sql(`delete from public.contact_messages;
      insert into public.contact_messages (first_name, last_name, email, message, created_at)
      select 'x', name, 'a@example.com', 'x', now() - age::interval
        from (values ('new', '0'), ('young', '29 days 23 hours'), ('old', '30 days 1 hour'),
                     ('ancient', '2 years')) as _(name, age)`);
    for (const days of [0, -1]) {
      await expect(retention(days)).rejects.toMatchObject({code: '22023'});
    }
    expect(await retention(30)).toEqual([{delete_old_entries: 2}]);
    expect(await sql('select last_name from public.contact_messages order by created_at')).toEqual([
      {last_name: 'young'},
      {last_name: 'new'},
    ]);
  });

  it('retention deletes after the days that the privacy policy states', async () => {
    expect(await owner('retention', '--yes')).toContain(`older than ${keptDays.forms} days`);
    expect(legalFacts.formRetention).toContain(`${keptDays.forms} days after`);
  });
});
