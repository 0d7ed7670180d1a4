// An address that can't be decoded ends Docusaurus 3.10: on the first load nothing comes alive
// (preload.js decodes the path), later the error page takes the page's place (history 4.10 the path,
// ClientLifecyclesDispatcher.js the fragment: facebook/docusaurus#12092). So it is made decodable
// before they see it: here when the page opens, and on each `popstate`, where this listener is the
// first. And 404.html, at an address whose capitals or spaces Docusaurus overlooks, would become the
// page that it means, but with the wrong HTML: there the right address is opened.
//
// Depends on client modules being run before the router is made. A link of ours to a fragment that
// can't be decoded would still end the page; the build's check of anchors refuses those.
// To remove: when both decode leniently, delete this file, its line in docusaurus.config.ts and
// src/domain/routes/repairPath.ts.
import routes from '@generated/routes';

import {currentToken} from '@site/src/domain/mail-links/hiddenToken';
import {mailLinkPathOf} from '@site/src/domain/mail-links/paths';
import {
  closestCanonicalPath,
  collapseSlashes,
  makeDecodable,
} from '@site/src/domain/routes/repairPath';
import {pagePaths} from '@site/src/domain/routes/pagePaths';

const repair = (): void => {
  const {origin, pathname, search, hash} = window.location;
  const path = collapseSlashes(makeDecodable(pathname));
  const fragment = makeDecodable(hash);
  if (path === pathname && fragment === hash) return;
  window.history.replaceState(window.history.state, '', origin + path + search + fragment);
};

/**
 * Finds the page that a visitor wanted, when this address has none; null when it can't be guessed.
 */
const canonicalAddress = (path: string, href: string): string | null => {
  const mailLink = mailLinkPathOf(path);
  if (mailLink !== null) {
    const token = currentToken();
    // As a fragment, which no server sees.
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
  // 404.html says so before anything has run.
  const isMissing = document.documentElement.dataset.line === 'dead';
  const meant = isMissing ? canonicalAddress(pathname, href) : null;
  if (meant !== null) {
    window.location.replace(meant);
    // Until then this page stays as it is: hydration waits for what a route preloads.
    const preload = (): Promise<never> => new Promise(() => undefined);
    for (const {component} of routes) Object.assign(component ?? {}, {preload});
  }
}
