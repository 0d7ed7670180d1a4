// Journeys in Playwright's browsers: Firefox, the oldest supported Chrome, and Chromium without the
// features that the oldest supported Firefox and Safari lack.
import {writeFileSync} from 'node:fs';

import type {Page} from '@playwright/test';

import {expect, hydrated, replaceText, test as base} from '../fixtures';
import {readPdf} from '../readPdf';
import {type Browser, missingApis, missingCss, removeUnsupported} from './compat';
import {testJourneys, testVisits, type Visitor} from './journeys';

/** Serves pages and style sheets without unsupported features. */
const rewriteStyles = async (page: Page, browser: Browser): Promise<void> => {
  const rewritten = new Map<string, string>();
  const rewrite = (css: string): string => {
    const known = rewritten.get(css) ?? removeUnsupported(css, browser);
    rewritten.set(css, known);
    return known;
  };
  await page.route(
    (url) => url.hostname === '127.0.0.1',
    async (route) => {
      const kind = route.request().resourceType();
      if (kind !== 'document' && kind !== 'stylesheet') return route.fallback();
      const response = await route.fetch({maxRedirects: 0});
      const text = await response.text();
      const body =
        kind === 'stylesheet'
          ? rewrite(text)
          : text.replace(
              /(<style[^>]*>)([^]*?)(?=<\/style>)/g,
              (_, tag: string, css: string) => tag + rewrite(css),
            );
      return route.fulfill({response, body});
    },
  );
};

/** Removes APIs from each page before its scripts run. */
const removeApis = ({apis, css}: {apis: [string, string?][]; css: string[]}): void => {
  const globals = window as unknown as Record<string, Record<string, unknown> | undefined>;
  const events = new Set<string>();
  Object.assign(window, {originalVisibility: Element.prototype.checkVisibility});
  for (const [name, key] of apis) {
    if (key === undefined) delete globals[name];
    else if (key.endsWith('_event')) events.add(key.replace('_event', ''));
    else if (key.endsWith('_static')) delete globals[name]?.[key.replace('_static', '')];
    else {
      if (name === 'Window') delete globals[key];
      delete globals[name]?.[key];
      delete (globals[name]?.prototype as Record<string, unknown> | undefined)?.[key];
    }
  }
  const {addEventListener} = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function listen(type: string, ...rest) {
    if (!events.has(type)) addEventListener.call(this, type, ...rest);
  };
  const {supports} = CSS;
  CSS.supports = (...condition: string[]) =>
    !css.some((name) => condition.join(':').includes(name)) &&
    supports.apply(CSS, condition as [string]);
};

/** Checks whether a style sheet still has a rule that no imitated browser supports. */
const hasNewRules = (): boolean =>
  [...document.styleSheets]
    .flatMap(({cssRules}) => [...cssRules])
    .some(({cssText}) => cssText.includes('::details-content'));

interface Options {
  /** Supported browser whose oldest version is imitated. */
  readonly imitated: Browser | undefined;
}

const test = base.extend<Options & {readonly visitor: Visitor}>({
  imitated: [undefined, {option: true}],
  visitor: async ({page, browserName, imitated, watch}, use, testInfo) => {
    // Messages of the 404 page, and of Chrome 117 about a feature in our permissions policy.
    watch.tolerate(/answered 404/, /Page not found/, /Permissions-Policy header/);
    if (imitated) {
      await page.addInitScript(removeApis, {
        apis: missingApis(imitated),
        css: missingCss(imitated),
      });
      await rewriteStyles(page, imitated);
    }
    const print = async (): Promise<string> => {
      const file = testInfo.outputPath('printed.pdf');
      writeFileSync(file, await page.pdf({format: 'Letter'}));
      return readPdf(file);
    };
    await use({
      open: async (address) => {
        await page.goto(address);
        await hydrated(page);
        if (imitated) expect(await page.evaluate(hasNewRules), 'rules left in').toBe(false);
      },
      resize: (size) => page.setViewportSize(size),
      press: (selector, hasText) =>
        page.locator(selector).filter({hasText, visible: true}).first().click(),
      type: (selector, text) =>
        replaceText(page.locator(selector).filter({visible: true}).first(), text),
      key: (key) => page.keyboard.press(key),
      run: (task, argument) => page.evaluate(task as never, argument),
      ...(browserName === 'chromium' ? {print} : {}),
    });
  },
});

test.setTimeout(240_000);
testVisits(test);
testJourneys(test);
