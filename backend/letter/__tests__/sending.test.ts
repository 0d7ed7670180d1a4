/**
 * A letter from the command to the mailboxes: a real PostgreSQL, the real queue and a real SMTP server.
 * The same with 1,000 readers, and what takes minutes, is in sending.long.test.ts.
 */
import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {brand} from '../../../src/config/brand.ts';
import {addReaders, type LetterDesk, letterText, openLetterDesk} from '../../testing/readers.ts';
import {OWNER, type Site, until, workerBench} from '../../testing/worker.ts';
import {mayGo} from '../../worker/letters.ts';

// A server is set up here, on machines with little to spare.
jest.setTimeout(120_000);

const ROOT = path.join(__dirname, '../../..');
const ID = '2027-01';
const FAST = {LETTER_RATE: '100000'};

const bench = workerBench();
let site: Site;
let desk: LetterDesk;

const open = async (
  answer?: Parameters<typeof bench.open>[0],
  extra: Readonly<Record<string, string>> = FAST,
  postalAddress?: string | null,
): Promise<void> => {
  site = await bench.open(answer, extra);
  desk = openLetterDesk(site, postalAddress);
  desk.write(ID, letterText('The first letter', '2027-01-01'));
};
afterEach(() => rmSync(desk.folder, {recursive: true, force: true}));

const letters = (): readonly string[] =>
  site.catcher.mails.filter(({subject}) => /letter$/.test(subject)).map(({to}) => to);
const countOf = (table: string): Promise<unknown> =>
  site.sql(`select count(*)::integer from ${table}`).then(([row]) => row);
const done = (): Promise<unknown> =>
  until(
    () => desk.letter('status', ID),
    (text) => text.includes('left to send 0'),
    60_000,
  );

describe('before it is sent', () => {
  it('is asked about once, and sent to nobody on any other answer', async () => {
    await open();
    await addReaders(site, 3);
    await site.signUp('unconfirmed@practice.example');
    desk.answer = 'yes';
    expect(await desk.letter('send', ID)).toBe('Nothing was sent.');
    expect(desk.questions).toEqual([
      expect.stringMatching(/^“The first letter” to 3 readers at PostgreSQL at .*\n.*Type 2027-01/),
    ]);
    expect(await countOf('private.letters')).toEqual({count: 0});
    expect(readFileSync(path.join(desk.folder, `letters/${ID}.md`), 'utf8')).not.toContain('sent:');
  });

  it('needs a postal address, a file that is right, and readers', async () => {
    await open(undefined, FAST, null);
    await expect(desk.letter('send', ID, '--yes')).rejects.toThrow(/without a postal address/);
    await expect(desk.letter('test', ID, 'me@practice.example')).rejects.toThrow(/postal address/);
    expect(site.catcher.mails).toEqual([]);
    // It can be looked at all the same.
    expect(await desk.letter('preview', ID)).toContain('can’t be sent yet');
    expect(existsSync(path.join(desk.folder, `.letters/${ID}.html`))).toBe(true);

    desk = openLetterDesk(site);
    await expect(desk.letter('send', ID, '--yes')).rejects.toThrow(/There is no letters\/2027-01/);
    desk.write(ID, letterText('Short', '2027-02-01'));
    await expect(desk.letter('send', ID, '--yes')).rejects.toThrow(
      /^letters\/2027-01\.md:2: subject has 5 characters; .*\nletters\/2027-01\.md:4: date is/,
    );
    desk.write(ID, letterText('The first letter', '2027-01-01'));
    await expect(desk.letter('send', ID, '--yes')).rejects.toThrow(/Nobody has confirmed/);
    await expect(desk.letter('send', '2027-1')).rejects.toThrow(/^Usage: /);
  });

  it('can be tried out on an address, under a subject of its own', async () => {
    await open();
    expect(await desk.letter('test', ID, 'me@practice.example')).toMatch(/^Sent to me@practice/);
    const [mail] = site.catcher.mails;
    expect(mail?.subject).toMatch(/^\[Test \d\d-\d\d \d\d:\d\d:\d\d\] The first letter$/);
    expect(mail?.text).toContain('200 Example Street');
    expect(await countOf('private.mails')).toEqual({count: 0});
  });
});

describe('a letter that is sent', () => {
  it('goes once to each who confirmed, while a worker is killed, and to nobody who left', async () => {
    await open(
      async (to) => {
        // So that there is a middle in which to be killed.
        await new Promise((resolve) => setTimeout(resolve, 20));
        return to.startsWith('r7@') ? '550 5.1.1 No such user here' : undefined;
      },
      {...FAST, LEAVE_URL: 'https://project.example/leave'},
    );
    const readers = await addReaders(site, 20);
    await site.signUp('unconfirmed@practice.example');
    const sent = await desk.letter('send', ID, '--yes');
    expect(sent).toContain('20 letters to send');
    expect(readFileSync(path.join(desk.folder, `letters/${ID}.md`), 'utf8')).toMatch(
      /^---\nsubject: .*\n[\s\S]*\nsent: \d{4}-\d\d-\d\d\n---\n\nHello, reader\.\n$/,
    );
    expect(await desk.letter('status', ID)).toContain('sent 0, left to send 20, refused 0, gone 0');
    await site.sql(
      `update public.newsletter_subscriptions set unsubscribed_at = now()
        where email in ('r5@practice.example', 'r6@practice.example')`,
    );

    const start = async (): Promise<ChildProcess> => {
      const child = spawn(process.execPath, ['backend/worker/cli.ts'], {
        cwd: ROOT,
        env: {...process.env, ...site.env},
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await once(child.stdout, 'data');
      return child;
    };
    const killed = await start();
    await until(letters, ({length}) => length >= 5);
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    expect(letters().length).toBeLessThan(17);
    // What it held is free after five minutes; here, they pass at once.
    await site.sql(
      `update graphile_worker._private_jobs set locked_at = locked_at - interval '6 minutes' where locked_at is not null`,
    );
    const worker = await bench.work();
    await done();
    await worker.stop();

    const owed = readers.filter((email) => !/^r[567]@/.test(email));
    expect([...new Set(letters())].sort()).toEqual([...owed].sort());
    // Four are on their way at once; one that was taken, and not noted yet, is sent again.
    expect(letters().length).toBeLessThanOrEqual(owed.length + 4);
    const ids = new Map(site.catcher.mails.map(({to, messageId}) => [to, messageId]));
    expect(new Set(ids.values()).size).toBe(new Set(ids.keys()).size);
    const [, host] = brand.email.display.split('@');
    for (const mail of site.catcher.mails.filter(({to}) => to !== OWNER)) {
      expect(mail.messageId).toMatch(new RegExp(`^<letter-2027-01\\.[0-9a-f-]{36}@${host}>$`));
      expect(mail.headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
    }
    // Each reader's own links, in the header and in the text.
    const tokens = await site.sql<{email: string; token: string}>(
      'select email, unsubscribe_token as token from public.newsletter_subscriptions',
    );
    for (const {email, token} of tokens.filter((row) => owed.includes(row.email))) {
      const mail = site.catcher.mails.find(({to}) => to === email);
      expect(mail?.headers['list-unsubscribe']).toBe(
        `<https://project.example/leave?token=${token}>`,
      );
      expect(mail?.text).toContain(`https://site.example/newsletter/leave#${token}`);
      expect(mail?.html).toContain(`https://site.example/newsletter/leave#${token}`);
    }
    expect(await desk.letter('status')).toMatch(
      /\[#{30}\] 100%\n {2}sent 17, left to send 0, refused 1, gone 2$/,
    );
    // Once more, it goes to nobody.
    await expect(desk.letter('send', ID, '--yes')).rejects.toThrow(/was begun already/);
    expect(await desk.letter('resume', ID)).toContain('nobody left');
  });

  it('is not sent again under another name, nor where another database sent it', async () => {
    await open();
    await addReaders(site, 1);
    await desk.letter('send', ID, '--yes');
    desk.write('2027-02', letterText('The first letter', '2027-02-01'));
    await expect(desk.letter('send', '2027-02', '--yes')).rejects.toThrow(
      /^2027-01 had this subject/,
    );
    desk.write('2027-03', letterText('A third letter', '2027-03-01', 'sent: 2027-03-02\n'));
    await expect(desk.letter('send', '2027-03', '--yes')).rejects.toThrow(
      /says that it was sent on 2027-03-02, and this database knows nothing of it/,
    );
  });

  it('stays what it was when the sending began, whatever becomes of the file', async () => {
    await open();
    await addReaders(site, 2);
    await desk.letter('send', ID, '--yes');
    desk.write(ID, letterText('Another subject', '2027-01-01').replace('Hello', 'Goodbye'));
    await bench.work();
    await done();
    expect(site.catcher.mails.map(({subject}) => subject)).toEqual(
      Array(2).fill('The first letter'),
    );
  });

  it('is stopped and goes on with who is left', async () => {
    await open();
    await addReaders(site, 6);
    await desk.letter('send', ID, '--yes');
    expect(await desk.letter('stop', ID)).toMatch(/^Stopped\./);
    expect(await desk.letter('stop', ID)).toMatch(/stopped already/);
    await bench.work();
    await site.settled();
    expect(letters()).toEqual([]);
    expect(await desk.letter('status', ID)).toMatch(/stopped .* \(by you\)[\s\S]*left to send 6/);
    expect(await desk.letter('resume', ID)).toContain('6 letters left');
    expect(await desk.letter('resume', ID)).toContain('6 letters left');
    await done();
    expect(letters()).toHaveLength(6);
    expect(await desk.letter('stop', ID)).toMatch(/is done; there is nothing to stop/);
    await expect(desk.letter('stop', '2020-01')).rejects.toThrow(
      'The letter 2020-01 was not sent.',
    );
  });
});

describe('an address that is refused', () => {
  it('is marked, told to the owner when the letter is out, left out next time, and can be unmarked', async () => {
    await open((to) => (to.startsWith('r2@') ? '550 5.1.1 No such user here' : undefined));
    await addReaders(site, 3);
    await desk.letter('send', ID, '--yes');
    await bench.work();
    await done();
    const [told] = await site.mailsTo(OWNER, 1);
    expect(told?.text).toContain('Letter to a reader');
    expect(told?.text).toContain('r2@practice.example');

    desk.write('2027-02', letterText('The second letter', '2027-02-01'));
    expect(await desk.letter('send', '2027-02', '--yes')).toContain('2 letters to send');
    expect(await desk.letter('unmark', 'R2@practice.example')).toContain('again');
    await expect(desk.letter('unmark', 'r2@practice.example')).rejects.toThrow('not marked');
    desk.write('2027-03', letterText('The third letter', '2027-03-01'));
    expect(await desk.letter('send', '2027-03', '--yes')).toContain('3 letters to send');
  });

  it('is not marked when it is the letter or the sender that is refused, and ten of that stop it', async () => {
    await open(() => '550 5.7.1 Your network is on our blocklist');
    await addReaders(site, 30);
    await desk.letter('send', ID, '--yes');
    await bench.work();
    await until(
      () => desk.letter('status', ID),
      (text) => text.includes('the last 10 were all refused'),
    );
    await site.settled();
    const [{marked = -1} = {}] = await site.sql<{marked: number}>(
      'select count(refused_at)::integer as marked from public.newsletter_subscriptions',
    );
    expect(marked).toBe(0);
    const text = await desk.letter('status', ID);
    const refused = Number(/refused (\d+)/.exec(text)?.[1]);
    expect(refused).toBeGreaterThanOrEqual(10);
    // Those that were on their way.
    expect(refused).toBeLessThanOrEqual(14);
    // Nothing of the other twenty is tried again by itself.
    expect(await bench.jobs()).toEqual([]);
  });
});

describe('the rate', () => {
  it('lets a tenth of a minute’s letters go in a tenth of a minute, over all workers', async () => {
    await open(undefined, {LETTER_RATE: '100'});
    const go = (): Promise<boolean> => mayGo(site.database, 100);
    const note = (count: number, ago: string): Promise<unknown> =>
      site.sql(
        `insert into private.mails (key, outcome, done_at)
         select 'letter-2027-01:' || gen_random_uuid(), 'sent', now() - $2::interval
           from generate_series(1, $1::integer)`,
        count,
        ago,
      );
    await note(50, '7 seconds');
    expect(await go()).toBe(true);
    await note(9, '5 seconds');
    expect(await go()).toBe(true);
    await note(1, '1 second');
    expect(await go()).toBe(false);
    // Slower than ten a minute, it is one at a time.
    expect(await mayGo(site.database, 5)).toBe(false);
  });

  it('holds back letters, and nothing that is urgent', async () => {
    await open(undefined, {LETTER_RATE: '10'});
    await addReaders(site, 8);
    await desk.letter('send', ID, '--yes');
    await bench.work();
    await until(letters, ({length}) => length > 0);
    await site.write();
    await until(
      () => site.catcher.mails.map(({to}) => to),
      (to) => to.includes(OWNER) && to.includes('dana@practice.example'),
    );
    // One in six seconds, and those that were on their way when the first was noted.
    expect(letters().length).toBeLessThanOrEqual(5);
    expect(await desk.letter('status', ID)).toMatch(/left to send [3-7]/);
  });
});
