/** Payloads of jobs, which are validated because other programs can add jobs, too. */
import type {JobHelpers, Task} from 'graphile-worker';
import * as z from 'zod';

const about = z.object({id: z.guid()});

/** Creates a task about one row. */
export const withId =
  (work: (id: string, helpers: JobHelpers) => Promise<void>): Task =>
  (payload, helpers) =>
    work(about.parse(payload).id, helpers);
