import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactElement,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import clsx from 'clsx';

import {useAddressWriter} from '@site/src/components/shared/address/useAddressState';
import {
  CallControl,
  CallHead,
  CallMargin,
  CallPaper,
  CallTurns,
} from '@site/src/components/shared/call-transcript/CallPaper';
import {DemoLink} from '@site/src/components/shared/cta/DemoLink';
import {PhoneLink} from '@site/src/components/shared/cta/PhoneLink';
import {DaySheet, type DaySheetProps} from '@site/src/components/shared/day-sheet/DaySheet';
import {LiveDot} from '@site/src/components/ui/Button';
import {Slot, type SlotProps} from '@site/src/components/ui/Slot';
import {Wave} from '@site/src/components/ui/Wave';
import {brand} from '@site/src/config/brand';
import type {CallChoice, CallScript, OutcomeKind} from '@site/src/data/specialties/callScript';
import type {SpecialtyId} from '@site/src/data/specialties';
import {CALL_PARAMETER} from '@site/src/data/specialties/paths';
import {withParameters} from '@site/src/domain/address/withParameters';
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
  readonly specialty: SpecialtyId;
  /** Names the page's buttons. */
  readonly source: DemoSource;
  readonly seed: number;
  /** False when the address opened it: nothing was pressed, so nothing takes the focus. */
  readonly takesFocus: boolean;
  readonly onClose: () => void;
}

/** A breath before the answer, in milliseconds; reduced motion goes without. */
const PAUSE_MS = 420;

const TONES: Readonly<Partial<Record<OutcomeKind, SlotProps['tone']>>> = {
  booked: 'booked',
  passed: 'info',
  message: 'info',
};

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

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
  const {write} = useAddressWriter();
  const {canRead, isReading, toggleReading, read} = useReadAloud();
  const log = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLDivElement>(null);
  const grabs = useRef(takesFocus);
  const timer = useRef<number>(undefined);
  /** A call is one event, also for who goes back from its end and tries another answer. */
  const isTold = useRef(false);

  const {choices, outcome, seconds} = state;
  const shown = pending ? state.log.concat(pending.log[state.log.length] ?? []) : state.log;

  // Before anything else happens: a digit that is pressed as soon as the answer stands there would go
  // to a button that is disabled, or to nothing.
  useLayoutEffect(() => {
    if (grabs.current) {
      next.current?.querySelector<HTMLElement>('button, h2')?.focus({preventScroll: true});
      next.current?.scrollIntoView({block: 'nearest'});
    }
    grabs.current = false;
  }, [state]);

  useEffect(() => {
    const frame = log.current;
    if (frame) frame.scrollTop = frame.scrollHeight;
    // The outcome takes room from the log, also when it adds no words.
  }, [shown.length, outcome]);

  /** The address of this point in the call, so that it can be shared. */
  const writeAddress = (path: readonly number[] | null): void => {
    if (!inAddress) return;
    write((search) => withParameters(search, {[CALL_PARAMETER]: path && formatPath(path)}));
  };

  const moveTo = (reached: CallState): void => {
    window.clearTimeout(timer.current);
    grabs.current = true;
    setPending(null);
    setState(reached);
    read(reached.log.at(-1));
    writeAddress(reached.path);
  };

  const answer = (reached: CallState): void => {
    moveTo(reached);
    if (reached.outcome !== null && !isTold.current) {
      isTold.current = true;
      track({
        type: 'call_finished',
        specialty,
        start: reached.path[0] ?? 0,
        outcome: reached.outcome.ends,
      });
    }
  };

  const say = ({id}: CallChoice): void => {
    const reached = pending === null ? choose(script, state, id) : null;
    if (reached === null) return;
    // The buttons go while the answer is awaited: the focus stays in their place.
    next.current?.focus({preventScroll: true});
    setPending(reached);
    timer.current = window.setTimeout(() => answer(reached), isStill() ? 0 : PAUSE_MS);
  };

  useEffect(() => () => window.clearTimeout(timer.current), []);

  const startOver = (): void => {
    isTold.current = false;
    moveTo(startCall(script));
  };

  const close = (): void => {
    writeAddress(null);
    onClose();
  };

  const pressDigit = (event: KeyboardEvent): void => {
    if (event.metaKey || event.ctrlKey || event.altKey || !/^[1-9]$/.test(event.key)) return;
    const choice = choices[Number(event.key) - 1];
    if (choice === undefined) return;
    event.preventDefault();
    say(choice);
  };

  const isStart = state.path.length === 0;
  const booked = state.slots.find((slot) => slot.state === 'booked');
  const isOffered = state.slots.some((slot) => slot.state === 'offered');
  /** Where the line goes up into the sheet, as shares of its width and height. */
  const landing = booked && {
    '--rest': 1 - booked.column / sheet.columns.length,
    '--down': (booked.row + 0.5) / sheet.rows,
  };

  return (
    <div>
      {/* Digits press the buttons inside. */}
      <CallPaper
        className={styles.paper}
        style={landing as CSSProperties}
        data-ends={outcome?.ends}
        role="group"
        aria-label={`A call to ${script.practice}, in text`}
        onKeyDown={pressDigit}
      >
        <div className={styles.talk}>
          <CallHead when={script.when} length={formatLength(seconds)} isOver={outcome !== null} />
          <div
            ref={log}
            className={styles.log}
            role="log"
            aria-label="The call so far"
            // What scrolls must be reachable by keyboard.
            // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- see above
            tabIndex={0}
          >
            <CallTurns turns={shown} agentLabel={brand.name} callerLabel={script.callerLabel} />
          </div>
          <div ref={next} className={`small muted ${styles.next}`} tabIndex={-1}>
            {outcome ? (
              <CallMargin key="end" className={styles.end}>
                <h2 tabIndex={-1}>{outcomeTitle(outcome)}</h2>
                <p>{outcome.detail}</p>
                <p className={`micro ${styles.aside}`}>
                  {`${formatLength(seconds)} is how long a call like this takes.`}
                </p>
                <div className="actions">
                  <DemoLink source={source} size="small">
                    Schedule Demo
                  </DemoLink>
                  <PhoneLink variant="ghost" size="small" showNumber>
                    Call to Test AI
                  </PhoneLink>
                </div>
              </CallMargin>
            ) : (
              <CallMargin key="choices" className="noPrint">
                <p className={`micro faint ${styles.who}`}>
                  {isStart ? 'You are the caller. You say' : 'You say'}
                </p>
                <p className={clsx('micro', styles.aside, styles.keys)}>
                  {`Keys 1 to ${choices.length}, or Tab and Enter. Nothing is typed.`}
                </p>
                <ol role="list" className={styles.choices} data-waits={pending ? '' : undefined}>
                  {choices.map((choice, index) => (
                    <li key={choice.id}>
                      <button type="button" disabled={pending !== null} onClick={() => say(choice)}>
                        <i aria-hidden="true">{index + 1}</i>
                        <span lang={choice.lang}>{choice.says}</span>
                      </button>
                    </li>
                  ))}
                </ol>
              </CallMargin>
            )}
          </div>
        </div>
        <DaySheet
          {...sheet}
          entries={sheetEntries(sheet, state.slots)}
          narrowColumns={sheet.columns.length}
          className={styles.sheet}
        />
        {outcome?.ends === 'booked' ? <span className={styles.wire} /> : null}
        <div className={`small ${styles.band}`} data-ends={outcome?.ends}>
          <Wave
            width={40 + 44 * shown.length}
            height={64}
            lead={0}
            tail={0}
            seed={seed}
            fit="slice"
          />
          {outcome ? (
            <>
              <span className={styles.flat} />
              <p className={`muted ${styles.slot}`} aria-hidden="true">
                <Slot tone={TONES[outcome.ends]}>{outcomeTitle(outcome)}</Slot>
              </p>
            </>
          ) : (
            <p className={`micro muted ${styles.state}`}>
              <LiveDot />
              <span>
                {booked
                  ? 'Written into the sheet'
                  : isOffered
                    ? 'Offered, not written yet'
                    : 'Nothing on the sheet yet'}
              </span>
            </p>
          )}
        </div>
        <div className={`noPrint ${styles.controls}`}>
          <CallControl
            disabled={isStart}
            onClick={() => moveTo(pending ? state : stepBack(script, state))}
          >
            Back one answer
          </CallControl>
          <CallControl disabled={isStart} onClick={startOver}>
            Start over
          </CallControl>
          {canRead ? (
            <CallControl
              aria-pressed={isReading}
              onClick={() => toggleReading([...state.log].reverse().find(({by}) => by === 'agent'))}
            >
              Read it aloud
            </CallControl>
          ) : null}
          <CallControl onClick={close}>Hang up</CallControl>
        </div>
      </CallPaper>
      <div className={`noPrint small muted ${styles.under}`}>
        <p>A written script for a made-up practice. The real voice is on the phone line.</p>
        <ScriptText script={script} />
      </div>
    </div>
  );
}
