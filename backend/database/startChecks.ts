import type {Database} from './database.ts';
import {checkGrants} from './grants.ts';
import {findMissingMigrations, readMigrations} from './migrate.ts';

/** Checks that all migrations are applied unchanged. @throws one line with the remedy */
export const requireMigrations = async (database: Database): Promise<void> => {
  const [missing] = await findMissingMigrations(database).catch(
    (error: Error & {code?: string}) => {
      // Nothing is applied, or the record is lost.
      if (error.code === '42P01') return readMigrations();
      if (error.code !== '42501') throw error;
      throw new Error(`DATABASE_URL has a user that doesn’t own the database (${error.message})`);
    },
  );
  if (missing) {
    throw new Error(
      `${database.description} lacks the migration ${missing.name}; apply it (npm run owner -- migrate), or restore a backup (docs/run/backup.md)`,
    );
  }
};

interface FoundDatabase {
  readonly name: string;
  readonly encoding: string;
  readonly has_other_collation: boolean;
}

/**
 * Checks properties that restored databases and new ones on other servers often lack. Without them, forms
 * are refused with no other explanation.
 *
 * @throws one line with the problem and its remedy
 */
export const checkDatabase = async (
  database: Database,
  log: (line: string) => void = () => undefined,
): Promise<void> => {
  await requireMigrations(database);
  const [found] = await database.query<FoundDatabase>(
    `select quote_ident(datname) as name, pg_encoding_to_char(encoding) as encoding,
            datcollversion <> pg_database_collation_actual_version(oid) as has_other_collation
       from pg_database where datname = current_database()`,
  );
  if (found?.encoding !== 'UTF8') {
    throw new Error(
      `${database.description} has the encoding ${found?.encoding}, which refuses every name with an accent; create it anew: createdb --encoding=UTF8 --template=template0`,
    );
  }
  await checkGrants(database);
  // Indexes on text columns are sorted by the earlier collation and may miss rows.
  if (found.has_other_collation) {
    log(
      `${database.description} was sorted by another version of its system; run: reindex database ${found.name}; alter database ${found.name} refresh collation version;`,
    );
  }
};

/** Maximum difference of the clocks, in milliseconds. Reminders shift by it, but none is lost. */
const MAX_CLOCK_DIFFERENCE_MS = 60 * 60_000;

/**
 * Compares this machine's clock with the database's: reminders and receipts depend on both.
 *
 * @throws one line with the difference
 */
export const checkClock = async (database: Database, now = new Date()): Promise<void> => {
  const [row] = await database.query<{at: Date}>('select clock_timestamp() as at');
  const difference = now.getTime() - (row?.at.getTime() ?? 0);
  if (Math.abs(difference) > MAX_CLOCK_DIFFERENCE_MS) {
    const hours = Math.round(Math.abs(difference) / 3_600_000);
    throw new Error(
      `The clock of this machine is ${hours} hours ${difference > 0 ? 'ahead of' : 'behind'} the clock of ${database.description}; nothing is sent until both are right (timedatectl set-ntp true)`,
    );
  }
};
