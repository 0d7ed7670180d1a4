/**
 * Data that this website stores about a visitor, with place, retention and recipients. A test finds
 * each `policy` word for word in the privacy policy and compares the list with the migrations'
 * columns, the events and the storage keys, so that code and policy can't diverge.
 */
export interface StoredItem {
  /** Text from src/pages/privacy.mdx; null for data that says nothing about a person. */
  readonly policy: string | null;
}

const quote = (policy: string): StoredItem => ({policy});
/** Row ids, tokens and internal columns of the database. */
const internal: StoredItem = {policy: null};

/** Tables and columns, in the column order of the owner's export. `kept` is the retention time. */
export const storedTables = {
  'public.newsletter_subscriptions': {
    kept: 'until you ask us to delete it',
    columns: {
      id: internal,
      email: quote('stores your email address (in lowercase)'),
      source: quote('which form it came from (“website” or “blog”)'),
      created_at: quote('when you agreed'),
      consented_at: quote('when you agreed'),
      consent_version: quote('to which words'),
      confirmed_at: quote('We keep the dates when you confirm and unsubscribe'),
      unsubscribed_at: quote('We keep the dates when you confirm and unsubscribe'),
      may_return_until: quote('We keep the dates when you confirm and unsubscribe'),
      unsubscribe_token: internal,
      confirm_token: internal,
    },
  },
  'public.contact_messages': {
    kept: '{facts.formRetention}',
    columns: {
      id: internal,
      created_at: quote('when the message came in and was answered'),
      first_name: quote('first name'),
      last_name: quote('last name'),
      email: quote('email address, and message'),
      phone: quote('if you give them, phone'),
      practice_type: quote('practice type'),
      clinic_name: quote('clinic name'),
      team_size: quote('team size'),
      state: quote('team size, and state'),
      topic: quote('the topic of the link you followed'),
      page: quote('the page you sent it from'),
      utm_source: quote('utm_source'),
      utm_medium: quote('utm_medium'),
      utm_campaign: quote('utm_campaign'),
      utm_term: quote('utm_term'),
      utm_content: quote('utm_content'),
      honeypot: quote('we mark the message'),
      answered_at: quote('when the message came in and was answered'),
      answer_token: internal,
      message: quote('email address, and message'),
    },
  },
  'public.demo_bookings': {
    kept: '{facts.formRetention}',
    columns: {
      id: internal,
      created_at: quote('when you booked, moved, or canceled it'),
      starts_at: quote('stores the time'),
      ends_at: quote('stores the time'),
      time_zone: quote('your time zone'),
      name: quote('your name'),
      email: quote('your email address'),
      practice: quote('it also stores practice, phone, and what you would like to see'),
      phone: quote('it also stores practice, phone, and what you would like to see'),
      calls: quote('it also stores practice, phone, and what you would like to see'),
      token: internal,
      held_until: internal,
      confirm_token: internal,
      sequence: quote('when you booked, moved, or canceled it'),
      changed_at: quote('when you booked, moved, or canceled it'),
      canceled_at: quote('when you booked, moved, or canceled it'),
    },
  },
  'private.mails': {
    kept: 'We delete that with the message, entry, or booking',
    columns: {
      key: quote('we keep its kind'),
      message_id: internal,
      subscription_id: internal,
      booking_id: internal,
      done_at: quote('its time'),
      outcome: quote('whether a mail server accepted it'),
      reason: quote('whether a mail server accepted it'),
    },
  },
  'private.insert_log': {
    kept: 'for an hour, and for bookings a day',
    columns: {
      table_name: internal,
      client: quote('a salted hash of the network address'),
      network: quote('a salted hash of the network address'),
      booking_id: internal,
      inserted_at: internal,
    },
  },
} as const satisfies Readonly<
  Record<string, {readonly kept: string; readonly columns: Readonly<Record<string, StoredItem>>}>
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
    theme: quote('whether you chose the light or the dark theme'),
  },
  localStorage: {
    CONSENT_KEY: quote('whether you agreed to it'),
  },
  sessionStorage: {
    STORAGE_KEY: quote('notes that a page with missing files has reloaded'),
    scripts: quote('notes that a page with missing files has reloaded'),
  },
  history: quote('Your browser’s history entry can hold what you typed or set'),
} as const;

/** Data that analytics services receive after consent, by event type. */
export const reportedEvents = {
  page_view: quote('they learn which pages you see, in which order, and the campaign'),
  demo_click: quote('you pressed a demo button'),
  phone_click: quote('or a phone number'),
  demo_booking: quote('or booked a demo'),
  newsletter_signup: quote('signed up for the newsletter'),
  contact_message: quote(
    'If you send a message, they learn that you sent it, and whether the link',
  ),
  call_finished: quote('they learn the specialty, how it began, and how it ended'),
} as const;

/** Other recipients, apart from our own staff. */
export const recipients: readonly StoredItem[] = [
  quote('the companies that host this website and its database'),
  quote('the company that delivers our email'),
  quote('the service that sends our newsletter'),
  quote('scheduling service'),
  quote('Google Analytics and the Meta pixel'),
  quote('Authorities, where the law requires us'),
];
