import type {ReactElement} from 'react';

import {counted} from '@site/src/lib/format/counted';

import type {SheetData} from '../../count/sheet';
import {lengthText} from '../../count/wording';
import type {End, Settings, Way} from '../../meaning/settings';
import {type Unit, units} from '../../read/length';
import {Choice} from './Choice';
import {type Option, Pick} from './Pick';
import styles from './Sheet.module.css';
import {WordRows} from './WordRows';

const ends: readonly Option<End>[] = [
  ['answered', 'Answered'],
  ['missed', 'Missed'],
  ['voicemail', 'Voicemail'],
  ['not', 'Not a call'],
];
const ways: readonly Option<Way>[] = [
  ['in', 'Incoming'],
  ['out', 'Outgoing'],
  ['inside', 'Inside'],
  ['not', 'Not a call'],
];

export interface SentencesProps {
  readonly sheet: SheetData;
  readonly onChoose: (change: Partial<Settings>) => void;
}

interface ColumnPickProps {
  readonly label: string;
  readonly value: Settings['direction'];
  readonly more?: readonly Option<string>[];
  readonly opens?: string;
  readonly onPick: (column: number | null, value: string) => void;
}

const NONE: readonly Option<string>[] = [['none', 'no column']];

/** The five sentences that say how the log is read, with their controls. */
export function Sentences({sheet, onChoose}: SentencesProps): ReactElement {
  const columns = sheet.names.map((name, column): Option<string> => [String(column), name]);
  const columnPick = ({label, value, more = [], opens, onPick}: ColumnPickProps): ReactElement => (
    <Pick
      label={label}
      value={value === null ? 'none' : String(value)}
      options={[...columns, ...more]}
      empty="choose a column"
      opens={opens}
      onPick={(picked) => onPick(/^\d+$/.test(picked) ? Number(picked) : null, picked)}
    />
  );
  const parts = {sheet, onChoose, columnPick};
  return (
    <div className={styles.sentences}>
      <TimeSentence {...parts} />
      <DirectionSentence {...parts} />
      <EndingSentence {...parts} />
      <CallerSentence {...parts} />
      <LengthSentence {...parts} />
    </div>
  );
}

interface SentenceProps extends SentencesProps {
  readonly columnPick: (props: ColumnPickProps) => ReactElement;
}

function TimeSentence({sheet, onChoose, columnPick}: SentenceProps): ReactElement {
  const {settings, time, open} = sheet;
  const {first, days, isHalved, isZoned, zones} = time;
  const isZoneOpen = open.some(({kind}) => kind === 'zone');
  const none =
    settings.time === null
      ? 'We found no column with the time of a call.'
      : 'We can’t read the times in it.';
  return (
    <div>
      <p>
        Calls start at the time in{' '}
        {columnPick({
          label: 'Column with the start time',
          value: settings.time,
          opens: 'time',
          onPick: (column) => onChoose({time: column, clock: null}),
        })}
        {settings.clock === null ? null : (
          <>
            <span> and </span>
            {columnPick({
              label: 'Column with the time of day',
              value: settings.clock,
              onPick: (clock) => onChoose({clock}),
            })}
          </>
        )}
        <span className="small muted">{first ? `. First line: ${first}.` : `. ${none}`}</span>
      </p>
      {days ? (
        <Choice
          legend="The first line is"
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
          legend="No time is later than 12:59 or says AM or PM. Calls at 1 to 7 came"
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
            value={settings.zone ?? (isZoneOpen ? null : (zones[0]?.[0] ?? null))}
            options={zones}
            empty="choose a time zone"
            opens="zone"
            onPick={(zone) => onChoose({zone})}
          />
          .
        </p>
      ) : null}
    </div>
  );
}

function DirectionSentence({sheet, onChoose, columnPick}: SentenceProps): ReactElement {
  const {settings, hasNumbers} = sheet;
  const {direction} = settings;
  const pick = columnPick({
    label: 'Column that says incoming or outgoing',
    value: direction,
    more: [...(hasNumbers ? [['numbers', 'the two numbers'] as const] : []), ...NONE],
    onPick: (column, value) => onChoose({direction: value === 'numbers' ? value : column}),
  });
  return (
    <div>
      <p>
        Which way calls went is in {pick}
        <span>{direction === null ? ': all of them are incoming.' : '.'}</span>
      </p>
      <WordRows
        rows={sheet.ways}
        answers={ways}
        chosen={settings.wayOf}
        onAnswer={(wayOf) => onChoose({wayOf})}
      />
    </div>
  );
}

function EndingSentence({sheet, onChoose, columnPick}: SentenceProps): ReactElement {
  const {endings, endOf} = sheet.settings;
  return (
    <div>
      <p>
        How calls ended is in{' '}
        {(endings.length === 0 ? [null] : endings).map((ending, at) => (
          <span key={at}>
            <span>{at > 0 ? ' and ' : ''}</span>
            {columnPick({
              label: 'Column that says how calls ended',
              value: ending,
              more: ending === null ? [] : NONE,
              opens: 'endings',
              onPick: (column) => {
                const others = endings.filter((old) => old !== ending);
                onChoose({endings: column === null ? others : [...others, column]});
              },
            })}
          </span>
        ))}
        <span>
          {endings.length === 0 ? '. A length will do: it is 0, or empty, for a missed call.' : '.'}
        </span>
      </p>
      <WordRows
        rows={sheet.endings}
        answers={ends}
        chosen={endOf}
        onAnswer={(chosen) => onChoose({endOf: chosen})}
      />
    </div>
  );
}

function CallerSentence({sheet, onChoose, columnPick}: SentenceProps): ReactElement {
  const {sharedLines} = sheet;
  const {caller} = sheet.settings;
  const note =
    sharedLines > 0
      ? `${counted(sharedLines, 'line')} have the same number, so it can’t be one caller’s.`
      : '';
  return (
    <p>
      Callers are told apart by{' '}
      {columnPick({
        ...{label: 'Column that tells callers apart', value: caller, more: NONE},
        onPick: (column) => onChoose({caller: column}),
      })}
      <span>{caller === null ? ': we can’t say whom you reached later.' : '.'}</span>{' '}
      <span className="small muted">{note}</span>
    </p>
  );
}

function LengthSentence({sheet, onChoose, columnPick}: SentenceProps): ReactElement {
  const {settings, length} = sheet;
  const {sample, seconds, unread} = length;
  const notes = [
    sample !== '' && seconds !== null && `“${sample}” is ${lengthText(seconds)}.`,
    sample !== '' && settings.unit === null && `For example “${sample}”.`,
    unread > 0 && `${counted(unread, 'length')} can’t be read so.`,
  ].filter((note) => note !== false);
  return (
    <p>
      Call lengths in{' '}
      {columnPick({
        ...{label: 'Column with the length', value: settings.length, more: NONE},
        onPick: (column) => onChoose({length: column, unit: null}),
      })}{' '}
      are{' '}
      <Pick<Unit | 'out'>
        label="Unit of the length"
        value={settings.unit ?? 'out'}
        options={[
          ...units.map((unit) => [unit, `in ${unit}`] as const),
          ['out', 'left out of the result'],
        ]}
        onPick={(unit) => onChoose({unit: unit === 'out' ? null : unit})}
      />
      . <span className="small muted">{notes.join(' ')}</span>
    </p>
  );
}
