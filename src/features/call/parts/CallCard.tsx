import {type CSSProperties, type ReactElement, useLayoutEffect, useRef, useState} from 'react';
import clsx from 'clsx';

import {DemoLink} from '@site/src/features/cta/parts/DemoLink';
import {Button, LiveDot} from '@site/src/ui/Button';
import type {DemoSource} from '@site/src/features/measurement/rules/events';
import {callAnswered, outcomeNames} from '@site/src/features/call/rules/call';
import type {DaySheet} from '@site/src/features/call/callScript';
import type {CallEvent, CallMode, CallView} from '@site/src/features/call/rules/restingView';

import {CallChoices} from './CallChoices';
import {CallLog} from './CallLog';
import styles from './CallCard.drawing.module.css';
import {CallSheet} from './CallSheet';
import {CallWave} from './CallWave';
import {useCallInput} from './useCallInput';
import {type CallSource, type PageCall, useCallSession} from './useCallSession';

export interface CallCardProps extends CallSource {
  readonly sheet: DaySheet;
  readonly seed: number;
  readonly source: DemoSource;
  /** Label of the demo link at the end of a call. */
  readonly demo: string;
}

/** Number of the sheet's rows that fit on a phone. */
const PHONE_ROWS = 3;

const headingOf = ({session: {mode}, view: {path}}: PageCall): string => {
  if (mode === 'rest') return 'Now you are the caller. You say';
  if (mode === 'play') return 'Choose one to take over the call';
  return path.length > 0 ? 'You say' : 'You are the caller. You say';
};

/** Finds the first row that a phone shows: of the offered slots, otherwise of the booked ones. */
const firstRow = (slots: CallView['slots'], rows: number, restRow: number): number => {
  const offered = slots.filter(({state}) => state === 'offered');
  const current = offered.length > 0 ? offered : slots.filter(({state}) => state === 'booked');
  const first = current.length > 0 ? Math.min(...current.map(({row}) => row)) : restRow;
  return Math.min(rows - PHONE_ROWS, first);
};

interface ControlsProps {
  readonly mode: CallMode;
  readonly hasAnswers: boolean;
  readonly onPress: (event: CallEvent) => void;
}

function Controls({mode, hasAnswers, onPress}: ControlsProps): ReactElement {
  const isOwn = mode === 'taken' || mode === 'ended';
  const button = (type: 'play' | 'skip' | 'back' | 'hang-up', label: string): ReactElement => (
    <button
      // The same button plays and skips, so that it keeps the focus.
      key={type === 'skip' ? 'play' : type}
      type="button"
      className="clean-btn small muted"
      data-does={type}
      onClick={() => onPress({type})}
    >
      <span key={label}>{label}</span>
    </button>
  );
  return (
    <div className="noPrint">
      {isOwn ? null : mode === 'play' ? button('skip', 'Skip') : button('play', 'Replay')}
      {isOwn && hasAnswers ? button('back', 'Back') : null}
      {isOwn ? button('hang-up', 'Hang up') : null}
    </div>
  );
}

/** End of the visitor's own call: its outcome and the next steps. */
function End({
  view: {result, detail},
  source,
  demo,
  onAgain,
}: Pick<CallCardProps, 'source' | 'demo'> & {
  readonly view: CallView;
  readonly onAgain: () => void;
}): ReactElement | null {
  if (result === null) return null;
  return (
    <div className={styles.end}>
      <h2 tabIndex={-1}>{`${outcomeNames[result.ends]}, ${result.length ?? ''}`}</h2>
      <p className="small muted">{detail}</p>
      <div className="actions">
        {result.ends === 'emergency' ? null : (
          <DemoLink source={source} size="small">
            {demo}
          </DemoLink>
        )}
        <Button variant="ghost" size="small" onClick={onAgain}>
          Try another call
        </Button>
      </div>
    </div>
  );
}

/**
 * Card with a page's call: head, log, choices, phone line and day sheet. The sample is in the HTML; the
 * script is loaded when the visitor starts a call or the sample plays. The same elements are used at
 * rest, while the sample plays, and in the visitor's own call, so that the focus stays.
 */
export function CallCard({sheet, seed, source, demo, ...callSource}: CallCardProps): ReactElement {
  const {practiceName, callerLabel, restRow} = callSource.call;
  const card = useRef<HTMLDivElement>(null);
  const [isPaused, setIsPaused] = useState(false);
  const page = useCallSession(callSource, card, isPaused);
  const {session, view, isFailed, isBeforeSample} = page;
  const {mode} = session;
  const {act, handlers} = useCallInput(card, page, setIsPaused);
  const next = useRef<HTMLDivElement>(null);

  // While the sample plays, the choices keep the height of the first ones, so that nothing above them moves.
  useLayoutEffect(() => {
    const area = next.current;
    if (mode !== 'play' || !area) return undefined;
    area.style.minHeight = `${area.offsetHeight}px`;
    return () => {
      area.style.minHeight = '';
    };
  }, [mode]);

  const failure = isFailed ? 'The call didn’t load. Check your connection and try again.' : '';
  const variables = {
    '--columns': sheet.columns.length,
    '--rows': sheet.rows,
    '--first': firstRow(view.slots, sheet.rows, restRow),
  } as CSSProperties;
  return (
    <div
      ref={card}
      role="group"
      aria-label={`Sample call to ${practiceName}`}
      className={styles.card}
      style={variables}
      data-mode={mode}
      data-line={view.phoneLine}
      data-plays={isBeforeSample ? '' : undefined}
      {...handlers}
    >
      <div className={styles.head}>
        <p className={`small ${styles.state}`}>
          <LiveDot className={clsx((view.isCalling || mode === 'ended') && styles.idle)} />
          {view.isCalling ? (
            <b key="calling">Calling…</b>
          ) : (
            <>
              <b key="answered">{callAnswered.label}</b> <b className="num">{callAnswered.value}</b>
            </>
          )}
        </p>
        <Controls
          mode={mode}
          hasAnswers={view.path.length > 0 || session.pending !== null}
          onPress={act}
        />
      </div>
      <CallLog mode={mode} turns={view.turns} result={view.result} callerLabel={callerLabel} />
      <div ref={next} className={`needsScript noPrint ${styles.next}`} data-next="">
        {mode === 'ended' ? (
          <End view={view} source={source} demo={demo} onAgain={() => act({type: 'take'})} />
        ) : (
          <CallChoices
            // Each line of the call starts at the first page of its choices.
            key={view.path.join('-')}
            heading={headingOf(page)}
            choices={view.choices}
            path={view.path}
            highlightedChoice={view.highlightedChoice}
            onSay={(path, id) => act({type: 'say', path, id})}
            onMore={() => {
              if (mode === 'play') act({type: 'take'});
            }}
          />
        )}
        <p role="status" className={`small ${styles.failure}`}>
          {failure}
        </p>
      </div>
      <CallWave turns={view.turns} phoneLine={view.phoneLine} seed={seed} />
      <CallSheet sheet={sheet} slots={view.slots} result={view.result} emergency={view.emergency} />
    </div>
  );
}
