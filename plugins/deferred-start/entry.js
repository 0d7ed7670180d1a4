// The program's first module, before Docusaurus's own (`deferred-start-program`, see index.ts).
//
// All modules of a program run in one task. React is a good third of it, so it runs in a task of its
// own: a press in the middle is answered sooner.
import 'react-dom/client';

import {noteRestoredFields, replay} from './client/takeOver';
import {fetchStylesAhead, wholeStyles} from './client/wholeStyles';

/**
 * Chunks that load at once: Docusaurus's `styles`, which is what is handled here, and those that show
 * nothing, by their `webpackChunkName` (index.ts checks that).
 */
const AT_ONCE = /^(?:styles$|unstyled-)/;

/** Chunks whose rules are in a small sheet of the same name, by their `webpackChunkName` too. */
const WITH_RULES = /^styled-/;

/** From start.js, on the pages of a build; `npm start` has none. */
const page = globalThis.deferredStart;

const begin = () => {
  if (page) noteRestoredFields(page);
  setTimeout(() => import(/* webpackMode: "eager" */ 'deferred-start-program'));
};

if (page) {
  page.takeOver = () => {
    replay(page);
    fetchStylesAhead(page);
  };
  // A page has the rules for itself and for what its own programs may add to it. Any other part, and
  // any other page, waits for the whole style sheet.
  const loadStyles = wholeStyles(page);
  const loadChunk = __webpack_chunk_load__;
  __webpack_chunk_load__ = (chunk) => {
    const src = __webpack_public_path__ + __webpack_get_script_filename__(chunk);
    if (AT_ONCE.test(chunk) || page.scripts.includes(src)) return loadChunk(chunk);
    const part = WITH_RULES.test(chunk)
      ? src.replace(/\/js\/([^/]+)\.js$/, '/css/$1.css')
      : undefined;
    return Promise.all([loadChunk(chunk), loadStyles(part)]);
  };
}

// On a slow line, a press may bring the program before there is all of the page to hydrate.
if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', begin);
else begin();
