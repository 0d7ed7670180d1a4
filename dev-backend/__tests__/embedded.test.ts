/**
 * The embedded database and its one process. What was confirmed to a visitor is kept, also when the
 * process is shot, and the owner's commands work while it runs and while it does not.
 */
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {isLong} from '../../scripts/jest/long';
import {askOwner, runOwnerCommand} from '../commands';
import {
  type BackendProcess,
  runBackendCommand,
  startBackendProcess,
} from '../testing/backendProcess';
import {visitor} from '../testing/visitor';

const SIGN_UPS = isLong ? 1_000 : 100;
const CONNECTIONS = 20;

// Processes start here, on machines with little to spare.
jest.setTimeout(120_000);

let dataDir: string;
let backend: BackendProcess | undefined;

beforeAll(() => {
  dataDir = mkdtempSync(path.join(tmpdir(), 'ringwell-durability-'));
});
afterAll(async () => {
  await backend?.stop('SIGKILL');
  rmSync(dataDir, {recursive: true, force: true});
});

const listed = async (): Promise<(string | null | undefined)[]> =>
  (await askOwner({dataDir}, {task: 'list newsletter'})).map(({email}) => email);

/**
 * Sends the addresses over some connections until none is left or the backend no longer answers.
 * Calls back with each answer's code, or 'stored'. Returns those that got no answer or were not sent.
 */
const signUp = async (
  url: string,
  emails: readonly string[],
  onAnswer: (email: string, answer: string) => void,
): Promise<string[]> => {
  const client = visitor(url);
  const queue = [...emails];
  const unanswered: string[] = [];
  const work = async (): Promise<void> => {
    for (let email = queue.shift(); email !== undefined; email = queue.shift()) {
      const {error, status} = await client.from('newsletter_subscriptions').insert({email});
      if (status === 0) unanswered.push(email, ...queue.splice(0));
      else onAnswer(email, error?.code ?? 'stored');
    }
  };
  await Promise.all(Array.from({length: CONNECTIONS}, work));
  return unanswered;
};

it('loses no sign-up that was confirmed when it is killed in the middle', async () => {
  const emails = Array.from({length: SIGN_UPS}, (_, index) => `reader${index}@example.com`);
  const confirmed = new Set<string>();
  const running = await startBackendProcess({dataDir, withoutInsertLimits: true});
  let killed: Promise<void> | undefined;
  const unanswered = await signUp(running.url, emails, (email, answer) => {
    if (answer !== 'stored') throw new Error(`${email}: ${answer}`);
    confirmed.add(email);
    if (confirmed.size === SIGN_UPS / 2) killed ??= running.stop('SIGKILL');
  });
  await killed;
  expect(confirmed.size).toBeGreaterThanOrEqual(SIGN_UPS / 2);
  expect(unanswered).toHaveLength(SIGN_UPS - confirmed.size);

  // The lock of the dead process is taken over.
  backend = await startBackendProcess({dataDir, withoutInsertLimits: true});
  const kept = new Set(await listed());
  expect([...confirmed].filter((email) => !kept.has(email))).toEqual([]);
  // At most what was under way is stored without its answer having been heard.
  expect(kept.size - confirmed.size).toBeLessThanOrEqual(CONNECTIONS);

  const codes: string[] = [];
  expect(await signUp(backend.url, unanswered, (_, answer) => codes.push(answer))).toEqual([]);
  expect(codes.filter((code) => code === '23505')).toHaveLength(kept.size - confirmed.size);
  expect((await listed()).sort()).toEqual([...emails].sort());
});

it('takes the owner’s commands while the backend runs and while it does not', async () => {
  await runOwnerCommand(['unsubscribe', 'reader0@example.com'], {dataDir});
  await backend?.stop();
  const file = path.join(dataDir, 'subscribers.csv');
  expect(runBackendCommand(['export', 'newsletter', file], {dataDir})).toMatchObject({
    status: 0,
    stdout: `${SIGN_UPS - 1} rows in ${file}.\n`,
  });
  expect(readFileSync(file, 'utf8')).toContain('"reader1@example.com"');
});
