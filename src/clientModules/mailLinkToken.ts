// Takes a mail link's token out of the address before anything else reads it: the router, measurement,
// extensions that look at the address bar, and whoever looks over a shoulder. The first of the client
// modules, and on each `popstate` the first listener: a link of an older mail, pasted into the address
// bar, changes the fragment alone.
import {hideToken} from '@site/src/domain/mail-links/hiddenToken';

if (typeof window !== 'undefined') {
  hideToken();
  window.addEventListener('popstate', hideToken);
}
