import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';

import {useAddressWriter} from '@site/src/components/shared/address/useAddressState';
import {DemoLink} from '@site/src/components/shared/cta/DemoLink';
import {Button} from '@site/src/components/ui/Button';
import type {CallScript} from '@site/src/data/specialties/callScript';
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

import {CallBox, type CallSheet} from './CallBox';
import styles from './CallBox.drawing.module.css';
import {CallChoices} from './CallChoices';
import {CallNote} from './CallNote';
import {keepInView} from './keepInView';
import {ScriptText} from './ScriptText';
import {useReadAloud} from './useReadAloud';
import {useSample} from './useSample';

/** How a call begins. */
export type Opening =
  /** At its start, because another practice was chosen. */
  | {readonly by: 'choice'}
  /** By itself, once, for who only looks. */
  | {readonly by: 'itself'}
  /** With the choices that the address names; whatever else it says begins the call. */
  | {readonly by: 'address'; readonly path: string}
  /** By a press: of 'Take the call', or of what to say first. */
  | {readonly by: 'press'; readonly says?: number};

export interface LiveCallProps {
  readonly script: CallScript;
  /** The page's sheet before the call. */
  readonly sheet: CallSheet;
  readonly opening: Opening;
  /** Whether each choice goes into the page's address. */
  readonly inAddress: boolean;
  readonly specialty: SpecialtyId;
  /** Names the page's buttons. */
  readonly source: DemoSource;
  readonly seed: number;
  /** What the line's state is called. */
  readonly state: ReactNode;
  readonly twoColumns?: boolean;
  /** The label of the way to a demo, at the end of a call on a phone. */
  readonly demo: ReactNode;
  readonly onClose: () => void;
}

/** A breath before the answer, in milliseconds; reduced motion goes without. */
const PAUSE_MS = 420;

const isStill = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A call that the visitor has: they choose what the caller says, the script answers. */
export function LiveCall({
  script,
  sheet,
  opening,
  inAddress,
  specialty,
  source,
  seed,
  state: title,
  twoColumns,
  demo,
  onClose,
}: LiveCallProps): ReactElement {
  const [state, setState] = useState<CallState>(
    () =>
      (opening.by === 'address' && playCall(script, parsePath(opening.path) ?? [])) ||
      startCall(script),
  );
  /** The caller's words while the answer is awaited; null when there is none on its way. */
  const [pending, setPending] = useState<CallState | null>(() =>
    opening.by === 'press' && opening.says !== undefined
      ? choose(script, startCall(script), opening.says)
      : null,
  );
  const sample = useSample(script, opening.by === 'itself');
  const {write} = useAddressWriter();
  const {canRead, isReading, toggleReading, read} = useReadAloud();
  const paper = useRef<HTMLDivElement>(null);
  const next = useRef<HTMLDivElement>(null);
  /** Nobody pressed anything where it begins by itself or by the address: nothing takes the focus. */
  const takesFocus = useRef(opening.by === 'press');
  const timer = useRef<number>(undefined);
  /** A call is one event, also for who goes back from its end and tries another answer. */
  const isRecorded = useRef(false);

  const begin = startCall(script);
  const isSample = sample.step !== null;
  const shown = sample.state ?? state;
  const {outcome, seconds} = shown;
  const turns = sample.turns ?? (pending ? pending.log.slice(0, state.log.length + 1) : state.log);

  // Before anything else happens: a digit that is pressed as soon as the answer stands there would go
  // to a button that is disabled, or to nothing.
  useLayoutEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    const at = next.current?.querySelector<HTMLElement>('button:enabled, h2') ?? next.current;
    at?.focus({preventScroll: true});
    if (paper.current) keepInView(paper.current);
  }, [state, isSample]);

  // While the sample plays the choices keep the room of the first: the log above them stays.
  const isPlaying = sample.step === 'playing';
  useLayoutEffect(() => {
    const choices = next.current;
    if (!isPlaying || !choices) return undefined;
    choices.style.minHeight = `${choices.offsetHeight}px`;
    return () => {
      choices.style.minHeight = '';
    };
  }, [isPlaying]);

  /** The address of this point in the call, so that it can be shared. */
  const writeAddress = (path: readonly number[] | null): void => {
    if (!inAddress) return;
    write((search) => withParameters(search, {[CALL_PARAMETER]: path && formatPath(path)}));
  };

  const moveTo = (reached: CallState): void => {
    takesFocus.current = true;
    sample.stop();
    setPending(null);
    setState(reached);
    read(reached.log.at(-1));
    writeAddress(reached.path);
  };

  const answer = (reached: CallState): void => {
    moveTo(reached);
    if (reached.outcome !== null && !isRecorded.current) {
      isRecorded.current = true;
      track({
        type: 'call_finished',
        specialty,
        start: reached.path[0] ?? 0,
        outcome: reached.outcome.ends,
      });
    }
  };

  const say = (from: CallState, id: number): void => {
    const reached = pending === null ? choose(script, from, id) : null;
    if (reached === null) return;
    // The buttons go while the answer is awaited: the focus stays in their place.
    next.current?.focus({preventScroll: true});
    sample.stop();
    setState(from);
    setPending(reached);
  };

  /** What may be said where the call stands, also in a sample and after it. */
  const from = sample.step === 'ended' ? begin : shown;

  // What was pressed to begin with is said like any other answer: after a breath.
  useEffect(() => {
    if (pending !== null)
      timer.current = window.setTimeout(() => answer(pending), isStill() ? 0 : PAUSE_MS);
    return () => window.clearTimeout(timer.current);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- by what is awaited, and nothing else
  }, [pending]);

  /** Any press takes the sample over where it stands. */
  const takeOver = (target: EventTarget | null): void => {
    if (sample.step !== 'playing') return;
    if (target instanceof Element && target.closest('[data-sample]')) return;
    if (shown.outcome !== null) {
      sample.end();
      return;
    }
    setState(shown);
    sample.stop();
  };

  const startOver = (): void => {
    isRecorded.current = false;
    moveTo(begin);
  };

  const close = (): void => {
    writeAddress(null);
    onClose();
  };

  const pressDigit = (event: KeyboardEvent): void => {
    if (event.metaKey || event.ctrlKey || event.altKey) return;
    if (!/^[1-9]$/.test(event.key)) {
      if (event.key !== 'Tab' && event.key !== 'Shift') takeOver(event.target);
      return;
    }
    const choice = from.choices[Number(event.key) - 1];
    if (choice === undefined) return;
    event.preventDefault();
    say(from, choice.id);
  };

  const isEnded = !isSample && outcome !== null;
  const isStart = !isSample && state.path.length === 0;
  const who =
    sample.step === 'ended'
      ? 'Now you be the caller. You say'
      : isStart
        ? 'You are the caller. You say'
        : 'You say';

  return (
    <>
      {/* Digits press the buttons inside, and any press takes a sample over. */}
      {/* eslint-disable-next-line jsx-a11y/no-static-element-interactions -- see above */}
      <div
        onKeyDown={pressDigit}
        onPointerDown={(event) => takeOver(event.target)}
        onFocus={(event) => takeOver(event.target)}
      >
        <CallBox
          ref={paper}
          nextRef={next}
          label={`A call to ${script.practice}, in text`}
          mode={sample.step === 'ended' ? 'rest' : isSample ? 'sample' : 'live'}
          state={
            sample.isCalling ? (
              <b>
                <span>Calling…</span>
              </b>
            ) : (
              title
            )
          }
          isLive={!sample.isCalling && !isEnded}
          turns={turns}
          pendingFrom={sample.said ?? undefined}
          callerLabel={script.callerLabel}
          sheet={sheet}
          slots={shown.slots}
          restRow={sample.row}
          outcome={outcome}
          seed={seed}
          twoColumns={twoColumns}
          controls={
            <div className={`noPrint ${styles.quiet}`}>
              {isSample ? (
                <button
                  key="sample"
                  type="button"
                  className="clean-btn"
                  data-sample=""
                  onClick={() => (sample.step === 'ended' ? sample.play() : sample.end())}
                >
                  {sample.step === 'ended' ? (
                    'Play again'
                  ) : (
                    // A phone has room for one word of it beside the seconds.
                    <span key="skip">
                      Skip<span className="visuallyHidden"> the sample</span>
                    </span>
                  )}
                </button>
              ) : (
                <>
                  {isStart ? null : (
                    <button
                      type="button"
                      className="clean-btn"
                      onClick={() => moveTo(pending ? state : stepBack(script, state))}
                    >
                      <span>Back</span>
                      <span className="visuallyHidden"> one answer</span>
                    </button>
                  )}
                  {isStart ? null : (
                    <button type="button" className="clean-btn" onClick={startOver}>
                      Start over
                    </button>
                  )}
                </>
              )}
            </div>
          }
          next={
            isEnded ? (
              <div className={styles.end}>
                <h2 tabIndex={-1}>{outcomeTitle(outcome)}</h2>
                <p className="small muted">
                  {`${outcome.detail} ${formatLength(seconds)} is how long a call like this takes.`}
                </p>
                <div className="actions">
                  {outcome.ends === 'emergency' ? null : (
                    <DemoLink source={source} size="small" className={styles.narrowOnly}>
                      {demo}
                    </DemoLink>
                  )}
                  <Button variant="ghost" size="small" onClick={startOver}>
                    Be another caller
                  </Button>
                </div>
              </div>
            ) : (
              <CallChoices
                // What was opened at one line says nothing about the next.
                key={`${sample.step} ${from.path.join('-')}`}
                who={who}
                choices={from.choices}
                waits={pending !== null || sample.waits}
                lit={sample.lit}
                onSay={(id) => say(from, id)}
              />
            )
          }
        />
      </div>
      <CallNote>
        {canRead && !isSample ? (
          <button
            type="button"
            className="clean-btn textLink"
            aria-pressed={isReading}
            onClick={() => toggleReading([...state.log].reverse().find(({by}) => by === 'agent'))}
          >
            Read it aloud
          </button>
        ) : null}
        {isSample ? null : (
          <button type="button" className="clean-btn textLink" onClick={close}>
            Hang up
          </button>
        )}
        {isSample ? null : <ScriptText script={script} />}
      </CallNote>
    </>
  );
}
