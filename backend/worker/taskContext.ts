import type {Database} from '../database/database.ts';
import type {Mailer} from './mailer.ts';
import type {WorkerSettings} from './settings.ts';

/** What the tasks work with. */
export interface TaskContext {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly settings: WorkerSettings;
  /** The time, for tests that have days pass. */
  readonly now: () => Date;
}
