/** Payloads of jobs: the queue stores JSON, which other programs can add, too. */
import type {JobHelpers, Task} from 'graphile-worker';
import * as z from 'zod';

const about = z.object({id: z.guid()});

/** Creates a task about one row. */
export const withId =
  (work: (id: string, helpers: JobHelpers) => Promise<void>): Task =>
  (payload, helpers) =>
    work(about.parse(payload).id, helpers);
