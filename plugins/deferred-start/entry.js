// The program's first module, before Docusaurus's own (`deferred-start-program`, see index.ts).
//
// All modules of a program run in one task. React is a good third of it, so it runs in a task of its
// own: a press in the middle is answered sooner.
import 'react-dom/client';

// React may not show what has no rules yet. Only pages of a build wait for any (start.js).
Promise.resolve(globalThis.deferredStart).then(() => {
  setTimeout(() => import(/* webpackMode: "eager" */ 'deferred-start-program'));
});
