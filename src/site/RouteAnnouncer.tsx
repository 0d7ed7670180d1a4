import {useEffect, useRef, useState, type ReactElement} from 'react';
import {useLocation} from '@docusaurus/router';

/**
 * Announces the title of the new page to screen readers, as a browser does on a full load. Mounted outside
 * the pages, so that it stays when they change.
 *
 * The path changes first, then the page's code loads, then the title changes: so it watches the title
 * once the path has changed.
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
