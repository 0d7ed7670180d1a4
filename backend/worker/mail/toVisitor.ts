import {company} from '../../../src/config/company.ts';
import {reply} from '../../../src/data/subjects.ts';
import {mailLink} from '../../../src/features/mail-links/rules/paths.ts';
import {replyDeadline, formatDeadline} from '../../reply-deadline/replyDeadline.ts';
import {type MessageRow, referenceOf, type SubscriptionRow} from '../rows.ts';
import type {WorkerSettings} from '../settings.ts';
import {type Mail, toMail} from './layout.ts';

/** Writes the receipt of a message, with the reply deadline. It repeats nothing that was typed. */
export const receipt = (message: MessageRow): Mail => {
  const deadline = formatDeadline(replyDeadline(message.created_at));
  return toMail({
    subject: 'We have your message',
    preheader: `We’ll answer by ${deadline}.`,
    blocks: [
      reply.sentence,
      {kind: 'slot', margin: 'Answer by', title: deadline, lines: [], tone: 'entry'},
      {kind: 'facts', rows: [['Reference', referenceOf(message)]]},
      'To add something, reply to this email. Please leave out patient information.',
    ],
    because: `this address was entered in the contact form of ${company.name}. If this wasn’t you, reply to tell us, and we’ll delete the message.`,
  });
};

/**
 * Writes the request to confirm a sign-up.
 *
 * @param isReminder the second and last one, after three days
 */
export const confirm = (
  {confirm_token, wording}: SubscriptionRow,
  isReminder: boolean,
  {siteUrl}: WorkerSettings,
): Mail =>
  toMail({
    subject: isReminder
      ? 'Still want our newsletter? Please confirm'
      : 'Please confirm your address',
    preheader: 'Confirm to start the newsletter.',
    heading: isReminder ? 'Do you still want our newsletter?' : 'Please confirm your address',
    blocks: [
      isReminder
        ? `Three days ago, someone signed this address up for the ${company.name} newsletter, but nobody has confirmed it. We won’t ask again.`
        : `Someone signed this address up for the ${company.name} newsletter. If that was you, confirm it.`,
      {
        kind: 'button',
        label: 'Open the confirmation page',
        url: mailLink(siteUrl, '/newsletter/confirm', confirm_token),
      },
      `The form said: “${wording}”`,
    ],
    because: `this address was entered in the newsletter form of ${company.name}. If this wasn’t you, do nothing. We send nothing else until you confirm.`,
  });
