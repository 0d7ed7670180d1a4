// What visitors do, in WebKit (`npm run test:long`); in Firefox the other files' tests do it.
import {By, Key, type WebDriver} from 'selenium-webdriver';

import {findWebKit} from '../../scripts/lib/engines.mjs';
import {MIN_FILL_MS} from '../../src/domain/contact/contactMessage';
import {CONSENT_KEY} from '../../src/domain/analytics/consent';
import {freshEmail, MESSAGE, rowsOf} from '../forms';
import {backendRows} from '../rows';
import {afterAction} from '../specStrings';
import {NARROW, WIDE} from './look';
import {expect, hydrated, shown, test} from './webkit';

const press = async (driver: WebDriver, selector: string): Promise<void> =>
  (await shown(driver, selector)).click();

/** By its words, which have no quotation mark in them. */
const pressText = async (driver: WebDriver, tag: string, text: string): Promise<void> => {
  const element = await driver.wait(
    async () => (await driver.findElements(By.xpath(`//${tag}[contains(., "${text}")]`)))[0],
    20_000,
    text,
  );
  await driver.executeScript(
    (target: Element) => target.scrollIntoView({block: 'center', behavior: 'instant'}),
    element,
  );
  await element?.click();
};

const type = async (driver: WebDriver, selector: string, ...keys: string[]): Promise<void> => {
  const field = await shown(driver, selector);
  await field.click();
  // Two calls: the driver lets go of Control at the end of one.
  await field.sendKeys(Key.chord(Key.CONTROL, 'a'));
  await field.sendKeys(Key.BACK_SPACE, ...keys);
};

const value = (driver: WebDriver, selector: string): Promise<string> =>
  driver.executeScript(
    (one: string) => document.querySelector<HTMLInputElement>(one)?.value,
    selector,
  );

const text = (driver: WebDriver, selector = 'main'): Promise<string> =>
  driver.executeScript(
    (one: string) => document.querySelector<HTMLElement>(one)?.innerText,
    selector,
  );

const theme = (driver: WebDriver): Promise<string> =>
  driver.executeScript(() => document.documentElement.dataset.theme);

const CALLS = 'input[id$=dailyCalls]';
const SEARCH = '#integration-search';
const THEME = 'button[title="Dark theme"]';

test.skip(!findWebKit(), 'There is no WebKit.');

// Its driver types a letter in a tenth of a second, and more on a busy machine.
test.setTimeout(240_000);

test.beforeEach(({driver}) => driver.manage().window().setRect(WIDE));

test('the menus, by mouse and keyboard', async ({driver, site}) => {
  await driver.get(site.url);
  await hydrated(driver);
  await press(driver, '.navbar nav summary');
  await shown(driver, '.navbar a[href="/solutions/dental"]');
  await driver.actions().sendKeys(Key.ESCAPE).perform();
  await expect
    .poll(async () => (await driver.switchTo().activeElement()).getTagName())
    .toBe('summary');
  await press(driver, '.navbar nav summary');
  await press(driver, '.navbar a[href="/solutions/dental"]');
  await expect.poll(() => driver.getTitle()).toMatch(/Dental/);

  await driver.manage().window().setRect(NARROW);
  await press(driver, 'summary[aria-label=Menu]');
  await press(driver, '.navbar a[href="/pricing"]');
  await expect.poll(() => driver.getTitle()).toMatch(/Pricing/);
  await expect.poll(() => driver.executeScript(() => scrollY)).toBe(0);
});

test('the calculator and the plan finder, by typing and by keys', async ({driver, site}) => {
  await driver.get(`${site.url}/calculator`);
  await hydrated(driver);
  const before = await text(driver);
  await type(driver, CALLS, '77');
  await expect.poll(() => driver.getCurrentUrl()).toMatch(/calls=77/);
  expect(await text(driver)).not.toBe(before);
  await (
    await shown(driver, 'input[aria-label="Calls per day, slider"]')
  ).sendKeys(Key.ARROW_RIGHT);
  expect(await value(driver, CALLS)).toBe('78');

  await driver.get(`${site.url}/pricing`);
  await hydrated(driver);
  const locations = await shown(driver, 'input[aria-label="Locations, slider"]');
  await locations.sendKeys(Key.END);
  expect(await value(driver, 'input[aria-label="Locations, slider"]')).toBe('30');
  await expect.poll(() => text(driver, 'main')).toMatch(/Enterprise/);
  await expect.poll(() => driver.getCurrentUrl()).toMatch(/locations=30&minutes=640$/);

  await driver.get(`${site.url}/compare?calls=20`);
  await hydrated(driver);
  await type(driver, 'fieldset > div:nth-of-type(4) input', '$10');
  await expect.poll(() => text(driver, 'main [role=status]')).toMatch(/Voicemail costs least/);
  await expect.poll(() => driver.getCurrentUrl()).toMatch(/calls=20&lost=10$/);
});

test('a search’s list and field agree: typed, after a reload, and with keys held down', async ({
  driver,
  site,
}) => {
  const rows = (): Promise<string> =>
    driver.executeScript(
      (field: string) =>
        document.querySelector(field)?.closest('section, main')?.querySelectorAll('li h3, h3')
          .length,
      SEARCH,
    );
  await driver.get(`${site.url}/integrations`);
  await hydrated(driver);
  const all = await rows();
  await type(driver, SEARCH, 'ent');
  await expect.poll(rows).not.toBe(all);
  const some = await rows();
  await expect.poll(() => driver.getCurrentUrl()).toMatch(/q=ent/);
  await driver.navigate().refresh();
  await hydrated(driver);
  expect(await value(driver, SEARCH)).toBe('ent');
  await expect.poll(rows).toBe(some);
  // More changes than WebKit takes of an address in ten seconds.
  await type(driver, SEARCH, 'ent'.repeat(35));
  expect(await value(driver, SEARCH)).toBe('ent'.repeat(35));
  await type(driver, SEARCH, 'ent');
  await expect.poll(rows).toBe(some);

  await driver.get(`${site.url}/blog`);
  await hydrated(driver);
  await type(driver, '#blog-search', 'hipaa');
  await expect.poll(() => driver.getCurrentUrl()).toMatch(/q=hipaa/);
  await driver.navigate().refresh();
  await hydrated(driver);
  expect(await value(driver, '#blog-search')).toBe('hipaa');
  await expect.poll(() => text(driver)).toMatch(/\d+ articles? of \d+ for/);
});

test('a call to its end', async ({driver, site}) => {
  await driver.get(`${site.url}/solutions/dental`);
  await hydrated(driver);
  await pressText(driver, 'button', 'Take the call');
  const call = '[role=group][aria-label^="A call to"]';
  for (let turn = 0; turn < 20; turn += 1) {
    await driver.wait(
      async () =>
        (await driver.findElements(By.css(`${call} h2, ${call} li button:enabled`))).length > 0,
      20_000,
    );
    if ((await driver.findElements(By.css(`${call} h2`))).length > 0) break;
    await driver.actions().sendKeys('1').perform();
  }
  await shown(driver, `${call} h2`);
  expect(await text(driver, call)).toMatch(/is how long a call like this takes/);
});

test('both forms reach the backend', async ({driver, site}) => {
  const email = freshEmail();
  await driver.get(`${site.url}/contact`);
  await hydrated(driver);
  await type(driver, 'input[name=firstName]', 'Ana');
  await type(driver, 'input[name=lastName]', "O'Ruiz");
  await type(driver, 'form input[name=email][required][id$=-email]', email);
  // The driver leaves out line breaks that aren't keys.
  await type(driver, 'textarea[name=message]', MESSAGE.replace('\n', Key.RETURN));
  await press(driver, 'button[role=combobox][id$=-state]');
  await pressText(driver, '*[@role="option"]', 'New Jersey');
  await driver.sleep(MIN_FILL_MS);
  await pressText(driver, 'button', 'Send Message');
  await expect.poll(() => text(driver)).toContain(afterAction.contact.sent);
  const {messages} = await backendRows();
  expect(messages.filter((row) => row.email === email)).toMatchObject([
    {name: "Ana O'Ruiz", state: 'NJ', message: MESSAGE, honeypot: null},
  ]);

  const reader = freshEmail();
  await type(driver, 'input[placeholder="Work email"]', reader, Key.ENTER);
  await expect.poll(() => text(driver, 'body')).toContain(afterAction.newsletter.success);
  expect(await rowsOf(reader)).toBe(1);
});

test('what is done before hydration counts after it', async ({driver, site}) => {
  const isHydrated = (): Promise<unknown> =>
    driver.executeScript(() => document.documentElement.dataset.hasHydrated);
  let release = site.holdScripts();
  await driver.get(`${site.url}/calculator`);
  const before = await theme(driver);
  await press(driver, THEME);
  await type(driver, CALLS, '77');
  expect(await isHydrated()).not.toBe('true');
  expect(await theme(driver)).toBe(before);
  release();
  await hydrated(driver);
  await expect.poll(() => theme(driver)).not.toBe(before);
  await expect.poll(() => driver.getCurrentUrl()).toMatch(/calls=77/);
  await driver.actions().sendKeys('5').perform();
  expect(await value(driver, CALLS)).toBe('775');

  const email = freshEmail();
  release = site.holdScripts();
  await driver.get(`${site.url}/contact`);
  // One letter: a space would open the list in this engine, on any page, and letters are one word for a second only.
  await driver.executeScript(() => document.querySelector<HTMLElement>('[name=state]')?.focus());
  await driver.actions().sendKeys('h', Key.ARROW_DOWN).perform();
  expect(await value(driver, '[name=state]')).toBe('ID');
  // Typed by the driver, it would take longer than the page waits for its scripts.
  const field = await shown(driver, 'input[placeholder="Work email"]');
  await driver.executeScript(
    (target: HTMLInputElement, words: string) => {
      target.value = words;
      target.dispatchEvent(new Event('input', {bubbles: true}));
    },
    field,
    email,
  );
  await field.sendKeys(Key.ENTER);
  expect(await isHydrated()).not.toBe('true');
  release();
  await hydrated(driver);
  await expect.poll(() => text(driver, 'body')).toContain(afterAction.newsletter.success);
  expect(await rowsOf(email)).toBe(1);
  expect(await value(driver, '[name=state]')).toBe('ID');
});

test('Back brings what was typed, and knows what was answered meanwhile', async ({
  driver,
  site,
}) => {
  await driver.get(`${site.url}/terms`);
  await driver.executeScript((key: string) => localStorage.removeItem(key), CONSENT_KEY);
  await driver.get(`${site.url}/calculator`);
  await hydrated(driver);
  await type(driver, CALLS, '77');
  await expect.poll(() => text(driver, 'body')).toContain('May we count this website visit?');
  // A full load, which may keep the page that is left as it is.
  await driver.executeScript((to: string) => location.assign(to), `${site.url}/about`);
  await driver.wait(async () => /About/.test(await driver.getTitle()), 20_000);
  await hydrated(driver);
  await pressText(driver, 'button', 'No');
  const before = await theme(driver);
  await press(driver, THEME);
  await driver.navigate().back();
  await hydrated(driver);
  await expect.poll(() => text(driver, 'body')).not.toContain('May we count this website visit?');
  await expect.poll(() => theme(driver)).not.toBe(before);
  expect(await value(driver, CALLS)).toBe('77');
});

test('a phone log: read, with other hours, and put away', async ({driver, site}) => {
  await driver.get(`${site.url}/phone-log`);
  await hydrated(driver);
  await pressText(driver, 'button', 'Try it with a sample log');
  await expect.poll(() => text(driver)).toContain('You missed 19% of 1,414 calls.');
  await pressText(driver, 'summary', 'Change the hours');
  await (await shown(driver, '#hours-lunch-from')).sendKeys('No lunch');
  await expect.poll(() => text(driver)).toContain('Hours as you set them');
  await pressText(driver, 'button', 'Read another log');
  await expect.poll(() => text(driver)).toContain('Drop last month’s call log here');
});
