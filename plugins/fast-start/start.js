// Runs in the head of every built page, where the plugin puts it. The block keeps its names out of the
// window.
//
// A page is complete without React: text, links, menus, disclosures. So scripts and the whole style
// sheet wait until the page is painted and the browser idle, or until the visitor does something.
// What is pressed or typed before hydration is kept, and replayed after it (client/replay.ts):
// - links, disclosures, labels and fields are the browser's own and work at once;
// - presses of buttons and sent forms are queued;
// - what was typed, checked, or dragged is reported to React, which would otherwise not know;
// - a press of a link that left this page open (a new tab, the phone) is reported, but not repeated.
{
  const page = document.documentElement;
  const {startScripts: scripts, startStyles: styles, startChunks: chunks} = page.dataset;
  /** Milliseconds after which scripts load on a page that is never idle, or never painted. */
  const LATEST_MS = 4_000;
  /** Milliseconds that the download of scripts may take, and from then on hydration. */
  const DOWNLOAD_MS = 8_000;
  const HYDRATION_MS = 4_000;

  /** Controls and forms to press or send again, in their order, with the last event of each. */
  const presses = new Map();
  /** Fields whose state is not that of the HTML, with the state. */
  const fields = new Map();
  let isLoading = false;
  let watchdog;

  // client/replay.ts finds what there is to replay here.
  const fastStart = Object.assign(window, {fastStart: {presses, fields, focused: null}}).fastStart;
  const untilHydrated = new AbortController();
  const on = (type, listener) =>
    addEventListener(type, listener, {capture: true, signal: untilHydrated.signal});

  const queue = (event, target) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    presses.set(target, event);
    target.dataset.queued = '';
  };

  on('click', (event) => {
    const control = event.isTrusted && event.target.closest?.('button, a[href]');
    if (!control) return;
    if (control.tagName === 'A') {
      const staysOpen = control.target === '_blank' || /^(?:tel|mailto):/.test(control.href);
      if (staysOpen) presses.set(control, event);
    } else if (!control.form || control.type !== 'submit') {
      // A button that sends a form does so through it, after the browser has checked it.
      queue(event, control);
    }
  });

  on('submit', (event) => queue(event, event.target));

  on('input', ({target}) => {
    if (!target.matches?.('input, textarea, select')) return;
    fields.set(target, /^(?:checkbox|radio)$/.test(target.type) ? target.checked : target.value);
  });

  // An element that leaves the page loses the focus, too: not a user action, so it is ignored.
  on('focusin', ({target}) => (fastStart.focused = target));
  on('focusout', () =>
    setTimeout(() => {
      if (fastStart.focused?.isConnected) fastStart.focused = document.activeElement;
    }),
  );

  /** Shows what pages say without scripts, and forgets queued presses. */
  const giveUp = () => {
    page.dataset.scripts = 'failed';
    for (const control of presses.keys()) delete control.dataset.queued;
    presses.clear();
  };

  /** Gives up on scripts that arrive and do nothing: cut off, empty, too new for this browser. */
  const watch = (milliseconds) => {
    clearTimeout(watchdog);
    watchdog = setTimeout(giveUp, milliseconds);
  };

  /** Reloads the page, once: a new deployment may have replaced the files, and names its own. */
  const onMissing = () => {
    isLoading = false;
    const isUntouched = presses.size === 0 && fields.size === 0;
    try {
      if (navigator.onLine && isUntouched && !sessionStorage.getItem(scripts)) {
        sessionStorage.setItem(scripts, 'missing');
        location.reload();
        return;
      }
    } catch {
      // No storage to remember the attempt in, so none is made.
    }
    // The next press tries again.
    giveUp();
  };

  const add = (tag, properties) =>
    new Promise((resolve, reject) => {
      const element = Object.assign(document.createElement(tag), properties, {onload: resolve});
      element.onerror = () => {
        // Removed, or a retry would wait for the failed element.
        element.remove();
        reject();
      };
      document.head.append(element);
    });

  const isParsed = new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve);
  });

  /** Starts all downloads at once. Scripts run when the style sheet and the whole page are there. */
  const load = async () => {
    if (isLoading) return;
    isLoading = true;
    watch(DOWNLOAD_MS);
    const sources = scripts.split(' ');
    try {
      const sheet = add('link', {rel: 'stylesheet', href: styles});
      for (const href of [...sources, ...chunks.split(' ').filter(Boolean)]) {
        document.head.append(
          Object.assign(document.createElement('link'), {rel: 'preload', as: 'script', href}),
        );
      }
      await Promise.all([sheet, isParsed]);
      // In their order, however they arrive.
      await Promise.all(sources.map((src) => add('script', {src, async: false})));
      watch(HYDRATION_MS);
    } catch {
      onMissing();
    }
  };

  // The files have loaded, but one that they import has not: hydration would wait for it forever. The next
  // attempt begins from the first file, because the bundle remembers what it could not load.
  on('unhandledrejection', (event) => {
    if (event.reason?.name !== 'ChunkLoadError') return;
    event.preventDefault();
    onMissing();
  });

  const whenIdle = (act) => {
    if (window.requestIdleCallback) requestIdleCallback(act, {timeout: LATEST_MS});
    else setTimeout(act, 200);
  };

  // Reported once the paint is on the screen, later than the next animation frame.
  const isPainted = new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({type: 'paint', buffered: true});
  });

  // The first view has been painted, in the page's own font: from here on scripts delay nothing.
  addEventListener('load', async () => {
    // A tab that was opened in the background paints nothing.
    setTimeout(whenIdle, LATEST_MS, load);
    await Promise.all([document.fonts?.ready, isPainted]);
    whenIdle(load);
  });
  for (const intent of ['pointerdown', 'wheel', 'keydown', 'focusin']) on(intent, load);
  addEventListener('online', load, {signal: untilHydrated.signal});

  // A browser reports a resting pointer to a new page, too; only a pointer that moves is a visitor's.
  let rest;
  on('pointermove', ({clientX, clientY}) => {
    const place = `${clientX} ${clientY}`;
    if (rest !== undefined && rest !== place) load();
    rest = place;
  });

  new MutationObserver((_, observer) => {
    if (page.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    clearTimeout(watchdog);
    delete page.dataset.scripts;
    // After the effects of this render, and what they render.
    setTimeout(() => {
      untilHydrated.abort();
      fastStart.replay();
    });
  }).observe(page, {attributeFilter: ['data-has-hydrated']});
}
