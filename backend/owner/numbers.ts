/** How the messages and the newsletter are doing. */
import type {Database} from '../database/database.ts';
import {formatLength, officeMonth, promiseTimeTaken} from './promise.ts';
import {counted, table} from './terminal.ts';

interface Message {
  readonly created_at: Date;
  readonly answered_at: Date | null;
  readonly page: string | null;
  readonly campaign: string | null;
}

interface SignUp {
  readonly source: string;
  readonly consented_at: Date;
  readonly confirmed_at: Date | null;
  readonly unsubscribed_at: Date | null;
}

/** The middle one, or halfway between the two in the middle; undefined of none. */
export const median = (values: readonly number[]): number | undefined => {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]];
  return low === undefined || high === undefined ? undefined : (low + high) / 2;
};

type Cells = Readonly<Record<string, string>>;

/** Milliseconds as text; of none, a dash. */
const length = (milliseconds: number | undefined): string =>
  milliseconds === undefined ? '-' : formatLength(milliseconds);

const most = (values: readonly number[]): number | undefined =>
  values.length === 0 ? undefined : values.reduce((a, b) => Math.max(a, b));

const messageCells = (messages: readonly Message[]): Cells => {
  const answered = messages.flatMap(({created_at, answered_at}) =>
    answered_at ? [{created_at, answered_at}] : [],
  );
  const promised = answered.map((one) => promiseTimeTaken(one.created_at, one.answered_at));
  const elapsed = answered.map((one) => one.answered_at.getTime() - one.created_at.getTime());
  return {
    messages: String(messages.length),
    answered: String(answered.length),
    median: length(median(promised)),
    worst: length(most(promised)),
    'median, Sundays too': length(median(elapsed)),
    'worst, Sundays too': length(most(elapsed)),
  };
};

const signUpCells = (signUps: readonly SignUp[]): Cells => ({
  'sign-ups': String(signUps.length),
  confirmed: String(signUps.filter(({confirmed_at}) => confirmed_at).length),
  left: String(signUps.filter(({unsubscribed_at}) => unsubscribed_at).length),
});

/** A row of cells for each group, after the group's name. */
const grouped = <Item>(
  items: readonly Item[],
  name: string,
  groupOf: (item: Item) => string,
  cells: (items: readonly Item[]) => Cells,
): string[] => {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groupOf(item);
    const ones = groups.get(group);
    if (ones) ones.push(item);
    else groups.set(group, [item]);
  }
  if (groups.size === 0) return ['  none yet'];
  return table(
    [...groups]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([group, ones]) => ({[name]: group, ...cells(ones)})),
  );
};

/** Messages of people and the newsletter, by month, page, form and campaign. */
export const numbers = async (database: Database): Promise<string> => {
  const {messages, marked, signUps} = await database.transaction(async (session) => ({
    messages: await session.query<Message>(
      `select created_at, answered_at, page,
              nullif(concat_ws(' / ', utm_source, utm_medium, utm_campaign), '') as campaign
         from public.contact_messages where not honeypot`,
    ),
    marked: await session.query('select from public.contact_messages where honeypot'),
    signUps: await session.query<SignUp>(
      `select source, consented_at, confirmed_at, unsubscribed_at
         from public.newsletter_subscriptions`,
    ),
  }));
  const total = <Item>(items: readonly Item[], cells: (items: readonly Item[]) => Cells) =>
    table([cells(items)]);
  return [
    `Messages of people (${counted(marked.length, 'other', 'others')} that filled in the invisible field, not counted).`,
    'Times to answer are on the clock of the promise, which stands still on Sundays.',
    ...total(messages, messageCells),
    '',
    'Messages by month in which they came:',
    ...grouped(messages, 'month', ({created_at}) => officeMonth(created_at), messageCells),
    '',
    'Messages by page:',
    ...grouped(messages, 'page', ({page}) => page ?? '(not told)', messageCells),
    '',
    'Messages by campaign (source / medium / campaign):',
    ...grouped(messages, 'campaign', ({campaign}) => campaign ?? '(none)', messageCells),
    '',
    'Newsletter:',
    ...total(signUps, signUpCells),
    '',
    'Newsletter by month of the sign-up:',
    ...grouped(signUps, 'month', ({consented_at}) => officeMonth(consented_at), signUpCells),
    '',
    'Newsletter by form:',
    ...grouped(signUps, 'form', ({source}) => source, signUpCells),
  ].join('\n');
};
