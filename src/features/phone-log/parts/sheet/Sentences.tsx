import type {ReactElement} from 'react';

import {counted} from '@site/src/lib/format/counted';
import {formatList} from '@site/src/lib/format/formatList';

import type {SheetData} from '../../count/sheet';
import {lengthText} from '../../count/wording';
import type {End, Settings, Way} from '../../meaning/settings';
import {type Unit, units} from '../../read/length';
import {Choice, type Option, Pick} from './controls';
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
  readonly sheet: SheetData;
  readonly label: string;
  readonly value: number | string | null;
  /** Choices beside one column. */
  readonly more?: readonly Option<string>[];
  /** The sentence is true without a column, too. */
  readonly isOptional?: boolean;
  readonly opens?: string;
  readonly onPick: (column: number | null, value: string) => void;
}

function ColumnPick(props: ColumnPickProps): ReactElement {
  const {sheet, value, more = [], isOptional, onPick, ...rest} = props;
  const columns = sheet.names.map((name, column): Option<string> => [String(column), name]);
  const none: readonly Option<string>[] = isOptional ? [['none', 'no column']] : [];
  return (
    <Pick
      {...rest}
      value={String(value ?? 'none')}
      options={[...more, ...columns, ...none]}
      onPick={(picked) => onPick(picked === 'none' ? null : Number(picked), picked)}
    />
  );
}

/** The five sentences that say how the log is read, with their controls. */
export function Sentences(props: SentencesProps): ReactElement {
  return (
    <div className={styles.sentences}>
      <TimeSentence {...props} />
      <DirectionSentence {...props} />
      <EndingSentence {...props} />
      <CallerSentence {...props} />
      <LengthSentence {...props} />
    </div>
  );
}

function TimeSentence({sheet, onChoose}: SentencesProps): ReactElement {
  const {settings, time} = sheet;
  const {first, days, isHalved, zones} = time;
  return (
    <div>
      <p>
        Calls start at the time in{' '}
        <ColumnPick
          sheet={sheet}
          label="Column with the start time"
          value={settings.time}
          opens="time"
          onPick={(column) => onChoose({time: column, clock: null})}
        />
        {settings.clock === null ? null : (
          <>
            <span> and </span>
            <ColumnPick
              sheet={sheet}
              label="Column with the time of day"
              value={settings.clock}
              onPick={(clock) => onChoose({clock})}
            />
          </>
        )}
        <span className="small muted">
          {first ? `. First line: ${first}.` : '. We can’t read the time of a call in it.'}
        </span>
      </p>
      {days ? (
        <Choice
          label="The first line is"
          value={settings.order}
          options={[
            ['month-first', days[0]],
            ['day-first', days[1]],
          ]}
          opens="order"
          onPick={(order) => onChoose({order})}
        />
      ) : null}
      {isHalved ? (
        <Choice
          label="No time is later than 12:59 or says AM or PM. Calls at 1 to 7 came"
          value={settings.half}
          options={[
            ['pm', 'in the afternoon'],
            ['am', 'at night'],
          ]}
          opens="half"
          onPick={(half) => onChoose({half})}
        />
      ) : null}
      {zones ? (
        <p>
          The log’s times have a time zone. Your practice’s clock is on{' '}
          <Pick
            label="Time zone of your practice"
            value={time.zone}
            options={zones}
            opens="zone"
            onPick={(zone) => onChoose({zone})}
          />
          .
        </p>
      ) : null}
    </div>
  );
}

function DirectionSentence({sheet, onChoose}: SentencesProps): ReactElement {
  const {direction, wayOf} = sheet.settings;
  return (
    <div>
      <p>
        Which way calls went is in{' '}
        <ColumnPick
          sheet={sheet}
          label="Column that says incoming or outgoing"
          value={direction}
          more={sheet.hasNumbers ? [['numbers', 'the two numbers']] : []}
          isOptional
          onPick={(column, value) => onChoose({direction: value === 'numbers' ? value : column})}
        />
        <span>{direction === null ? ': all of them are incoming.' : '.'}</span>
      </p>
      <WordRows
        rows={sheet.ways}
        answers={ways}
        chosen={wayOf}
        onAnswer={(chosen) => onChoose({wayOf: chosen})}
      />
    </div>
  );
}

function EndingSentence({sheet, onChoose}: SentencesProps): ReactElement {
  const {names, endingColumns, settings} = sheet;
  const {endings, endOf} = settings;
  const several = formatList(endingColumns.map((column) => names[column] ?? ''));
  return (
    <div>
      <p>
        How calls ended is in{' '}
        <ColumnPick
          sheet={sheet}
          label="Column that says how calls ended"
          value={endings.join('+')}
          more={endingColumns.length > 1 ? [[endingColumns.join('+'), several]] : []}
          opens="endings"
          onPick={(_, value) => onChoose({endings: value.split('+').map(Number)})}
        />
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

function CallerSentence({sheet, onChoose}: SentencesProps): ReactElement {
  const {settings, sharedLines} = sheet;
  return (
    <p>
      Callers are told apart by{' '}
      <ColumnPick
        sheet={sheet}
        label="Column that tells callers apart"
        value={settings.caller}
        isOptional
        onPick={(caller) => onChoose({caller})}
      />
      <span>{settings.caller === null ? ': we can’t say whom you reached later.' : '.'}</span>{' '}
      <span className="small muted">
        {sharedLines > 0
          ? `${counted(sharedLines, 'line')} have the same number, so it can’t be one caller’s.`
          : ''}
      </span>
    </p>
  );
}

function LengthSentence({sheet, onChoose}: SentencesProps): ReactElement {
  const {settings, length} = sheet;
  const {sample, seconds, unread} = length;
  const meaning = seconds === null ? 'isn’t certain' : `is ${lengthText(seconds)}`;
  return (
    <p>
      Call lengths in{' '}
      <ColumnPick
        sheet={sheet}
        label="Column with the length"
        value={settings.length}
        isOptional
        onPick={(column) => onChoose({length: column, unit: null})}
      />{' '}
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
      .{' '}
      <span className="small muted">
        <span>{sample === '' ? '' : `“${sample}” ${meaning}. `}</span>
        <span>{unread > 0 ? `${counted(unread, 'length')} can’t be read so.` : ''}</span>
      </span>
    </p>
  );
}
