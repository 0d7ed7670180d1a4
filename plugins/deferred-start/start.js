// Runs in the head of every built page, as it stands here (template.ts puts it there).
//
// The pages are complete without React: text, links, menus, disclosures. So React waits until the
// page is painted and the browser idle, or until the visitor does something. What is pressed or
// typed before it is there is kept, and happens once it is:
// - links, disclosures, labels and fields are the browser's own and work at once;
// - presses of buttons and sent forms are held, and repeated on the hydrated page;
// - what was typed, ticked or dragged is told to React, which would otherwise not know;
// - a link that left this page open (a new tab, the phone) has its press told, but not repeated.
// It is kept here; the program repeats and tells it (client/takeOver.ts), so that no page carries that.
//
// Nor is all of a long page laid out before its first view is painted: parts that ask for it
// (`.layLater`, `.layPartsLater` in custom.css) wait until they come near, and are laid out a few at
// a time later.
(() => {
  const page = document.documentElement;
  const {scripts, styles} = document.currentScript.dataset;
  const all = scripts.split(' ');
  /** Those that have not arrived. */
  const sources = new Set(all);
  /** Milliseconds after which the code comes in on a page that is never idle, or never painted. */
  const LATEST_MS = 4_000;
  /** Milliseconds of layout at once, and then a pause for whatever the visitor does. */
  const TURN_MS = 2;
  /** Heights of the window from its top, within which a browser lays out what has `auto`. */
  const NEAR = 2.5;
  const INTENT = ['pointerdown', 'wheel', 'keydown', 'focusin'];

  /** Controls and forms to press or send again, in their order, with what was done. */
  const held = new Map();
  /** Fields whose state is not that of the HTML, with the state. */
  const fields = new Map();
  let isStarted = false;

  // --- what is below the first view ---------------------------------------------------------

  /**
   * A page that is opened at its top. Elsewhere (a reload, Back, an address with an anchor) the
   * browser scrolls to a place that it can only know when all above it has its height.
   */
  const isOpenedAtTop =
    performance.getEntriesByType('navigation')[0]?.type === 'navigate' && !location.hash;
  if (isOpenedAtTop) page.dataset.below = 'later';

  /** All of them, or those that are not shown yet. */
  const partsOf = (which = '') => [
    ...document.querySelectorAll(`:is(.layLater, .layPartsLater > *)${which}`),
  ];

  const isLine = (part) => /^(?:P|H\d)$/.test(part?.tagName);

  /** The next parts at once: one, or of paragraphs and headings, which are small, four. */
  const someOf = (parts, next = 0) => {
    let end = next + 1;
    while (end < next + 4 && isLine(parts[next]) && isLine(parts[end])) end += 1;
    return parts.slice(next, end);
  };

  let tellEnded;
  /** The first frames are over, and so is one in which all that is near may be laid out. */
  const isEnded = new Promise((resolve) => (tellEnded = resolve));

  const endFirst = () => {
    delete page.dataset.first;
    requestAnimationFrame(tellEnded);
  };

  /**
   * What the first view shows comes in frames right after each other: the header, what a page begins
   * with, and what else is in view. In one, it would be one task with the reading of the page (a
   * browser that has read fields lays them out at once), and whoever presses in that time waits for
   * all of it. What is near comes when the browser is idle, or the visitor goes on. A tab in the
   * background has no frames.
   */
  const showNext = (frames) => {
    page.dataset.first = frames;
    requestAnimationFrame(() => {
      // Frames that a slow line brings before there is a page do not count.
      const isThere = document.querySelector('main > *');
      if (!page.dataset.first) return;
      if (isThere && frames === 1) showMore(1);
      else showNext(isThere ? frames - 1 : frames);
    });
  };

  /**
   * Shows what is within some heights of the window: one part per frame, because only then is it known
   * where the next one is. In view at once; near, which a browser would lay out by itself in one task
   * as soon as it may, whenever there is time.
   */
  const showMore = (heights) => {
    if (!page.dataset.first) return;
    const parts = partsOf(':not([data-near])');
    const isWithin = parts[0]?.getBoundingClientRect().top < heights * innerHeight;
    if (isWithin) {
      for (const part of someOf(parts)) part.dataset.near = '';
    } else if (heights === NEAR && document.readyState !== 'loading') {
      endFirst();
    }
    requestAnimationFrame(() => {
      if (isWithin && heights === 1) showMore(1);
      else whenIdle(() => showMore(NEAR));
    });
  };

  if (isOpenedAtTop && document.visibilityState === 'visible') {
    showNext(3);
    // Tab and the browser's own search go through all of a page.
    for (const type of ['scroll', 'keydown']) {
      addEventListener(type, endFirst, {capture: true, once: true});
    }
  } else {
    tellEnded();
  }

  /** As if nothing had waited: no scroll bar that jumps, nothing an app that reads the page misses. */
  const layOut = () => {
    endFirst();
    delete page.dataset.below;
  };

  const layOutInTurn = async () => {
    // What goes from `hidden` to `visible` in one step counts as moved, although it does not.
    await isEnded;
    // What was near may no longer be: what is above it has its height now.
    const parts = partsOf();
    let next = 0;
    const isNext = () => page.dataset.below && next < parts.length;
    const layOutSome = () => {
      const began = performance.now();
      if (!isNext()) {
        layOut();
        for (const part of parts) part.style.contentVisibility = '';
        return;
      }
      while (isNext() && performance.now() - began < TURN_MS) {
        const some = someOf(parts, next);
        for (const part of some) part.style.contentVisibility = 'visible';
        // Now, and not with the next frame, so that the time it takes is known.
        void some[0].offsetHeight;
        next += some.length;
      }
      whenIdle(layOutSome);
    };
    whenIdle(layOutSome);
  };

  // --- what the visitor does before the code is there ---------------------------------------

  const stateOf = (field) =>
    /^(?:checkbox|radio)$/.test(field.type) ? field.checked : field.value;

  const noteField = (event) => {
    if (event.target.matches?.('input, textarea, select')) {
      fields.set(event.target, stateOf(event.target));
    }
  };

  const hold = (event, target) => {
    event.preventDefault();
    event.stopImmediatePropagation();
    held.set(target, event);
    target.dataset.held = '';
  };

  const onClick = (event) => {
    if (!event.isTrusted) return;
    const control = event.target.closest?.('button, a[href]');
    if (!control) return;
    if (control.tagName === 'A') {
      const isOutside = control.target === '_blank' || /^(?:tel|mailto):/.test(control.href);
      if (isOutside) held.set(control, event);
      // To a place on this page, which has to be where it will stay.
      if (control.hash && control.pathname === location.pathname) layOut();
      return;
    }
    // A button that sends a form does so through the form, after the browser has checked it.
    if (control.form && control.type === 'submit') return;
    hold(event, control);
  };

  const onSubmit = (event) => hold(event, event.target);

  /** Adds or removes what listens until React is there. On `window`, a wheel is passive. */
  const listen = (act) => {
    for (const [type, listener] of [
      ['click', onClick],
      ['submit', onSubmit],
      ['unhandledrejection', onRejected],
      ['input', noteField],
      ['pointermove', onPointerMove],
      ...INTENT.map((intent) => [intent, start]),
    ]) {
      window[act](type, listener, true);
    }
  };

  /** What the program finds here, and where it says how it goes on from here (client/takeOver.ts). */
  const {deferredStart} = Object.assign(window, {
    deferredStart: {scripts: all, styles, held, fields, stateOf, takeOver: () => {}},
  });

  const onHydrated = () => {
    delete page.dataset.scripts;
    // A page that is never idle: assistive technology does not find what is hidden.
    endFirst();
    // After the effects of this render, and what they render.
    setTimeout(() => {
      listen('removeEventListener');
      deferredStart.takeOver();
    });
  };

  // --- the code ----------------------------------------------------------------------------

  /** A new deployment may have replaced the files: the page that names the new ones helps, once. */
  const onMissing = () => {
    isStarted = false;
    const isUntouched = held.size === 0 && fields.size === 0;
    try {
      if (navigator.onLine && isUntouched && !sessionStorage.getItem(scripts)) {
        sessionStorage.setItem(scripts, 'missing');
        location.reload();
        return;
      }
    } catch {
      // No storage to remember the attempt in, so none is made.
    }
    // Pages say what to do without scripts, and the next press tries again.
    page.dataset.scripts = 'failed';
    for (const control of held.keys()) delete control.dataset.held;
  };

  /**
   * The files in the HTML came, but a part that they ask for did not: Docusaurus waits for it before
   * it hydrates, and would wait forever. The next attempt begins from the first file, because the
   * program remembers what it could not load.
   */
  const onRejected = (event) => {
    if (event.reason?.name !== 'ChunkLoadError') return;
    event.preventDefault();
    for (const src of all) sources.add(src);
    onMissing();
  };

  const addScript = (src) => {
    const script = Object.assign(document.createElement('script'), {src, async: false});
    script.onload = () => sources.delete(src);
    script.onerror = () => {
      // The program, which may ask for the same file, would wait for this element's answer.
      script.remove();
      onMissing();
    };
    document.head.append(script);
  };

  function start() {
    if (isStarted) return;
    isStarted = true;
    void layOutInTurn();
    // Executed in this order, however they arrive; at the end what the program will ask for, so that
    // a slow line is asked once. A task each: to ask for a file takes a cheap phone 10 ms.
    const fetchNext = ([src, ...others]) => {
      if (!src) return;
      addScript(src);
      setTimeout(fetchNext, 0, others);
    };
    fetchNext([...sources]);
  }

  /** A browser tells a new page where the pointer rests; only one that moves is a visitor's. */
  let rest;
  const onPointerMove = ({clientX, clientY}) => {
    const place = `${clientX} ${clientY}`;
    if (rest !== undefined && rest !== place) start();
    rest = place;
  };

  const whenIdle = (act) => {
    if (window.requestIdleCallback) requestIdleCallback(act, {timeout: LATEST_MS});
    else setTimeout(act, 200);
  };

  /** The first view has been painted, in the page's own font: from here on scripts are in no way. */
  const startAfterPaint = async () => {
    // A tab that was opened in the background paints nothing.
    setTimeout(whenIdle, LATEST_MS, start);
    await document.fonts?.ready;
    await isEnded;
    requestAnimationFrame(() => setTimeout(whenIdle, 0, start));
  };

  listen('addEventListener');
  addEventListener('online', start);
  addEventListener('load', startAfterPaint);
  new MutationObserver((_, observer) => {
    if (page.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    onHydrated();
  }).observe(page, {attributeFilter: ['data-has-hydrated']});
})();
