/** The owner's tools: export, unsubscribe, erase, retention. */
import {mkdtempSync, readFileSync, rmSync, statSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parse} from 'csv-parse/sync';
import fc from 'fast-check';
import {formRetention, legalFacts} from '../../src/data/legal';
import {operatorFacts} from '../../src/data/legalOperatorFacts';
import {formatCsv} from '../csv';
import type {Engine} from '../engine/engine';
import {openPostgres} from '../engine/postgres';
import {migrate} from '../migrate';
import {runOwnerTask} from '../owner';
import {retentionSchedule} from '../retention';
import {
  type BackendProcess,
  runBackendCommand,
  startBackendProcess,
} from '../testing/backendProcess';
import {openPgliteProcess} from '../testing/pgliteProcess';
import {startTemporaryPostgres} from '../testing/temporaryPostgres';
import {visitor} from '../testing/visitor';

// Processes start here, on machines with little to spare.
jest.setTimeout(120_000);

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ringwell-owner-'));
});
afterAll(() => rmSync(folder, {recursive: true, force: true}));

describe('CSV', () => {
  const cell = fc.oneof(
    fc.string({unit: 'grapheme'}),
    fc.constantFrom('=1+1', '+tag', '-5', '@SUM', '\t=1', '"', '""', ',', ';', 'a\r\nb', '', "'"),
  );
  const rows = fc.array(fc.record({email: cell, message: cell}), {minLength: 1});
  const read = (text: string): unknown => parse(text, {bom: true, columns: true});

  it('comes back exactly as it went in, in the exact form', () => {
    fc.assert(
      fc.property(rows, (table) => {
        expect(read(formatCsv(table, 'exact'))).toEqual(table);
      }),
    );
  });

  it('holds no formula in the form for spreadsheets, and nothing else is changed', () => {
    fc.assert(
      fc.property(rows, (table) => {
        const seen = read(formatCsv(table, 'spreadsheet')) as typeof table;
        seen.forEach((row, index) => {
          for (const name of ['email', 'message'] as const) {
            const before = table[index]?.[name] ?? '';
            const isFormula = /^[=+\-@\t\r＝＋－＠]/.test(before);
            expect(row[name]).toBe(isFormula ? `'${before}` : before);
          }
        });
      }),
    );
  });

  it('is what RFC 4180 and Excel expect, byte for byte', () => {
    const row = {email: '=1+1@example.com', message: 'says "hello",\ntwice'};
    expect(formatCsv([row], 'spreadsheet')).toBe(
      `\ufeff"email","message"\r\n"'=1+1@example.com","says ""hello"",\ntwice"\r\n`,
    );
  });
});

describe('npm run owner', () => {
  let dataDir: string;
  let backend: BackendProcess | undefined;

  const owner = (...args: string[]) => runBackendCommand(args, {dataDir});
  const file = (name: string): string => path.join(folder, name);
  const emailsIn = (name: string): string[] =>
    (parse(readFileSync(file(name), 'utf8'), {bom: true, columns: true}) as {email: string}[])
      .map(({email}) => email)
      .sort();

  beforeAll(async () => {
    dataDir = mkdtempSync(path.join(folder, 'data-'));
    backend = await startBackendProcess({dataDir});
    const client = visitor(backend.url);
    // All at the start: the commands below block this process, and an idle connection is closed then.
    for (const email of [
      'kim@example.com',
      'leaves@example.com',
      'forget.me@example.com',
      '--exact@example.com',
    ]) {
      await client.from('newsletter_subscriptions').insert({email, source: 'blog'});
    }
    await client.from('contact_messages').insert({
      first_name: '=HYPERLINK("http://evil.example")',
      last_name: 'Whitfield',
      email: 'Forget.Me@Example.com',
      message: 'Two lines,\nboth "kept".',
      honeypot: true,
    });
  });
  afterAll(() => backend?.stop('SIGKILL'));

  it('unsubscribes, while the backend runs', () => {
    expect(owner('unsubscribe', '  Leaves@Example.com ')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('Unsubscribed') as string,
    });
    expect(owner('unsubscribe', 'leaves@example.com')).toMatchObject({
      status: 1,
      stderr: 'Nobody is subscribed as leaves@example.com.\n',
    });
  });

  it.each(['unsubscribe', 'erase'])('does not %s who only looks alike', (command) => {
    // The Kelvin sign and the dotted capital I, which are k and i in lower case.
    for (const email of ['\u212aim@example.com', 'k\u0130m@example.com']) {
      expect(owner(command, email)).toMatchObject({status: 1, stdout: ''});
    }
  });

  it('takes an address for one, whatever it begins with', () => {
    expect(owner('unsubscribe', '--exact@example.com')).toMatchObject({status: 0});
    expect(owner('erase', '--exact@example.com')).toMatchObject({
      status: 0,
      stdout: expect.stringContaining('newsletter entries 1,') as string,
    });
  });

  it('exports who is subscribed, and on request who was', () => {
    expect(owner('export', 'newsletter', file('now.csv')).stdout).toMatch(/^2 rows in /);
    expect(emailsIn('now.csv')).toEqual(['forget.me@example.com', 'kim@example.com']);
    owner('export', 'newsletter', file('all.csv'), '--all', '--exact');
    expect(emailsIn('all.csv')).toHaveLength(3);
    const [row] = (
      parse(readFileSync(file('all.csv'), 'utf8'), {columns: true}) as Record<string, string>[]
    ).filter(({email}) => email === 'leaves@example.com');
    expect(row).toMatchObject({source: 'blog', consent_version: '2026-11', confirmed_at: ''});
    expect(row?.unsubscribed_at).toMatch(/^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\dZ$/);
    expect(row?.unsubscribe_token).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('writes a file for its user’s eyes, and never over another', () => {
    expect(statSync(file('now.csv')).mode & 0o077).toBe(0);
    const again = owner('export', 'newsletter', file('now.csv'));
    expect(again).toMatchObject({status: 1, stderr: expect.stringContaining('exists already')});
  });

  it('exports messages as text that a spreadsheet does not run', () => {
    owner('export', 'messages', file('messages.csv'));
    const [message] = parse(readFileSync(file('messages.csv'), 'utf8'), {
      bom: true,
      columns: true,
    }) as Record<string, string>[];
    expect(message).toMatchObject({
      first_name: '\'=HYPERLINK("http://evil.example")',
      honeypot: 'yes',
      message: 'Two lines,\nboth "kept".',
    });
  });

  it('erases one person from both tables, while the backend is stopped', async () => {
    await backend?.stop();
    expect(owner('erase', 'forget.me@example.com').stdout).toMatch(
      /newsletter entries 1, contact messages 1\./,
    );
    expect(owner('erase', 'forget.me@example.com')).toMatchObject({
      status: 1,
      stderr: 'There is nothing of forget.me@example.com.\n',
    });
    owner('export', 'newsletter', file('after.csv'), '--all');
    expect(emailsIn('after.csv')).toEqual(['kim@example.com', 'leaves@example.com']);
  });

  it('deletes by the time that the privacy policy states, and by none when it states none', () => {
    const days = operatorFacts.formRetentionDays.value;
    expect(legalFacts.formRetention).toBe(formRetention(days));
    const answer = owner('retention');
    if (days === null) {
      expect(answer).toMatchObject({
        status: 1,
        stderr: expect.stringContaining('formRetentionDays') as string,
      });
      expect(legalFacts.formRetention).toContain('not deleted by a clock');
    } else {
      expect(answer.stdout).toContain(`older than ${days} days`);
      expect(legalFacts.formRetention).toContain(`${days} days`);
    }
    expect(formRetention(365)).toContain('deleted 365 days after');
    expect(retentionSchedule(365)).toContain('(365)');
  });

  it.each([
    [[]],
    [['export']],
    [['export', 'everything', 'x.csv']],
    [['erase']],
    [['list', '--x']],
  ])('says how it is used to %j, as the handbook writes it', (args) => {
    expect(owner(...args)).toMatchObject({
      status: 1,
      stderr: expect.stringMatching(/^Usage: npm run owner -- <command>\n/) as string,
    });
  });
});

describe.each<[string, () => Promise<{engine: Engine; remove: () => void}>]>([
  ['PGlite', async () => ({engine: await openPgliteProcess(), remove: () => undefined})],
  [
    'PostgreSQL',
    async () => {
      const server = await startTemporaryPostgres();
      return {engine: openPostgres(await server.createDatabase()), remove: () => server.stop()};
    },
  ],
])('retention on %s', (_, open) => {
  let engine: Engine;
  let remove: () => void;

  beforeAll(async () => {
    ({engine, remove} = await open());
    await migrate(engine);
  });
  afterAll(async () => {
    await engine?.close();
    remove?.();
  });

  const run = (sql: string): Promise<void> => engine.transaction((session) => session.run(sql));
  const ages = async (): Promise<string[]> =>
    (
      await engine.transaction((session) =>
        session.query<{name: string}>('select first_name as name from public.contact_messages'),
      )
    )
      .map(({name}) => name)
      .sort();
  const fill = (): Promise<void> =>
    run(`delete from public.contact_messages;
      insert into public.contact_messages (first_name, last_name, email, message, created_at)
      select name, 'x', 'a@example.com', 'x', now() - age::interval
        from (values ('new', '0'), ('young', '29 days 23 hours'), ('old', '30 days 1 hour'),
                     ('ancient', '2 years')) as _(name, age)`);

  it('deletes what is older than so many days, and nothing younger', async () => {
    await fill();
    expect(await runOwnerTask(engine, {task: 'retention', days: 30})).toMatchObject({messages: 2});
    expect(await ages()).toEqual(['new', 'young']);
    expect(await runOwnerTask(engine, {task: 'retention', days: 30})).toMatchObject({messages: 0});
  });

  it('does the same by the command that a hosted project is given to repeat', async () => {
    await fill();
    const command = /\$\$(.+)\$\$/.exec(retentionSchedule(30))?.[1] ?? '';
    await run(command);
    expect(await ages()).toEqual(['new', 'young']);
  });

  it.each([0, -1])('refuses %d days, which would delete everything', async (days) => {
    await fill();
    await expect(runOwnerTask(engine, {task: 'retention', days})).rejects.toMatchObject({
      code: '22023',
    });
    expect(await ages()).toHaveLength(4);
  });
});
