import {type RefObject, useEffect, useState} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** Distance from the window's edge at which loading starts: about a screen. */
const NEAR_VIEW = '600px 0px';

/**
 * True from when the visitor has come near an element, or has followed a link to its section. In
 * HTML and while hydrating, it is false.
 */
export const useNearView = (element: RefObject<HTMLElement | null>, section: string): boolean => {
  const isBrowser = useIsBrowser();
  const {hash} = useLocation();
  const [isNear, setIsNear] = useState(false);
  // Without the observer, nothing would ever be near.
  const canSeeView = typeof IntersectionObserver !== 'undefined';
  const isAskedFor = isBrowser && (hash === `#${section}` || !canSeeView);
  // Stored, because the address may change again.
  if (isAskedFor && !isNear) setIsNear(true);

  useEffect(() => {
    if (isNear || !element.current || !canSeeView) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      {rootMargin: NEAR_VIEW},
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, isNear, canSeeView]);
  return isNear;
};
