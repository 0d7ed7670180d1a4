/** Tasks of the worker that notify the owner of failures and reached limits. */
import {officeTime} from '../lib/officeTime.ts';
import {readFailures} from './readFailures.ts';
import {sendOnce} from './ledger.ts';
import {limitReachedMail, failuresMail} from './mail/alerts.ts';
import {hourlyKey, mailKey} from './mailKeys.ts';
import {sendDigest, sendToOwner} from './sendToOwner.ts';
import type {TaskContext} from './taskContext.ts';

/** Notifies the owner once of each permanent failure, with at most one email an hour. */
const sendFailures = async (context: TaskContext): Promise<void> => {
  const {database, now} = context;
  const failed = await readFailures(database);
  // With the time, because a job that is added again, such as a moved demo's, can fail again.
  const rows = failed.map((failure) => ({
    ...failure,
    key: mailKey('failed', `${failure.at.getTime()}:${failure.job}`),
  }));
  await sendDigest(context, hourlyKey('failures', now()), rows, failuresMail);
};

/** Notifies the owner once a day of each reached limit. */
const sendLimits = async (context: TaskContext): Promise<void> => {
  const {database, now} = context;
  const reached = await database.query<{name: string; used: number}>(
    'select * from private.reached_limits',
  );
  for (const {name, used} of reached) {
    const key = mailKey(`limit-${name}`, officeTime(now()).day);
    await sendOnce(database, [{key}], () =>
      sendToOwner(context, key, limitReachedMail(name, used)),
    );
  }
};

export const alertTasks = (context: TaskContext) => ({
  failures: () => sendFailures(context),
  limits: () => sendLimits(context),
});
