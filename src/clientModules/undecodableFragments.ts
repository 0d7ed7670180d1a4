/**
 * `#50%` is no name of a place in a page, and Docusaurus's router throws on it where it looks for one:
 * the page would be replaced by the one for errors. So the router is not told of such a step.
 * To remove once docusaurus-core's ClientLifecyclesDispatcher catches that.
 */
if (typeof window !== 'undefined') {
  window.addEventListener(
    'popstate',
    (event) => {
      try {
        decodeURIComponent(window.location.hash);
      } catch {
        event.stopImmediatePropagation();
      }
    },
    {capture: true},
  );
}
