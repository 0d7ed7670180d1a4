import type {Outcome} from './attacks';

/** Cells in columns of one width, as prettier lays a table out. */
const table = (rows: readonly (readonly string[])[], right: readonly boolean[]): string[] => {
  const widths = right.map((_, column) =>
    Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${cells
      .map((cell, column) =>
        right[column] ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join(' | ')} |`;
  const rule = widths.map((width, column) =>
    right[column] ? `${'-'.repeat(width - 1)}:` : '-'.repeat(width),
  );
  const [head = [], ...body] = rows;
  return [line(head), line(rule), ...body.map(line)];
};

const thousands = (value: number): string => value.toLocaleString('en-US');

const isStored = (answer: string): boolean => answer.startsWith('2');

const storedIn = ({counts}: Outcome): number =>
  [...counts].reduce((sum, [answer, times]) => sum + (isStored(answer) ? times : 0), 0);

const row = (outcome: Outcome): string[] => [
  outcome.attack.about,
  thousands(outcome.attack.attempts.length),
  thousands(storedIn(outcome)),
  [...outcome.counts]
    .filter(([answer]) => !isStored(answer))
    .map(([answer, times]) => `${thousands(times)} × \`${answer}\``)
    .join(', '),
];

/** One line for each group, for whoever runs the tests. */
export const summarizeAttacks = (outcomes: readonly Outcome[]): string =>
  [...new Set(outcomes.map(({attack}) => attack.group))]
    .map((group) => {
      const those = outcomes.filter(({attack}) => attack.group === group);
      const sent = those.reduce((sum, {attack}) => sum + attack.attempts.length, 0);
      const stored = those.reduce((sum, outcome) => sum + storedIn(outcome), 0);
      return `  ${group}: ${thousands(sent)} sent, ${thousands(stored)} stored, ${thousands(sent - stored)} refused\n`;
    })
    .join('');

/** The handbook's page of attacks. @param outcomes of every attack, in their order */
export const formatAttacks = (outcomes: readonly Outcome[]): string => {
  const groups = [...new Set(outcomes.map(({attack}) => attack.group))];
  const total = outcomes.reduce((sum, {attack}) => sum + attack.attempts.length, 0);
  const sections = groups.flatMap((group) => [
    `## ${group}`,
    '',
    ...table(
      [
        ['Attempt', 'Sent', 'Stored', 'Refused with'],
        ...outcomes.filter(({attack}) => attack.group === group).map(row),
      ],
      [false, true, true, false],
    ),
    '',
  ]);
  return [
    '---',
    'title: Attacks on the backend',
    'description: What the tests try with the public key, how often, and what the backend answers.',
    '---',
    '',
    '# Attacks on the backend',
    '',
    `The tests send ${thousands(total)} requests that nobody means well with through HTTP, as a visitor could, into the real migrations on PostgreSQL. This page is written by \`npm run attacks\`; a test runs the same attacks and fails when it finds other numbers than these. It also fails when an answer holds a word of a row that was there before, when anything is stored that the table’s rules forbid, when an answer is an internal error, or when a plain sign-up is not taken right after an attack.`,
    '',
    'The server in front is `dev-backend`, which answers as Supabase’s table API does and believes no token at all. What refuses is the database, and its rules are those of production: the same files in `supabase/migrations/`. Another test reads them back from the database’s own catalog.',
    '',
    'The embedded engine gets the same attacks, with every tenth of the email addresses. Each request comes from an address of its own, so that the [limit per client](./backend.md#the-limit-per-client) answers only where it is meant to.',
    '',
    'Some hostile addresses are stored, because they are addresses: `=1+1@example.com` is one. They are kept as the text they are. What that means for spreadsheets is in [The newsletter’s owner](./newsletter-owner.md#export).',
    '',
    'The answers: `401 42501` no permission, `401 PGRST301` a token that is not believed, `400 23514` a rule of the table, `400 22P05` and `400 22P02` text that is none, `409 23505` subscribed already, `413` too large, `429 PT429` too many from one client, `400 PGRST…` and `404`, `405`, `406` no such request.',
    '',
    ...sections,
  ].join('\n');
};
