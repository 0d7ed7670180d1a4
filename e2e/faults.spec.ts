// What fails outside of us, each once where its code is: nothing typed is lost, no button is dead,
// nothing spins forever. docs/run/faults.md lists it. The calendar's faults are in calendar.spec.ts,
// files that are gone in deployment.spec.ts.
import type {Page} from '@playwright/test';

import {brand} from '../src/config/brand';
import {INSERT_TIMEOUT_MS} from '../src/domain/backend/insertRow';
import {BACKEND_URL} from './addresses';
import {accessibilityViolations} from './axe';
import {pageKinds} from './builtSite';
import {fakeHost, fakeMeasurement, GTAG_HOST, LOGIN_PAGE, PIXEL_HOST} from './fakes';
import {consentBar, expect, expectWell, follow, LONG, open, test} from './fixtures';
import {
  choose,
  contactField,
  fillContact,
  freshEmail,
  MESSAGE,
  newsletterForm,
  pressSend,
  rowsOf,
  sendContact,
  signUp,
} from './forms';
import {afterAction} from './specStrings';

const {toasts} = afterAction;

test.describe('JavaScript off', () => {
  test.use({javaScriptEnabled: false});

  test('every kind of page can be read, and has no dead buttons', async ({page, watch}) => {
    watch.expect(/404/);
    for (const path of pageKinds) {
      await page.goto(path, {waitUntil: 'domcontentloaded'});
      const wrong = await page.evaluate(() => {
        const shown = (selector: string): Element[] =>
          [...document.querySelectorAll(selector)].filter((element) =>
            element.checkVisibility({visibilityProperty: true}),
          );
        const dead = shown('button, .needsScript, [role=search], [type=submit]');
        return [
          ...dead.map((element) => `dead: ${element.textContent}`),
          ...(shown('h1').length === 1 ? [] : ['no heading']),
          ...(shown('a[href^="mailto:"]').length > 0 ? [] : ['no address to write to']),
          ...(/Loading calendar|Looking…/.exec(document.body.innerText) ?? []),
        ];
      });
      expect(wrong, path).toEqual([]);
    }
    await page.goto('/contact');
    await expect(page.locator('select[name=state] option')).toHaveCount(52);
    await expect(page.getByText(/Sending this form needs JavaScript/)).toBeVisible();
  });
});

test.describe('without an answer to the question of consent', () => {
  test.use({consent: null});

  test('storage throws: answer and theme hold as long as the page is open', async ({
    page,
    watch,
  }) => {
    watch.expect(/Docusaurus browser storage is not available/);
    await page.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('The operation is insecure', 'SecurityError');
          },
        });
      }
    });
    await open(page, '/');
    await consentBar(page).getByRole('button', {name: /^No/}).click();
    await expect(consentBar(page)).toHaveCount(0);
    await page.getByRole('button', {name: 'Dark theme'}).click();
    const email = freshEmail();
    await signUp(page, email);
    expect(await rowsOf(email)).toBe(1);
    for (const path of ['/contact', '/calculator', '/blog', '/integrations']) {
      await follow(page, path);
      await expectWell(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(consentBar(page), 'asked once').toHaveCount(0);
    }
  });
});

/** Both forms, sent to a backend that fails; then it works again. */
const sendInVain = async (
  page: Page,
  setFailing: (isFailing: boolean) => Promise<unknown>,
  words: readonly string[],
  patienceMs = 0,
): Promise<void> => {
  await page.clock.install();
  await open(page, '/contact');
  const email = freshEmail();
  const {field, button, panel} = newsletterForm(page);
  await field.fill(email);
  await fillContact(page, email);
  await choose(page, /^State/, 'California (CA)');
  await setFailing(true);

  await Promise.all([page.waitForRequest(/newsletter_subscriptions/), button.click()]);
  await page.clock.fastForward(patienceMs);
  for (const line of words) await expect(page.getByText(line).last()).toBeVisible();
  await expect(button).toHaveText('Subscribe');
  await expect(button).toBeFocused();
  await expect(field).toHaveValue(email);

  await Promise.all([page.waitForRequest(/contact_messages/), pressSend(page)]);
  await page.clock.fastForward(patienceMs);
  const alert = page.getByRole('alert').filter({hasText: 'Nothing you typed is lost'});
  await expect(alert).toContainText('(416) 555-0142');
  await expect(alert).toContainText(brand.email.display);
  await expect(contactField(page, 'First name')).toHaveValue('  Ana ');
  await expect(contactField(page, 'Email')).toHaveValue(email);
  await expect(contactField(page, 'Message')).toHaveValue(MESSAGE);
  await expect(page.getByRole('combobox', {name: /^State/})).toContainText('California (CA)');
  await expectWell(page);
  expect(await accessibilityViolations(page)).toEqual([]);
  expect(await rowsOf(email)).toBe(0);

  await setFailing(false);
  await button.click();
  await expect(panel).toBeVisible();
  await sendContact(page);
  expect(await rowsOf(email)).toBe(2);
};

test.describe('the backend', () => {
  test.beforeEach(({watch}) => {
    watch.expect(/Newsletter sign-up failed/, /The contact message was not stored/);
  });

  for (const [failure, answer, words, patienceMs] of [
    ['nothing', 'silence', toasts.exception, INSERT_TIMEOUT_MS],
    ['status 500', {...LOGIN_PAGE, status: 500}, toasts.failed, 0],
    ['a login page', LOGIN_PAGE, toasts.exception, 0],
  ] as const) {
    test(`answers with ${failure}`, failure === 'nothing' ? {} : LONG, async ({page, watch}) => {
      if (failure === 'status 500') watch.expect(/answered 500/);
      const setFailing = (isFailing: boolean): Promise<void> =>
        fakeHost(page, BACKEND_URL, () => (isFailing ? answer : 'passed on'));
      await sendInVain(page, setFailing, words, patienceMs);
    });
  }

  // A blocker's refusal comes to the same.
  test('is offline in the middle of a form', async ({page, context, watch}) => {
    watch.expect(/request failed: .*\/rest\/v1\//);
    // What is fetched ahead, too.
    watch.tolerate(/ERR_INTERNET_DISCONNECTED/);
    await sendInVain(page, (isFailing) => context.setOffline(isFailing), toasts.exception);
  });
});

test.describe('a service that counts', () => {
  test.use({consent: 'granted'});

  /** Buttons, forms and links act, at once: nobody waits for a service that counts. */
  const expectUnhindered = async (page: Page): Promise<void> => {
    await page.getByRole('button', {name: 'Dark theme'}).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await signUp(page, freshEmail());
    await page.getByRole('contentinfo').getByRole('link', {name: 'About', exact: true}).click();
    await expect(page).toHaveTitle(/About/);
  };
  const THROWS =
    "window.dataLayer.push = () => { throw new Error('in push'); }; throw new Error('of the service');";

  for (const [failure, answer] of [
    ['silence', 'silence'],
    ['a script that throws', {contentType: 'text/javascript', body: THROWS}],
  ] as const) {
    test(`analytics: ${failure}`, failure === 'silence' ? LONG : {}, async ({page, watch}) => {
      if (failure !== 'silence') watch.expect(/uncaught: of the service/);
      const measured = await fakeMeasurement(page, () => answer);
      const asked = page.waitForRequest(`${GTAG_HOST}/**`);
      await open(page, '/pricing');
      await asked;
      await expectUnhindered(page);
      await expect.poll(() => measured.pixelNames()).toEqual(['PageView', 'Lead', 'PageView']);
      expect(measured.everything(), 'an address').not.toContain('practice.example');
    });
  }

  for (const failure of ['silence', 'blocked'] as const) {
    const details = failure === 'silence' ? LONG : {};
    test(`the pixel: ${failure}; it is told the next page`, details, async ({page, watch}) => {
      if (failure === 'blocked') watch.expect(/request failed/);
      const measured = await fakeMeasurement(page);
      await fakeHost(page, PIXEL_HOST, () => failure);
      await open(page, '/pricing');
      await expectUnhindered(page);
      await expect
        .poll(() => measured.foreign.filter((url) => url.includes('ev=PageView')))
        .toHaveLength(2);
      await expect
        .poll(() => measured.names())
        .toEqual(['page_view', 'newsletter_signup', 'page_view']);
      expect(measured.events('newsletter_signup')).toEqual([{event_category: 'engagement'}]);
    });
  }
});
