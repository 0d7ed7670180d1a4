import {type RefObject, useCallback, useEffect, useRef, useState} from 'react';

import {useAddressWriter} from '@site/src/hooks/address/useAddressState';
import {lazyChunk} from '@site/src/hooks/lazy-chunk/lazyChunk';
import {useIsPressed, whenReleased} from '@site/src/hooks/pressState';
import type {SpecialtyId} from '@site/src/data/specialtyIds';
import {CALL_PARAMETER, type CallScript} from '@site/src/features/call/callScript';
import {readQuery} from '@site/src/lib/address/readQuery';
import {withParameters} from '@site/src/lib/address/withParameters';
import {onceInView} from '@site/src/lib/onceInView';
import {prefersReducedMotion} from '@site/src/lib/prefersReducedMotion';
import {track} from '@site/src/features/measurement/rules/track';
import {formatPath, parsePath, type SampleCall} from '@site/src/features/call/rules/call';
import type * as SessionRules from '@site/src/features/call/rules/session';
import {
  type CallEvent,
  type CallSession,
  type CallView,
  restingView,
  RESTING,
} from '@site/src/features/call/rules/restingView';

export interface CallSource {
  readonly call: SampleCall;
  readonly specialty: SpecialtyId;
  /** Loads the script. Must be stable. */
  readonly load: (specialty: SpecialtyId) => Promise<CallScript>;
  /** True to play the sample once when it comes into view. */
  readonly playsInView?: boolean;
  /** True to store the visitor's own call in the URL. */
  readonly isInUrl?: boolean;
}

export interface PageCall {
  readonly session: CallSession;
  readonly view: CallView;
  readonly isFailed: boolean;
  /** True until the sample has played; its end is hidden until then. */
  readonly isBeforeSample: boolean;
  readonly send: (event: CallEvent) => void;
}

/** Minimum fraction of the log in view for the sample to start. */
const MIN_IN_VIEW = 0.9;

/** Code and text that only a call needs, not the sample at rest. */
interface Loaded {
  readonly script: CallScript;
  readonly rules: typeof SessionRules;
}

/** Loads script and rules at the first event. Of the events until then, only the last one is applied. */
const useLoaded = (
  {specialty, load}: Pick<CallSource, 'specialty' | 'load'>,
  onFirst: (loaded: Loaded, event: CallEvent) => void,
): {
  readonly loaded: Loaded | null;
  readonly pendingEvent: CallEvent | null;
  readonly isFailed: boolean;
  readonly request: (event: CallEvent) => void;
} => {
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [pendingEvent, setPendingEvent] = useState<CallEvent | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  const latest = useRef<CallEvent | null>(null);

  const request = useCallback(
    (event: CallEvent): void => {
      const isLoading = latest.current !== null;
      // Autoplay must not replace a press.
      if (isLoading && event.type === 'play') return;
      latest.current = event;
      setPendingEvent(event);
      setIsFailed(false);
      if (isLoading) return;
      lazyChunk(async () => {
        const [script, rules] = await Promise.all([
          load(specialty),
          import('@site/src/features/call/rules/session'),
        ]);
        return {script, rules};
      }).then(
        async (fetched) => {
          await whenReleased();
          setLoaded(fetched);
          setPendingEvent(null);
          if (latest.current) onFirst(fetched, latest.current);
        },
        () => {
          latest.current = null;
          setPendingEvent(null);
          setIsFailed(true);
        },
      );
    },
    [specialty, load, onFirst],
  );
  return {loaded, pendingEvent, isFailed, request};
};

/**
 * Manages a page's call: its script, session, timer, URL and analytics event.
 *
 * @param isPaused true to pause a playing sample while the visitor is choosing
 */
export const useCallSession = (
  {call, load, playsInView = false, isInUrl = true, specialty}: CallSource,
  card: RefObject<HTMLElement | null>,
  isPaused: boolean,
): PageCall => {
  const [session, setSession] = useState(RESTING);
  const [hasBegun, setHasBegun] = useState(!playsInView);
  const current = useRef(RESTING);
  const {write} = useAddressWriter();

  const apply = useCallback(
    ({script, rules}: Loaded, event: CallEvent): void => {
      const before = current.current;
      const next = rules.nextSession(script, before, event);
      if (next === before) return;
      current.current = next;
      setSession(next);
      setHasBegun(true);
      if (next.hasFinished && !before.hasFinished) {
        const end = rules.callView(script, next).result!.ends;
        track({type: 'call_finished', specialty, start: next.path[0] ?? 0, outcome: end});
      }
      if (isInUrl && event.type !== 'open') {
        const path = next.mode === 'rest' ? null : formatPath(next.path);
        write((search) => withParameters(search, {[CALL_PARAMETER]: path}));
      }
    },
    [isInUrl, specialty, write],
  );
  const {loaded, pendingEvent, isFailed, request} = useLoaded({specialty, load}, apply);
  const send = useCallback(
    (event: CallEvent): void => {
      if (loaded) apply(loaded, event);
      else request(event);
    },
    [loaded, apply, request],
  );

  // Pauses during a press, because an element replaced between down and up gets no click.
  const isPressed = useIsPressed();
  const waits = isPressed || (isPaused && session.mode === 'play');
  useEffect(() => {
    const delay = loaded?.rules.nextDelay(session) ?? null;
    if (loaded === null || delay === null || waits) return undefined;
    const isStill = session.mode !== 'play' && prefersReducedMotion();
    const timer = window.setTimeout(() => apply(loaded, {type: 'tick'}), isStill ? 0 : delay);
    return () => window.clearTimeout(timer);
  }, [loaded, session, waits, apply]);

  useEffect(() => {
    const path = readQuery(window.location.search).get(CALL_PARAMETER);
    if (isInUrl && path !== null) request({type: 'open', path: parsePath(path) ?? []});
  }, [isInUrl, request]);

  useEffect(() => {
    const log = card.current?.querySelector('[role=log]');
    if (hasBegun || !log || prefersReducedMotion()) return undefined;
    return onceInView(log, () => request({type: 'play'}), {threshold: MIN_IN_VIEW});
  }, [hasBegun, card, request]);

  const resting = restingView(call);
  const view =
    loaded === null || session.mode === 'rest'
      ? {...resting, highlightedChoice: pendingEvent?.type === 'say' ? pendingEvent.id : null}
      : loaded.rules.callView(loaded.script, session);
  return {
    session,
    view,
    isFailed,
    isBeforeSample: !hasBegun && !isFailed,
    send,
  };
};
