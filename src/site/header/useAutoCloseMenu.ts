import {useEffect, useRef, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';

/**
 * Closes a menu that is a native <details> on Escape (with the focus back on its summary), on a click or
 * focus outside, on a press of one of its links, and on a change of the page.
 *
 * The element keeps its own state, because it may have been opened before hydration.
 */
export function useAutoCloseMenu(): RefObject<HTMLDetailsElement> {
  const ref = useRef<HTMLDetailsElement>(null);
  const {pathname} = useLocation();

  useEffect(() => {
    const details = ref.current;
    return () => {
      // Runs when the path changes.
      if (details) details.open = false;
    };
  }, [pathname]);

  useEffect(() => {
    const details = ref.current;
    if (!details) return undefined;

    const closeFromOutside = (event: Event): void => {
      if (details.open && event.target instanceof Node && !details.contains(event.target)) {
        details.open = false;
      }
    };
    const closeOnEscape = (event: KeyboardEvent): void => {
      if (event.key !== 'Escape' || !details.open) return;
      event.stopPropagation();
      details.open = false;
      details.querySelector('summary')?.focus();
    };
    const closeOnChoice = (event: MouseEvent): void => {
      // A link to the current page changes no path, but closes the menu, too.
      if (event.target instanceof Element && event.target.closest('a')) details.open = false;
    };

    // Back may restore the page with an open menu.
    const close = (): void => {
      details.open = false;
    };

    window.addEventListener('pagehide', close);
    document.addEventListener('pointerdown', closeFromOutside);
    document.addEventListener('focusin', closeFromOutside);
    document.addEventListener('keydown', closeOnEscape);
    details.addEventListener('click', closeOnChoice);
    return () => {
      window.removeEventListener('pagehide', close);
      document.removeEventListener('pointerdown', closeFromOutside);
      document.removeEventListener('focusin', closeFromOutside);
      document.removeEventListener('keydown', closeOnEscape);
      details.removeEventListener('click', closeOnChoice);
    };
  }, []);

  return ref;
}
