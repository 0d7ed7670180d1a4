/** Tables that visitors insert into, and titles of their rows. */
export const ENTRY_TABLES = {
  message: {table: 'public.contact_messages', title: 'Message'},
  'sign-up': {table: 'public.newsletter_subscriptions', title: 'Sign-up for the newsletter'},
  demo: {table: 'public.demo_bookings', title: 'Demo'},
} as const;

export type EntryKind = keyof typeof ENTRY_TABLES;
export const entryKinds = Object.keys(ENTRY_TABLES) as EntryKind[];
