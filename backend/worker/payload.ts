/** Payloads of jobs: the queue stores JSON, which other programs can add, too. */
import type {JobHelpers, Task} from 'graphile-worker';
import * as z from 'zod';

const about = z.object({id: z.guid()});
const ofDay = z.object({day: z.iso.date()});

/** Creates a task about one row. */
export const withId =
  (work: (id: string, helpers: JobHelpers) => Promise<void>): Task =>
  (payload, helpers) =>
    work(about.parse(payload).id, helpers);

/** Creates a task for one of the office's days. */
export const withDay =
  (work: (day: string) => Promise<void>): Task =>
  (payload) =>
    work(ofDay.parse(payload).day);
