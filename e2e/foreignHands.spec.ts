// Extensions, translators and proxies change a page before React sees it. React then draws the page
// anew (error 418), and what people had typed, pressed and opened until then must be found in it.
import type {Page} from '@playwright/test';

import {isLong} from '../scripts/jest/long';
import {makeSampleLog} from '../src/domain/phoneLog/sampleLog';
import {pageKinds} from './builtSite';
import {expect, hydrated, test} from './fixtures';
import {translatePage} from './translator';

const CONTROLS = 'main :is(input, textarea, select, button), footer :is(input, button)';

/** Page functions, by what they do to the page before hydration. */
const HANDS: Readonly<Record<string, (controls: string) => void>> = {
  'an element beside every control': (controls) => {
    for (const control of document.querySelectorAll(controls)) {
      control.after(document.createElement('com-1password-button'));
    }
  },
  'an element before every control': (controls) => {
    for (const control of document.querySelectorAll(controls)) {
      control.before(Object.assign(document.createElement('button'), {textContent: 'fill in'}));
    }
  },
  'an element around every control': (controls) => {
    const active = document.activeElement as HTMLInputElement;
    const {selectionStart, selectionEnd} = active;
    for (const control of document.querySelectorAll(controls)) {
      const around = document.createElement('span');
      control.replaceWith(around);
      around.append(control);
    }
    active.focus({preventScroll: true});
    if (selectionStart != null) active.setSelectionRange(selectionStart, selectionEnd);
  },
  'an element in every button': (controls) => {
    for (const control of document.querySelectorAll(controls)) {
      if (control instanceof HTMLButtonElement) control.append(document.createElement('i'));
    }
  },
  'attributes changed': (controls) => {
    document.documentElement.lang = 'fr';
    document.documentElement.classList.add('translated-ltr');
    for (const control of document.querySelectorAll(controls)) {
      control.setAttribute('data-lpignore', 'true');
      control.setAttribute('style', 'background: none');
      control.setAttribute('autocomplete', 'off');
    }
  },
  'comments stripped': () => {
    const walker = document.createTreeWalker(document, NodeFilter.SHOW_COMMENT);
    const comments: Comment[] = [];
    while (walker.nextNode()) comments.push(walker.currentNode as Comment);
    comments.forEach((comment) => comment.remove());
  },
  'addresses hidden from harvesters': () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="mailto:"]')) {
      link.href = '/cdn-cgi/l/email-protection#5a';
      link.innerHTML = '<span class="__cf_email__">[email&#160;protected]</span>';
    }
  },
  'texts wrapped': translatePage,
};

/** What a visitor has done to the page, as they would tell it. */
const whatWasDone = (page: Page): Promise<unknown> =>
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
      // A line of text more above moves the page by a pixel, which nobody sees.
      scroll: Math.round(scrollY / 10),
    };
  });

/** Types into every field, opens what opens, presses the theme's button, and rests in a field. */
const useEarly = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const press = (selector: string): void => {
      for (const one of document.querySelectorAll<HTMLElement>(selector)) one.click();
    };
    press('main details > summary');
    const fields = [
      // A file is chosen by hand only.
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

const visit = async (page: Page, path: string, hand?: string): Promise<unknown> => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/**', (route) => released.then(() => route.continue()));
  await page.emulateMedia({colorScheme: 'light'});
  await page.goto(path, {waitUntil: 'domcontentloaded'});
  await page.getByRole('button', {name: 'Dark theme'}).first().click();
  await useEarly(page);
  await page.evaluate(() => scrollTo(0, 150));
  if (hand !== undefined) await page.evaluate(HANDS[hand] ?? (() => undefined), CONTROLS);
  release();
  await hydrated(page);
  await page.waitForTimeout(300);
  const done = await whatWasDone(page);
  await page.unrouteAll({behavior: 'ignoreErrors'});
  return done;
};

/** Pages with most to lose, and hands that each change another kind of thing; `LONG=1` tries all on all. */
const SAMPLE: Readonly<Record<string, readonly string[]>> = {
  '/contact': ['an element beside every control', 'texts wrapped'],
  '/calculator': ['an element around every control', 'comments stripped'],
};

for (const path of isLong ? pageKinds : Object.keys(SAMPLE)) {
  test(`foreign hands before hydration: ${path}`, async ({browser, page, watch}) => {
    test.setTimeout(isLong ? 240_000 : 90_000);
    watch.tolerate(/404/);
    const expected = await visit(page, path);
    for (const hand of isLong ? Object.keys(HANDS) : (SAMPLE[path] ?? [])) {
      const context = await browser.newContext();
      const done = await visit(await context.newPage(), path, hand);
      expect.soft(done, hand).toEqual(expected);
      await context.close();
    }
  });
}

test('a file that was chosen is read, whatever stands beside its field', async ({page, watch}) => {
  watch.expect(/React error #418/);
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/**', (route) => released.then(() => route.continue()));
  await page.goto('/phone-log', {waitUntil: 'domcontentloaded'});
  await page.getByLabel('Choose the file').setInputFiles({
    name: 'log.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(makeSampleLog()),
  });
  await page.evaluate(HANDS['an element beside every control'] ?? (() => undefined), CONTROLS);
  release();
  await hydrated(page);
  await expect(page.getByRole('heading', {name: /^You missed 19%/})).toBeVisible();
});
