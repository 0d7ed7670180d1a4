// The price list as a visitor reads and uses it.
import {addOnIds, addOns, planIds, plans} from '../src/data/plans';
import {included, includedIds, pricingFaq} from '../src/data/pricingContent';
import {builtHtml} from './builtSite';
import {accessibilityViolations, expect, hydrated, sidewaysScroll, test} from './fixtures';
import {saidInUnitTests} from './specStrings';

test('says what the specification has it say', async ({page}) => {
  await page.goto('/pricing');
  for (const id of planIds) {
    const plan = page.getByRole('article', {name: plans[id].name});
    await expect(plan).toBeVisible();
    for (const line of [...plans[id].features, ...plans[id].limitations]) {
      await expect(plan.getByText(line, {exact: true})).toBeVisible();
    }
    await expect(plan.getByRole('link', {name: /Book Your Demo/})).toHaveAttribute(
      'target',
      '_blank',
    );
  }
  await expect(page.getByText('Most Popular')).toHaveCount(1);
  for (const words of ['$699', '$999', 'Custom', 'Range $500-700', 'Range $800-1,000']) {
    await expect(page.getByText(words).first()).toBeVisible();
  }
  await expect(
    page.getByRole('heading', {
      name: 'Setup is $3,000 instead of $10,000 for the first 100 clinics',
    }),
  ).toBeVisible();
  for (const id of includedIds) {
    await expect(page.getByRole('heading', {name: included[id].name})).toBeVisible();
  }
  for (const {question, answer} of pricingFaq) {
    await page.getByText(question).click();
    await expect(page.getByText(answer)).toBeVisible();
  }
  await expect(
    page.getByRole('main').getByRole('link', {name: 'Open the calculator'}),
  ).toHaveAttribute('href', '/calculator');
});

test('the finder ends in the plan that fits, and says when none does', async ({page}) => {
  await page.goto('/pricing');
  await hydrated(page);
  const finder = page.getByRole('form', {name: 'Which one is yours?'});
  const fits = (name: string) =>
    page.getByRole('article', {name}).getByText('Fits what you entered');
  await expect(fits('Medium Practice')).toBeVisible();

  await finder.getByRole('textbox', {name: 'Locations'}).fill('1');
  await finder.getByRole('slider', {name: 'Minutes a month, slider'}).fill('400');
  await expect(finder.getByRole('textbox', {name: 'Minutes a month'})).toHaveValue('400');
  await expect(fits('Small Practice')).toBeVisible();

  for (const [locations, quoted] of [
    ['5', false],
    ['6', true],
    ['14', true],
    ['15', false],
  ] as const) {
    await finder.getByRole('textbox', {name: 'Locations'}).fill(locations);
    await expect(finder.getByRole('status').getByText('Quoted on request')).toBeVisible({
      visible: quoted,
    });
    await expect(page.getByText('Fits what you entered')).toHaveCount(quoted ? 0 : 1);
  }
  expect(await accessibilityViolations(page)).toEqual([]);
});

test('/pricing#enterprise leads to that plan, also from the multi-specialty address', async ({
  page,
}) => {
  await page.goto('/solutions/multi-specialty');
  await expect(page).toHaveURL('/pricing#enterprise');
  await expect(page.getByRole('heading', {name: 'Enterprise'})).toBeInViewport();
});

test('nothing of the toggle and the add-ons is in the HTML while they are off', () => {
  const html = builtHtml('/pricing');
  expect(html).not.toMatch(/Save 20%|Annual|Add-ons/);
  for (const id of addOnIds.filter((id) => id !== 'custom')) {
    expect(html).not.toContain(addOns[id].name);
  }
});

test('with the switches on, toggle and add-ons are usable, in both themes and on a phone', async ({
  page,
}) => {
  // The built program, with its two switches turned. Reached from another page, so that it is
  // drawn here and not compared with HTML that was built with them off.
  // A set: a file may be fetched ahead, and again when it is run.
  const turned = new Set<string>();
  await page.route(/\/assets\/js\/[\w-]+\.\w+\.js$/, async (route) => {
    const answer = await route.fetch();
    const program = await answer.text();
    const on = program.replace(
      /\b(annualBillingToggle|pricingAddOns):(?:!1|false)/g,
      (_, flag: string) => {
        turned.add(flag);
        return `${flag}:!0`;
      },
    );
    return route.fulfill({response: answer, body: on});
  });
  await page.goto('/terms');
  await hydrated(page);
  await page.getByRole('main').getByRole('link', {name: 'pricing page'}).click();
  await expect(page.getByRole('heading', {level: 1})).toContainText('What it costs');
  expect([...turned].sort()).toEqual(['annualBillingToggle', 'pricingAddOns']);

  await page.getByRole('radio', {name: `Annual ${saidInUnitTests.annualBadge}`}).check();
  await expect(page.getByRole('article', {name: plans.medium.name})).toContainText('$799.20');
  const list = page.getByRole('region', {name: 'Add-ons, if you need one'});
  for (const id of addOnIds) await expect(list.getByText(addOns[id].price)).toBeVisible();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    expect(await accessibilityViolations(page)).toEqual([]);
  }
  await page.setViewportSize({width: 320, height: 800});
  expect(await sidewaysScroll(page)).toBe(0);
});

test('tells search engines exactly the questions that it answers', () => {
  const data = [
    ...builtHtml('/pricing').matchAll(
      /<script[^>]*type="?application\/ld\+json"?[^>]*>(.*?)<\/script>/gs,
    ),
  ]
    .map(([, json]) => JSON.parse(json ?? '{}') as {'@type': string; mainEntity?: {name: string}[]})
    .find((entry) => entry['@type'] === 'FAQPage');
  expect(data?.mainEntity?.map(({name}) => name)).toEqual(pricingFaq.map(({question}) => question));
});
