// Data that this website stores about a visitor, with place, retention and recipients. A test compares the
// lists with the migrations' columns, the events and the storage keys, so that code and policy can't
// diverge.

/**
 * Words of src/pages/privacy.mdx, which a test finds there; null for data that says nothing about a person,
 * such as row ids and tokens.
 */
type PolicyText = string | null;

/** Tables and columns, in the column order of the owner's export. `kept` is the retention time. */
export const storedTables = {
  'public.newsletter_subscriptions': {
    kept: 'until you ask us to delete it',
    columns: {
      id: null,
      email: 'stores your email address (in lowercase)',
      source: 'which form it came from (“website” or “blog”)',
      created_at: 'when you agreed',
      consented_at: 'when you agreed',
      consent_version: 'to which words',
      confirmed_at: 'We keep the dates when you confirm and unsubscribe',
      unsubscribed_at: 'We keep the dates when you confirm and unsubscribe',
      may_return_until: 'We keep the dates when you confirm and unsubscribe',
      unsubscribe_token: null,
      confirm_token: null,
    },
  },
  'public.contact_messages': {
    kept: '{facts.formRetention}',
    columns: {
      id: null,
      created_at: 'when the message came in and was answered',
      first_name: 'first name',
      last_name: 'last name',
      email: 'email address, and message',
      phone: 'if you give them, phone',
      practice_type: 'practice type',
      clinic_name: 'clinic name',
      team_size: 'team size',
      state: 'team size, and state',
      topic: 'the topic of the link you followed',
      page: 'the page you sent it from',
      utm_source: 'utm_source',
      utm_medium: 'utm_medium',
      utm_campaign: 'utm_campaign',
      utm_term: 'utm_term',
      utm_content: 'utm_content',
      honeypot: 'we mark the message',
      answered_at: 'when the message came in and was answered',
      answer_token: null,
      message: 'email address, and message',
    },
  },
  'public.demo_bookings': {
    kept: '{facts.formRetention}',
    columns: {
      id: null,
      created_at: 'when you booked, moved, or canceled it',
      starts_at: 'stores the time',
      ends_at: 'stores the time',
      time_zone: 'your time zone',
      name: 'your name',
      email: 'your email address',
      practice: 'it also stores practice, phone, and what you would like to see',
      phone: 'it also stores practice, phone, and what you would like to see',
      calls: 'it also stores practice, phone, and what you would like to see',
      token: null,
      held_until: null,
      confirm_token: null,
      sequence: 'when you booked, moved, or canceled it',
      changed_at: 'when you booked, moved, or canceled it',
      canceled_at: 'when you booked, moved, or canceled it',
    },
  },
  'private.mails': {
    kept: 'We delete that with the message, entry, or booking',
    columns: {
      key: 'we keep its kind',
      message_id: null,
      subscription_id: null,
      booking_id: null,
      done_at: 'its time',
      outcome: 'whether a mail server accepted it',
      reason: 'whether a mail server accepted it',
    },
  },
  'private.insert_log': {
    kept: 'for an hour, and for bookings a day',
    columns: {
      table_name: null,
      client: 'a salted hash of the network address',
      network: 'a salted hash of the network address',
      booking_id: null,
      inserted_at: null,
    },
  },
} as const satisfies Readonly<
  Record<string, {readonly kept: string; readonly columns: Readonly<Record<string, PolicyText>>}>
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
    theme: 'whether you chose the light or the dark theme',
  },
  localStorage: {
    CONSENT_KEY: 'whether you agreed to it',
  },
  sessionStorage: {
    STORAGE_KEY: 'notes that a page with missing files has reloaded',
    scripts: 'notes that a page with missing files has reloaded',
  },
  history: 'Your browser’s history entry can hold what you typed or set',
} as const;

/** Data that analytics services receive after consent, by event type. */
export const reportedEvents = {
  page_view: 'they learn which pages you see, in which order, and the campaign',
  demo_click: 'you pressed a demo button',
  phone_click: 'or a phone number',
  demo_booking: 'or booked a demo',
  newsletter_signup: 'signed up for the newsletter',
  contact_message: 'If you send a message, they learn that you sent it, and whether the link',
  call_finished: 'they learn the specialty, how it began, and how it ended',
} as const;

/** Other recipients, apart from our own staff. */
export const recipients: readonly string[] = [
  'the companies that host this website and its database',
  'the company that delivers our email',
  'the service that sends our newsletter',
  'scheduling service',
  'Google Analytics and the Meta pixel',
  'Authorities, where the law requires us',
];
