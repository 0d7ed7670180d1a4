import type {Task} from 'graphile-worker';
import {bookingTasks} from './booking.ts';
import {contactTasks} from './contact.ts';
import {alertTasks} from './alerts.ts';
import {newsletterTasks} from './newsletter.ts';
import {sweep} from './sweep.ts';
import type {TaskContext} from './taskContext.ts';
import type {TaskName} from './taskNames.ts';

/** Creates all tasks, by their names in the queue. */
export const createTasks = (context: TaskContext): Readonly<Record<TaskName, Task>> => ({
  ...contactTasks(context),
  ...newsletterTasks(context),
  ...bookingTasks(context),
  ...alertTasks(context),
  sweep: () => sweep(context),
});
