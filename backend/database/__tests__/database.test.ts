import {type AddressInfo, connect, createServer, type Server} from 'node:net';

import {startTemporaryPostgres, type TemporaryPostgres} from '../../testing/temporaryDatabase.ts';
import {checkClock} from '../check.ts';
import {openDatabase} from '../database.ts';

// A server is set up here, on machines with little to spare.
jest.setTimeout(120_000);

it.each([
  ['postgres://a:b@localhost:5432/x', true],
  ['postgres://a:b@127.0.0.1/x', true],
  ['postgres://a:b@[::1]/x', true],
  ['postgres://a:b@db.example/x?sslmode=verify-full', true],
  ['postgres://a:b@db.example/x?sslmode=require', false],
  ['postgres://a:b@127.0.0.1.db.example/x', false],
  ['postgres://a:b@localhost.db.example/x', false],
])('opens %s: %s', async (url, isOpened) => {
  const open = (): Promise<void> => openDatabase(url).close();
  if (isOpened) await open();
  else expect(open).toThrow(/leaves this machine without \?sslmode=verify-full/);
});

describe('between us and the database', () => {
  let postgres: TemporaryPostgres;
  let pooler: Server;
  let url: string;

  /** A message of the protocol: an error with these words. */
  const errorMessage = (words: string): Buffer => {
    const fields = Buffer.from(`SFATAL\0C08P01\0M${words}\0\0`);
    const head = Buffer.alloc(5);
    head.write('E');
    head.writeInt32BE(fields.length + 4, 1);
    return Buffer.concat([head, fields]);
  };
  /** As PgBouncer: of what a client may set in its first message, it knows these alone. */
  const KNOWN = ['user', 'database', 'application_name', 'client_encoding'];
  let refusal = '';

  beforeAll(async () => {
    postgres = await startTemporaryPostgres();
    const address = await postgres.createDatabase();
    const {port, hostname} = new URL(address);
    pooler = createServer((client) => {
      client.on('error', () => undefined);
      client.once('data', (first: Buffer) => {
        const words = first.subarray(8).toString().split('\0');
        const names = words.filter((name, index) => index % 2 === 0 && name !== '');
        const unknown = names.find((name) => !KNOWN.includes(name));
        if (refusal !== '') client.end(errorMessage(refusal));
        else if (unknown) client.end(errorMessage(`unsupported startup parameter: ${unknown}`));
        else {
          const server = connect(Number(port), hostname);
          server.on('error', () => undefined);
          server.write(first);
          client.pipe(server).pipe(client);
        }
      });
    });
    await new Promise<void>((resolve) => pooler.listen(0, '127.0.0.1', resolve));
    url = address.replace(port, String((pooler.address() as AddressInfo).port));
  });
  afterAll(() => {
    pooler.close();
    postgres.stop();
  });

  it('connects through a pooler that refuses settings, which are set later', async () => {
    refusal = '';
    const database = openDatabase(url);
    const settings = await database.query(
      `select current_setting('statement_timeout') as statement, current_setting('idle_session_timeout') as idle`,
    );
    expect(settings).toEqual([{statement: '8s', idle: '0'}]);
    await database.close();
  });

  it('reports the difference between the clocks of this machine and the database', async () => {
    const database = openDatabase(url);
    await checkClock(database, new Date(Date.now() + 30 * 60_000));
    const tomorrow = new Date(Date.now() + 86_400_000);
    await expect(checkClock(database, tomorrow)).rejects.toThrow(/1440 minutes ahead of/);
    await database.close();
  });

  it.each<[string | ((right: URL) => unknown), RegExp, string?]>([
    [(right) => (right.pathname = '/nothere'), /the name after the last \/ .*nothere/],
    [(right) => (right.password = 'wrong'), /user or password/],
    [(right) => (right.search = '?sslmode=verify-full'), /doesn’t offer/],
    [() => '', /session pooler \(port 5432\)/, 'unsupported startup parameter: search_path'],
    [() => '', /use the session pooler/, 'MaxClientsInSessionMode: max clients reached'],
    [() => '', /postgres\.<project>/, 'Tenant or user not found'],
    ['postgres://a:b@nowhere.invalid/x?sslmode=verify-full', /leads nowhere/],
    ['postgres://a:b@[2001:db8::1]/x?sslmode=verify-full', /IPv6|timeout/],
    ['postgres://a:b@db.example/x?sslmode=verify-full&sslrootcert=/nope.crt', /file.*nope\.crt/],
    ['postgres://a:b@127.0.0.1:1/x', /check host and port/],
  ])('prints the remedy in one line: %s %s %s', async (wrong, remedy, poolerSays = '') => {
    refusal = poolerSays;
    const address = new URL(typeof wrong === 'string' ? wrong : url);
    if (typeof wrong !== 'string') wrong(address);
    const database = openDatabase(address.href);
    const failed = database.query('select 1');
    await expect(failed).rejects.toThrow(remedy);
    await expect(failed).rejects.toThrow(/^DATABASE_URL [^\n]+$/);
    await database.close();
  });
});
