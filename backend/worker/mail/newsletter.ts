/** Emails about a newsletter sign-up. */
import {company} from '../../../src/config/company.ts';
import {mailLink} from '../../../src/lib/address/mailLinkPaths.ts';
import type {SubscriptionRow} from '../rows.ts';
import type {WorkerSettings} from '../settings.ts';
import {type Mail, toMail} from './layout.ts';

/** Writes the request to confirm a sign-up. */
export const confirmMail = (
  {confirm_token, wording}: SubscriptionRow,
  {siteUrl}: WorkerSettings,
): Mail =>
  toMail({
    subject: 'Please confirm your address',
    preheader: 'Confirm to start the newsletter.',
    blocks: [
      `Someone signed this address up for the ${company.name} newsletter. If that was you, confirm it.`,
      {
        kind: 'button',
        label: 'Open the confirmation page',
        url: mailLink(siteUrl, '/newsletter/confirm', confirm_token),
      },
      `The form said: “${wording}”`,
    ],
    footerReason: `this address was entered in the newsletter form of ${company.name}. If this wasn’t you, do nothing. We send nothing else until you confirm.`,
  });
