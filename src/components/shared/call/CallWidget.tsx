import {type KeyboardEvent, type ReactElement, useEffect, useRef, useState} from 'react';

import {DemoLink} from '@site/src/components/shared/cta/DemoLink';
import {PhoneLink} from '@site/src/components/shared/cta/PhoneLink';
import {DaySheet, type DaySheetProps} from '@site/src/components/shared/day-sheet/DaySheet';
import {LiveDot} from '@site/src/components/ui/Button';
import {Wave} from '@site/src/components/ui/Wave';
import {brand} from '@site/src/config/brand';
import type {CallScript} from '@site/src/data/calls/callScript';
import type {SolutionId} from '@site/src/data/solutions';
import {CALL_PARAMETER} from '@site/src/data/solutions/paths';
import type {DemoSource} from '@site/src/domain/analytics/events';
import {track} from '@site/src/domain/analytics/track';
import {
  type CallState,
  choose,
  formatLength,
  formatPath,
  outcomeTitle,
  parsePath,
  playCall,
  startCall,
  stepBack,
} from '@site/src/domain/call/call';

import styles from './CallWidget.module.css';
import {ScriptText} from './ScriptText';
import {sheetEntries} from './sheetEntries';
import {useReadAloud} from './useReadAloud';

export interface CallWidgetProps {
  readonly script: CallScript;
  /** The page's sheet before the call. */
  readonly sheet: Omit<DaySheetProps, 'className'>;
  /** The choices to begin after, as an address has them; whatever else it says begins the call. */
  readonly begin: string;
  /** Whether each choice goes into the page's address. */
  readonly inAddress: boolean;
  readonly specialty: SolutionId;
  /** Names the page's buttons. */
  readonly source: DemoSource;
  readonly seed: number;
  /** False when the address opened it: nothing was pressed, so nothing takes the focus. */
  readonly takesFocus: boolean;
  readonly onClose: () => void;
}

/** A breath before the answer, in milliseconds; reduced motion goes without. */
const PAUSE_MS = 420;

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The address of this point in the call, so that it can be shared. */
const writeAddress = (path: readonly number[] | null): void => {
  const url = new URL(window.location.href);
  if (path === null) url.searchParams.delete(CALL_PARAMETER);
  else url.searchParams.set(CALL_PARAMETER, formatPath(path));
  window.history.replaceState(window.history.state, '', url);
};

/** A call that the visitor has: they choose what the caller says, the script answers. */
export function CallWidget({
  script,
  sheet,
  begin,
  inAddress,
  specialty,
  source,
  seed,
  takesFocus,
  onClose,
}: CallWidgetProps): ReactElement {
  const [state, setState] = useState<CallState>(
    () => playCall(script, parsePath(begin) ?? []) ?? startCall(script),
  );
  /** The caller's words while the answer is awaited; null when there is none on its way. */
  const [pending, setPending] = useState<CallState | null>(null);
  const {canRead, isReading, toggleReading, read} = useReadAloud();
  const log = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLDivElement>(null);
  const grabs = useRef(takesFocus);
  const timer = useRef<number>(undefined);

  const {choices, outcome, seconds} = state;
  const shown = pending ? state.log.concat(pending.log[state.log.length] ?? []) : state.log;

  useEffect(() => {
    if (grabs.current) {
      next.current?.querySelector<HTMLElement>('button, h2')?.focus({preventScroll: true});
      next.current?.scrollIntoView({block: 'nearest'});
    }
    grabs.current = false;
  }, [state]);

  useEffect(() => {
    const frame = log.current;
    if (frame) frame.scrollTop = frame.scrollHeight;
  }, [shown.length]);

  const moveTo = (reached: CallState): void => {
    window.clearTimeout(timer.current);
    grabs.current = true;
    setPending(null);
    setState(reached);
    if (inAddress) writeAddress(reached.path);
  };

  const answer = (reached: CallState): void => {
    moveTo(reached);
    read(reached.log.at(-1));
    if (reached.outcome !== null) {
      track({
        type: 'call_finished',
        specialty,
        start: (reached.path[0] ?? 0) + 1,
        outcome: reached.outcome.kind,
      });
    }
  };

  const say = (index: number): void => {
    const reached = pending === null ? choose(script, state, index) : null;
    if (reached === null) return;
    // The buttons go while the answer is awaited: the focus stays in their place.
    next.current?.focus({preventScroll: true});
    setPending(reached);
    timer.current = window.setTimeout(() => answer(reached), isStill() ? 0 : PAUSE_MS);
  };

  useEffect(() => () => window.clearTimeout(timer.current), []);

  const close = (): void => {
    if (inAddress) writeAddress(null);
    onClose();
  };

  const pressDigit = (event: KeyboardEvent): void => {
    if (event.metaKey || event.ctrlKey || event.altKey || !/^[1-9]$/.test(event.key)) return;
    if (choices[Number(event.key) - 1] === undefined) return;
    event.preventDefault();
    say(Number(event.key) - 1);
  };

  return (
    <div className={styles.call}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- digits press the buttons inside */}
      <div
        className={styles.paper}
        role="group"
        aria-label={`A call to ${script.practice}, in text`}
        onKeyDown={pressDigit}
      >
        <div className={styles.talk}>
          <div className={styles.head}>
            {outcome ? <span className={styles.idle} /> : <LiveDot />}
            <b>{script.when}</b>
            <span className="num">{formatLength(seconds)}</span>
          </div>
          <div
            ref={log}
            className={styles.log}
            role="log"
            aria-label="The call so far"
            // What scrolls must be reachable by keyboard.
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
            tabIndex={0}
          >
            <ol role="list">
              {shown.map(({by, text, lang, note}, index) => (
                <li key={index} data-by={by}>
                  <p className={styles.words}>
                    <b>{by === 'agent' ? brand.name : script.callerLabel}</b>{' '}
                    <span lang={lang}>{text}</span>
                  </p>
                  {note === undefined ? null : (
                    <p className={styles.note}>
                      <span className="visuallyHidden">Note: </span>
                      {note}
                    </p>
                  )}
                </li>
              ))}
            </ol>
          </div>
          <div ref={next} className={styles.next} tabIndex={-1}>
            {outcome ? (
              <div className={styles.end}>
                <h2 tabIndex={-1}>{outcomeTitle(outcome)}</h2>
                <p>{outcome.detail}</p>
                <p>A call like this takes {formatLength(seconds)}.</p>
                <div className="actions">
                  <DemoLink source={source} size="small">
                    Schedule Demo
                  </DemoLink>
                  <PhoneLink variant="ghost" size="small" showNumber>
                    Call to Test AI
                  </PhoneLink>
                </div>
              </div>
            ) : (
              <>
                <p className={styles.who}>
                  {state.path.length === 0 ? 'You are the caller. You say' : 'You say'}
                </p>
                <ol role="list" className={styles.choices} data-waits={pending ? '' : undefined}>
                  {choices.map(({says, lang}, index) => (
                    <li key={says}>
                      <button type="button" disabled={pending !== null} onClick={() => say(index)}>
                        <i aria-hidden="true">{index + 1}</i>
                        <span lang={lang}>{says}</span>
                      </button>
                    </li>
                  ))}
                </ol>
              </>
            )}
          </div>
        </div>
        <DaySheet
          {...sheet}
          entries={sheetEntries(sheet, state.slots)}
          narrowColumns={sheet.columns.length}
          className={styles.sheet}
        />
        <div className={styles.band}>
          <span className={styles.line} style={{flexGrow: Math.min(12, shown.length)}}>
            <Wave
              width={520}
              height={64}
              lead={0}
              tail={outcome ? 60 : 0}
              seed={seed}
              fit="slice"
            />
          </span>
          {outcome ? (
            <p className={styles.slot} data-kind={outcome.kind} aria-hidden="true">
              {outcomeTitle(outcome)}
            </p>
          ) : (
            <p className={styles.state}>
              <i aria-hidden="true" />
              {state.slots.some((slot) => slot.state === 'booked')
                ? 'Written into the sheet'
                : state.slots.some((slot) => slot.state === 'offered')
                  ? 'Offered, not written yet'
                  : 'Nothing on the sheet yet'}
            </p>
          )}
        </div>
        <div className={styles.controls}>
          <button
            type="button"
            disabled={state.path.length === 0}
            onClick={() => moveTo(stepBack(script, state))}
          >
            Back one answer
          </button>
          <button
            type="button"
            disabled={state.path.length === 0}
            onClick={() => moveTo(startCall(script))}
          >
            Start over
          </button>
          {canRead ? (
            <button
              type="button"
              aria-pressed={isReading}
              onClick={() => toggleReading([...state.log].reverse().find(({by}) => by === 'agent'))}
            >
              Read it aloud
            </button>
          ) : null}
          <button type="button" className={styles.close} onClick={close}>
            Put the phone down
          </button>
        </div>
      </div>
      <div className={styles.under}>
        <p>A written script for a made-up practice. The real voice is on the phone line.</p>
        <ScriptText script={script} />
      </div>
    </div>
  );
}
