/**
 * Data that this website stores about a visitor, with place, retention and recipients. A test finds
 * each `policy` word for word in the privacy policy and compares the list with the migrations'
 * columns, the events and the storage keys, so that code and policy can't diverge.
 */
export interface Stored {
  /** Text from src/pages/privacy.mdx; null for data that says nothing about a person. */
  readonly policy: string | null;
}

const says = (policy: string): Stored => ({policy});
/** Row ids, tokens and internal columns of the database. */
const technical: Stored = {policy: null};

/** Tables and columns, in the column order of the owner's export. `kept` is the retention time. */
export const storedTables = {
  'public.newsletter_subscriptions': {
    kept: 'until you ask us to delete it',
    columns: {
      id: technical,
      email: says('stores your email address (in lowercase)'),
      source: says('which form it came from (“website” or “blog”)'),
      created_at: says('when you agreed'),
      consented_at: says('when you agreed'),
      consent_version: says('to which words'),
      confirmed_at: says('When you confirm, and when you unsubscribe, the date of that is kept'),
      unsubscribed_at: says('When you confirm, and when you unsubscribe, the date of that is kept'),
      may_return_until: says(
        'When you confirm, and when you unsubscribe, the date of that is kept',
      ),
      unsubscribe_token: technical,
      confirm_token: technical,
    },
  },
  'public.contact_messages': {
    kept: '{facts.formRetention}',
    columns: {
      id: technical,
      created_at: says('We also keep when it came in and when it was answered'),
      first_name: says('first name'),
      last_name: says('last name'),
      email: says('email address, and message'),
      phone: says('if you give them, phone'),
      practice_type: says('practice type'),
      clinic_name: says('clinic name'),
      team_size: says('team size'),
      state: says('team size, and state'),
      topic: says('what the link you followed was about'),
      page: says('the page that you sent it from'),
      utm_source: says('utm_source'),
      utm_medium: says('utm_medium'),
      utm_campaign: says('utm_campaign'),
      utm_term: says('utm_term'),
      utm_content: says('utm_content'),
      honeypot: says('the message is kept with a mark that says so'),
      answered_at: says('We also keep when it came in and when it was answered'),
      answer_token: technical,
      message: says('email address, and message'),
    },
  },
  'public.demo_bookings': {
    kept: '{facts.formRetention}',
    columns: {
      id: technical,
      created_at: says('when you booked, moved, or canceled it'),
      starts_at: says('the time that you choose'),
      ends_at: says('the time that you choose'),
      time_zone: says('your time zone'),
      name: says('your name and email address'),
      email: says('your name and email address'),
      practice: says('if you give them, practice, phone, and what you would like to see'),
      phone: says('if you give them, practice, phone, and what you would like to see'),
      wish: says('if you give them, practice, phone, and what you would like to see'),
      token: technical,
      sequence: says('when you booked, moved, or canceled it'),
      changed_at: says('when you booked, moved, or canceled it'),
      canceled_at: says('when you booked, moved, or canceled it'),
    },
  },
  'private.mails': {
    kept: 'This is deleted with the message, entry, or booking',
    columns: {
      key: says('what kind it was'),
      message_id: technical,
      subscription_id: technical,
      booking_id: technical,
      done_at: says('when it was sent'),
      outcome: says('whether it could be delivered to a mail server'),
      reason: says('whether it could be delivered to a mail server'),
    },
  },
  'private.insert_log': {
    kept: 'It is removed after an hour, and for bookings after a day',
    columns: {
      table_name: technical,
      client: says('a salted hash of the network address'),
      network: says('a salted hash of the network address'),
      inserted_at: technical,
    },
  },
} as const satisfies Readonly<
  Record<string, {readonly kept: string; readonly columns: Readonly<Record<string, Stored>>}>
>;

/** Tables without data about visitors. */
export const tablesWithoutVisitors: readonly string[] = [
  'private.closed_days',
  'private.demo_hours',
  'private.newsletter_consents',
  'private.insert_limits',
  'private.settings',
];

/** Data on the visitor's device, by storage and by the key's name in the code. */
export const deviceStorage = {
  /** Also in local storage. A browser test compares it with the storage after a visit. */
  byDocusaurus: {
    theme: says('whether you chose the light or the dark theme'),
  },
  localStorage: {
    CONSENT_KEY: says('whether you agreed to it'),
  },
  sessionStorage: {
    PLACE: says('notes that a page with missing files has reloaded'),
    scripts: says('notes that a page with missing files has reloaded'),
  },
  history: says('Your browser’s history entry can hold what you had typed or set'),
} as const;

/** Data that analytics services receive after consent, by event type. */
export const reportedEvents = {
  page_view: says('they learn which pages you see, in which order, and the campaign'),
  demo_click: says('you pressed a demo button'),
  phone_click: says('or a phone number'),
  demo_booking: says('or booked a demo'),
  newsletter_signup: says('signed up for the newsletter'),
  contact_message: says('Of a message they learn that you sent one, and whether the link'),
  call_finished: says('which specialty, which start, and how it ended'),
} as const;

/** Other recipients, apart from our own staff. */
export const recipients: readonly Stored[] = [
  says('{facts.websiteHost}'),
  says('{facts.mailProvider}'),
  says('{facts.newsletterService}'),
  says('scheduling service'),
  says('Google Analytics and the Meta pixel'),
  says('Authorities, where the law requires us'),
];
