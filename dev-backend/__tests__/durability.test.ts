/** What was confirmed to a visitor is kept, also when the process is shot. */
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {isLong} from '../../scripts/jest/long';
import {
  type BackendProcess,
  runBackendCommand,
  startBackendProcess,
} from '../testing/backendProcess';
import {visitor} from '../testing/visitor';

const SIGN_UPS = isLong ? 1_000 : 200;
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

const listed = (): string => {
  const {status, stdout, stderr} = runBackendCommand('list', {dataDir});
  if (status !== 0) throw new Error(stderr);
  return stdout;
};

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
  const kept = new Set(listed().match(/reader\d+@example\.com/g));
  expect([...confirmed].filter((email) => !kept.has(email))).toEqual([]);
  // At most what was under way is stored without its answer having been heard.
  expect(kept.size - confirmed.size).toBeLessThanOrEqual(CONNECTIONS);

  const codes: string[] = [];
  expect(await signUp(backend.url, unanswered, (_, answer) => codes.push(answer))).toEqual([]);
  expect(codes.filter((code) => code === '23505')).toHaveLength(kept.size - confirmed.size);
  expect(listed()).toContain(`${SIGN_UPS} newsletter subscriptions`);
});
