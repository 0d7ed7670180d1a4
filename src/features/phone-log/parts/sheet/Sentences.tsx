import {type ReactElement, type ReactNode, useState} from 'react';
import clsx from 'clsx';

import {formatList} from '@site/src/format/formatList';
import {counted} from '@site/src/format/counted';

import type {ColumnUse} from '../../count/preview';
import type {Sheet, WordRow} from '../../count/sheet';
import {lengthText} from '../../count/wording';
import type {End, Settings, Way} from '../../meaning/settings';
import {units} from '../../read/length';
import {Caret, ColumnPick, Pick} from './Pick';
import {Segments} from './Segments';
import styles from './Sentences.module.css';
import {type Answers, WordRows} from './WordRows';

export interface SentenceProps {
  readonly sheet: Sheet;
  readonly onChoose: (change: Partial<Settings>) => void;
}

const ends: Answers<End> = [
  ['answered', 'Answered'],
  ['missed', 'Missed'],
  ['voicemail', 'Voicemail'],
  ['not', 'Not a call'],
];
const ways: Answers<Way> = [
  ['in', 'Incoming'],
  ['out', 'Outgoing'],
  ['inside', 'Inside'],
  ['not', 'Not a call'],
];

interface RuledProps {
  readonly use: ColumnUse;
  readonly onUse: (use: ColumnUse | null) => void;
  readonly children: ReactNode;
}

/** One sentence between rules; while it has the focus, its columns stand out in the first lines. */
function Ruled({use, onUse, children}: RuledProps): ReactElement {
  return (
    <div className={styles.sentence} onFocus={() => onUse(use)} onBlur={() => onUse(null)}>
      {children}
    </div>
  );
}

/** The five sentences that say how the log is read, with their controls. */
export function Sentences({
  onUse,
  ...props
}: SentenceProps & Omit<RuledProps, 'use' | 'children'>): ReactElement {
  return (
    <div>
      <Ruled use="time" onUse={onUse}>
        <TimeSentence {...props} />
      </Ruled>
      <Ruled use="direction" onUse={onUse}>
        <DirectionSentence {...props} />
      </Ruled>
      <Ruled use="ending" onUse={onUse}>
        <EndingSentence {...props} />
      </Ruled>
      <Ruled use="caller" onUse={onUse}>
        <CallerSentence {...props} />
      </Ruled>
      <Ruled use="length" onUse={onUse}>
        <LengthSentence {...props} />
      </Ruled>
    </div>
  );
}

function TimeSentence({sheet, onChoose}: SentenceProps): ReactElement {
  const {names, columns, settings, time} = sheet;
  const {first, days, isHalved, isZoned, zones} = time;
  const pick = (key: 'time' | 'clock', label: string): ReactElement => (
    <ColumnPick
      label={label}
      names={names}
      columns={columns.all}
      value={settings[key]}
      opens={key}
      onPick={(column) => onChoose(key === 'time' ? {time: column, clock: null} : {clock: column})}
    />
  );
  return (
    <>
      <p>
        {settings.clock === null ? (
          <>
            <span>Calls start at the time in </span>
            {pick('time', 'Column with the start time')}
          </>
        ) : (
          <>
            <span>Calls start on the day in </span>
            {pick('time', 'Column with the day')}
            <span> at the time in </span>
            {pick('clock', 'Column with the time')}
          </>
        )}
        <TimeAside sheet={sheet} />
      </p>
      {days && first ? (
        <Choice
          text="The first line is"
          name="order"
          opens="order"
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
          opens="half"
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
          <span>The log’s times have a time zone. Your practice’s clock is on </span>
          <Pick
            label="Time zone of your practice"
            value={
              settings.zone ??
              (sheet.open.some(({kind}) => kind === 'zone') ? null : (zones[0]?.[0] ?? null))
            }
            options={zones}
            empty="choose a time zone"
            opens="zone"
            onPick={(zone) => onChoose({zone})}
          />
          <span>.</span>
        </p>
      ) : null}
    </>
  );
}

function TimeAside({sheet: {settings, time}}: {readonly sheet: Sheet}): ReactElement {
  const {first, days} = time;
  if (settings.time === null || !first) {
    return (
      <>
        <span>. </span>
        <span className={styles.aside}>
          {settings.time === null
            ? 'We found no column with the time of a call.'
            : 'There are no times in it that we can read.'}
        </span>
      </>
    );
  }
  if (days) return <span>.</span>;
  return (
    <>
      {' '}
      <span
        className={styles.aside}
      >{`(first line: ${first.day}, ${first.year}, ${first.clock}).`}</span>
    </>
  );
}

interface ChoiceProps<Value extends string> {
  readonly text: string;
  readonly name: string;
  readonly opens: string;
  readonly value: Value | null;
  readonly options: readonly (readonly [Value, string])[];
  readonly onPick: (value: Value) => void;
}

/** Two ways to read the log, side by side; dashed until one is chosen. */
function Choice<Value extends string>({text, ...props}: ChoiceProps<Value>): ReactElement {
  return (
    <div className={styles.choice} role="radiogroup" aria-label={text}>
      <span>{text}</span> <Segments {...props} isDashed={props.value === null} />
    </div>
  );
}

function DirectionSentence({sheet, onChoose}: SentenceProps): ReactElement {
  const {names, columns, settings, hasNumbers} = sheet;
  const rows = withAnswers(sheet.ways, settings.wayOf);
  const [isOpen, setIsOpen] = useState(false);
  const {direction} = settings;
  const options = [
    ...columns.ways.map((column) => [String(column), names[column] ?? ''] as const),
    ...(hasNumbers ? [['numbers', 'the two numbers'] as const] : []),
    ['none', 'no column'] as const,
  ];
  const pick = (
    <Pick
      label="Column that says incoming or outgoing"
      value={direction === null ? 'none' : String(direction)}
      options={options}
      onPick={(value) =>
        onChoose({direction: value === 'none' ? null : value === 'numbers' ? value : Number(value)})
      }
    />
  );
  if (direction === null) {
    return (
      <p>
        <span>All calls in this log are incoming; </span>
        {pick}
        <span> says otherwise.</span>
      </p>
    );
  }
  const incoming = rows
    .filter(({answer}) => answer === 'in')
    .map(({text}) => text ?? 'a rare word');
  const isAsked = rows.some(({answer, isAsked: asked}) => asked || answer === null);
  const words = incoming.length > 3 ? `${incoming.length} words` : formatList(incoming);
  const isShown = isOpen || isAsked || incoming.length === 0;
  return (
    <>
      <p>
        <span>Incoming calls say </span>
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
        </button>
        <span>{direction === 'numbers' ? ' by ' : ' in '}</span>
        {pick}
        <span>.</span>
      </p>
      {isShown ? (
        <WordRows
          legend={`Which way calls went: one choice for each word`}
          asks="which way those calls went"
          rows={rows}
          answers={ways}
          onAnswer={(keys, answer) =>
            onChoose({
              wayOf: {...settings.wayOf, ...Object.fromEntries(keys.map((key) => [key, answer]))},
            })
          }
        />
      ) : null}
    </>
  );
}

/** Rows with the answers that were just chosen, before they are counted. */
const withAnswers = <Answer extends string>(
  rows: readonly WordRow<Answer>[],
  answers: Readonly<Record<string, Answer>>,
): readonly WordRow<Answer>[] =>
  rows.map((row) => ({...row, answer: answers[row.key] ?? row.answer}));

function EndingSentence({sheet, onChoose}: SentenceProps): ReactElement {
  const {names, columns, settings} = sheet;
  const {endings, sign, signColumn} = settings;
  if (endings.length === 0) {
    return (
      <p>
        <ColumnPick
          label="Column that says how calls ended"
          names={names}
          columns={columns.endings}
          value={null}
          none="No column"
          onPick={(column) => onChoose({endings: column === null ? [] : [column]})}
        />
        <span> says how calls ended. Missed calls have </span>
        <Pick
          label="Content of the cell for a missed call"
          value={sign}
          options={[
            ['nothing', 'nothing'],
            ['0', '0'],
          ]}
          onPick={(picked) => onChoose({sign: picked})}
        />
        <span> in </span>
        <ColumnPick
          label="Column that tells missed calls"
          names={names}
          columns={columns.all}
          value={signColumn}
          opens="sign"
          onPick={(column) => onChoose({signColumn: column})}
        />
        <span>.</span>
      </p>
    );
  }
  return (
    <>
      <p>
        <span>How they ended, in </span>
        {endings.map((ending, at) => (
          <span key={at}>
            <span>{at > 0 ? ' and ' : ''}</span>
            <ColumnPick
              label="Column that says how calls ended"
              names={names}
              columns={
                columns.endings.includes(ending) ? columns.endings : [ending, ...columns.endings]
              }
              value={ending}
              none="no column"
              onPick={(column) =>
                onChoose({
                  endings: endings.flatMap((old, other) => (other === at ? (column ?? []) : old)),
                })
              }
            />
          </span>
        ))}
        <span>:</span>
      </p>
      <WordRows
        legend={`How calls ended: one choice for each word in ${formatList(endings.map((column) => names[column] ?? ''))}`}
        asks="how those calls ended"
        rows={withAnswers(sheet.endings, settings.endOf)}
        answers={ends}
        onAnswer={(keys, answer) =>
          onChoose({
            endOf: {...settings.endOf, ...Object.fromEntries(keys.map((key) => [key, answer]))},
          })
        }
      />
    </>
  );
}

function CallerSentence({sheet, onChoose}: SentenceProps): ReactElement {
  const {names, columns, settings, sharedLines, account} = sheet;
  const {caller, called} = settings;
  const pick = (none: string): ReactElement => (
    <ColumnPick
      label="Column that tells callers apart"
      names={names}
      columns={columns.all}
      value={caller}
      none={none}
      onPick={(column) => onChoose({caller: column})}
    />
  );
  if (caller === null) {
    return (
      <p>
        <span>This log has </span>
        {pick('no callers’ numbers')}
        <span>: we can’t say whom you reached later.</span>
      </p>
    );
  }
  return (
    <p>
      <span>Callers are told apart by </span>
      {pick('no column')}
      {account.outgoing > 0 ? (
        <>
          <span>; you called </span>
          <ColumnPick
            label="Column with the number that you called"
            names={names}
            columns={columns.all}
            value={called}
            none="no column"
            onPick={(column) => onChoose({called: column})}
          />
        </>
      ) : null}
      <span>.</span>{' '}
      {sharedLines > 0 ? (
        <span className={styles.aside}>
          {`${counted(sharedLines, 'line')} have the same number, so it can’t be one caller’s.`}
        </span>
      ) : null}
    </p>
  );
}

function LengthSentence({sheet, onChoose}: SentenceProps): ReactElement {
  const {names, columns, settings, length} = sheet;
  if (!length) {
    return (
      <p>
        <span>Call lengths are left out of the result; </span>
        <ColumnPick
          label="Column with the length"
          names={names}
          columns={columns.all}
          value={null}
          none="no column"
          onPick={(column) => onChoose({length: column, unit: null, usesLengths: true})}
        />
        <span> has them.</span>
      </p>
    );
  }
  if (!settings.usesLengths) {
    return (
      <p>
        <span>Call lengths are left out of the result. </span>
        <span className={styles.aside}>
          {length.isCertain || length.sample === '' ? null : (
            <span>{`The log doesn’t say what “${length.sample}” is. `}</span>
          )}
          <button
            type="button"
            className={`textLink ${styles.plain}`}
            onClick={() => onChoose({usesLengths: true})}
          >
            Use call lengths
          </button>
        </span>
      </p>
    );
  }
  return (
    <p>
      <span>Call lengths come from </span>
      <ColumnPick
        label="Column with the length"
        names={names}
        columns={columns.all}
        value={settings.length}
        none="no column"
        onPick={(column) => onChoose({length: column, unit: null})}
      />
      <span>, in </span>
      <Pick
        label="Unit of the length"
        value={settings.unit}
        options={units.map((unit) => [unit, unit] as const)}
        empty="choose a unit"
        onPick={(unit) => onChoose({unit})}
      />
      {length.seconds === null ? (
        <span>.</span>
      ) : (
        <>
          {' '}
          <span
            className={styles.aside}
          >{`(“${length.sample}” is ${lengthText(length.seconds)}).`}</span>
        </>
      )}{' '}
      {length.unread > 0 ? (
        <span
          className={styles.aside}
        >{`${counted(length.unread, 'length')} can’t be read so.`}</span>
      ) : null}{' '}
      {length.isCertain ? null : (
        <button
          type="button"
          className={`textLink ${styles.plain}`}
          onClick={() => onChoose({usesLengths: false})}
        >
          Leave them out
        </button>
      )}
    </p>
  );
}
