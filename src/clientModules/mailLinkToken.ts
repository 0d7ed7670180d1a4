// Removes an email link's token from the address before the router, measurement, an extension, or a
// bystander can read it. The first client module, and on each `popstate` the first listener: a link of
// an older email, pasted into the address bar, changes the fragment alone.
import {hideToken} from '@site/src/features/mail-links/rules/hiddenToken';

if (typeof window !== 'undefined') {
  hideToken();
  window.addEventListener('popstate', hideToken);
}
