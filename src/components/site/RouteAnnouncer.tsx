import {useEffect, useRef, useState, type ReactElement} from 'react';
import {useLocation} from '@docusaurus/router';

/**
 * Tells screen readers the title of the page that a link has led to, as a browser does by itself
 * on a full load. Lives outside the pages, so that it is still there when they change.
 *
 * The path changes first, the page's code comes next, its title last: so it is the title that is
 * watched, from the moment the path has changed.
 */
export function RouteAnnouncer(): ReactElement {
  const {pathname} = useLocation();
  const [title, setTitle] = useState('');
  const lastPath = useRef(pathname);

  useEffect(() => {
    if (lastPath.current === pathname) return undefined;
    lastPath.current = pathname;
    const before = document.title;
    const announce = (): void => {
      if (document.title === before) return;
      setTitle(document.title);
      observer.disconnect();
    };
    const observer = new MutationObserver(announce);
    observer.observe(document.head, {childList: true, subtree: true, characterData: true});
    return () => observer.disconnect();
  }, [pathname]);

  return (
    <div aria-live="polite" aria-atomic="true" className="visuallyHidden" data-route-announcer>
      {title}
    </div>
  );
}
