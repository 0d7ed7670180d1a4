import {
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
} from 'react';

import type {CallEvent} from '@site/src/features/call/rules/restingView';

import type {PageCall} from './useCallSession';

/** Maximum pixels between the header and a card that is scrolled into view. */
const MAX_GAP = 8;

/** Scrolls to the card's top if the card isn't entirely in view. */
const scrollChoicesIntoView = (card: HTMLElement): void => {
  const top = Math.max(0, document.querySelector('header')?.getBoundingClientRect().bottom ?? 0);
  const box = card.getBoundingClientRect();
  if (box.top >= top && box.bottom <= window.innerHeight) return;
  const room = Math.max(0, Math.min(MAX_GAP, window.innerHeight - top - box.height));
  window.scrollBy({top: box.top - top - room, behavior: 'instant'});
};

/** Minimum milliseconds between two digits that a person types; dictation inserts them all at once. */
const MIN_DIGIT_INTERVAL_MS = 50;

export interface CallInput {
  readonly act: (event: CallEvent) => void;
  readonly handlers: Pick<
    HTMLAttributes<HTMLElement>,
    'onClick' | 'onKeyDown' | 'onFocus' | 'onBlur'
  >;
}

/** Identifies the current controls; a new value means that others replaced them. */
const placeOf = ({session, view}: Pick<PageCall, 'session' | 'view'>): string =>
  session.mode === 'ended' ? 'end' : `${view.choices.length > 0} ${view.path.join('-')}`;

/**
 * Handles presses, keys and focus of a call: digits press the choices (only the first of several that
 * arrive at once), Escape hangs up, and any other press takes over a playing sample. After a press, the
 * focus moves to the next control.
 *
 * @param onPausedChange called with true while the keyboard focus is on a choice
 */
export const useCallInput = (
  card: RefObject<HTMLElement | null>,
  {session, view, send}: Pick<PageCall, 'session' | 'view' | 'send'>,
  onPausedChange: (isPaused: boolean) => void,
): CallInput => {
  const {mode} = session;
  const ownsFocus = useRef(false);
  const wantsView = useRef(false);
  const place = placeOf({session, view});
  const lastPlace = useRef(place);

  const act = (event: CallEvent): void => {
    ownsFocus.current = event.type !== 'play' && event.type !== 'skip';
    wantsView.current = /^(?:say|take)$/.test(event.type);
    send(event);
  };

  // A layout effect, so that a digit pressed right after an answer isn't lost.
  useLayoutEffect(() => {
    const isNew = place !== lastPlace.current;
    lastPlace.current = place;
    if (!card.current) return;
    if (ownsFocus.current && (isNew || document.activeElement === document.body)) {
      const next = card.current.querySelector<HTMLElement>('[data-next] :is(h2, button)');
      next?.focus({preventScroll: true});
    }
    if (wantsView.current) scrollChoicesIntoView(card.current);
    wantsView.current = false;
  }, [session, place, card]);

  const lastDigit = useRef(-Infinity);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.metaKey || event.ctrlKey || event.altKey || event.repeat) return;
    const isDigit = /^[1-9]$/.test(event.key);
    const isDictated = isDigit && event.timeStamp - lastDigit.current < MIN_DIGIT_INTERVAL_MS;
    if (isDigit) lastDigit.current = event.timeStamp;
    const choice = isDigit && !isDictated ? view.choices[Number(event.key) - 1] : undefined;
    if (choice) {
      event.preventDefault();
      act({type: 'say', path: view.path, id: choice.id});
    } else if (event.key === 'Escape' && mode !== 'rest') {
      event.preventDefault();
      act({type: mode === 'play' ? 'skip' : 'hang-up'});
    }
  };

  const onClick = ({target}: MouseEvent): void => {
    const isControl = target instanceof Element && target.closest('a, button');
    const isSelecting = window.getSelection()?.isCollapsed === false;
    if (mode === 'play' && !isControl && !isSelecting) act({type: 'take'});
  };

  const onFocus = ({target}: FocusEvent): void =>
    onPausedChange(target.closest('[data-next]') !== null && target.matches(':focus-visible'));

  return {act, handlers: {onClick, onKeyDown, onFocus, onBlur: () => onPausedChange(false)}};
};
