/**
 * Everything that somebody with the public key and bad intentions could send, over HTTP into the
 * migrations of production. The list is in dev-backend/testing/attacks.
 */
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {parse} from 'csv-parse/sync';
import {isLong} from '../../scripts/jest/long';
import {attacks, CANARY, plantCanary} from '../testing/attacks/attacks';
import {hostileEmails, isStorable, storedAs} from '../testing/attacks/hostileEmails';
import {Attacker} from '../testing/attacks/http';
import {
  type BackendProcess,
  type BackendSettings,
  runBackendCommand,
  startBackendProcess,
} from '../testing/backendProcess';
import {startTemporaryPostgres} from '../testing/temporaryPostgres';

// A server is set up here and asked ten thousand times, on machines with little to spare.
jest.setTimeout(240_000);

interface Place {
  readonly settings: BackendSettings;
  remove(): void;
}

const ENGINES: readonly {
  readonly engine: string;
  /** 1: all of the hostile addresses. The embedded engine is slow, and nobody's production. */
  readonly everyNth: number;
  readonly open: () => Promise<Place>;
}[] = [
  {
    engine: 'PostgreSQL',
    everyNth: 1,
    open: async () => {
      const server = await startTemporaryPostgres();
      return {settings: {databaseUrl: await server.createDatabase()}, remove: () => server.stop()};
    },
  },
  {
    engine: 'PGlite',
    everyNth: isLong ? 10 : 20,
    open: () => {
      const dataDir = mkdtempSync(path.join(tmpdir(), 'ringwell-attacks-'));
      return Promise.resolve({
        settings: {dataDir},
        remove: () => rmSync(dataDir, {recursive: true, force: true}),
      });
    },
  },
];

it('the hostile addresses are 10,000, hardly any twice, and the same at every run', () => {
  const values = hostileEmails().flatMap((hostile) => hostile.values);
  expect(values).toHaveLength(10_000);
  expect(new Set(values.map((value) => JSON.stringify(value))).size).toBeGreaterThan(9_400);
  expect(hostileEmails()).toEqual(hostileEmails());
});

// The sample is of the embedded engine, which is there within a second.
describe.each(isLong ? ENGINES : ENGINES.slice(1))('attacks on $engine', ({everyNth, open}) => {
  let place: Place;
  let backend: BackendProcess;
  let attacker: Attacker;
  let folder: string;

  beforeAll(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'ringwell-export-'));
    place = await open();
    backend = await startBackendProcess(place.settings);
    attacker = new Attacker(backend.url);
    await plantCanary(attacker);
  });
  afterAll(async () => {
    attacker?.close();
    await backend?.stop();
    place?.remove();
    rmSync(folder, {recursive: true, force: true});
  });

  let plainSignUps = 0;

  it.each(attacks(everyNth))('$group: $about', async (attack) => {
    const answers = await attacker.sendAll(attack.attempts);
    expect(answers.length).toBeGreaterThan(0);
    expect(answers.filter(({status}) => status < 400)).toHaveLength(attack.mayStore);
    // Refused is not broken.
    expect(answers.filter(({status}) => status >= 500)).toEqual([]);
    const leaks = answers.filter(({text}) => /canary\.7f3a|sings in room/.test(text));
    expect(leaks).toEqual([]);

    const plain = await attacker.send({
      body: JSON.stringify({email: `after.attack.${(plainSignUps += 1)}@example.com`}),
    });
    expect(plain.status).toBe(201);
  });

  const exported = (what: 'newsletter' | 'messages', ...flags: string[]) => {
    const file = path.join(folder, `${what}${flags.join('')}.csv`);
    const {status, stderr} = runBackendCommand(['export', what, file, ...flags], place.settings);
    if (status !== 0) throw new Error(stderr);
    return parse(readFileSync(file, 'utf8'), {bom: true, columns: true}) as Record<
      string,
      string
    >[];
  };

  it('leave in the table the addresses that are some, each once, and nothing else', () => {
    const rows = exported('newsletter', '--all', '--exact');
    const emails = rows.map(({email = ''}) => email);
    expect(emails.filter((email) => !isStorable(email))).toEqual([]);
    expect(new Set(emails).size).toBe(emails.length);

    const values = hostileEmails().flatMap((hostile) =>
      hostile.values.filter((_, index) => index % everyNth === 0),
    );
    const expected = new Set(values.map(storedAs).filter((email) => email !== null));
    expect(expected.size).toBeGreaterThan(50);
    const others = emails.filter((email) => !expected.has(email)).sort();
    expect(others.filter((email) => !/^(?:after\.attack|flood)\./.test(email))).toEqual([
      CANARY.email,
      'everyone.at.once@example.com',
    ]);
    expect(others).toHaveLength(2 + 5 + plainSignUps);
    expect(emails).toHaveLength(expected.size + others.length);
    // Times and the words that were agreed to are the database's own, whatever was sent.
    expect(new Set(rows.map(({consent_version}) => consent_version))).toEqual(new Set(['2026-11']));
    expect(rows.filter((row) => row.confirmed_at !== '' || row.unsubscribed_at !== '')).toEqual([]);
  });

  it('leave the rows that were there as they were', () => {
    expect(exported('messages')).toEqual([
      expect.objectContaining({email: CANARY.email, message: CANARY.message}),
    ]);
  });

  it('come out of the export as nothing that a spreadsheet runs', () => {
    const cells = exported('newsletter').flatMap((row) => Object.values(row));
    expect(cells.filter((cell) => /^[=+\-@\t\r＝＋－＠]/.test(cell))).toEqual([]);
    expect(cells.filter((cell) => /^'[=+\-@]/.test(cell)).length).toBeGreaterThan(3);
  });
});
