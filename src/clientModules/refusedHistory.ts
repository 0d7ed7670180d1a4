// Browsers refuse a history entry after too many in a short time (WebKit: 100 in ten seconds, replaced
// ones included), and some privacy settings refuse every one. The router then throws, and the pressed
// link does nothing; here the browser opens it instead.
//
// Depends on the router calling `window.history` each time (history 4.10). To remove: delete this file
// and its line in docusaurus.config.ts.
if (typeof window !== 'undefined') {
  const {history} = window;
  const pushState = history.pushState.bind(history);
  history.pushState = (state, unused, url) => {
    try {
      pushState(state, unused, url);
    } catch {
      if (url) window.location.assign(url);
    }
  };
}
