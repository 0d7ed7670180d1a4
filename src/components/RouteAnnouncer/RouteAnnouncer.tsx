import {useEffect, useRef, useState, type ReactElement} from 'react';
import {useLocation} from '@docusaurus/router';

/** Head tags are written a frame after the page; the title is read once they are. */
const TITLE_SETTLES_MS = 150;

/**
 * Tells screen readers the title of the page that a link has led to, as a browser does by itself
 * on a full load. Lives outside the pages, so that it is still there when they change.
 */
export function RouteAnnouncer(): ReactElement {
  const {pathname} = useLocation();
  const [title, setTitle] = useState('');
  const lastPath = useRef(pathname);

  useEffect(() => {
    if (lastPath.current === pathname) return undefined;
    lastPath.current = pathname;
    const timer = setTimeout(() => setTitle(document.title), TITLE_SETTLES_MS);
    return () => clearTimeout(timer);
  }, [pathname]);

  return (
    <div aria-live="polite" aria-atomic="true" className="visuallyHidden" data-route-announcer>
      {title}
    </div>
  );
}
