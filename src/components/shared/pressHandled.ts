let isDown = false;

/** Waits for the end of the press, and for the click that comes with it. */
const afterClick = (resolve: () => void): void => {
  for (const end of ['pointerup', 'pointercancel']) {
    addEventListener(end, () => setTimeout(resolve), {capture: true, once: true});
  }
};

if (typeof window !== 'undefined') {
  addEventListener('pointerdown', () => (isDown = true), true);
  for (const end of ['pointerup', 'pointercancel'])
    addEventListener(end, () => (isDown = false), true);
}

/**
 * Resolves while nothing is pressed. What replaces a part of the page by itself waits for it: a
 * button that is replaced between down and up gets no click.
 */
export const pressHandled = (): Promise<void> =>
  isDown ? new Promise(afterClick) : Promise.resolve();
