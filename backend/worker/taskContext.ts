import type {Database} from '../database/database.ts';
import type {Mailer} from './mailer.ts';
import type {WorkerSettings} from './settings.ts';

/** Dependencies of the tasks. */
export interface TaskContext {
  readonly database: Database;
  readonly mailer: Mailer;
  readonly settings: WorkerSettings;
  /** Returns the current time; tests move it by days. */
  readonly now: () => Date;
}
