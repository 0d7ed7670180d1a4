import {counted} from '../../../lib/format/counted.ts';
import {formatList} from '../../../lib/format/formatList.ts';
import {percentOf} from '../../../lib/format/numbers.ts';
import type {LineAccount} from '../count/account.ts';
import type {BrokenReason} from '../read/table.ts';
import {formatWhole} from '../texts/wording.ts';
import type {MissingChoice, SheetData} from './sheet.ts';

const reasons: Readonly<Record<BrokenReason, string>> = {
  cells: 'it has more cells than there are columns',
  short: 'it ends too soon',
  'no time': 'the time is missing',
  time: 'we can’t read its time',
  'several calls': 'it stands for several calls',
  'other table': 'another table begins above it',
};

/** Lines that can't be read, with their reasons and without a word of what is in them. */
export const unreadReasons = ({unreadLines, unread}: LineAccount): string => {
  const listed = unreadLines.map(
    ({line, reason}) => `Line ${formatWhole(line)}: ${reasons[reason]}.`,
  );
  const more = unread - unreadLines.length;
  return [...listed, ...(more > 0 ? [`And ${counted(more, 'more line')}.`] : [])].join(' ');
};

/** '7 lines we couldn’t read (first: line 118)'. */
export const unreadText = ({unread, unreadLines}: LineAccount): string =>
  `${counted(unread, 'line')} we couldn’t read (first: line ${formatWhole(unreadLines[0]?.line ?? 0)})`;

/** Names at most three words that aren't calls; those that aren't drawn are “other words”. */
const notCallsText = ({notWords}: LineAccount): string => {
  const named = [...notWords]
    .sort(([, one], [, other]) => other - one)
    .flatMap(([text]) => (text === null ? [] : /fax/i.test(text) ? 'fax' : `“${text}”`));
  const words = [...new Set(named)];
  const hasOthers = notWords.has(null) || words.length > 3;
  return [...words.slice(0, 3), ...(hasOthers ? ['other words'] : [])].join(', ');
};

/** The sum of a file's lines: '410 lines: 2 title lines, 340 incoming calls, 68 outgoing'. */
export const accountText = ({account, total}: Pick<SheetData, 'account' | 'total'>): string => {
  const {lines, titles, notes, unread, blank, incoming, outgoing, inside, notCalls, undecided} =
    account;
  const calls = total.calls + total.unset;
  const parts: readonly (readonly [number, string])[] = [
    [unread, 'we couldn’t read'],
    [titles, titles === 1 ? 'title line' : 'title lines'],
    [
      incoming > calls ? calls : incoming,
      `incoming ${calls === 1 ? 'call' : 'calls'}${incoming > calls ? ` on ${counted(incoming, 'line')}` : ''}`,
    ],
    [outgoing, 'outgoing'],
    [inside, 'inside the practice'],
    [notCalls, `not calls (${notCallsText(account)})`],
    [undecided, 'to choose'],
    [notes, notes === 1 ? 'total or note' : 'totals or notes'],
    [blank, 'blank'],
  ];
  const counts = parts
    .filter(([count]) => count > 0)
    .map(([count, text]) => `${formatWhole(count)} ${text}`);
  return `${counted(lines, 'line')}: ${counts.join(', ')}`;
};

const choiceTexts = {
  time: 'the column with the time',
  order: 'the day of the first line',
  amPm: 'afternoon or night',
  zone: 'your time zone',
  endings: 'the column that tells missed calls',
} as const;
const choiceText = (one: MissingChoice): string => {
  if (one.kind !== 'word') return choiceTexts[one.kind];
  return one.text === null ? 'rare words' : `“${one.text}”`;
};

export const totalTexts = ({
  total,
  missing,
  stop,
}: SheetData): readonly [sum: string, why: string] => {
  const {calls, missed, voicemail, unset} = total;
  if (stop === 'unread') return ['No figure yet', 'Too many lines couldn’t be read.'];
  const sum =
    calls === 0
      ? 'No calls counted yet'
      : `${formatWhole(missed)} missed of ${counted(calls, 'call')}${missing.length > 0 ? ' so far' : ''}`;
  if (missing.length > 0) {
    const kinds = [...new Set(missing.map(choiceText))];
    const need = kinds.length > 2 ? `${kinds.length} choices left` : `choose ${formatList(kinds)}`;
    return [sum, unset > 0 ? `${counted(unset, 'call')} to go: ${need}.` : `First ${need}.`];
  }
  if (stop === 'few') {
    return [sum, 'That is too few to judge a month by. Export at least a week; a month is best.'];
  }
  const how = `${formatWhole(missed - voicemail)} missed, ${formatWhole(voicemail)} to voicemail`;
  return [sum, `That’s ${percentOf(missed / calls)}: ${how}.`];
};
