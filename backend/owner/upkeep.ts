/** What keeps the database and its queue going. */
import {operatorFacts} from '../../src/data/legalOperatorFacts';
import {checkDatabase} from '../database/check';
import type {Database} from '../database/database';
import {migrate} from '../database/migrate';
import {retentionSchedule, runOwnerTask} from './tasks';

/** Brings the tables up to date, and looks for what a database often lacks. */
export const migrateDatabase = async (database: Database): Promise<string> => {
  const said: string[] = [];
  const applied = await migrate(database, (line) => said.push(line));
  await checkDatabase(database);
  return [
    ...said,
    applied.length === 0
      ? `No migration is missing in ${database.description}.`
      : `Applied to ${database.description}:\n${applied.map((name) => `  ${name}`).join('\n')}`,
  ].join('\n');
};

const retentionDays = (): number => {
  const days = operatorFacts.formRetentionDays.value;
  if (days === null) {
    throw new Error(
      'Contact messages are kept until you delete them: formRetentionDays in src/data/legalOperatorFacts.ts is null, and the privacy policy says the same. Set it, publish the site, then run this again.',
    );
  }
  return days;
};

/** What deletes old messages every night on a hosted project, as SQL. */
export const retentionSql = (): string => retentionSchedule(retentionDays());

/** Deletes messages that are past their time. */
export const retention = async (database: Database): Promise<string> => {
  const days = retentionDays();
  const [row] = await runOwnerTask(database, {task: 'retention', parameter: String(days)});
  return `Deleted contact messages older than ${days} days: ${row?.messages ?? 0}.`;
};
