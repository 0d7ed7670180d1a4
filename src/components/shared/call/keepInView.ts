/** Room above what the page is scrolled to. */
const ABOVE = 10;

/**
 * Scrolls the page once, and only if the paper is not whole in the window: to the top of what stands
 * above it, if that fits under the header as well, or else to the paper's own.
 */
export const keepInView = (paper: HTMLElement): void => {
  const bar = document.querySelector('header')?.getBoundingClientRect();
  const top = Math.max(0, bar?.bottom ?? 0);
  const box = paper.getBoundingClientRect();
  if (box.top >= top && box.bottom <= window.innerHeight) return;
  const above = document.querySelector('[data-call-start]')?.getBoundingClientRect();
  const start = Math.min(above?.top ?? box.top, box.top);
  const room = window.innerHeight - top - (box.bottom - start);
  const [from, space] =
    room >= 0 && start < box.top
      ? [start, Math.min(4, room)]
      : [box.top, Math.max(0, Math.min(ABOVE, window.innerHeight - top - box.height))];
  window.scrollBy({top: from - top - space, behavior: 'instant'});
};
