import {type AddressInfo, connect, createServer, type Server} from 'node:net';

import {useTestDatabase} from '../../testing/testDatabase.ts';
import {checkClock, checkDatabase} from '../startChecks.ts';
import {describeConnectError, openDatabase} from '../database.ts';

it.each([
  ['postgres://a:b@localhost:5432/x', true],
  ['postgres://a:b@127.0.0.1/x', true],
  ['postgres://a:b@[::1]/x', true],
  ['postgres://a:b@db.example/x?sslmode=verify-full', true],
  ['postgres://a:b@db.example/x?sslmode=require', false],
  ['postgres://a:b@127.0.0.1.db.example/x', false],
  ['postgres://a:b@localhost.db.example/x', false],
])('the connection string %s is accepted: %s', async (url, isOpened) => {
  const open = (): Promise<void> => openDatabase(url).close();
  if (isOpened) await open();
  else expect(open).toThrow(/connects to another machine without \?sslmode=verify-full/);
});

it.each([
  ['unsupported startup parameter: search_path', /use the session pooler \(port 5432\)/],
  ['MaxClientsInSessionMode: max clients reached', /use the session pooler/],
  ['Tenant or user not found', /postgres\.<project>/],
  ['connect ENETUNREACH 2001:db8::1:5432', /IPv6/],
])('describes the database’s error "%s" with its remedy', (message, remedy) => {
  expect(describeConnectError(new Error(message))).toMatch(remedy);
});

describe('the connection to the database', () => {
  const test = useTestDatabase();
  let pooler: Server;
  let url: string;
  /** Startup parameters that PgBouncer accepts. */
  const KNOWN = ['user', 'database', 'application_name', 'client_encoding'];

  beforeAll(async () => {
    const {port, hostname} = new URL(test.url);
    pooler = createServer((client) => {
      client.on('error', () => undefined);
      client.once('data', (first: Buffer) => {
        const words = first.subarray(8).toString().split('\0');
        const names = words.filter((name, index) => index % 2 === 0 && name !== '');
        if (!names.every((name) => KNOWN.includes(name))) return client.destroy();
        const server = connect(Number(port), hostname);
        server.on('error', () => undefined);
        server.write(first);
        return client.pipe(server).pipe(client);
      });
    });
    await new Promise<void>((resolve) => pooler.listen(0, '127.0.0.1', resolve));
    url = test.url.replace(port, String((pooler.address() as AddressInfo).port));
  });
  afterAll(() => {
    pooler.close();
  });

  it('connects through a pooler that refuses startup settings, and applies them after connecting', async () => {
    const database = openDatabase(url);
    const settings = await database.query(
      `select current_setting('statement_timeout') as statement, current_setting('idle_session_timeout') as idle`,
    );
    expect(settings).toEqual([{statement: '8s', idle: '0'}]);
    await database.close();
  });

  it('prints the statements that repair a changed collation version', async () => {
    const lines: string[] = [];
    await test.sql(
      `update pg_database set datcollversion = '0' where datname = current_database()`,
    );
    await checkDatabase(test.database, (line) => lines.push(line));
    expect(lines).toEqual([
      expect.stringMatching(/reindex database (\w+); alter database \1 refresh collation version;/),
    ]);
  });

  it('reports the difference between the clocks of this machine and the database', async () => {
    await checkClock(test.database, new Date(Date.now() + 30 * 60_000));
    const tomorrow = new Date(Date.now() + 86_400_000);
    await expect(checkClock(test.database, tomorrow)).rejects.toThrow(/24 hours ahead of/);
  });

  it.each<[string | ((right: URL) => unknown), RegExp]>([
    [(right) => (right.pathname = '/nothere'), /the name after the last \/ .*nothere/],
    [(right) => (right.password = 'wrong'), /user or password/],
    [(right) => (right.search = '?sslmode=verify-full'), /doesn’t offer/],
    ['postgres://a:b@nowhere.invalid/x?sslmode=verify-full', /doesn’t exist/],
    ['postgres://a:b@db.example/x?sslmode=verify-full&sslrootcert=/nope.crt', /file.*nope\.crt/],
    ['postgres://a:b@127.0.0.1:1/x', /check host and port/],
  ])('says in one line what is wrong with a connection: %s %s', async (wrong, remedy) => {
    const address = new URL(typeof wrong === 'string' ? wrong : url);
    if (typeof wrong !== 'string') wrong(address);
    const database = openDatabase(address.href);
    const failed = database.query('select 1');
    await expect(failed).rejects.toThrow(remedy);
    await expect(failed).rejects.toThrow(/^DATABASE_URL [^\n]+$/);
    await database.close();
  });
});
