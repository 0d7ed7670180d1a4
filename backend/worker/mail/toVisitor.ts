import {brand} from '../../../src/config/brand.ts';
import {replyTime} from '../../../src/data/claims.ts';
import {mailLink} from '../../../src/domain/mail-links/paths.ts';
import {replyDeadline, formatDeadline} from '../../reply-deadline/replyDeadline.ts';
import {type MessageRow, referenceOf, type SubscriptionRow} from '../rows.ts';
import type {WorkerSettings} from '../settings.ts';
import {type Mail, toMail} from './layout.ts';

/** Writes the receipt of a message, with the reply deadline. It repeats nothing that was typed. */
export const receipt = (message: MessageRow): Mail =>
  toMail({
    subject: 'We have your message',
    preheader: `We’ll answer by ${formatDeadline(replyDeadline(message.created_at))}.`,
    blocks: [
      `Hello,\n\nYour message from our contact form arrived. A person will read it and answer within ${replyTime}.`,
      {kind: 'due', text: `We’ll answer by ${formatDeadline(replyDeadline(message.created_at))}`},
      {kind: 'facts', rows: [['Reference', referenceOf(message)]]},
      `To add something, reply to this email. If it can’t wait, call ${brand.phone.display}. Please leave patient information out.`,
    ],
    footer: `You’re receiving this email because this address was given in the contact form of ${brand.name}. If that was not you, reply and say so, and we will delete the message.`,
  });

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
    preheader: 'The newsletter comes once you have.',
    heading: isReminder ? 'Do you still want our newsletter?' : 'Please confirm your address',
    blocks: [
      isReminder
        ? `Hello,\n\nThree days ago this address was signed up for the ${brand.name} newsletter, and it is not confirmed yet. This is the last time we ask.`
        : `Hello,\n\nThis address was signed up for the ${brand.name} newsletter. Press the button if it is yours and you want the newsletter.`,
      {
        kind: 'button',
        label: 'Open the confirmation page',
        url: mailLink(siteUrl, '/newsletter/confirm', confirm_token),
      },
      `The form said: “${wording}”`,
      'If it was not you, do nothing. Nothing else is sent unless you confirm.',
    ],
    footer: `You’re receiving this email because this address was given in the newsletter form of ${brand.name}.`,
  });
