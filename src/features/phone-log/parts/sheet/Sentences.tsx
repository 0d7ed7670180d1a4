import type {ReactElement} from 'react';

import {counted} from '@site/src/lib/format/counted';
import {formatList} from '@site/src/lib/format/formatList';

import type {SheetData} from '../../sheet/sheet';
import {durationText} from '../../texts/wording';
import {type End, NIGHT_END, type Settings, type Way} from '../../meaning/settings';
import {type Unit, units} from '../../read/duration';
import {Choice, type Option, InlineSelect} from './controls';
import styles from './Sentences.module.css';
import {WordRows} from './WordRows';

const ends: readonly Option<End>[] = [
  ['answered', 'Answered'],
  ['missed', 'Missed'],
  ['voicemail', 'Voicemail'],
  ['not-a-call', 'Not a call'],
];
const ways: readonly Option<Way>[] = [
  ['in', 'Incoming'],
  ['out', 'Outgoing'],
  ['inside', 'Inside'],
  ['not-a-call', 'Not a call'],
];

export interface SentencesProps {
  readonly sheet: SheetData;
  readonly onChoose: (change: Partial<Settings>) => void;
}

interface UseOfColumn {
  readonly label: string;
  readonly isOptional?: boolean;
  readonly resets?: Partial<Settings>;
}

/** Uses of a column: the list's name, whether it may be left out, and what another column resets. */
const uses = {
  time: {label: 'Column with the start time', resets: {clock: null}},
  clock: {label: 'Column with the time of day'},
  direction: {label: 'Column that says incoming or outgoing', isOptional: true},
  endings: {label: 'Column that says how calls ended'},
  caller: {label: 'Column that tells callers apart', isOptional: true},
  duration: {label: 'Column with the length', isOptional: true, resets: {unit: null}},
} as const satisfies Partial<Record<keyof Settings, UseOfColumn>>;

interface ColumnPickProps extends SentencesProps {
  readonly use: keyof typeof uses;
}

/** A column of the log for one use, or what stands in its place. */
function ColumnPick({sheet, onChoose, use}: ColumnPickProps): ReactElement {
  const {names, endingColumns, hasNumbers, settings} = sheet;
  const {label, isOptional, resets}: UseOfColumn = uses[use];
  const several = formatList(endingColumns.map((column) => names[column] ?? ''));
  const options: readonly (Option<string> | false)[] = [
    use === 'direction' && hasNumbers && ['numbers', 'the two numbers'],
    use === 'endings' && endingColumns.length > 1 && [endingColumns.join('+'), several],
    ...names.map((name, column): Option<string> => [String(column), name]),
    isOptional === true && ['none', 'no column'],
  ];
  const value = use === 'endings' ? settings.endings.join('+') : String(settings[use] ?? 'none');
  const pick = (picked: string): void => {
    const column = picked === 'none' ? null : picked === 'numbers' ? picked : Number(picked);
    onChoose({...resets, [use]: use === 'endings' ? picked.split('+').map(Number) : column});
  };
  return (
    <InlineSelect
      label={label}
      value={value}
      options={options.filter((option) => option !== false)}
      opens={use}
      onPick={pick}
    />
  );
}

/** The five sentences that say how the log is read, with their controls. */
export function Sentences({sheet, onChoose}: SentencesProps): ReactElement {
  const {settings, sharedLines} = sheet;
  const {direction, endings, caller} = settings;
  const column = (use: keyof typeof uses): ReactElement => (
    <ColumnPick sheet={sheet} onChoose={onChoose} use={use} />
  );
  return (
    <div className={styles.sentences}>
      <div>
        <p>
          Calls start at the time in {column('time')}
          {settings.clock === null ? null : (
            <>
              <span> and </span>
              {column('clock')}
            </>
          )}
          <span className="small muted">
            {sheet.time.first
              ? `. First line: ${sheet.time.first}.`
              : '. We can’t read the time of a call in it.'}
          </span>
        </p>
        <TimeChoices sheet={sheet} onChoose={onChoose} />
      </div>
      <div>
        <p>
          Which way calls went is in {column('direction')}
          <span>{direction === null ? ': all of them are incoming.' : '.'}</span>
        </p>
        <WordRows
          rows={sheet.ways}
          answers={ways}
          chosen={settings.wayOf}
          onAnswer={(wayOf) => onChoose({wayOf})}
        />
      </div>
      <div>
        <p>
          How calls ended is in {column('endings')}
          <span>
            {endings.length === 0
              ? '. A length will do: it is 0, or empty, for a missed call.'
              : '.'}
          </span>
        </p>
        <WordRows
          rows={sheet.endings}
          answers={ends}
          chosen={settings.endOf}
          onAnswer={(endOf) => onChoose({endOf})}
        />
      </div>
      <p>
        Callers are told apart by {column('caller')}
        <span>{caller === null ? ': we can’t say whom you reached later.' : '.'}</span>{' '}
        <span className="small muted">
          {sharedLines > 0
            ? `${counted(sharedLines, 'line')} have the same number, so it can’t be one caller’s.`
            : ''}
        </span>
      </p>
      <DurationSentence sheet={sheet} onChoose={onChoose} />
    </div>
  );
}

function DurationSentence({sheet, onChoose}: SentencesProps): ReactElement {
  return (
    <p>
      Call lengths in <ColumnPick sheet={sheet} onChoose={onChoose} use="duration" /> are{' '}
      <InlineSelect<Unit | 'out'>
        label="Unit of the length"
        value={sheet.settings.unit ?? 'out'}
        options={[
          ...units.map((each) => [each, `in ${each}`] as const),
          ['out', 'left out of the result'],
        ]}
        onPick={(picked) => onChoose({unit: picked === 'out' ? null : picked})}
      />
      . <span className="small muted">{durationTexts(sheet.duration)}</span>
    </p>
  );
}

/** A duration of the log in words, and the durations that can't be read. */
const durationTexts = ({sample, seconds, unread}: SheetData['duration']): string => {
  const meaning = seconds === null ? 'isn’t certain' : `is ${durationText(seconds)}`;
  const texts = [
    sample !== '' && `“${sample}” ${meaning}.`,
    unread > 0 && `${counted(unread, 'length')} can’t be read so.`,
  ];
  return texts.filter(Boolean).join(' ');
};

/** Choices about times that a file leaves open: order of day and month, AM or PM, zone. */
function TimeChoices({sheet, onChoose}: SentencesProps): ReactElement {
  const {order, amPm} = sheet.settings;
  const {days, lacksAmPm, zone, zones} = sheet.time;
  return (
    <>
      {days ? (
        <Choice
          label="The first line is"
          value={order}
          options={[
            ['month-first', days[0]],
            ['day-first', days[1]],
          ]}
          opens="order"
          onPick={(picked) => onChoose({order: picked})}
        />
      ) : null}
      {lacksAmPm ? (
        <Choice
          label={`No time is later than 12:59 or says AM or PM. Calls at 1 to ${NIGHT_END} came`}
          value={amPm}
          options={[
            ['pm', 'in the afternoon'],
            ['am', 'at night'],
          ]}
          opens="amPm"
          onPick={(picked) => onChoose({amPm: picked})}
        />
      ) : null}
      {zones ? (
        <p>
          The log’s times have a time zone. Your practice’s clock is on{' '}
          <InlineSelect
            label="Time zone of your practice"
            value={zone}
            options={zones}
            opens="zone"
            onPick={(picked) => onChoose({zone: picked})}
          />
          .
        </p>
      ) : null}
    </>
  );
}
