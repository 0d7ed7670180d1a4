// Screen reader announcements of changes. Results of fields: blog.spec.ts, and the tests of their parts.
import type {Page} from '@playwright/test';

import {expect, navigate, open, test} from './fixtures';
import {freshEmail, newsletterForm} from './forms';
import {afterAction} from './specStrings';

/** Records text added to an existing live region, or in a newly added alert. */
const recordAnnouncements = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const announced: string[] = ((window as unknown as {announced: string[]}).announced = []);
    const regions = '[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])';
    new MutationObserver((mutations) => {
      for (const {target, addedNodes} of mutations) {
        const element = target instanceof Element ? target : target.parentElement;
        const alerts = [...addedNodes].filter(
          (node) => node instanceof Element && node.matches('[role=alert]'),
        );
        for (const source of [element?.closest(regions), ...alerts]) {
          if (source?.textContent) announced.push(source.textContent);
        }
      }
    }).observe(document, {childList: true, subtree: true, characterData: true});
  });

const announced = (page: Page): Promise<string> =>
  page.evaluate(() => (window as unknown as {announced: string[]}).announced.join('\n'));

const expectAnnounced = (page: Page, text: string | RegExp): Promise<void> =>
  expect.poll(() => announced(page), 'announcements').toMatch(text);

test.use({consent: null});

test('announces an answer, a new page, a sign-up, and its toast to screen readers', async ({
  page,
}) => {
  await recordAnnouncements(page);
  await open(page, '/about');
  expect(await announced(page), 'nothing is said on arrival').toBe('');
  await page.getByRole('button', {name: 'No', exact: true}).click();
  await expectAnnounced(page, /Saved: nothing is measured\./);

  await navigate(page, '/pricing');
  await expectAnnounced(page, await page.title());

  // A link within the page isn't announced, even if the title changes.
  const before = await announced(page);
  await page.evaluate(async () => {
    location.hash = 'included';
    await new Promise((resolve) => setTimeout(resolve, 200));
    document.title = 'Another title';
  });
  await page.waitForTimeout(200);
  expect(await announced(page)).toBe(before);

  await newsletterForm(page).field.fill(freshEmail());
  await newsletterForm(page).button.click();
  await expectAnnounced(page, afterAction.newsletter.success);
  for (const text of afterAction.toasts.success) await expectAnnounced(page, text);
});
