import type {Engine} from './engine/engine';

export interface Listing {
  readonly newsletter: readonly Readonly<Record<string, string | null>>[];
  readonly messages: readonly Readonly<Record<string, string | null>>[];
}

/** Rows that people typed, newest first, with the times as text. */
export const readListing = (engine: Engine): Promise<Listing> =>
  engine.transaction(async (session) => ({
    newsletter: await session.query<Record<string, string | null>>(
      `select email, source, to_char(created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as created,
              consent_version as consent,
              case when unsubscribed_at is not null then 'unsubscribed'
                   when confirmed_at is not null then 'confirmed' else 'subscribed' end as status
         from public.newsletter_subscriptions order by created_at desc, id`,
    ),
    messages: await session.query<Record<string, string | null>>(
      `select to_char(created_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as created,
              first_name || ' ' || last_name as name, email, phone, practice_type as practice,
              clinic_name as clinic, team_size as team, state, topic,
              case when honeypot then 'yes' end as honeypot, message
         from public.contact_messages order by created_at desc, id`,
    ),
  }));

// Typed by strangers and printed to a terminal: nothing may act as a control sequence.
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;
const printable = (value: string | null): string => (value ?? '').replace(CONTROL, '');

const table = (rows: Listing['newsletter']): string[] => {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [
    columns,
    ...rows.map((row) => columns.map((name) => printable(row[name] ?? null))),
  ];
  const widths = columns.map((_, index) =>
    Math.max(...lines.map((line) => line[index]?.length ?? 0)),
  );
  return lines.map((line) =>
    `  ${line.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ')}`.trimEnd(),
  );
};

const card = (row: Listing['messages'][number]): string[] =>
  Object.entries(row)
    .filter(([, value]) => value !== null && value !== '')
    .map(
      ([name, value]) =>
        `  ${name.padEnd(9)} ${printable(value).replaceAll('\n', '\n            ')}`,
    );

const heading = (count: number, one: string, many: string): string =>
  `${count === 0 ? 'No' : count} ${count === 1 ? one : many}${count === 0 ? ' yet.' : ', newest first (times in UTC):'}`;

export const formatListing = ({newsletter, messages}: Listing): string =>
  [
    heading(newsletter.length, 'newsletter subscription', 'newsletter subscriptions'),
    ...(newsletter.length > 0 ? table(newsletter) : []),
    '',
    heading(messages.length, 'contact message', 'contact messages'),
    ...messages.flatMap((row, index) => [...(index > 0 ? [''] : []), ...card(row)]),
  ].join('\n');
