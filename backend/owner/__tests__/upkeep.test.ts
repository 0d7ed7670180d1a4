/** The tables themselves. */
import {readMigrations} from '../../database/migrate';
import {openDatabase} from '../../database/database';
import {runOwnerCommand} from '../commands';
import {type Desk, openDesk} from './desk';

// A server is set up here, on machines with little to spare.
jest.setTimeout(120_000);

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk?.close());

describe('migrate', () => {
  it('applies what is missing, says which, and says so when nothing is', async () => {
    const databaseUrl = await desk.createDatabase();
    const place = {dataDir: '', databaseUrl};
    await expect(runOwnerCommand(['open'], place)).rejects.toThrow(
      /^The database is not up to date \(.*\): npm run owner -- migrate$/,
    );
    const said = await runOwnerCommand(['migrate'], place);
    expect(said.split('\n').slice(1)).toEqual(
      readMigrations().map(({version, name}) => `  ${version}_${name}`),
    );
    expect(said).not.toContain(new URL(databaseUrl).password);
    expect(await runOwnerCommand(['migrate'], place)).toMatch(/^No migration is missing in /);
  });

  it('finds what a restore has lost', async () => {
    const databaseUrl = await desk.createDatabase();
    const place = {dataDir: '', databaseUrl};
    await runOwnerCommand(['migrate'], place);
    const restored = openDatabase(databaseUrl);
    await restored.transaction((session) =>
      session.query('revoke all on public.contact_messages from anon'),
    );
    await restored.close();
    await expect(runOwnerCommand(['migrate'], place)).rejects.toThrow(/anon may not insert/);
  });
});
