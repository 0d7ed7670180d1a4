// Every press counts: animations, lazy loading and rerendering must not replace a pressed element
// before its click is handled. Tests press the mouse, wait, and release it.
import type {Page} from '@playwright/test';

import {blockScripts, expect, hydrated, test} from './fixtures';

/** Milliseconds between mouse down and up: a script, a person, a slow person. */
const HOLDS = [5, 120, 400];

/** Limit for pages that keep creating new controls; exceeds the controls of any page. */
const MAX_PRESSES = 400;
/** Maximum presses before hydration, which waits for an idle moment. */
const MAX_EARLY = 12;

interface Target {
  readonly name: string;
  readonly x: number;
  readonly y: number;
}

interface Verdict {
  /** Name of the element under the mouse on mouse down. */
  readonly name: string | null;
  readonly isClicked: boolean;
  /** True if the press removed the element. */
  readonly isRemoved: boolean;
}

declare global {
  interface Window {
    readonly presses: ReturnType<typeof makePresses>;
  }
}

/** Runs in the page before its scripts. */
const makePresses = () => {
  const CONTROLS = 'a[href], button, summary, input:not([type=hidden]), select, textarea';
  /** Controls covered by another element, such as a field under its label. */
  const covered = new WeakSet<Element>();
  let pressed: HTMLElement | null = null;
  let isClicked = false;

  /** Finds the element to press: hidden inputs are pressed on their label. */
  const pressTarget = (control: HTMLElement): HTMLElement => {
    const label = control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
    return label && /^(?:radio|checkbox|file)$/.test((control as HTMLInputElement).type)
      ? label
      : control;
  };
  const nameOf = (control: HTMLElement): string => {
    const label = control instanceof HTMLInputElement ? control.labels?.[0]?.textContent : '';
    const text = control.getAttribute('aria-label') || control.textContent || label || control.id;
    return `${control.tagName.toLowerCase()} ${text.trim().replace(/\s+/g, ' ').slice(0, 60)}`;
  };
  const isUsable = (control: HTMLElement): boolean =>
    !control.matches(':disabled, [aria-disabled=true]') &&
    control.closest('[inert], [aria-hidden=true]') === null &&
    pressTarget(control).checkVisibility({visibilityProperty: true, opacityProperty: true});

  addEventListener(
    'pointerdown',
    ({target}) => {
      isClicked = false;
      const element = target as HTMLElement;
      const label = element.closest('label')?.control;
      pressed = element.closest<HTMLElement>(CONTROLS) ?? label ?? null;
    },
    true,
  );
  addEventListener(
    'click',
    (event) => {
      const target = event.target as HTMLElement;
      if (event.isTrusted && pressed) {
        isClicked ||= pressed.contains(target) || pressTarget(pressed).contains(target);
      }
      // Tests the press only, without following links.
      if (target.closest('a[href]')) event.preventDefault();
    },
    true,
  );

  return {
    /** Scrolls the first control that is not in `done` into view; null if none is left. */
    next: async (done: readonly string[]): Promise<Target | null> => {
      const known = new Set(done);
      const all = [...document.querySelectorAll<HTMLElement>(CONTROLS)].filter(isUsable);
      const inMain = all.filter((control) => control.closest('main'));
      for (const control of [...inMain, ...all.filter((one) => !inMain.includes(one))]) {
        const name = nameOf(control);
        if (known.has(name) || covered.has(control)) continue;
        const place = pressTarget(control);
        place.scrollIntoView({block: 'center', behavior: 'instant'});
        // Disclosures opened earlier may still be expanding above it.
        let [box, before] = [place.getClientRects()[0], -1];
        while (box && box.top !== before) {
          before = box.top;
          await new Promise((resolve) => setTimeout(resolve, 50));
          [box] = place.getClientRects();
        }
        if (!box) continue;
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
        const hit = document.elementFromPoint(x, y);
        if (place.contains(hit)) return {name, x, y};
        covered.add(control);
      }
      return null;
    },
    verdict: (): Verdict => {
      // Lists open on mouse down and capture the following events.
      const isList = pressed?.matches('select:focus, [role=combobox][aria-expanded=true]') === true;
      return {
        name: pressed && nameOf(pressed),
        isClicked: isClicked || isList,
        isRemoved: pressed?.isConnected === false,
      };
    },
  };
};

const press = async (page: Page, {x, y}: Target, hold: number): Promise<Verdict> => {
  await page.mouse.click(x, y, {delay: hold});
  const verdict = await page.evaluate(() => window.presses.verdict());
  if (/^(?:select|button) /.test(verdict.name ?? '')) await page.keyboard.press('Escape');
  return verdict;
};

/** Holds a press while the page is hydrated, then presses more controls of a page that loads. */
const pressEarly = async (page: Page, path: string): Promise<readonly string[]> => {
  const lost: string[] = [];
  const done: string[] = [];
  const scripts = await blockScripts(page);
  await page.goto(path, {waitUntil: 'domcontentloaded'});
  const first = await page.evaluate(() => window.presses.next([]));
  await page.mouse.move(first!.x, first!.y);
  await page.mouse.down();
  await scripts.release();
  await page.mouse.up();
  const held = await page.evaluate(() => window.presses.verdict());
  if (held.name !== first!.name || !held.isClicked) lost.push(`${held.name}, held meanwhile`);

  const isHydrated = (): Promise<boolean> =>
    page.evaluate(() => document.documentElement.dataset.hasHydrated === 'true');
  await page.goto(path, {waitUntil: 'domcontentloaded'});
  while (!(await isHydrated()) && done.length < MAX_EARLY) {
    const target = await page.evaluate((names) => window.presses.next(names), done);
    if (target === null) break;
    const {name, isClicked} = await press(page, target, HOLDS[done.length % HOLDS.length]!);
    done.push(target.name);
    if (name !== null && !isClicked) lost.push(`${name}, while the page loads`);
  }
  return lost;
};

/** Presses every control once. Reloads the page if a press has removed its control or all others. */
const pressAll = async (page: Page, path: string): Promise<readonly string[]> => {
  const lost: string[] = [];
  const done: string[] = [];
  let isFresh = true;
  const load = async (): Promise<void> => {
    await page.goto(path);
    await hydrated(page);
    isFresh = true;
  };
  await load();
  while (done.length < MAX_PRESSES) {
    const target = await page.evaluate((names) => window.presses.next(names), done);
    if (target === null && isFresh) break;
    if (target === null) {
      await load();
      continue;
    }
    isFresh = false;
    const hold = HOLDS[done.length % HOLDS.length]!;
    done.push(target.name);
    const {name, isClicked, isRemoved} = await press(page, target, hold);
    // A control that moved away before mouse down was not pressed.
    if (name !== null && !isClicked) {
      lost.push(`${name}, held for ${hold} ms${isRemoved ? ', which took it away' : ''}`);
    }
    if (isRemoved) await load();
  }
  expect(done.length).toBeGreaterThan(20);
  return lost;
};

for (const path of ['/', '/solutions/dental']) {
  test(`every press counts on ${path}`, async ({page}) => {
    test.slow();
    await page.emulateMedia({reducedMotion: 'no-preference'});
    await page.setViewportSize({width: 1280, height: 900});
    await page.addInitScript(`window.presses = (${makePresses.toString()})()`);
    const lost = [...(await pressEarly(page, path)), ...(await pressAll(page, path))];
    expect(lost, 'presses that no click came of').toEqual([]);
  });
}
