import {
  replyDeadline,
  formatDeadline,
  formatMoment,
  formatTimeLeft,
  reminderDue,
  type ReminderStage,
  timeLeft,
} from '../../reply-deadline/replyDeadline.ts';
import {choiceName} from '../../../src/features/contact/data.ts';
import {mailLink} from '../../../src/features/mail-links/rules/paths.ts';
import {counted} from '../../../src/lib/format/counted.ts';
import type {TaskFailure} from '../failures.ts';
import {type MessageRow, referenceOf} from '../rows.ts';
import type {WorkerSettings} from '../settings.ts';
import {
  type Block,
  type Content,
  cut,
  textLine,
  type Mail,
  toMail,
  withoutLinks,
} from './layout.ts';

/** Entries listed in one email at most; Gmail cuts at 102 kB. */
const MAX_LISTED = 20;

const toOwner = (content: Omit<Content, 'because'>): Mail =>
  toMail({
    ...content,
    because:
      'messages from the website go to this address (OWNER_EMAIL). The messages themselves are in your database.',
  });

const nameOf = ({first_name, last_name}: MessageRow): string =>
  withoutLinks(textLine(`${first_name} ${last_name}`));

const answeredUrl = ({answer_token}: MessageRow, {siteUrl}: WorkerSettings): string =>
  mailLink(siteUrl, '/messages/answered', answer_token);

const deadline = ({created_at}: MessageRow): string => formatDeadline(replyDeadline(created_at));

const campaignOf = (message: MessageRow): string =>
  (['source', 'medium', 'campaign', 'term', 'content'] as const)
    .filter((name) => message[`utm_${name}`] !== null)
    .map((name) => `${name} ${message[`utm_${name}`]}`)
    .join(', ');

/** Writes an email about one message, with all that was sent. */
const singular = (
  message: MessageRow,
  settings: WorkerSettings,
  now: Date,
  content: Omit<Content, 'because'>,
): Mail => {
  const left = timeLeft(now, message.created_at);
  return toOwner({
    ...content,
    blocks: [
      ...content.blocks,
      {
        kind: 'slot',
        margin: 'Answer by',
        title: deadline(message),
        lines: [`${formatTimeLeft(left)}${left < 0 ? '' : ' left'}`],
        tone: left < 0 ? 'missed' : 'entry',
      },
      {
        kind: 'facts',
        rows: [
          ['From', nameOf(message)],
          ['Practice', message.clinic_name],
          ['Email', message.email],
          ['Phone', message.phone],
          ['About', message.topic],
        ],
      },
      settings.showMessage
        ? {kind: 'quote', text: message.message}
        : `To read the message: npm run owner -- show ${referenceOf(message)}`,
      'Reply to this email to answer. Then press the button to stop the reminders.',
      {kind: 'button', label: 'Mark as answered', url: answeredUrl(message, settings)},
      {
        kind: 'facts',
        rows: [
          ['Specialty', choiceName(message.practice_type)],
          ['Team size', message.team_size],
          ['State', choiceName(message.state)],
          ['Page', message.page],
          ['Campaign', campaignOf(message)],
          ['Reference', referenceOf(message)],
        ],
      },
    ],
    replyTo: {name: nameOf(message), address: message.email},
  });
};

/** Writes the email about a new message. @param now for the time left to reply */
export const newMessage = (message: MessageRow, settings: WorkerSettings, now: Date): Mail => {
  const practice = message.clinic_name
    ? `, ${cut(withoutLinks(textLine(message.clinic_name)), 30)}`
    : '';
  return singular(message, settings, now, {
    subject: `New message: ${cut(nameOf(message), 30)}${practice}`,
    preheader: `Answer by ${deadline(message)}.`,
    heading: `New message from ${cut(nameOf(message), 60)}`,
    blocks: [],
  });
};

/** Writes an email with a list, of which it shows the first entries. @param command shows the others */
const plural = <Entry>(
  {blocks, ...content}: Omit<Content, 'because'>,
  entries: readonly Entry[],
  command: string,
  blocksOf: (entry: Entry) => readonly Block[],
): Mail => {
  const others = entries.length - MAX_LISTED;
  const rest = others > 0 ? [`And ${others} more: npm run owner -- ${command}`] : [];
  return toOwner({
    ...content,
    blocks: [...blocks, ...entries.slice(0, MAX_LISTED).flatMap(blocksOf), ...rest],
  });
};

/** Lists a message with its deadline and the link that marks it as answered. */
const listed =
  (settings: WorkerSettings, now: Date) =>
  (message: MessageRow): readonly Block[] => [
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
  ];

/** Writes one email about several new messages. */
export const ownerDigest = (
  messages: readonly MessageRow[],
  settings: WorkerSettings,
  now: Date,
): Mail =>
  plural(
    {
      subject: counted(messages.length, 'new message'),
      preheader: 'Too many messages for one email each.',
      blocks: [
        `More than ${settings.maxOwnerEmails} messages came within 10 minutes, so these share one email. Write to each sender, then mark the message as answered.`,
      ],
    },
    messages,
    'open',
    listed(settings, now),
  );

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
    return singular(message, settings, now, {
      subject: `${cut(nameOf(message), 30)}: ${stage}`,
      preheader: `Promised by ${deadline(message)}.`,
      heading: `${cut(nameOf(message), 60)}: ${stage}`,
      blocks: ['We promised a reply by this time, and this message isn’t marked as answered.'],
    });
  }
  return plural(
    {
      subject: `${messages.length} messages are waiting for a reply`,
      preheader: 'The reply deadline is near or past.',
      blocks: [
        'We promised a reply by these times, and these messages aren’t marked as answered. Write to each sender, then mark the message. You get this email at most once an hour.',
      ],
    },
    messages,
    'open',
    listed(settings, now),
  );
};

/** Writes the daily email about messages that the honeypot marked: mostly bots, sometimes a person. */
export const honeypotDigest = (messages: readonly MessageRow[], settings: WorkerSettings): Mail =>
  plural(
    {
      subject: `Likely spam: ${counted(messages.length, 'message')}`,
      preheader: 'Check whether a person wrote one of them.',
      heading: 'Likely spam',
      blocks: [
        'These messages filled in a field people can’t see, so we sent no receipts. If a person wrote one of them, write to that address. To delete a message, see docs/run/owner.md.',
      ],
    },
    messages,
    'export messages messages.csv',
    (message) => [
      {
        kind: 'facts',
        title: nameOf(message),
        rows: [
          ['Email', message.email],
          ['Wrote', settings.showMessage ? cut(textLine(message.message), 200) : null],
          ['Reference', referenceOf(message)],
        ],
      },
    ],
  );

/** Descriptions of jobs, by the name of the task. */
const KINDS: Readonly<Record<string, string>> = {
  receipt: 'Receipt to a visitor',
  confirm: 'Confirmation request',
  'confirm-again': 'Second confirmation request',
  'notify-owner': 'Notice of a message for you',
  'owner-digest': 'List of new messages for you',
  'honeypot-digest': 'List of likely spam for you',
  reminders: 'Reminder for you',
  failures: 'List of failures for you',
  demo: 'Email about a demo',
  'demo-owner': 'Notice of a demo for you',
  'demo-held': 'Request to confirm a demo',
  'demo-digest': 'List of demos for you',
  ceilings: 'Notice of a limit for you',
  'demo-day': 'Reminder of a demo, a day before',
  'demo-hour': 'Reminder of a demo, an hour before',
  sweep: 'Check for pending emails',
};

/** Writes the email about permanent failures. */
export const failures = (failed: readonly TaskFailure[]): Mail =>
  plural(
    {
      subject: `${counted(failed.length, 'email')} could not be sent`,
      preheader: 'We won’t try these again.',
      blocks: [
        'The mail server refused these emails permanently, or we tried for days. A refused address often has a typo: if the message has a phone number, call. For the whole list: npm run owner -- jobs',
      ],
    },
    failed,
    'jobs',
    ({key, email, reason, at}) => {
      const [kind = key, id = ''] = key.split(':');
      return [
        {
          kind: 'facts',
          // Emails about a demo end in the number of its change.
          title: KINDS[kind.replace(/-\d+$/, '')] ?? kind,
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
