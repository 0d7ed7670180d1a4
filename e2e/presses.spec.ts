// Every press counts: animations, lazy loading and rerendering must not replace a pressed element
// before its click is handled. Tests press the mouse, wait, and release it.
import type {Page} from '@playwright/test';

import {expect, hydrated, LONG, test} from './fixtures';

/** Milliseconds between mouse down and up: a script, a person, a slow person. */
const HOLDS = [5, 120, 400];

/** Limit for pages that keep creating new controls; exceeds the controls of any page. */
const MAX_PRESSES = 400;
/** Maximum presses before hydration, which waits for an idle moment. */
const MAX_EARLY = 12;

/** Pages with animation, calculation or disclosures, tested daily; the others only in the long run. */
const DAILY = ['/', '/solutions/dental', '/calculator'];
const OTHERS = [
  ...['/features', '/pricing', '/integrations', '/compare', '/contact', '/phone-log', '/solutions'],
  ...['/about', '/case-studies', '/security', '/blog', '/blog/roi', '/dpa', '/accessibility'],
];

interface Target {
  readonly name: string;
  /** True for the first part of a page, where something may play. */
  readonly isHead: boolean;
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
        if (place.contains(hit))
          return {name, isHead: control.closest('main > :first-child') !== null, x, y};
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
    /** Scrolls to the top and waits up to one second for a change that starts by itself. */
    moved: (): Promise<boolean> =>
      new Promise((resolve) => {
        scrollTo({top: 0, behavior: 'instant'});
        new MutationObserver(() => resolve(true)).observe(document.querySelector('main')!, {
          ...{attributes: true, characterData: true, childList: true, subtree: true},
        });
        setTimeout(resolve, 1_000, false);
      }),
  };
};

const prepare = async (page: Page): Promise<void> => {
  await page.emulateMedia({reducedMotion: 'no-preference'});
  await page.setViewportSize({width: 1280, height: 900});
  await page.addInitScript(`window.presses = (${makePresses.toString()})()`);
  // Suppresses the system's file dialog.
  page.on('filechooser', () => undefined);
};

const press = async (page: Page, {x, y}: Target, hold: number): Promise<Verdict> => {
  await page.mouse.click(x, y, {delay: hold});
  const verdict = await page.evaluate(() => window.presses.verdict());
  if (/^(?:select|button) /.test(verdict.name ?? '')) await page.keyboard.press('Escape');
  return verdict;
};

/** Presses controls while the page's scripts load. */
const pressEarly = async (page: Page, path: string): Promise<readonly string[]> => {
  const lost: string[] = [];
  const done: string[] = [];
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

/**
 * Presses every control; on the home page's first part with each hold time. Reloads the page if a
 * press has removed the remaining controls or stopped an animation.
 */
const pressAll = async (page: Page, path: string): Promise<readonly string[]> => {
  const lost = new Set<string>();
  const done: string[] = [];
  const holdsOf = new Map<string, number[]>();
  let [isFresh, isPlaying] = [true, true];
  const load = async (): Promise<void> => {
    await page.goto(path);
    await hydrated(page);
    isFresh = true;
    isPlaying = await page.evaluate(() => window.presses.moved());
  };
  await load();
  for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
    const target = await page.evaluate((names) => window.presses.next(names), done);
    if (target === null) {
      if (isFresh) break;
      await load();
      continue;
    }
    isFresh = false;
    const once = [HOLDS[holdsOf.size % HOLDS.length]!];
    const holds = holdsOf.get(target.name) ?? (path === '/' && target.isHead ? [...HOLDS] : once);
    holdsOf.set(target.name, holds);
    const hold = holds.shift()!;
    if (holds.length === 0) done.push(target.name);
    const {name, isClicked, isRemoved} = await press(page, target, hold);
    // A control that moved away before mouse down was not pressed.
    if (name !== null && !isClicked) {
      lost.add(`${name}, held for ${hold} ms${isRemoved ? ', which took it away' : ''}`);
    }
    if (isRemoved && isPlaying) await load();
  }
  expect(done.length).toBeGreaterThan(20);
  return [...lost];
};

for (const path of [...DAILY, ...OTHERS]) {
  const details = DAILY.includes(path) ? {} : LONG;
  test(`every press counts on ${path}`, details, async ({page}) => {
    test.slow();
    await prepare(page);
    const lost = [...(await pressEarly(page, path)), ...(await pressAll(page, path))];
    expect(lost, 'presses that no click came of').toEqual([]);
  });
}

for (const path of [...DAILY, ...OTHERS]) {
  const details = path === '/' ? {} : LONG;
  test(`a press held through hydration counts on ${path}`, details, async ({page}) => {
    await prepare(page);
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/assets/js/**', async (route) => {
      await released;
      await route.continue();
    });
    await page.goto(path, {waitUntil: 'domcontentloaded'});
    const target = await page.evaluate(() => window.presses.next([]));
    await page.mouse.move(target!.x, target!.y);
    await page.mouse.down();
    release();
    await hydrated(page);
    await page.mouse.up();
    const {name, isClicked} = await page.evaluate(() => window.presses.verdict());
    expect({name, isClicked}).toEqual({name: target!.name, isClicked: true});
  });
}
