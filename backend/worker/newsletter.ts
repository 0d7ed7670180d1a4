/** Tasks of the worker for newsletter sign-ups. */
import type {TaskList} from 'graphile-worker';
import {sendOnce} from './ledger.ts';
import {confirm} from './mail/newsletter.ts';
import {mailKey} from './mailKeys.ts';
import {withId} from './payload.ts';
import {readSubscription} from './rows.ts';
import {sendToVisitor, type TaskContext} from './send.ts';

/** Asks a new subscriber to confirm. */
const askToConfirm = async (context: TaskContext, id: string): Promise<void> => {
  const key = mailKey('confirm', id);
  const subscription = await readSubscription(context.database, id);
  if (!subscription || subscription.confirmed_at || subscription.unsubscribed_at) return;
  const {email} = subscription;
  await sendOnce(
    context.database,
    [{key, subscription_id: id, limit: {to: email, form: 'sign-up'}}],
    () => sendToVisitor(context, key, email, confirm(subscription, context.settings)),
  );
};

export const newsletterTasks = (context: TaskContext): TaskList => ({
  confirm: withId((id) => askToConfirm(context, id)),
});
