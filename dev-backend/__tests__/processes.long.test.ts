/** What only a start of the backend, or two of them, can show. `npm run test:long` runs it. */
import {mkdtempSync, rmSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {
  type BackendProcess,
  runBackendCommand,
  startBackendProcess,
} from '../testing/backendProcess';
import {visitor} from '../testing/visitor';

// Processes start here, on machines with little to spare.
jest.setTimeout(120_000);

let dataDir: string;
let backend: BackendProcess | undefined;

beforeAll(() => {
  dataDir = path.join(mkdtempSync(path.join(tmpdir(), 'ringwell-processes-')), 'data');
});
afterEach(async () => {
  await backend?.stop();
  backend = undefined;
});
afterAll(() => rmSync(path.dirname(dataDir), {recursive: true, force: true}));

it('makes no folder where nothing was started yet', () => {
  expect(runBackendCommand(['list'], {dataDir})).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is no database yet') as string,
  });
});

it('takes the key that it is given, and forgets the limits only while it is told to', async () => {
  const key = 'sb_publishable_of_this_machine';
  const signUpSeven = async (name: string, options = {}): Promise<string[]> => {
    const client = visitor(backend?.url ?? '', options);
    const answers = await Promise.all(
      Array.from({length: 7}, (_, index) =>
        client.from('newsletter_subscriptions').insert({email: `${name}${index}@example.com`}),
      ),
    );
    return answers.map(({error}) => error?.code ?? 'stored').sort();
  };
  backend = await startBackendProcess({dataDir, key, withoutInsertLimits: true});
  expect(await signUpSeven('foreign')).toEqual(Array(7).fill('401'));
  expect(await signUpSeven('without', {key})).toEqual(Array(7).fill('stored'));
  await backend.stop();
  backend = await startBackendProcess({dataDir});
  expect(await signUpSeven('with')).toEqual(['PT429', 'PT429', ...Array<string>(5).fill('stored')]);
});

it('opens a folder once', async () => {
  backend = await startBackendProcess({dataDir});
  const second = runBackendCommand(['serve'], {dataDir});
  expect(second.status).toBe(1);
  expect(second.stderr).toMatch(/^.+ is in use by process \d+ \(http:.+\)\. Stop it first.*\n$/);
});

it('says plainly that its port is taken, or is none', async () => {
  const other = createServer();
  const port = await new Promise<number>((resolve) => {
    other.listen(0, '127.0.0.1', () => {
      const address = other.address();
      resolve(typeof address === 'object' && address ? address.port : 0);
    });
  });
  try {
    const taken = runBackendCommand(['serve'], {dataDir, port});
    expect(taken).toMatchObject({status: 1, stdout: ''});
    expect(taken.stderr).toMatch(new RegExp(`^Port ${port} is taken by another program\\..*\\n$`));
    expect(runBackendCommand(['serve'], {dataDir, port: 70_000}).stderr).toContain(
      "BACKEND_PORT is '70000'",
    );
  } finally {
    other.close();
  }
});
