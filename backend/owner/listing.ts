import type {Row} from './tasks';

// Typed by strangers and printed to a terminal: nothing may act as a control sequence.
const CONTROL = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069]/g;
const printable = (value: string | null): string => (value ?? '').replace(CONTROL, '');

const table = (rows: readonly Row[]): string[] => {
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

const card = (row: Row): string[] =>
  Object.entries(row)
    .filter(([, value]) => value !== null && value !== '')
    .map(
      ([name, value]) =>
        `  ${name.padEnd(9)} ${printable(value).replaceAll('\n', '\n            ')}`,
    );

const heading = (count: number, one: string, many: string): string =>
  `${count === 0 ? 'No' : count} ${count === 1 ? one : many}${count === 0 ? ' yet.' : ', newest first (times in UTC):'}`;

/** Both tables for the screen. */
export const formatListing = (newsletter: readonly Row[], messages: readonly Row[]): string =>
  [
    heading(newsletter.length, 'newsletter subscription', 'newsletter subscriptions'),
    ...(newsletter.length > 0 ? table(newsletter) : []),
    '',
    heading(messages.length, 'contact message', 'contact messages'),
    ...messages.flatMap((row, index) => [...(index > 0 ? [''] : []), ...card(row)]),
  ].join('\n');
