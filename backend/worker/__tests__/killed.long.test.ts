/**
 * The worker as an operator runs it, as a process, killed again and again while messages arrive.
 */
import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {startTemporaryPostgres, type TemporaryPostgres} from '../../testing/temporaryDatabase.ts';
import {openSite, OWNER, type Site, until} from '../../testing/worker.ts';

const MESSAGES = 1_000;
const SHOTS = 10;
/** Mails in flight when a worker is shot: as many as it sends at once. */
const IN_FLIGHT = 4;

jest.setTimeout(600_000);

const ROOT = path.join(__dirname, '..', '..', '..');

let server: TemporaryPostgres;
let site: Site;
let worker: ChildProcess | undefined;

beforeAll(async () => {
  server = await startTemporaryPostgres();
  site = await openSite(server, undefined, {MAX_OWNER_EMAILS: '100000'});
});
afterAll(async () => {
  worker?.kill('SIGKILL');
  await site?.close();
  server?.stop();
});

const start = async (): Promise<ChildProcess> => {
  const child = spawn(process.execPath, ['backend/worker/cli.ts'], {
    cwd: ROOT,
    env: {...process.env, ...site.env},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  return child;
};

it(`notifies the owner of each of ${MESSAGES} messages while it is killed ${SHOTS} times, none more than once but those in flight`, async () => {
  worker = await start();
  const ids: string[] = [];
  const writing = (async () => {
    for (let n = 0; n < MESSAGES; n += 1)
      ids.push(await site.write({email: `d${n}@practice.example`}));
  })();
  for (let shot = 1; shot <= SHOTS; shot += 1) {
    const before = site.catcher.mails.length;
    // In the middle of its work: some mails after the last shot.
    await until(
      () => site.catcher.mails.length,
      (count) => count >= before + 15,
      60_000,
    );
    worker.kill('SIGKILL');
    await once(worker, 'exit');
    // What it held is free after five minutes; here, they pass at once.
    await site.sql(
      `update private.mails set done_at = done_at - interval '6 minutes' where outcome = 'sending'`,
    );
    await site.sql(
      `update graphile_worker._private_jobs set locked_at = locked_at - interval '6 minutes' where locked_at is not null`,
    );
    worker = await start();
  }
  await writing;
  await until(
    () =>
      site.sql(
        `select from graphile_worker.jobs where task_identifier not in ('sweep', 'failures', 'reminders')`,
      ),
    (left) => left.length === 0,
    300_000,
  );
  await site.settled();

  const notifications = site.catcher.mails.filter(({to}) => to === OWNER);
  const receipts = site.catcher.mails.filter(({to}) => to !== OWNER);
  for (const mails of [notifications, receipts]) {
    const messageIds = new Set(mails.map(({messageId}) => messageId));
    expect(messageIds.size).toBe(MESSAGES);
  }
  const twice = notifications.length + receipts.length - 2 * MESSAGES;
  console.info(`${SHOTS} shots, ${twice} mails sent twice`);
  expect(twice).toBeLessThanOrEqual(SHOTS * IN_FLIGHT);
  const references = notifications.map(({text}) => text).join('\n');
  expect(ids.filter((id) => !references.includes(id.slice(0, 8).toUpperCase()))).toEqual([]);
});
