// WCAG 2.2 AA beyond what axe can tell (axe on every page: walk.spec.ts). Each page is loaded once and
// walked by keyboard, zoomed, spaced out, and shown in a visitor's own colors; then the widgets' names
// and roles, and what is said aloud.
import type {Page} from '@playwright/test';

import {walkedPaths} from './builtSite';
import {pageGroupIds, pageGroups} from './faults';
import {expect, hydrated, sidewaysScroll, test, warmTest} from './fixtures';
import {type KeyboardWalk, type Stop, watchKeyboardWalk} from './inPage/keyboardWalk';
import {
  clippedTexts,
  forcedColorProblems,
  markGraphics,
  motions,
  overlappingTexts,
  smallTargets,
  visibleTexts,
} from './inPage/layout';

const pages = walkedPaths();

const WIDE = {width: 1280, height: 800};
/** A window of 1280 by 1024 pixels at 400% (WCAG 1.4.10). */
const ZOOMED = {width: 320, height: 256};

/** More than the longest page has, so that a walk that never ends is one with a trap. */
const MAX_STOPS = 400;

/** The values of WCAG 1.4.12. */
const TEXT_SPACING = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-bottom: 2em !important; }
`;

/**
 * Presses Tab, or Shift and Tab, from where the focus is until it has left the page. On the way up the
 * browser may have to make good, with the next frame, for what moves above: one press per frame.
 */
const walkByKeyboard = async (
  page: Page,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<KeyboardWalk> => {
  const pressesAtOnce = key === 'Tab' ? 40 : 1;
  const isOver = (): Promise<boolean | undefined> =>
    page.evaluate(
      () =>
        new Promise<boolean | undefined>((tell) => {
          requestAnimationFrame(() => tell(window.keyboardWalk?.isOver()));
        }),
    );
  await page.evaluate(watchKeyboardWalk);
  for (let presses = 0; presses < MAX_STOPS; presses += pressesAtOnce) {
    await Promise.all(Array.from({length: pressesAtOnce}, () => page.keyboard.press(key)));
    if (await isOver()) break;
  }
  expect(await isOver(), 'the Tab key gets out of the page again').toBe(true);
  return page.evaluate(() => window.keyboardWalk?.result() ?? {stops: [], missed: ['everything']});
};

/** One page of each kind: there it is also walked backward, where a sticky header is in the way. */
const backwards = new Set(
  pageGroupIds.map((id) => pages.find((path) => pageGroups[id].holds(path))),
);

/** Steps that go against the order of the document, or up the page without going to the right. */
const stepsBack = (stops: readonly Stop[]): string[] =>
  stops.slice(1).flatMap((stop, index) => {
    const before = stops[index];
    if (!before) return [];
    const isUp = stop.box.bottom <= before.box.top && stop.box.left < before.box.right - 1;
    return stop.order < before.order || isUp ? [`${before.name} → ${stop.name}`] : [];
  });

/** What is in `before` more often than in `after`. */
const missing = (before: readonly string[], after: readonly string[]): string[] => {
  const left = [...after];
  return before.filter((item) => {
    const place = left.indexOf(item);
    if (place >= 0) left.splice(place, 1);
    return place < 0;
  });
};

for (const path of pages) {
  warmTest(
    `${path} by keyboard, at 400%, spaced out, and in forced colors`,
    async ({page, watch}) => {
      if (path === '/404') watch.expect(/404/);
      await page.emulateMedia({colorScheme: 'light', reducedMotion: 'reduce'});
      await page.setViewportSize(WIDE);
      await page.goto(path, {waitUntil: 'commit'});
      // The first press of a key brings the scripts at once.
      await page.keyboard.press('Shift');
      await hydrated(page);
      if (path === '/') {
        // Near view the calendar takes the place of two links; not in the middle of a walk.
        await page.getByRole('group', {name: 'Booking calendar'}).scrollIntoViewIfNeeded();
        await expect(page.getByText('Calendar of the test')).toBeVisible();
        await page.evaluate(() => window.scrollTo(0, 0));
      }

      const {stops, missed} = await walkByKeyboard(page);
      expect(stops.length).toBeGreaterThan(20);
      expect(missed, 'what the Tab key does not reach').toEqual([]);
      expect(stepsBack(stops), 'steps against the reading order').toEqual([]);
      expect(
        stops
          .filter(({problems}) => problems.length > 0)
          .map(({name, problems}) => [name, problems]),
        'focus that cannot be seen',
      ).toEqual([]);
      if (backwards.has(path)) {
        await page.getByRole('contentinfo').getByRole('link').last().focus();
        const back = await walkByKeyboard(page, 'Shift+Tab');
        expect(back.stops.length).toBeGreaterThan(20);
        expect(
          back.stops.filter(({problems}) => problems.length > 0),
          'focus that cannot be seen on the way back',
        ).toEqual([]);
      }
      expect(await page.evaluate(motions), 'motion, though less is asked for').toEqual([]);
      expect(await page.evaluate(smallTargets), 'targets at 1280 px').toEqual([]);
      const wideTexts = await page.evaluate(visibleTexts);
      const wideOverlaps = await page.evaluate(overlappingTexts);
      const wideClips = await page.evaluate(clippedTexts);
      expect(wideClips).toEqual([]);
      await page.evaluate(markGraphics);

      await page.emulateMedia({forcedColors: 'active'});
      expect(await page.evaluate(forcedColorProblems), 'in forced colors').toEqual([]);
      await page.emulateMedia({forcedColors: 'none'});

      await page.setViewportSize(ZOOMED);
      expect(await sidewaysScroll(page), 'sideways scroll at 400%').toBe(0);
      expect(missing(wideTexts, await page.evaluate(visibleTexts)), 'texts lost at 400%').toEqual(
        [],
      );
      expect(await page.evaluate(clippedTexts), 'texts cut off at 400%').toEqual([]);
      expect(await page.evaluate(smallTargets), 'targets at 400%').toEqual([]);
      const overlapsAt = new Map([
        [WIDE.width, wideOverlaps],
        [ZOOMED.width, await page.evaluate(overlappingTexts)],
      ]);
      await page.evaluate(() => window.scrollTo(0, innerHeight * 2));
      const headerBottom = await page
        .getByRole('banner')
        .evaluate((header) => header.getBoundingClientRect().bottom);
      expect(headerBottom, 'the header takes no room while reading at 400%').toBeLessThanOrEqual(0);

      await page.evaluate((css) => {
        const style = document.createElement('style');
        style.textContent = css;
        document.head.append(style);
      }, TEXT_SPACING);
      // On the narrowest phone, at 200%, and as it is.
      for (const viewport of [{width: 320, height: 640}, {width: 640, height: 512}, WIDE]) {
        await page.setViewportSize(viewport);
        const at = `spaced out at ${viewport.width} px`;
        expect(await page.evaluate(clippedTexts), `texts cut off ${at}`).toEqual([]);
        expect(await sidewaysScroll(page), `sideways scroll ${at}`).toBe(0);
        const before = overlapsAt.get(viewport.width);
        if (before) {
          expect(
            missing(await page.evaluate(overlappingTexts), before),
            `texts over one another ${at}`,
          ).toEqual([]);
        }
      }
    },
  );
}

test.describe('names and roles', () => {
  test.use({viewport: WIDE});

  test('the header with its Solutions menu', async ({page}) => {
    await page.goto('/');
    await hydrated(page);
    const header = page.getByRole('banner');
    await header.getByRole('navigation', {name: 'Main', exact: true}).locator('summary').click();
    await expect(header).toMatchAriaSnapshot(`
      - banner:
        - link "Ringwell home":
          - /url: /
        - navigation "Main":
          - group:
            - text: Solutions
            - list "Medical":
              - listitem:
                - link "Family medicine":
                  - /url: /solutions/family-medicine
            - list "Dental and eye":
              - listitem:
                - link "Dental"
            - list "Body and movement":
              - listitem:
                - link "Physiotherapy"
            - list "Wellness and animals":
              - listitem:
                - link "Medical spas"
            - link "Call Test AI":
              - /url: tel:+14165550142
            - link "All solutions":
              - /url: /solutions
          - list:
            - listitem:
              - link "Features":
                - /url: /features
        - link "Try Now (416) 555-0142":
          - /url: tel:+14165550142
        - button "Dark theme"
        - link "Schedule a Demo! (opens in a new tab)"
    `);
    await header.getByRole('button', {name: 'Dark theme'}).click();
    await expect(header).toMatchAriaSnapshot(`
      - banner:
        - button "Dark theme" [pressed]
    `);
  });

  test('the menu of a small screen', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await page.goto('/');
    await hydrated(page);
    const header = page.getByRole('banner');
    await header.locator('summary[aria-label="Menu"]').click();
    await header.getByText('Solutions', {exact: true}).last().click();
    await expect(header).toMatchAriaSnapshot(`
      - banner:
        - link "Ringwell home"
        - link "Schedule a Demo! (opens in a new tab)"
        - group:
          - navigation "Main, small screen":
            - group:
              - text: Solutions
              - list:
                - listitem:
                  - link "Family medicine"
                - listitem:
                  - link "All solutions"
            - list:
              - listitem:
                - link "Features"
            - link "Schedule a Demo! (opens in a new tab)"
            - link "Try Now (416) 555-0142"
            - button "Dark theme"
    `);
  });

  test('the calculator', async ({page}) => {
    await page.goto('/calculator?missed=120');
    await hydrated(page);
    await page.getByRole('button', {name: 'Dental', exact: true}).click();
    await page.getByRole('textbox', {name: 'Calls you miss today'}).fill('120');
    await expect(page.getByRole('region', {name: 'Your practice'})).toMatchAriaSnapshot(`
      - region "Your practice":
        - heading "Your practice" [level=2]
        - group "Your practice":
          - textbox "Calls per day": "45"
          - text: calls a day
          - slider "Calls per day, slider": "45"
          - textbox "Calls you miss today": "120"
          - slider "Calls you miss today, slider"
          - paragraph: /More than 100%/
          - textbox "Revenue per visit": "280"
          - slider "Revenue per visit, slider"
          - textbox "Front-desk wage"
          - slider "Front-desk wage, slider"
          - textbox "Front-desk hours a week"
          - slider "Front-desk hours a week, slider"
        - group "Start from a benchmark":
          - button "Family Medicine"
          - button "Dental"
          - button "Reset"
        - img /One month of missed calls/
        - term: Additional revenue
        - definition: /\\$/
        - term: Payback on setup
        - definition: /months/
        - status
        - button "Copy link"
        - button "Print"
        - button "Export PDF"
        - link "Book Your Demo (opens in a new tab)"
    `);
  });

  test('the newsletter form', async ({page}) => {
    await page.goto('/pricing');
    await hydrated(page);
    await expect(page.getByRole('contentinfo').getByRole('region').first()).toMatchAriaSnapshot(`
      - region "One short letter a month on running a calmer front desk.":
        - heading "One short letter a month on running a calmer front desk." [level=2]
        - textbox "Work email"
        - button "Subscribe"
        - status
        - paragraph: No patient data, ever. Unsubscribe from any issue.
    `);
  });

  test('the contact form and its questions', async ({page}) => {
    await page.goto('/contact');
    await hydrated(page);
    await page.getByRole('textbox', {name: 'Message'}).focus();
    const state = page.getByRole('combobox', {name: /^State/});
    await expect(state).toHaveJSProperty('tagName', 'BUTTON');
    await expect(page.getByRole('form', {name: 'Contact'})).toMatchAriaSnapshot(`
      - form "Contact":
        - textbox "First name"
        - textbox "Last name"
        - textbox "Email"
        - textbox "Phone optional"
        - combobox "Practice type optional": Choose one
        - textbox "Clinic name optional"
        - combobox "Team size optional": Choose one
        - combobox "State optional": Choose one
        - textbox "Message" [active]
        - paragraph: /Please do not include patient information/
        - button "Send Message"
        - alert
    `);
    await expect(page.getByRole('textbox', {name: 'Message'})).toHaveAccessibleDescription(
      /patient information/,
    );
    await state.press('Enter');
    await expect(page.getByRole('listbox')).toMatchAriaSnapshot(`
      - listbox:
        - option "Alabama (AL)"
        - option "Wyoming (WY)"
    `);
    await page.keyboard.press('Escape');
    await expect(state).toBeFocused();

    const questions = page.getByRole('region', {name: 'Before you write'});
    await questions.locator('summary').first().press('Enter');
    await expect(questions).toMatchAriaSnapshot(`
      - region "Before you write":
        - heading "Before you write" [level=2]
        - group:
          - text: How quickly can we get started?
          - paragraph: /48-72 hours/
        - group: Do you help with setup and training?
    `);
  });

  test('the filter of the blog', async ({page}) => {
    await page.goto('/blog');
    await hydrated(page);
    await page.getByRole('button', {name: /^HIPAA Compliance/}).click();
    await page.getByRole('searchbox').fill('hipaa');
    await expect(page.getByRole('main')).toMatchAriaSnapshot(`
      - main:
        - heading "Notes from the front desk" [level=1]
        - search "Articles":
          - searchbox "Search articles" [active]: hipaa
          - group "Category":
            - button /All \\d+/
            - button /HIPAA Compliance \\d+/ [pressed]
        - status: 1 article of 6 for “hipaa” in HIPAA Compliance
        - article:
          - heading "HIPAA on the phone, without the fog" [level=2]
    `);
  });

  test.describe('without an answer', () => {
    test.use({consent: null});

    test('the question of consent', async ({page}) => {
      await page.goto('/about');
      await hydrated(page);
      await expect(page.getByRole('region', {name: 'May we count this visit?'}))
        .toMatchAriaSnapshot(`
          - region "May we count this visit?":
            - paragraph: May we count this visit?
            - paragraph: /If you say yes/
            - paragraph:
              - text: /If you say no/
              - link "privacy policy":
                - /url: /privacy
            - button "Yes, count it"
            - button "No, don’t count it"
        `);
    });

    for (const viewport of [WIDE, ZOOMED]) {
      test(`hides no focus at ${viewport.width} px`, async ({page}) => {
        await page.setViewportSize(viewport);
        await page.goto('/pricing');
        await hydrated(page);
        const bar = page.getByRole('region', {name: 'May we count this visit?'});
        await expect(bar).toBeVisible();
        const box = await bar.boundingBox();
        expect(box?.height, 'room left to read').toBeLessThan(viewport.height * 0.6);
        const {stops, missed} = await walkByKeyboard(page);
        expect(missed).toEqual([]);
        expect(
          stops.filter(({problems}) => problems.some((problem) => /hidden|outside/.test(problem))),
        ).toEqual([]);
      });
    }
  });
});

test.describe('said aloud', () => {
  /** What a screen reader says by itself: text that appears in a region that was there before. */
  const listen = (page: Page): Promise<unknown> =>
    page.addInitScript(() => {
      const heard: string[] = ((window as unknown as {heard: string[]}).heard = []);
      const regions =
        '[role=status], [role=alert], [role=log], [aria-live=polite], [aria-live=assertive]';
      new MutationObserver((mutations) => {
        for (const {target, addedNodes} of mutations) {
          const element = target instanceof Element ? target : target.parentElement;
          const region = element?.closest(regions);
          if (region?.textContent) heard.push(region.textContent);
          for (const node of addedNodes) {
            // The one role that is said when it comes with its text.
            if (node instanceof Element && node.matches('[role=alert]') && node.textContent) {
              heard.push(node.textContent);
            }
          }
        }
      }).observe(document, {childList: true, subtree: true, characterData: true});
    });

  const heard = (page: Page): Promise<string> =>
    page.evaluate(() => (window as unknown as {heard: string[]}).heard.join('\n'));

  const expectHeard = (page: Page, text: string | RegExp): Promise<void> =>
    expect.poll(() => heard(page), 'what was said').toMatch(text);

  test.beforeEach(({page}) => listen(page));

  test('the new page, a sign-up, and its toast', async ({page}) => {
    await page.goto('/about');
    await hydrated(page);
    expect(await heard(page), 'nothing is said on arrival').toBe('');
    await page.getByRole('banner').getByRole('link', {name: 'Features'}).click();
    await expect(page).toHaveURL('/features');
    await expect(page).not.toHaveTitle(/About/);
    await expectHeard(page, await page.title());

    await page
      .getByRole('textbox', {name: 'Work email'})
      .fill(`heard-${Date.now()}@practice.example`);
    await page.getByRole('button', {name: 'Subscribe'}).click();
    await expectHeard(page, /You're all set!/);
    await expectHeard(page, /Welcome aboard! 🎉/);
    await expectHeard(page, /You'll receive updates about Ringwell/);
  });

  test('how many results there are', async ({page}) => {
    await page.goto('/blog');
    await hydrated(page);
    await page.getByRole('searchbox').fill('hipaa');
    await expectHeard(page, /1 article of 6 for “hipaa”/);
    await page.getByRole('searchbox').fill('zebra');
    await expectHeard(page, /0 articles|No article/);

    await page.goto('/integrations');
    await hydrated(page);
    await page.getByRole('searchbox').fill('dentrix');
    await expectHeard(page, /1 of \d+ shown/);
  });

  test('what the calculator and the plan finder come to', async ({page}) => {
    await page.goto('/calculator');
    await hydrated(page);
    await page.getByRole('textbox', {name: 'Calls per day'}).fill('80');
    await expectHeard(page, /Net benefit \$33,681 a month/);
    await page.goto('/pricing');
    await hydrated(page);
    await page.getByRole('textbox', {name: 'Locations'}).fill('20');
    await expectHeard(page, /Enterprise/);
  });

  test('that a message was not sent, and why', async ({page, watch}) => {
    watch.expect(/The contact message was not stored/);
    watch.expect(/request failed/);
    watch.expect(/net::ERR_FAILED/);
    await page.route('**/rest/v1/contact_messages*', (route) => route.abort());
    await page.goto('/contact');
    await hydrated(page);
    for (const [name, value] of [
      ['First name', 'Ana'],
      ['Last name', 'Ruiz'],
      ['Email', 'ana@practice.example'],
      ['Message', 'Hello'],
    ] as const) {
      await page.getByRole('textbox', {name, exact: true}).fill(value);
    }
    await page.getByRole('button', {name: 'Send Message'}).click();
    await expectHeard(page, /That did not go through\..*press the button again/);
  });

  test.describe('without an answer', () => {
    test.use({consent: null});

    test('that the answer was saved', async ({page}) => {
      await page.goto('/about');
      await hydrated(page);
      await page.getByRole('button', {name: /^No, don/}).click();
      await expectHeard(page, /Saved: this visit is not counted\./);
    });
  });
});
