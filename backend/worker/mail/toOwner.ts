import {
  replyDeadline,
  formatDeadline,
  formatMoment,
  formatTimeLeft,
  reminderDue,
  type ReminderStage,
  timeLeft,
} from '../../reply-deadline/replyDeadline.ts';
import {choiceName} from '../../../src/data/contactFields.ts';
import {mailLink} from '../../../src/domain/mail-links/paths.ts';
import type {Failure} from '../failures.ts';
import type {MessageRow} from '../rows.ts';
import type {WorkerSettings} from '../settings.ts';
import {type Block, type Mail, toMail} from './layout.ts';
import {cut, line, withoutLinks} from './parts.ts';

/** Entries listed in one email at most; Gmail cuts at 102 kB. */
const LISTED = 20;

const FOOTER =
  'You’re receiving this email because the website tells this address of messages (OWNER_EMAIL). The messages are in your database; this email is a copy.';

/** Returns the reference of a row, which `npm run owner` accepts: the first characters of its id. */
export const referenceOf = ({id}: Pick<MessageRow, 'id'>): string => id.slice(0, 8).toUpperCase();

const nameOf = ({first_name, last_name}: MessageRow): string =>
  withoutLinks(line(`${first_name} ${last_name}`));

const answeredUrl = ({answer_token}: MessageRow, {siteUrl}: WorkerSettings): string =>
  mailLink(siteUrl, '/messages/answered', answer_token);

const deadline = ({created_at}: MessageRow): string => formatDeadline(replyDeadline(created_at));

const campaignOf = (message: MessageRow): string =>
  [
    ['source', message.utm_source],
    ['medium', message.utm_medium],
    ['campaign', message.utm_campaign],
    ['term', message.utm_term],
    ['content', message.utm_content],
  ]
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');

const due = (message: MessageRow, now: Date): Block => {
  const left = timeLeft(now, message.created_at);
  const isOver = left < 0;
  return {
    kind: 'due',
    text: `Answer by ${deadline(message)}`,
    note: `${formatTimeLeft(left)}${isOver ? '' : ' left'}`,
    isOver,
  };
};

/** Lists the sender's contact data. */
const sender = (message: MessageRow): Block => ({
  kind: 'facts',
  rows: [
    ['From', nameOf(message)],
    ['Practice', message.clinic_name],
    ['Email', message.email],
    ['Phone', message.phone],
    ['About', message.topic],
  ],
});

/** Lists the other fields of the form and of the visit. */
const details = (message: MessageRow): Block => ({
  kind: 'facts',
  rows: [
    ['Specialty', choiceName(message.practice_type)],
    ['Team size', message.team_size],
    ['State', choiceName(message.state)],
    ['Page', message.page],
    ['Campaign', campaignOf(message)],
    ['Reference', referenceOf(message)],
  ],
});

const body = (message: MessageRow, settings: WorkerSettings): Block =>
  settings.showMessage
    ? {kind: 'quote', text: message.message}
    : {
        kind: 'text',
        text: `What was written stays in your database: npm run owner -- show ${referenceOf(message)}`,
      };

const replyTo = (message: MessageRow): Mail['replyTo'] => ({
  name: nameOf(message),
  address: message.email,
});

const ANSWER_HINT = 'Reply to this email to answer. Then press the button, and the reminders stop.';

/** Lists the parts of an email about one message. */
const blocksOf = (message: MessageRow, settings: WorkerSettings, now: Date): readonly Block[] => [
  due(message, now),
  sender(message),
  body(message, settings),
  {kind: 'text', text: ANSWER_HINT},
  {kind: 'button', label: 'Mark as answered', url: answeredUrl(message, settings)},
  details(message),
];

/** Writes the email about a new message. @param now for the time left to reply */
export const newMessage = (message: MessageRow, settings: WorkerSettings, now: Date): Mail => {
  const practice = message.clinic_name
    ? `, ${cut(withoutLinks(line(message.clinic_name)), 30)}`
    : '';
  return toMail({
    subject: `New message: ${cut(nameOf(message), 30)}${practice}`,
    preheader: `Answer by ${deadline(message)}.`,
    heading: `New message from ${cut(nameOf(message), 60)}`,
    blocks: blocksOf(message, settings, now),
    footer: FOOTER,
    replyTo: replyTo(message),
  });
};

const rest = (count: number, command: string): readonly Block[] =>
  count > LISTED
    ? [{kind: 'text', text: `And ${count - LISTED} more: npm run owner -- ${command}`}]
    : [];

/** Lists messages with their deadlines and links that mark them as answered. */
const messageList = (
  messages: readonly MessageRow[],
  settings: WorkerSettings,
  now: Date,
): readonly Block[] => [
  ...messages.slice(0, LISTED).flatMap((message): Block[] => [
    {
      kind: 'facts',
      title: nameOf(message),
      rows: [
        ['Practice', message.clinic_name],
        ['Email', message.email],
        ['About', message.topic],
        ['Answer by', deadline(message)],
        ['Time left', formatTimeLeft(timeLeft(now, message.created_at))],
        ['Reference', referenceOf(message)],
      ],
    },
    {kind: 'link', label: 'Mark as answered', url: answeredUrl(message, settings)},
  ]),
  ...rest(messages.length, 'open'),
];

/** Writes one email about several new messages. */
export const ownerDigest = (
  messages: readonly MessageRow[],
  settings: WorkerSettings,
  now: Date,
): Mail =>
  toMail({
    subject: `${messages.length} new messages`,
    preheader: 'More came within ten minutes than are sent one by one.',
    heading: `${messages.length} new messages`,
    blocks: [
      {
        kind: 'text',
        text: `More than ${settings.maxOwnerEmails} messages came within ten minutes. These are the ones that you have no email about yet.`,
      },
      ...messageList(messages, settings, now),
    ],
    footer: FOOTER,
  });

const REMINDERS: Readonly<Record<ReminderStage, string>> = {
  '12': 'less than 12 hours left to answer',
  '4': 'less than 4 hours left to answer',
  overdue: 'the answer is overdue',
};

/** Writes a reminder of unanswered messages, before and after their deadline. */
export const remind = (
  messages: readonly MessageRow[],
  settings: WorkerSettings,
  now: Date,
): Mail => {
  const [message] = messages;
  if (message && messages.length === 1) {
    const stage = REMINDERS[reminderDue(now, message.created_at) ?? '12'];
    return toMail({
      subject: `${cut(nameOf(message), 30)}: ${stage}`,
      preheader: `Promised by ${deadline(message)}.`,
      heading: `${cut(nameOf(message), 60)}: ${stage}`,
      blocks: [
        {
          kind: 'text',
          text: 'The site promises an answer, and this message is not marked as answered.',
        },
        ...blocksOf(message, settings, now),
      ],
      footer: FOOTER,
      replyTo: replyTo(message),
    });
  }
  return toMail({
    subject: `${messages.length} messages wait for an answer`,
    preheader: 'Their time is nearly over, or over.',
    heading: `${messages.length} messages wait for an answer`,
    blocks: [
      {
        kind: 'text',
        text: 'The site promises an answer, and these messages are not marked as answered. You get at most one such email an hour.',
      },
      ...messageList(messages, settings, now),
    ],
    footer: FOOTER,
  });
};

/** Writes the daily email about messages that the honeypot marked: mostly bots, sometimes a person. */
export const honeypotDigest = (messages: readonly MessageRow[], settings: WorkerSettings): Mail =>
  toMail({
    subject: `${messages.length} ${messages.length === 1 ? 'message' : 'messages'} that a machine most likely wrote`,
    preheader: 'A look tells whether a person is among them.',
    heading: 'Most likely from machines',
    blocks: [
      {
        kind: 'text',
        text: 'These filled in a field that people cannot see, so no receipt was sent. If one is from a person, write to its address. To delete one, see the handbook: docs/run/owner.md.',
      },
      ...messages.slice(0, LISTED).map((message): Block => ({
        kind: 'facts',
        title: nameOf(message),
        rows: [
          ['Email', message.email],
          ['Wrote', settings.showMessage ? cut(line(message.message), 200) : null],
          ['Reference', referenceOf(message)],
        ],
      })),
      ...rest(messages.length, 'export messages messages.csv'),
    ],
    footer: FOOTER,
  });

/** Descriptions of jobs, by the name of the task. */
const KINDS: Readonly<Record<string, string>> = {
  receipt: 'Receipt to a visitor',
  confirm: 'Request to confirm a sign-up',
  'confirm-again': 'Second request to confirm a sign-up',
  'notify-owner': 'Notification of a message to you',
  reminders: 'Reminder to you',
};

/** Writes the email about permanent failures. */
export const failures = (failed: readonly Failure[]): Mail =>
  toMail({
    subject: `${failed.length} ${failed.length === 1 ? 'email' : 'emails'} could not be sent`,
    preheader: 'None of them is tried again.',
    heading: `${failed.length === 1 ? 'An email' : `${failed.length} emails`} could not be sent`,
    blocks: [
      {
        kind: 'text',
        text: 'These were refused permanently, or tried for days. An address that is refused often has a typing error: look whether the message gives a phone number. The whole list: npm run owner -- jobs',
      },
      ...failed.slice(0, LISTED).map(({key, email, reason, at}): Block => {
        const [kind = key, id = ''] = key.split(':');
        return {
          kind: 'facts',
          title: KINDS[kind] ?? kind,
          rows: [
            ['To', email],
            ['Reason', line(reason ?? 'none given')],
            ['When', formatMoment(at)],
            ['Reference', referenceOf({id})],
          ],
        };
      }),
      ...rest(failed.length, 'jobs'),
    ],
    footer: FOOTER,
  });
