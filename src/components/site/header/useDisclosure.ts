import {useEffect, useRef, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';

/**
 * Manners for a menu that is a native <details>: it opens without scripts, and with them
 * Escape closes it and gives focus back, a click or a focus outside closes it, and so does
 * arriving on another page.
 *
 * The element keeps its own state. It may have been opened before React was there.
 */
export function useDisclosure(): RefObject<HTMLDetailsElement | null> {
  const ref = useRef<HTMLDetailsElement>(null);
  const {pathname} = useLocation();

  useEffect(() => {
    const details = ref.current;
    return () => {
      // Runs when the path changes: whatever was chosen, the menu has done its work.
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
      // A link to the page one is on changes no path, but it is a choice all the same.
      if (event.target instanceof Element && event.target.closest('a')) details.open = false;
    };

    // Back may bring the page as it was left.
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
