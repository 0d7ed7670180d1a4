/** Tasks of the worker for newsletter sign-ups. */
import {confirmMail} from './mail/newsletter.ts';
import {rowMails} from './rowMails.ts';
import type {SubscriptionRow} from './rows.ts';
import type {TaskContext} from './taskContext.ts';

export const newsletterTasks = (context: TaskContext) => {
  const {toVisitor} = rowMails<SubscriptionRow>(context, {
    table: `(public.newsletter_subscriptions join private.newsletter_consents on version = consent_version)`,
    column: 'subscription_id',
  });
  return {confirm: toVisitor((subscription) => confirmMail(subscription, context.settings))};
};
