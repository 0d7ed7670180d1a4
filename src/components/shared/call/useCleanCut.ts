import {type RefObject, useLayoutEffect, useEffect, useRef} from 'react';

const useBrowserLayout = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** Cuts what runs out at the log's top between two lines, never through one. */
const cut = (log: HTMLElement): void => {
  const turns = log.firstElementChild as HTMLElement;
  turns.style.clipPath = '';
  turns.querySelector('[data-cut]')?.removeAttribute('data-cut');
  const top = log.getBoundingClientRect().top;
  const turn = [...turns.children].find((one) => one.getBoundingClientRect().bottom > top + 1);
  const words = turn?.firstElementChild;
  if (!turn || !words || turn.getBoundingClientRect().top >= top) return;
  const {bottom} = words.getBoundingClientRect();
  const line = parseFloat(getComputedStyle(words).lineHeight);
  const lines = Math.floor((bottom - top - 2) / line);
  const from = lines > 0 ? bottom - lines * line : turn.getBoundingClientRect().bottom;
  turn.setAttribute('data-cut', '');
  turns.style.clipPath = `inset(${from - turns.getBoundingClientRect().top}px 0 0)`;
};

/**
 * Shows a call's log at its end, up to the turn that is said last. While a sample plays all its turns
 * are laid out and pushed down by those that are still to come: what is only moved shifts no layout.
 *
 * @param turns how many there are
 * @param pendingFrom the first that is still to come in a sample; null where none is
 */
export const useCleanCut = (
  turns: number,
  pendingFrom: number | null,
): RefObject<HTMLDivElement | null> => {
  const ref = useRef<HTMLDivElement>(null);

  useBrowserLayout(() => {
    const log = ref.current;
    const list = log?.firstElementChild as HTMLElement | null | undefined;
    if (!log || !list) return undefined;
    const place = (): void => {
      const last = pendingFrom === null ? null : list.children[pendingFrom - 1];
      const box = last?.getBoundingClientRect();
      const room = parseFloat(getComputedStyle(list).paddingBottom);
      const pushed = box ? list.getBoundingClientRect().bottom - box.bottom - room : 0;
      list.style.transform = pushed > 0 ? `translateY(${pushed}px)` : '';
      // 0 is the end: the log runs from there.
      log.scrollTop = 0;
      if (pendingFrom === null) cut(log);
      else list.style.clipPath = '';
    };
    place();
    const whole = (): void => {
      if (log.scrollTop >= -1) return;
      list.style.clipPath = '';
      list.querySelector('[data-cut]')?.removeAttribute('data-cut');
    };
    log.addEventListener('scroll', whole, {passive: true});
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(place);
    observer?.observe(log);
    observer?.observe(list);
    return () => {
      log.removeEventListener('scroll', whole);
      observer?.disconnect();
    };
  }, [turns, pendingFrom]);

  return ref;
};
