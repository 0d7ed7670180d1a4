import {load} from 'cheerio';
import fc from 'fast-check';
import {HtmlValidate} from 'html-validate';
import {contradictions, sentencesIn} from '../../../../compliance/subjectRules.ts';
import type {TaskFailure} from '../../readFailures.ts';
import {type DemoRow, type MessageRow, referenceOf, type SubscriptionRow} from '../../rows.ts';
import type {TaskContext} from '../../taskContext.ts';
import {readWorkerSettings} from '../../settings.ts';
import {createTasks} from '../../tasks.ts';
import * as demos from '../booking.ts';
import {demoDigest, confirmHoldMail} from '../booking.ts';
import {honeypotDigest, newMessage, ownerDigest, receipt, reminderMail} from '../contact.ts';
import {truncate, textLine, type Mail, withoutLinks} from '../layout.ts';
import {limitReachedMail, failuresMail} from '../alerts.ts';
import {confirmMail} from '../newsletter.ts';

const settings = readWorkerSettings({
  DATABASE_URL: 'postgres://a@b/c',
  SMTP_URL: 'smtp://mail.example',
  OWNER_EMAIL: 'owner@ringwell.example',
  SITE_URL: 'https://site.example',
});
const NOW = new Date('2026-11-24T18:00:00Z');

const MESSAGE: MessageRow = {
  id: '3f2a9c01-7b1e-4f0e-9d3a-2f6a4f1f7a11',
  created_at: new Date('2026-11-24T17:00:00Z'),
  first_name: 'Dana',
  last_name: 'Whitfield',
  email: 'dana@practice.example',
  phone: '(555) 010-0199 ext. 4',
  practice_type: 'dental',
  clinic_name: 'Elm Street Dental',
  team_size: '6-15',
  state: 'OH',
  topic: 'A question about pricing',
  message: 'How many calls at once?\n\nWe have two front desks.',
  honeypot: false,
  page: '/contact',
  utm_source: 'spring-mailing',
  utm_medium: null,
  utm_campaign: 'dental',
  utm_term: null,
  utm_content: null,
  answered_at: null,
  answer_token: 'f7d44b94-aee8-430c-a433-c35563d86f12',
};
const SUBSCRIPTION: SubscriptionRow = {
  id: '0e5fd5e4-08f5-4a5a-b3ff-22e67bbd1d5b',
  email: 'reader@practice.example',
  wording: 'One short email a month.',
  confirmed_at: null,
  unsubscribed_at: null,
  confirm_token: '81a3cb17-8b73-482e-b184-6bdedbcdebca',
};
const FAILURE: TaskFailure = {
  job: `receipt:${MESSAGE.id}`,
  email: 'dana@practice.exmple',
  message_id: MESSAGE.id,
  subscription_id: null,
  booking_id: null,
  reason: '550 5.1.1 No such user',
  at: NOW,
};

const BOOKING: DemoRow = {
  id: '9b1d4c02-7b1e-4f0e-9d3a-2f6a4f1f7a11',
  starts_at: new Date('2026-12-02T17:20:00Z'),
  time_zone: 'America/Los_Angeles',
  name: 'Kim Whitfield',
  email: 'kim@practice.example',
  practice: 'Elm Street Dental',
  phone: '(555) 010-0199',
  calls: 'Transfers after hours',
  token: '2b8e51f7-aee8-430c-a433-c35563d86f12',
  sequence: 0,
  held_until: null,
  confirm_token: '00000000-0000-4000-8000-000000000009',
  canceled_at: null,
};
const reminded = (stage: 'day' | 'hour', minutesBefore: number): Mail =>
  demos.reminder(
    BOOKING,
    settings,
    stage,
    new Date(BOOKING.starts_at.getTime() - minutesBefore * 60_000),
  );
const CHANGES = {
  booked: BOOKING,
  byVideo: {...BOOKING, phone: null, time_zone: null},
  moved: {...BOOKING, sequence: 1},
  canceled: {...BOOKING, sequence: 2, canceled_at: NOW},
};
const demoMails: Readonly<Record<string, Mail>> = {
  ...Object.fromEntries(
    Object.entries(CHANGES).flatMap(([name, booking]) => [
      [name, demos.bookingMail(booking, settings)],
      [`${name}, to the owner`, demos.ownerBookingMail(booking, settings)],
    ]),
  ),
  remindedDay: reminded('day', 24 * 60),
  remindedHour: reminded('hour', 60),
};

/** Every email that contains a message's typed text. */
const ofMessage = (message: MessageRow): Readonly<Record<string, Mail>> => ({
  newMessage: newMessage(message, settings, NOW),
  remind: reminderMail([message], settings, NOW),
  overdue: reminderMail([message], settings, new Date('2026-11-25T18:01:00Z')),
  reminders: reminderMail([message, message], settings, NOW),
  ownerDigest: ownerDigest([message, message], settings, NOW),
  honeypotDigest: honeypotDigest([message], settings),
  receipt: receipt(message),
});

const mails: Readonly<Record<string, Mail>> = {
  ...ofMessage(MESSAGE),
  confirm: confirmMail(SUBSCRIPTION, settings),
  failures: failuresMail([FAILURE]),
  ...demoMails,
  held: confirmHoldMail({...BOOKING, held_until: new Date(NOW.getTime() + 30 * 60_000)}, settings),
  demoDigest: demoDigest([BOOKING, CHANGES.moved, CHANGES.canceled]),
  'limit of demos': limitReachedMail('demos', 60),
  'limit of messages': limitReachedMail('message', 200),
};

/** HTML rules of the pages, except those against inline styles and layout tables. */
const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    'no-inline-style': 'off',
    // For old programs, which support only these.
    'doctype-style': 'off',
    'no-deprecated-attr': 'off',
    'no-conditional-comment': 'off',
  },
});

const squeeze = (text: string): string => text.replace(/\s+/g, '');
const textOfHtml = (html: string): string => {
  const $ = load(html);
  $('style, title, body > div').remove();
  $('br').replaceWith('\n');
  return $('body').text();
};

describe.each(Object.entries(mails))('%s', (_, mail) => {
  it('this email is valid HTML, small, and fetches nothing', async () => {
    const report = await validator.validateString(mail.html);
    expect(report.results.flatMap(({messages}) => messages).map(({message}) => message)).toEqual(
      [],
    );
    expect(mail.html.length).toBeLessThan(20_000);
    expect(mail.html).not.toMatch(/<img|<link|@import|url\(|<script/i);
  });

  it('this email has the same text and links in both parts, and says why it was sent', () => {
    expect(mail.text).toMatch(/\n-- \nYou’re receiving this email because [a-z]/);
    const shown = squeeze(textOfHtml(mail.html));
    const $ = load(mail.html);
    const links = $('a')
      .toArray()
      .map((link) => $(link).attr('href') ?? '');
    for (const link of links) expect(mail.text.split('\n')).toContain(link);
    const [body = ''] = mail.text.split('\n-- \n');
    const plain = body
      .split('\n')
      .filter((one) => !links.includes(one))
      .map((one) => one.replace(/^> /, ''));
    for (const one of plain) {
      for (const part of one.split(': ')) expect(shown).toContain(squeeze(part.replace(/:$/, '')));
    }
  });

  it('this email has a subject of one line that mail programs don’t truncate', () => {
    expect(mail.subject).toMatch(/^[^\p{Cc}\u2028\u2029]{5,78}$/u);
    expect(mail.subject).not.toContain('…');
  });
});

it('each email has one purpose', () => {
  const {newMessage: notice, receipt, confirm: confirmation} = mails;
  expect(notice?.text).toContain(
    `https://site.example/messages/answered?t=${MESSAGE.answer_token}`,
  );
  expect(notice?.text).toContain(
    'Answer by\nWednesday, November 25 at 12:00 pm Eastern Time\n23 h 0 min left',
  );
  expect(notice?.text).toContain('Campaign: source spring-mailing, campaign dental');
  expect(notice?.text).toContain('Specialty: Dental');
  expect(notice?.text).toContain('State: Ohio');
  expect(notice?.replyTo).toEqual({name: 'Dana Whitfield', address: 'dana@practice.example'});
  expect(receipt?.text).toContain(referenceOf(MESSAGE));
  expect(receipt?.text).toContain('Answer by\nWednesday, November 25 at 12:00 pm Eastern Time');
  expect(confirmation?.text).toContain(
    `https://site.example/newsletter/confirm?t=${SUBSCRIPTION.confirm_token}`,
  );
  expect(confirmation?.text).toContain(SUBSCRIPTION.wording);
});

it.each([...Object.keys(createTasks({} as TaskContext)), 'demo-owner-0', 'demo-2', 'demo-day-1'])(
  'the email about failures names a failed %s in words',
  (name) => {
    const {text} = failuresMail([{...FAILURE, job: `${name}:${MESSAGE.id}`}]);
    expect(text).toContain(FAILURE.email);
    expect(text).not.toContain(`\n${name}`);
  },
);

it('emails about a demo state how both sides join, and don’t show the visitor’s link to the owner', () => {
  expect(demoMails.booked?.text).toContain('We call you at (555) 010-0199.');
  expect(demoMails['booked, to the owner']?.text).toContain('Call (555) 010-0199 at that time.');
  expect(demoMails.byVideo?.text).toContain('A video link comes by email.');
  expect(demoMails['byVideo, to the owner']?.text).toContain('with the link to join');
  expect(demoMails['byVideo, to the owner']?.event?.content).toContain('Email them the link to');
  const [ours, theirs] = [demoMails['booked, to the owner'], demoMails.booked].map(
    (mail) => mail?.event?.content.replace(/\r\n /g, '') ?? '',
  );
  expect(ours).toContain('SUMMARY:Demo: Elm Street Dental\\, Kim Whitfield');
  for (const part of ['(555) 010-0199', 'Transfers after hours']) expect(ours).toContain(part);
  expect(ours).not.toContain(BOOKING.token);
  expect(theirs).toContain(BOOKING.token);
});

it('publishes the owner’s calendar entry if the invitation would come from the owner’s own address', () => {
  const own = {...settings, ownerEmail: settings.from.address.toUpperCase()};
  for (const [booking, status] of [
    [CHANGES.booked, 'CONFIRMED'],
    [CHANGES.canceled, 'CANCELLED'],
  ] as const) {
    const {method, content = ''} = demos.ownerBookingMail(booking, own).event ?? {};
    expect(method).toBe('PUBLISH');
    expect(content).toMatch(new RegExp(`METHOD:PUBLISH[^]*STATUS:${status}`));
    expect(content).not.toContain('ATTENDEE');
  }
});

it.each([
  ['day', 24 * 60, 'Tomorrow at 9:20 am: your Ringwell demo'],
  ['day', 8 * 60, 'Today at 9:20 am: your Ringwell demo'],
  ['hour', 60, 'In one hour: your Ringwell demo'],
  ['hour', 20, 'In 20 minutes: your Ringwell demo'],
] as const)('a %s’s reminder, %d minutes before, names the time', (stage, minutes, subject) => {
  expect(reminded(stage, minutes).subject).toBe(subject);
});

it('emails use the sentences of the pages', () => {
  const found = Object.entries(mails).flatMap(([name, {subject, text}]) =>
    contradictions(`mail: ${name}`, sentencesIn(`${subject}\n${text}`)),
  );
  expect(found).toEqual([]);
});

it('emails show an overdue answer and a canceled demo as missed, and nothing else', () => {
  const missed = Object.entries(mails)
    .filter(([, {html}]) => load(html)('.missed').length > 0)
    .map(([name]) => name);
  expect(missed).toEqual(['overdue', 'canceled', 'canceled, to the owner']);
  expect(mails.overdue?.text).toContain('1 h 1 min over');
});

it('omits all typed text from the receipt, and the message from the owner’s email if the operator has turned that off', () => {
  const secrets = ofMessage({
    ...MESSAGE,
    first_name: 'Zaphod',
    message: 'Zarquon',
    phone: '42424242',
  });
  for (const typed of ['Zaphod', 'Zarquon', '42424242', 'Elm Street', MESSAGE.answer_token]) {
    expect(JSON.stringify(secrets.receipt)).not.toContain(typed);
  }
  const message = {...MESSAGE, message: 'Zarquon'};
  const without = {...settings, showMessage: false};
  for (const mail of [newMessage(message, without, NOW), honeypotDigest([message], without)]) {
    expect(JSON.stringify(mail)).not.toContain('Zarquon');
  }
});

it('a digest lists no more entries than mailboxes show without clipping', () => {
  const many = Array.from({length: 1_000}, () => ({...MESSAGE, clinic_name: 'x'.repeat(200)}));
  for (const mail of [ownerDigest(many, settings, NOW), honeypotDigest(many, settings)]) {
    // Gmail cuts at 102 kB.
    expect(Buffer.byteLength(mail.html)).toBeLessThan(102_000);
    expect(mail.text).toMatch(/And \d+ more: npm run owner -- /);
  }
});

describe('typed text', () => {
  const hostile = fc.oneof(
    fc.string({unit: 'binary', maxLength: 60}),
    fc.string({unit: 'grapheme', maxLength: 60}),
    fc.constantFrom(
      '<script>alert(1)</script>',
      '"><img src=x onerror=alert(1)>',
      '</td></table><h1>x',
      '&lt;b&gt; &amp;amp;',
      'a\r\nBcc: all@example.com\r\n\r\nbody',
      'x\u2028Bcc: y\u2029z\u0085w',
      '\u202egnp.exe\u202c',
      'שלום عليكم',
      '${7*7} {{7*7}} %s %n <%= 1 %>',
      '=1+1',
      '\ud800 half',
      '👩‍👩‍👧‍👦'.repeat(30),
    ),
  );
  const typed = fc
    .record({
      first_name: hostile,
      last_name: hostile,
      email: hostile,
      clinic_name: hostile,
      topic: hostile,
      message: hostile,
      practice_type: hostile,
      utm_source: hostile,
    })
    .map((row): MessageRow => ({...MESSAGE, ...row}));

  /** Lists the tags of an email in order, because typed text must not add one. */
  const tags = (html: string): string[] =>
    load(html)('*')
      .toArray()
      .map((element) => ('tagName' in element ? element.tagName : ''))
      .filter((name) => name !== 'br');

  it('typed text adds no tag, no header, and no second address to an email', () => {
    const expected = ofMessage({...MESSAGE, utm_campaign: null});
    fc.assert(
      fc.property(typed, (row) => {
        // Rows with an empty value are omitted, so every field has a value here.
        const filled = Object.fromEntries(
          Object.entries(row).map(([name, value]) => [
            name,
            typeof value === 'string' && textLine(value) === '' ? '-' : value,
          ]),
        ) as unknown as MessageRow;
        for (const [name, mail] of Object.entries(ofMessage({...filled, utm_campaign: null}))) {
          expect(tags(mail.html)).toEqual(tags(expected[name]?.html ?? ''));
          expect(mail.subject).toMatch(/^[^\p{Cc}\u2028\u2029]*$/u);
          for (const part of Object.values(mail.replyTo ?? {})) {
            expect(part).toMatch(/^[^\p{Cc}\u2028\u2029]*$/u);
          }
          expect(mail.text).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202a-\u202e]/);
        }
      }),
      {numRuns: 60},
    );
  });
});

it('typed text has its invisible characters marked, never becomes a link, and is truncated between characters', () => {
  const hidden = '\u{e0041}\u061c\u3164';
  const {subject, text, html} = newMessage(
    {
      ...MESSAGE,
      first_name: `A${hidden}b https://evil.example/login`,
      clinic_name: 'www.evil.example',
      message: `C${hidden}d\te\nf`,
    },
    settings,
    NOW,
  );
  for (const part of [subject, text, html]) expect(part).not.toMatch(/[\u{e0041}\u061c\u3164]/u);
  for (const part of [subject, text.split('\n')[0]]) expect(part).not.toMatch(/:\/\/|\w\.\w/);
  expect(text).toContain('> C\ufffd\ufffd\ufffdd\te\n> f');
  expect(truncate('A flag 🇨🇦 and more', 9)).toBe('A flag 🇨🇦…');
  expect(truncate('short', 5)).toBe('short');
});

it.each([
  ['www.evil.example', 'www. evil. example'],
  ['https://evil.example/login', 'https: //evil. example/login'],
  ['пример.рф/вход', 'пример. рф/вход'],
  ['evil．example', 'evil． example'],
  ['evil。com', 'evil。 com'],
  ['J. R. Smith, M.D.', 'J. R. Smith, M. D.'],
])('an email makes no link of the name %j', (name, broken) => {
  expect(withoutLinks(name)).toBe(broken);
});
