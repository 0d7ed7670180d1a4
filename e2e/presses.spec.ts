// Every press counts: animations, lazy loading and rerendering must not replace a pressed element
// before its click is handled. Tests press the mouse, wait, and release it.
import {blockScripts, expect, LONG, open, test} from './fixtures';

/** Milliseconds between mouse down and up: a script, a person, a slow person. */
const HOLDS = [5, 120, 400];

/** Controls of a page; the skip link is outside of it. */
const CONTROLS =
  'a[href]:not([href*=skip]), button:enabled, summary, select, textarea, label:has([type=radio], [type=checkbox]), input:not([type=radio], [type=checkbox], [type=hidden], [type=file])';

declare global {
  interface Window {
    /** Control of the last press that wasn't followed by its click, else null. */
    lostPress: Element | null;
  }
}

/** Page function that runs before the page's scripts. */
const recordPresses = (controls: string): void => {
  addEventListener(
    'pointerdown',
    ({target}) => (window.lostPress = (target as Element).closest(controls)),
    true,
  );
  addEventListener(
    'click',
    (event) => {
      const target = event.target as Element;
      if (event.isTrusted && window.lostPress?.contains(target)) window.lostPress = null;
      // Tests the press only, without following links.
      if (target.closest('a[href]')) event.preventDefault();
    },
    true,
  );
};

for (const path of ['/', '/solutions/dental']) {
  test(`every press counts on ${path}`, LONG, async ({page}) => {
    test.slow();
    await page.emulateMedia({reducedMotion: 'no-preference'});
    await page.setViewportSize({width: 1280, height: 900});
    await page.addInitScript(recordPresses, CONTROLS);
    const lost = (): Promise<string | undefined> =>
      page.evaluate(() => {
        const open = 'select:focus, [role=combobox][aria-expanded=true]';
        // Lists open on mouse down and then capture all events, so no click follows.
        return window.lostPress?.matches(open) ? undefined : window.lostPress?.outerHTML;
      });

    // Presses before hydration and releases after it.
    const scripts = await blockScripts(page);
    await page.goto(path, {waitUntil: 'domcontentloaded'});
    await page.locator('main').locator(CONTROLS).filter({visible: true}).first().hover();
    await page.mouse.down();
    await scripts.release();
    await page.mouse.up();
    expect(await lost(), 'held during hydration').toBeUndefined();

    await open(page, path);
    const controls = page.locator(CONTROLS).filter({visible: true});
    const count = await controls.count();
    expect(count).toBeGreaterThan(20);
    for (let index = 0; index < count; index += 1) {
      const hold = HOLDS[index % HOLDS.length]!;
      // Forced, because the control may have moved or been covered by then.
      await controls.nth(index).click({delay: hold, force: true});
      expect.soft(await lost(), `held for ${hold} ms`).toBeUndefined();
      await page.keyboard.press('Escape');
      // A press may have added or removed controls.
      if ((await controls.count()) !== count) await open(page, path);
    }
  });
}
