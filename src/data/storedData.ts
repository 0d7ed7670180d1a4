/**
 * What this website stores about a visitor, where and for how long, and what it tells whom. The
 * privacy policy says all of it: a test finds each `policy` there letter for letter, and holds the
 * list against the migrations' columns, the events and the storage keys, so that neither the code nor
 * the policy can gain something alone.
 */
export interface Stored {
  /** Words of src/pages/privacy.mdx that say so; null for what tells nothing about a person. */
  readonly policy: string | null;
}

const says = (policy: string): Stored => ({policy});
/** Numbers of rows, and what the database needs for its own work. */
const technical: Stored = {policy: null};

/** By table, by column, in the order in which the owner's export has them. Kept until `kept` says. */
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

/** Tables that hold nothing about a visitor. */
export const tablesWithoutVisitors: readonly string[] = [
  'private.closed_days',
  'private.demo_hours',
  'private.newsletter_consents',
  'private.insert_limits',
  'private.settings',
];

/** What is kept on the visitor's own device, by the storage and the key as the code writes it. */
export const deviceStorage = {
  /** In local storage, too. A browser test compares what a visit leaves there. */
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

/** What the services that measure are told after a yes, by the event's type. */
export const toldServices = {
  page_view: says('they learn which pages you see, in which order, and the campaign'),
  demo_click: says('you pressed a demo button'),
  phone_click: says('or a phone number'),
  demo_booking: says('or booked a demo'),
  newsletter_signup: says('signed up for the newsletter'),
  contact_message: says('Of a message they learn that you sent one, and whether the link'),
  call_finished: says('which specialty, which start, and how it ended'),
} as const;

/** Who else sees something, beside those of us who answer. */
export const recipients: readonly Stored[] = [
  says('{facts.websiteHost}'),
  says('{facts.mailProvider}'),
  says('{facts.newsletterService}'),
  says('scheduling service'),
  says('Google Analytics and the Meta pixel'),
  says('Authorities, where the law requires us'),
];
