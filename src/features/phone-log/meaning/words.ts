// Words of other programs.
// cspell:disable
import {bareName, plainName} from '../read/columnNames.ts';

/** Class of a word in a column of a log. */
export type WordClass =
  | 'answered'
  | 'missed'
  /** Missed, or an outgoing call that wasn't answered. */
  | 'unreached'
  | 'voicemail'
  /** Answered if the call has talk time, otherwise missed. */
  | 'talk'
  /** Answered only if another column says who picked up, as for a queue; otherwise missed. */
  | 'agent'
  | 'in'
  | 'out'
  | 'internal'
  /** A telephone call; another column says how it ended. */
  | 'call'
  /** Not a telephone call. */
  | 'other';

/** Columns that answer their own name with yes or no. */
const ASKS_ANSWERED = /^(?:(?:was |is |call )?(?:answered|connected)|answered call)$/;
const ASKS_MISSED = /^(?:(?:was |is |call )?missed|missed call)$/;
const YES = ['yes', 'y', 'true', 't', '1', 'x', '✓'];
const NO = ['', '-', '–', 'none', 'n/a', 'no', 'n', 'false', 'f', '0'];

/** Checks for a no or an empty value, as `plainName` writes it. */
export const isNo = (word: string): boolean => NO.includes(word);

export const isYesOrNo = (value: string): boolean => [...YES, ...NO].includes(plainName(value));

/** Class of a yes or a no in a column; null where it isn't one, or the column asks nothing. */
const yesOrNo = (column: string, word: string): WordClass | null => {
  const isYes = YES.includes(word);
  if (!isYes && (!NO.includes(word) || word === '')) return null;
  if (ASKS_ANSWERED.test(column)) return isYes ? 'answered' : 'missed';
  if (ASKS_MISSED.test(column)) return isYes ? 'missed' : 'answered';
  return null;
};

/** Class of each word. @param words of each class, as `plainName` writes them, with bars between */
export const classTable = (
  words: Readonly<Partial<Record<WordClass, string>>>,
): ReadonlyMap<string, WordClass> =>
  new Map(
    (Object.keys(words) as WordClass[]).flatMap((wordClass) =>
      words[wordClass]!.split('|').map((word) => [word, wordClass] as const),
    ),
  );

/** Words that mean one thing in any log, as `plainName` writes them. A word that is not here is asked about. */
const WORDS = classTable({
  answered:
    'answered|call answered|answered call|accepted|call accepted|picked up|answered by agent|answered by user|incoming answered|inbound answered',
  missed:
    'missed|missed call|call missed|abandoned|abandoned call|call abandoned|no agent|no agents|no agent available|lost|lost call|incoming missed|inbound missed|ring no answer|no pickup|not picked up|ignored',
  unreached:
    'no answer|noanswer|not answered|unanswered|did not answer|no reply|not connected|unsuccessful|busy|line busy|user busy|failed|call failed',
  voicemail:
    'voicemail|voice mail|left voicemail|left a voicemail|voicemail left|sent to voicemail|went to voicemail|to voicemail|forwarded to voicemail|voicemail message|voicemail received|left vm|vm|vmail',
  talk: 'completed|complete|ended|call ended|call completed|finished|normal clearing|normal call clearing',
  in: 'in|incoming|inbound|incoming call|inbound call',
  out: 'out|outgoing|outbound|outgoing call|outbound call|placed|placed call|dialed|dialled|dialed call',
  internal: 'internal|internal call|intercom|extension to extension|ext to ext',
  call: 'voice|voice call|call|phone call|phone|telephone|audio|telephony|pstn',
  other:
    'fax|fax call|incoming fax|outgoing fax|fax received|fax sent|sms|mms|text message|chat|email|e mail|meeting|webinar|paging',
});

export const commonClass = (word: string): WordClass | null => WORDS.get(word) ?? null;

/** Class of a word by its system's words, by the column's name, or in any log. */
export const classifyWord = (
  words: ReadonlyMap<string, WordClass> | undefined,
  column: string,
  word: string,
): WordClass | null => words?.get(word) ?? yesOrNo(bareName(column), word) ?? commonClass(word);
