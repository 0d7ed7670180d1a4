/** Emails to the owner about failures and reached limits. */
import {demoRules} from '../../../src/features/booking/data.ts';
import {counted} from '../../../src/lib/format/counted.ts';
import {formatMoment} from '../../lib/officeTime.ts';
import type {TaskFailure} from '../readFailures.ts';
import {readMailKey} from '../mailKeys.ts';
import {referenceOf} from '../rows.ts';
import {taskLabels} from '../taskNames.ts';
import {textLine, type Mail} from './layout.ts';
import {ownerList, ownerMail} from './ownerMail.ts';

/** Writes the email about permanent failures. */
export const failuresMail = (failed: readonly TaskFailure[]): Mail =>
  ownerList(
    {
      subject: `${counted(failed.length, 'email')} could not be sent`,
      preheader: 'We won’t try these again.',
      blocks: [
        'The mail server refused these emails permanently, or we tried for days. A refused address often has a typo: if the message has a phone number, call. For the whole list: npm run owner -- jobs',
      ],
    },
    failed,
    'jobs',
    ({job, email, reason, at}) => {
      const {kind, id} = readMailKey(job);
      return [
        {
          kind: 'facts',
          title: (taskLabels as Readonly<Record<string, string>>)[kind] ?? kind,
          rows: [
            ['To', email],
            ['Reason', textLine(reason ?? 'none given')],
            ['When', formatMoment(at)],
            ['Reference', referenceOf({id})],
          ],
        },
      ];
    },
  );

/** Writes the owner's email about a limit for all visitors together. @param name in the database */
export const limitReachedMail = (name: string, used: number): Mail =>
  ownerMail({
    subject:
      name === 'demos'
        ? `${used} demos in a day: visitors must now confirm new bookings`
        : `${used} emails in an hour: emails about more ${name}s wait`,
    preheader: 'Check whether people or bots sent these.',
    blocks:
      name === 'demos'
        ? [
            `The last 24 hours brought ${used} bookings and moves, the limit in the setting demos_daily. Until the number falls, we hold each new booking for ${demoRules.heldMinutes} minutes and keep it if the visitor presses the link in our email. We email you once they do.`,
            'To see the demos: npm run owner -- demos\nTo cancel what a bot booked: npm run owner -- cancel, with --since, --domain, or --network (docs/run/demos.md)',
          ]
        : [
            `The ${name} form caused ${used} emails to visitors within an hour, the limit in the setting mails_to_visitors. We send the rest when that hour is over. Nothing is lost, and your own emails about messages arrive as always (docs/run/backend.md).`,
          ],
  });
