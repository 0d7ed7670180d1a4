// An address that can't be decoded breaks Docusaurus 3.10: on the first load, hydration fails (preload.js
// decodes the path), later the error page replaces the page (history 4.10 decodes the path,
// ClientLifecyclesDispatcher.js the fragment: facebook/docusaurus#12092). So the address is corrected
// first: when the page opens, and on each `popstate`, where this is the first listener. And 404.html, at
// an address that Docusaurus matches in spite of its capitals or spaces, would hydrate as that page with
// the wrong HTML: there the canonical address is opened instead.
//
// Depends on client modules running before the router is created. A link of ours to a fragment that
// can't be decoded would still break the page; the build's check of anchors refuses those.
// To remove: when both decode leniently, delete this file, its line in docusaurus.config.ts and
// src/lib/routes/repairPath.ts.
import routes from '@generated/routes';

import {currentToken} from '@site/src/features/mail-links/rules/hiddenToken';
import {mailLinkPathOf} from '@site/src/lib/address/mailLinkPaths';
import {
  closestCanonicalPath,
  collapseSlashes,
  makeDecodable,
} from '@site/src/lib/routes/repairPath';
import {pagePaths} from '@site/src/lib/routes/pagePaths';

const repair = (): void => {
  const {origin, pathname, search, hash} = window.location;
  const path = collapseSlashes(makeDecodable(pathname));
  const fragment = makeDecodable(hash);
  if (path === pathname && fragment === hash) return;
  window.history.replaceState(window.history.state, '', origin + path + search + fragment);
};

/**
 * Finds the page that a visitor probably wanted, if this address has none; null if there is no guess.
 */
const canonicalAddress = (path: string, href: string): string | null => {
  const mailLink = mailLinkPathOf(path);
  if (mailLink !== null) {
    const token = currentToken();
    // As a fragment, which isn't sent to the server.
    return token === null ? mailLink : `${mailLink}#${token}`;
  }
  const meant = closestCanonicalPath(makeDecodable(path), pagePaths(routes));
  const {search, hash} = new URL(href);
  return meant === null ? null : meant + search + hash;
};

if (typeof window !== 'undefined') {
  const {href, pathname} = window.location;
  repair();
  window.addEventListener('popstate', repair);
  // 404.html has this attribute in its HTML (src/theme/NotFound/Content).
  const isMissing = document.documentElement.dataset.line === 'dead';
  const meant = isMissing ? canonicalAddress(pathname, href) : null;
  if (meant !== null) {
    window.location.replace(meant);
    // Until then this page stays as it is: hydration waits for what a route preloads.
    const preload = (): Promise<never> => new Promise(() => undefined);
    for (const {component} of routes) Object.assign(component ?? {}, {preload});
  }
}
