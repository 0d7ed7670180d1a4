// Extensions, translators and proxies change a page before hydration. React then renders it again
// (error 418), and earlier typing, presses and open parts must be kept.
import type {Page} from '@playwright/test';

import {blockScripts, expect, test} from './fixtures';
import {CONTROLS, DOM_CHANGES} from './domChanges';

/** Captures the visible state of the page: typed values, open parts, focus, theme and scroll. */
const readPageState = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const squeezed = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, '');
    const nameOf = (element: Element | null): string =>
      squeezed(
        element?.getAttribute('aria-label') ??
          (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
            ? [...(element.labels ?? [])].map(({textContent}) => textContent).join()
            : element?.textContent),
      ).slice(0, 60);
    const active = document.activeElement as HTMLInputElement | null;
    return {
      sent: [...document.forms].map((form) => [...new FormData(form)].sort()),
      unnamed: [...document.querySelectorAll<HTMLInputElement>('main input:not([name])')].map(
        (field) => [nameOf(field), field.value],
      ),
      opened: [...document.querySelectorAll('details[open] > summary')].map(nameOf),
      focus: [nameOf(active), active?.selectionStart ?? null],
      theme: document.documentElement.dataset.theme,
      // An added line of text above moves the page by an invisible pixel.
      scroll: Math.round(scrollY / 10),
    };
  });

/** Types into every field, opens every disclosure, toggles the theme, and focuses a field. */
const interactEarly = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const press = (selector: string): void => {
      for (const one of document.querySelectorAll<HTMLElement>(selector)) one.click();
    };
    press('main details > summary');
    const fields = [
      // File inputs can't be set by a script.
      ...document.querySelectorAll<HTMLInputElement>(
        'main input:not([type=file]), main textarea, footer input',
      ),
    ].filter((field) => field.type !== 'hidden' && field.checkVisibility());
    for (const field of fields) {
      field.focus({preventScroll: true});
      if (field.type === 'checkbox') field.click();
      else {
        field.value = field.type === 'range' ? field.max : '12345';
        field.dispatchEvent(new InputEvent('input', {bubbles: true}));
      }
    }
    for (const list of document.querySelectorAll('select')) {
      list.selectedIndex = 2;
      list.dispatchEvent(new InputEvent('input', {bubbles: true}));
    }
    const rest = fields.find(({type}) => /^(?:text|search|email)$/.test(type));
    rest?.focus({preventScroll: true});
    if (rest && rest.type !== 'email') rest.setSelectionRange(2, 2);
  });

const visit = async (
  page: Page,
  path: string,
  change?: keyof typeof DOM_CHANGES,
): Promise<unknown> => {
  const scripts = await blockScripts(page);
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto(path, {waitUntil: 'domcontentloaded'});
  await page.getByRole('button', {name: 'Dark theme'}).first().click();
  await interactEarly(page);
  await page.evaluate(() => scrollTo(0, 150));
  if (change !== undefined) await page.evaluate(DOM_CHANGES[change], CONTROLS);
  await scripts.release();
  await page.waitForTimeout(300);
  return readPageState(page);
};

/** Pages with the most state, and one change of each kind. */
const CASES = {
  '/contact': ['an element beside every control', 'comments stripped'],
  '/calculator': ['an element around every control'],
} as const;

for (const [path, changes] of Object.entries(CASES)) {
  test(`keeps the visible state after changes before hydration: ${path}`, async ({
    browser,
    page,
  }) => {
    const expected = await visit(page, path);
    for (const change of changes) {
      const context = await browser.newContext();
      const done = await visit(await context.newPage(), path, change);
      expect.soft(done, change).toEqual(expected);
      await context.close();
    }
  });
}
