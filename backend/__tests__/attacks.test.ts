/**
 * Everything that somebody with the public key and bad intentions could send, over HTTP into the
 * migrations of production. The list is in backend/testing/attacks.
 */
import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'csv-parse/sync';
import {isLong} from '../../scripts/jest/long.ts';
import {type Place, withDatabase} from '../database/place.ts';
import {runOwnerCommand} from '../owner/commands.ts';
import {attacks, CANARY, plantCanary} from '../testing/attacks/attacks.ts';
import {hostileEmails, isStorable, storedOf} from '../testing/attacks/hostileEmails.ts';
import {Attacker} from '../testing/attacks/http.ts';
import {type BackendProcess, startBackendProcess} from '../testing/backendProcess.ts';
import {storedRows} from '../testing/storedRows.ts';
import {temporaryFolder} from '../testing/temporaryFolder.ts';

// A server is set up here and asked ten thousand times, on machines with little to spare.
jest.setTimeout(240_000);

// No divisor of the lists' lengths, so that a sample has something of all of them.
const EVERY_NTH = isLong ? 1 : 29;

describe('attacks', () => {
  let folder: string;
  let place: Place;
  let backend: BackendProcess;
  let attacker: Attacker;

  beforeAll(async () => {
    folder = temporaryFolder('attacks');
    place = {dataDir: path.join(folder, 'data')};
    backend = await startBackendProcess(place);
    attacker = new Attacker(backend.url);
    await plantCanary(attacker);
  });
  afterAll(async () => {
    attacker?.close();
    await backend?.stop();
    rmSync(folder, {recursive: true, force: true});
  });

  let plainSignUps = 0;

  it.each(attacks(EVERY_NTH))('$about', async ({attempts, mayStore}) => {
    const answers = await attacker.sendAll(attempts);
    expect(answers.length).toBeGreaterThan(0);
    expect(answers.filter(({status}) => status < 400)).toHaveLength(mayStore);
    // Refused is not broken.
    expect(answers.filter(({status}) => status >= 500)).toEqual([]);
    expect(answers.filter(({text}) => /canary\.7f3a|sings in room/.test(text))).toEqual([]);

    const plain = await attacker.send({
      body: JSON.stringify({email: `after.attack.${(plainSignUps += 1)}@example.com`}),
    });
    expect(plain.status).toBe(201);
  });

  const exported = async (...args: string[]): Promise<Record<string, string>[]> => {
    const file = path.join(folder, `${args.join('')}.csv`);
    await runOwnerCommand(['export', ...args, file], place);
    return parse(readFileSync(file, 'utf8'), {bom: true, columns: true});
  };

  it('leave in the table the addresses that are some, each once, and nothing else', async () => {
    const rows = await storedRows(place, 'newsletter');
    const emails = rows.map(({email}) => email ?? '');
    expect(emails.filter((email) => !isStorable(email))).toEqual([]);
    expect(new Set(emails).size).toBe(emails.length);

    const hostile = storedOf(hostileEmails(EVERY_NTH).flatMap(({values}) => values));
    expect(hostile.size).toBeGreaterThan(50);
    const others = emails.filter((email) => !hostile.has(email));
    expect(emails).toHaveLength(hostile.size + others.length);
    const known =
      /^(?:canary\.7f3a|everyone\.at\.once|flood\.\d+|after\.attack\.\d+)@example\.com$/;
    expect(others.filter((email) => !known.test(email))).toEqual([]);
    expect(others).toHaveLength(2 + 5 + plainSignUps);
    // Times and the words that were agreed to are the database's own, whatever was sent.
    expect(new Set(rows.map(({consent}) => consent))).toEqual(
      new Set(['2026-11-26-website', '2026-11-26-blog']),
    );
    expect(rows.filter(({status}) => status !== 'unconfirmed')).toEqual([]);
  });

  it('leave the rows that were there as they were', async () => {
    expect(await exported('messages')).toEqual([
      expect.objectContaining({email: CANARY.email, message: CANARY.message}),
    ]);
  });

  it('come out of the export as nothing that a spreadsheet runs', async () => {
    await withDatabase(place, (database) =>
      database.transaction((session) =>
        session.query('update public.newsletter_subscriptions set confirmed_at = now()'),
      ),
    );
    const cells = (await exported('readers')).flatMap((row) => Object.values(row));
    expect(cells.filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([]);
    expect(cells.filter((cell) => /^'[=+\-@]/.test(cell)).length).toBeGreaterThan(3);
  });
});
