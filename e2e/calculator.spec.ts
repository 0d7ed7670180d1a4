// The calculator against a second opinion, in the browser that visitors use.

import {type Page} from '@playwright/test';

import {roiFields, roiInputIds} from '../src/data/roiFields';
import {accessibilityViolations, expect, hydrated, sidewaysScroll, test} from './fixtures';
import {pdfText} from './pdfText';
import {saidLater} from './specStrings';

type Row = readonly [calls: number, missed: number, visit: number, wage: number, hours: number];

/** mulberry32: the same two hundred practices in every run. */
const seeded = (seed: number): (() => number) => {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};

const practices = (count: number): readonly Row[] => {
  const random = seeded(20261121);
  const upTo = (max: number, decimals: number): number =>
    Number((random() * max).toFixed(decimals));
  return Array.from({length: count}, (_, i) => [
    upTo(300, i % 3 === 0 ? 1 : 0),
    upTo(100, i % 2),
    upTo(900, i % 4 === 0 ? 2 : 0),
    upTo(80, i % 5 === 0 ? 2 : 0),
    upTo(400, 0),
  ]);
};

/** Section 9 of the specification, written down a second time and in another order. */
const secondOpinion = ([calls, missed, visit, wage, hours]: Row) => {
  const revenue = ((calls * missed * 22 * 8) / 1000) * visit;
  const staff = hours * wage * 2;
  const net = revenue + staff - 999;
  return {revenue, staff, net, roi: (net * 12 - 3000) / 30, left: net * 12 - 3000};
};

const fill = async (page: Page, row: Row): Promise<void> => {
  for (const [index, id] of roiInputIds.entries()) {
    await page
      .getByRole('textbox', {name: roiFields[id].label, exact: true})
      .fill(String(row[index]));
  }
};

/** The same in one go, as the browser's own `input` events: a thousand fields are quick that way. */
const fillAtOnce = (page: Page, row: Row): Promise<void> =>
  page.evaluate(
    async ([labels, values]) => {
      const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
      for (const [index, label] of labels.entries()) {
        const caption = [...document.querySelectorAll('label')].find(
          (node) => node.textContent === label,
        );
        setValue?.call(caption?.control, String(values[index]));
        caption?.control?.dispatchEvent(new Event('input', {bubbles: true}));
      }
      await new Promise(requestAnimationFrame);
    },
    [roiInputIds.map((id) => roiFields[id].label), [...row]] as const,
  );

/** The exact values behind the rounded figures. */
const shown = (page: Page) =>
  page.evaluate(() => {
    const value = (term: string): number => {
      const dt = [...document.querySelectorAll('dt')].find((node) => node.textContent === term);
      return Number(dt?.nextElementSibling?.querySelector('data')?.value);
    };
    const total = [...document.querySelectorAll('figure ol > li')].find((item) =>
      item.textContent.startsWith('Left after a year'),
    );
    const net = [...document.querySelectorAll('p')].find((node) =>
      node.textContent.endsWith(' a month'),
    );
    return {
      revenue: value('Additional revenue'),
      staff: value('Staff time saved'),
      net: Number(net?.querySelector('data')?.value),
      roi: value('Annual ROI'),
      left: Number(total?.querySelector('data')?.value),
    };
  });

test('two hundred practices agree with a second computation to the cent', async ({page}) => {
  test.setTimeout(120_000);
  await page.goto('/calculator');
  await hydrated(page);
  const rows = practices(200);
  expect(rows).toHaveLength(200);
  for (const row of rows) {
    await fillAtOnce(page, row);
    const [opinion, page_] = [secondOpinion(row), await shown(page)];
    for (const key of ['revenue', 'staff', 'net', 'roi', 'left'] as const) {
      expect(Math.abs(page_[key] - opinion[key]), `${key} of ${row.join(', ')}`).toBeLessThan(
        0.006,
      );
    }
  }
});

test('the address follows without filling the history, and opens the same numbers', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/calculator');
  await hydrated(page);
  const history = await page.evaluate(() => window.history.length);
  const field = page.getByRole('textbox', {name: 'Calls per day'});
  await field.fill('80');
  await expect(page).toHaveURL('/calculator?calls=80');
  await expect(field).toBeFocused();
  expect(await page.evaluate(() => window.history.length)).toBe(history);

  await page.getByRole('button', {name: 'Copy link'}).click();
  await expect(page.getByText('Link copied.')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url());

  await page.getByRole('navigation').getByRole('link', {name: 'About'}).first().click();
  await expect(page).toHaveURL('/about');
  await page.goBack();
  await expect(field).toHaveValue('80');
  await expect(page.getByText('$33,681').first()).toBeVisible();
  await page.getByRole('button', {name: 'Reset'}).click();
  await expect(page).toHaveURL('/calculator');
});

test('a hostile link opens with the defaults', async ({page}) => {
  await page.goto('/calculator?calls=1e999&missed=%3Cscript%3E&visit=NaN&hours=-');
  await hydrated(page);
  await expect(page.getByText('$21,801').first()).toBeVisible();
});

test('exports PDFs whose figures are those of the page', async ({page}) => {
  await page.goto('/calculator');
  await hydrated(page);
  for (const row of practices(5)) {
    await fill(page, row);
    const download = page.waitForEvent('download');
    await page.getByRole('button', {name: 'Export PDF'}).click();
    const file = await (await download).path();
    const text = pdfText(file);
    expect(text).toMatch(/^Pages: 1$/m);
    const {net, revenue, staff} = secondOpinion(row);
    for (const usd of [net, revenue, staff]) {
      const cents = Math.abs(usd - Math.round(usd)) < 0.005 ? 0 : 2;
      const amount = Math.abs(usd).toLocaleString('en-US', {
        minimumFractionDigits: cents,
        maximumFractionDigits: cents,
      });
      expect(text).toContain(`${usd < 0 ? '\u2212' : ''}$${amount}`);
    }
  }
});

test('says the specification’s words when the PDF code cannot be loaded', async ({page, watch}) => {
  watch.expect(/^request failed: .*\.js/);
  watch.expect(/^console error: Failed to load resource/);
  await page.goto('/calculator');
  await hydrated(page);
  await page.route('**/*.js', (route) => route.abort('failed'));
  const said = page.waitForEvent('dialog');
  const pressed = page.getByRole('button', {name: 'Export PDF'}).click();
  const dialog = await said;
  expect(dialog.message()).toBe(saidLater.pdfFallback);
  await dialog.accept();
  await pressed;
  await expect(page.getByRole('button', {name: 'Export PDF'})).toBeEnabled();
});

test('works by keyboard alone', async ({page}) => {
  await page.goto('/calculator');
  await hydrated(page);
  await page.getByRole('textbox', {name: 'Calls per day'}).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('slider', {name: 'Calls per day, slider'})).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('textbox', {name: 'Calls per day'})).toHaveValue('51');
  await page.keyboard.press('End');
  await expect(page.getByRole('textbox', {name: 'Calls per day'})).toHaveValue('200');
  const preset = page.getByRole('button', {name: 'Dental', exact: true});
  await preset.focus();
  await page.keyboard.press('Enter');
  await expect(preset).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('main').getByRole('status').first()).toContainText(
    'Net benefit $28,612 a month',
  );
});

test('nobody else hears of the numbers', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/calculator');
  await hydrated(page);
  asked.length = 0;
  await fill(page, [123, 17, 311, 29, 71]);
  await expect(page).toHaveURL(/calls=123/);
  await page.waitForTimeout(1000);
  // What pages that may be visited next are made of is fetched ahead at any moment.
  const ahead =
    /^http:\/\/(?:127\.0\.0\.1|localhost):\d+\/(?:favicon\.\w+|assets\/(?:js|css)\/[^?]+) $/;
  expect(asked.filter((request) => !ahead.test(request))).toEqual([]);
});

test('prints on one page', async ({page}) => {
  await page.goto('/calculator?calls=100&missed=14');
  await hydrated(page);
  const pdf = await page.pdf({
    format: 'Letter',
    margin: {top: '12mm', right: '12mm', bottom: '12mm', left: '12mm'},
  });
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`is accessible with a note showing, ${scheme}`, async ({page}) => {
    await page.emulateMedia({colorScheme: scheme});
    await page.goto('/calculator?missed=120');
    await hydrated(page);
    await expect(page.getByText(/More than 100%/).first()).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
}

test('enormous numbers do not push anything off a narrow phone', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await page.goto('/calculator?calls=999999999999&visit=123456789012&hours=99999999');
  await hydrated(page);
  await expect(page.getByText(/over \$999 quadrillion/).first()).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
});
