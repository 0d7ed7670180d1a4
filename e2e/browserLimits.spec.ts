// Controls work even if settings or limits of a browser disable an API, or an extension removes parts
// of the page.
import {consentBar, expect, expectUsable, navigate, open, test} from './fixtures';
import {freshEmail, rowsOf, signUp} from './forms';

test.use({consent: null});

test('without storage: consent, theme and a sign-up last while the page is open', async ({
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
  await page.getByRole('button', {name: 'Dark theme'}).click();
  const email = freshEmail();
  await signUp(page, email);
  expect(await rowsOf(email)).toBe(1);
  for (const path of ['/contact', '/calculator']) {
    await navigate(page, path);
    await expectUsable(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(consentBar(page), 'asked once').toHaveCount(0);
  }
});

test('without history: the call works, and a link navigates', async ({page}) => {
  await page.addInitScript(() => {
    history.pushState = history.replaceState = () => {
      throw new DOMException('refused', 'SecurityError');
    };
  });
  await open(page, '/solutions/dental?call=start');
  await expect(page.getByRole('group', {name: /^Sample call to/})).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', {name: 'About', exact: true}).click();
  await expect(page).toHaveURL('/about');
  await expect(page).toHaveTitle(/About/);
  await expectUsable(page);
});

test('the consent bar can be opened and answered after an extension has removed or hidden it', async ({
  page,
}) => {
  await open(page, '/pricing');
  await expect(consentBar(page)).toBeVisible();
  await consentBar(page).evaluate((bar) => bar.remove());
  // Like blocker lists that know the names of consent bars.
  const hidden = ['consent', 'cookie', 'gdpr', 'privacy'].map(
    (name) => `[id*="${name}" i], [class*="${name}" i]`,
  );
  await page.addStyleTag({content: `${hidden.join()} {display: none !important}`});
  await page.getByRole('button', {name: 'Privacy choices'}).click();
  await expect(consentBar(page)).toBeFocused();
  await consentBar(page).getByRole('button', {name: /^No/}).click();
  await expect(consentBar(page)).toHaveCount(0);
  await page.getByRole('contentinfo').getByRole('link', {name: 'About', exact: true}).click();
  await expect(page).toHaveTitle(/About/);
  await expectUsable(page);
});
