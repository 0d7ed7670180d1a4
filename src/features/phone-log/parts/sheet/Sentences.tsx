import {type ReactElement, type ReactNode, useState} from 'react';
import clsx from 'clsx';

import {counted} from '@site/src/format/counted';
import {formatList} from '@site/src/format/formatList';

import type {ColumnUse} from '../../count/preview';
import type {Sheet, WordRow} from '../../count/sheet';
import {lengthText} from '../../count/wording';
import {type End, ends, type Settings, type Way, ways} from '../../meaning/settings';
import {units} from '../../read/length';
import {TextButton} from '../TextButton';
import {Caret, Pick} from './Pick';
import {Segments, type SegmentsProps} from './Segments';
import styles from './Sentences.module.css';
import {WordRows} from './WordRows';

export interface SentenceProps {
  readonly sheet: Sheet;
  readonly onChoose: (change: Partial<Settings>) => void;
}

const endNames: Readonly<Record<End, string>> = {
  answered: 'Answered',
  missed: 'Missed',
  voicemail: 'Voicemail',
  not: 'Not a call',
};
const wayNames: Readonly<Record<Way, string>> = {
  in: 'Incoming',
  out: 'Outgoing',
  inside: 'Inside',
  not: 'Not a call',
};

const SENTENCES = {
  time: TimeSentence,
  direction: DirectionSentence,
  ending: EndingSentence,
  caller: CallerSentence,
  length: LengthSentence,
} as const satisfies Record<ColumnUse, unknown>;

interface SentencesProps extends SentenceProps {
  /** Called with the use of the sentence that has the focus: its columns stand out. */
  readonly onUse: (use: ColumnUse | null) => void;
}

/** The five sentences that say how the log is read, with their controls. */
export function Sentences({onUse, ...props}: SentencesProps): ReactElement {
  return (
    <div>
      {(Object.keys(SENTENCES) as ColumnUse[]).map((use) => {
        const Sentence = SENTENCES[use];
        return (
          <div
            key={use}
            className={styles.sentence}
            onFocus={() => onUse(use)}
            onBlur={() => onUse(null)}
          >
            <Sentence {...props} />
          </div>
        );
      })}
    </div>
  );
}

type ColumnSetting = 'time' | 'clock' | 'signColumn' | 'caller' | 'called' | 'length';

/** Makes the lists of columns of a sentence. */
const columnPicks =
  ({sheet: {names, columns, settings}, onChoose}: SentenceProps) =>
  (
    setting: ColumnSetting,
    label: string,
    {none, change = {}}: {none?: string; change?: Partial<Settings>} = {},
  ): ReactElement => {
    const value = settings[setting];
    const options = columns.all.map((column) => [String(column), names[column] ?? ''] as const);
    return (
      <Pick
        label={label}
        value={value === null ? 'none' : String(value)}
        options={none === undefined ? options : [...options, ['none', none] as const]}
        empty="choose a column"
        opens={setting}
        onPick={(picked) =>
          onChoose({...change, [setting]: picked === 'none' ? null : Number(picked)})
        }
      />
    );
  };

const Aside = ({children}: {readonly children: ReactNode}): ReactElement => (
  <span className={styles.aside}>{children}</span>
);

function TimeSentence({sheet, onChoose}: SentenceProps): ReactElement {
  const {settings, time} = sheet;
  const {first, days, isHalved, isZoned, zones} = time;
  const pick = columnPicks({sheet, onChoose});
  const isOpen = (kind: string): boolean => sheet.open.some((one) => one.kind === kind);
  const read = first ? `(first line: ${first.day}, ${first.year}, ${first.clock}).` : '';
  const none =
    settings.time === null
      ? 'We found no column with the time of a call.'
      : 'We can’t read the times in it.';
  const text =
    settings.clock === null ? 'Calls start at the time in ' : 'Calls start on the day in ';
  return (
    <>
      <p>
        <span>{text}</span>
        {pick('time', 'Column with the start time', {change: {clock: null}})}
        {settings.clock === null ? null : (
          <>
            <span> at the time in </span>
            {pick('clock', 'Column with the time of day')}
          </>
        )}{' '}
        {days && first ? null : <Aside>{first ? read : none}</Aside>}
      </p>
      {days && first ? (
        <Choice
          text="The first line is"
          name="order"
          value={settings.order}
          options={[
            ['month-first', days.monthFirst],
            ['day-first', days.dayFirst],
          ]}
          onPick={(order) => onChoose({order})}
        />
      ) : null}
      {isHalved ? (
        <Choice
          text="No time is later than 12:59 or says AM or PM. Calls at 1 to 7 came"
          name="half"
          value={settings.half}
          options={[
            ['pm', 'in the afternoon'],
            ['am', 'at night'],
          ]}
          onPick={(half) => onChoose({half})}
        />
      ) : null}
      {isZoned ? (
        <p>
          The log’s times have a time zone. Your practice’s clock is on{' '}
          <Pick
            label="Time zone of your practice"
            value={settings.zone ?? (isOpen('zone') ? null : (zones[0]?.[0] ?? null))}
            options={zones}
            empty="choose a time zone"
            opens="zone"
            onPick={(zone) => onChoose({zone})}
          />
          .
        </p>
      ) : null}
    </>
  );
}

interface ChoiceProps<Value extends string> extends Omit<SegmentsProps<Value>, 'isDashed'> {
  readonly text: string;
}

/** Two ways to read the log, side by side; dashed until one is chosen. */
function Choice<Value extends string>({text, ...props}: ChoiceProps<Value>): ReactElement {
  return (
    <div className={styles.choice} role="radiogroup" aria-label={text}>
      <span>{text}</span> <Segments {...props} opens={props.name} isDashed={props.value === null} />
    </div>
  );
}

/** Rows with the answers that were just chosen, before they are counted. */
const withAnswers = <Answer extends string>(
  rows: readonly WordRow<Answer>[],
  answers: Readonly<Record<string, Answer>>,
): readonly WordRow<Answer>[] =>
  rows.map((row) => ({...row, answer: answers[row.key] ?? row.answer}));

/** One answer for several words. */
const answered = <Answer extends string>(
  before: Readonly<Record<string, Answer>>,
  keys: readonly string[],
  answer: Answer,
): Readonly<Record<string, Answer>> => ({
  ...before,
  ...Object.fromEntries(keys.map((key) => [key, answer])),
});

function DirectionSentence({sheet, onChoose}: SentenceProps): ReactElement {
  const {names, columns, settings, hasNumbers} = sheet;
  const rows = withAnswers(sheet.ways, settings.wayOf);
  const [isOpen, setIsOpen] = useState(false);
  const {direction} = settings;
  const pick = (
    <Pick
      label="Column that says incoming or outgoing"
      value={direction === null ? 'none' : String(direction)}
      options={[
        ...columns.ways.map((column) => [String(column), names[column] ?? ''] as const),
        ...(hasNumbers ? [['numbers', 'the two numbers'] as const] : []),
        ['none', 'no column'],
      ]}
      onPick={(value) =>
        onChoose({direction: value === 'none' ? null : value === 'numbers' ? value : Number(value)})
      }
    />
  );
  if (direction === null) return <p>All calls in this log are incoming; {pick} says otherwise.</p>;
  const incoming = rows
    .filter(({answer}) => answer === 'in')
    .map(({text}) => text ?? 'a rare word');
  const words = incoming.length > 3 ? `${incoming.length} words` : formatList(incoming);
  const isShown = isOpen || incoming.length === 0 || rows.some(({isAsked}) => isAsked);
  return (
    <>
      <p>
        Incoming calls say{' '}
        <button
          type="button"
          className={clsx(styles.pick, incoming.length === 0 && styles.unset)}
          aria-expanded={isShown}
          data-opens="incoming"
          onClick={() => setIsOpen(!isOpen)}
        >
          <b>{incoming.length === 0 ? 'choose a word' : words.replace(/,? and /, ' or ')}</b>
          <span className="visuallyHidden">, the words for incoming</span>
          <Caret />
        </button>{' '}
        <span>{direction === 'numbers' ? 'by' : 'in'}</span> {pick}.
      </p>
      {isShown ? (
        <WordRows
          legend="Which way calls went: one choice for each word"
          asks="which way those calls went"
          rows={rows}
          answers={ways.map((way) => [way, wayNames[way]])}
          onAnswer={(keys, way) => onChoose({wayOf: answered(settings.wayOf, keys, way)})}
        />
      ) : null}
    </>
  );
}

function EndingSentence({sheet, onChoose}: SentenceProps): ReactElement {
  const {names, columns, settings} = sheet;
  const {endings, sign} = settings;
  const pickEnding = (at: number, none: string): ReactElement => {
    const ending = endings[at];
    const offered = [...new Set([...(ending === undefined ? [] : [ending]), ...columns.endings])];
    return (
      <Pick
        label="Column that says how calls ended"
        value={ending === undefined ? 'none' : String(ending)}
        options={[
          ...offered.map((column) => [String(column), names[column] ?? ''] as const),
          ['none', none],
        ]}
        onPick={(picked) => {
          const chosen = picked === 'none' ? [] : [Number(picked)];
          const rest = endings.flatMap((old, other) => (other === at ? chosen : [old]));
          onChoose({endings: endings.length === 0 ? chosen : rest});
        }}
      />
    );
  };
  if (endings.length === 0) {
    return (
      <p>
        {pickEnding(0, 'No column')} says how calls ended. Missed calls have{' '}
        <Pick
          label="Content of the cell for a missed call"
          value={sign}
          options={[
            ['nothing', 'nothing'],
            ['0', '0'],
          ]}
          onPick={(picked) => onChoose({sign: picked})}
        />{' '}
        in {columnPicks({sheet, onChoose})('signColumn', 'Column that tells missed calls')}.
      </p>
    );
  }
  return (
    <>
      <p>
        How they ended, in{' '}
        {endings.map((_, at) => (
          <span key={at}>
            <span>{at > 0 ? ' and ' : ''}</span>
            {pickEnding(at, 'no column')}
          </span>
        ))}
        <span>:</span>
      </p>
      <WordRows
        legend={`How calls ended: one choice for each word in ${formatList(endings.map((column) => names[column] ?? ''))}`}
        asks="how those calls ended"
        rows={withAnswers(sheet.endings, settings.endOf)}
        answers={ends.map((end) => [end, endNames[end]])}
        onAnswer={(keys, end) => onChoose({endOf: answered(settings.endOf, keys, end)})}
      />
    </>
  );
}

function CallerSentence({sheet, onChoose}: SentenceProps): ReactElement {
  const {settings, sharedLines, account} = sheet;
  const pick = columnPicks({sheet, onChoose});
  const label = 'Column that tells callers apart';
  if (settings.caller === null) {
    const none = pick('caller', label, {none: 'no column'});
    return <p>Callers are told apart by {none}: we can’t say whom you reached later.</p>;
  }
  return (
    <p>
      Callers are told apart by {pick('caller', label, {none: 'no column'})}
      {account.outgoing > 0 ? (
        <>
          <span>; you called </span>
          {pick('called', 'Column with the number that you called', {none: 'no column'})}
        </>
      ) : null}
      <span>.</span>{' '}
      {sharedLines > 0 ? (
        <Aside>{`${counted(sharedLines, 'line')} have the same number, so it can’t be one caller’s.`}</Aside>
      ) : null}
    </p>
  );
}

function LengthSentence({sheet, onChoose}: SentenceProps): ReactElement {
  const {settings, length} = sheet;
  const pick = columnPicks({sheet, onChoose});
  const change = {unit: null, usesLengths: true};
  const column = pick('length', 'Column with the length', {none: 'no column', change});
  if (!length) return <p>Call lengths are left out of the result; {column} has them.</p>;
  if (!settings.usesLengths) {
    const why =
      length.isCertain || length.sample === ''
        ? ''
        : `The log doesn’t say what “${length.sample}” is.`;
    return (
      <p>
        Call lengths are left out of the result. <Aside>{why}</Aside>{' '}
        <TextButton onClick={() => onChoose({usesLengths: true})}>Use call lengths</TextButton>
      </p>
    );
  }
  const notes = [
    length.seconds !== null && `(“${length.sample}” is ${lengthText(length.seconds)})`,
    length.unread > 0 && `${counted(length.unread, 'length')} can’t be read so.`,
  ].filter((note) => note !== false);
  return (
    <p>
      Call lengths come from {column}, in{' '}
      <Pick
        label="Unit of the length"
        value={settings.unit}
        options={units.map((unit) => [unit, unit] as const)}
        empty="choose a unit"
        onPick={(unit) => onChoose({unit})}
      />
      . <Aside>{notes.join(' ')}</Aside>{' '}
      {length.isCertain ? null : (
        <TextButton onClick={() => onChoose({usesLengths: false})}>Leave them out</TextButton>
      )}
    </p>
  );
}
