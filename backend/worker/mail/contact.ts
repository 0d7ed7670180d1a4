/** Emails about a contact message, to the owner and to the visitor. */
import {replyDeadline} from '../../../src/features/contact/rules/replyDeadline.ts';
import {
  formatDeadline,
  formatTimeLeft,
  REMINDER_HOURS,
  reminderDue,
  type ReminderStage,
  timeLeft,
} from '../../lib/replyDeadline.ts';
import {company} from '../../../src/config/company.ts';
import {replyPromise} from '../../../src/data/subjects.ts';
import {practiceTypeLabel, stateLabel} from '../../../src/features/contact/data.ts';
import {mailLink} from '../../../src/lib/address/mailLinkPaths.ts';
import {counted} from '../../../src/lib/format/counted.ts';
import {type MessageRow, referenceOf} from '../rows.ts';
import {OWNER_WINDOW_MINUTES, type WorkerSettings} from '../settings.ts';
import {
  type Block,
  type Content,
  truncate,
  textLine,
  type Mail,
  toMail,
  withoutLinks,
} from './layout.ts';
import {ownerList, ownerMail} from './ownerMail.ts';

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

/** Writes an email about one message, with all of its fields. */
const singleMessageMail = (
  message: MessageRow,
  settings: WorkerSettings,
  now: Date,
  content: Omit<Content, 'footerReason'>,
): Mail => {
  const left = timeLeft(now, message.created_at);
  return ownerMail({
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
          ['Specialty', practiceTypeLabel(message.practice_type)],
          ['Team size', message.team_size],
          ['State', stateLabel(message.state)],
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
    ? `, ${truncate(withoutLinks(textLine(message.clinic_name)), 30)}`
    : '';
  return singleMessageMail(message, settings, now, {
    subject: `New message: ${truncate(nameOf(message), 30)}${practice}`,
    preheader: `Answer by ${deadline(message)}.`,
    heading: `New message from ${truncate(nameOf(message), 60)}`,
    blocks: [],
  });
};

/** Lists a message with its deadline and the link that marks it as answered. */
const listEntry =
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
    {kind: 'links', links: [{label: 'Mark as answered', url: answeredUrl(message, settings)}]},
  ];

/** Writes one email about several new messages. */
export const ownerDigest = (
  messages: readonly MessageRow[],
  settings: WorkerSettings,
  now: Date,
): Mail =>
  ownerList(
    {
      subject: counted(messages.length, 'new message'),
      preheader: 'Too many messages for one email each.',
      blocks: [
        `More than ${settings.maxOwnerEmails} messages came within ${OWNER_WINDOW_MINUTES} minutes, so these share one email. Write to each sender, then mark the message as answered.`,
      ],
    },
    messages,
    'open',
    listEntry(settings, now),
  );

const formatStage = (stage: ReminderStage): string =>
  stage === 'overdue' ? 'the answer is overdue' : `less than ${stage} hours left to answer`;

/** Writes a reminder of unanswered messages, before and after their deadline. */
export const reminderMail = (
  messages: readonly MessageRow[],
  settings: WorkerSettings,
  now: Date,
): Mail => {
  const [message] = messages;
  if (message && messages.length === 1) {
    const stage = formatStage(reminderDue(now, message.created_at) ?? REMINDER_HOURS[1]);
    return singleMessageMail(message, settings, now, {
      subject: `${truncate(nameOf(message), 30)}: ${stage}`,
      preheader: `Promised by ${deadline(message)}.`,
      heading: `${truncate(nameOf(message), 60)}: ${stage}`,
      blocks: ['We promised a reply by this time, and this message isn’t marked as answered.'],
    });
  }
  return ownerList(
    {
      subject: `${messages.length} messages are waiting for a reply`,
      preheader: 'The reply deadline is near or past.',
      blocks: [
        'We promised a reply by these times, and these messages aren’t marked as answered. Write to each sender, then mark the message. You get this email at most once an hour.',
      ],
    },
    messages,
    'open',
    listEntry(settings, now),
  );
};

/** Writes the daily email about messages that the honeypot marked: mostly bots, sometimes a person. */
export const honeypotDigest = (messages: readonly MessageRow[], settings: WorkerSettings): Mail =>
  ownerList(
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
          ['Wrote', settings.showMessage ? truncate(textLine(message.message), 200) : null],
          ['Reference', referenceOf(message)],
        ],
      },
    ],
  );

/** Writes the receipt of a message, with the reply deadline. Doesn't repeat any typed text. */
export const receipt = (message: MessageRow): Mail => {
  const due = deadline(message);
  return toMail({
    subject: 'We have your message',
    preheader: `We’ll answer by ${due}.`,
    blocks: [
      replyPromise.sentence,
      {kind: 'slot', margin: 'Answer by', title: due, lines: [], tone: 'entry'},
      {kind: 'facts', rows: [['Reference', referenceOf(message)]]},
      'To add something, reply to this email. Please leave out patient information.',
    ],
    footerReason: `this address was entered in the contact form of ${company.name}. If this wasn’t you, reply to tell us, and we’ll delete the message.`,
  });
};
