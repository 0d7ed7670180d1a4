// The calculator in the browser that visitors use: its PDF against a second opinion, its links.
import {type Page} from '@playwright/test';

import {roiFields, roiInputIds} from '../src/data/roiFields';
import {accessibilityViolations} from './axe';
import {expect, open, sidewaysScroll, test, typeOver} from './fixtures';
import {readPdf, TAGGED} from './readPdf';
import {medium} from './specStrings';

type Row = readonly [calls: number, missed: number, visit: number, wage: number, hours: number];

/** A loss, cents, and thousands. */
const practices: readonly Row[] = [
  [0, 100, 900, 80, 0],
  [12.5, 7.3, 99.99, 18.25, 40],
  [283, 41, 612, 0, 377],
];

/** The formula that the owner fixed, written down a second time and in another order. */
const secondOpinion = ([calls, missed, visit, wage, hours]: Row) => {
  const revenue = ((calls * missed * 22 * 8) / 1000) * visit;
  const staff = hours * wage * 2;
  return {revenue, staff, net: revenue + staff - medium};
};

const fill = async (page: Page, row: Row): Promise<void> => {
  for (const [index, id] of roiInputIds.entries()) {
    const field = page.getByRole('textbox', {name: roiFields[id].label, exact: true});
    await typeOver(field, String(row[index]));
  }
};

test('the PDF has the figures of the page, and nobody else hears of them', async ({page}) => {
  const asked: string[] = [];
  let file = '';
  await open(page, '/calculator');
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  for (const row of practices) {
    await fill(page, row);
    const download = page.waitForEvent('download');
    await page.getByRole('button', {name: 'Export PDF'}).click();
    file = await (await download).path();
    const text = readPdf(file);
    expect(text).toMatch(/^Pages: 1$/m);
    const {net, revenue, staff} = secondOpinion(row);
    for (const usd of [net, revenue, staff]) {
      const digits = Math.abs(usd - Math.round(usd)) < 0.005 ? 0 : 2;
      const amount = Math.abs(usd).toLocaleString('en-US', {
        minimumFractionDigits: digits,
        maximumFractionDigits: digits,
      });
      expect(text).toContain(`${usd < 0 ? '\u2212' : ''}$${amount}`);
    }
  }
  expect(readPdf('--tags', file)).toMatch(TAGGED);
  // What pages that may be visited next are made of is fetched ahead at any moment.
  const ahead = /^http:\/\/127\.0\.0\.1:\d+\/(?:favicon\.\w+|assets\/(?:js|css)\/[^?]+) $/;
  expect(asked.length).toBeGreaterThan(0);
  expect(asked.filter((request) => !ahead.test(request))).toEqual([]);
});

test('links: implausible, and with enormous numbers', async ({page}) => {
  await open(page, '/calculator?missed=120');
  await expect(page.getByText(/More than 100%/).first()).toBeVisible();
  expect(await accessibilityViolations(page, {within: 'main'})).toEqual([]);
  await page.setViewportSize({width: 320, height: 640});
  await open(page, '/calculator?calls=999999999999&visit=123456789012&hours=99999999');
  await expect(page.getByText(/over \$1 trillion/).first()).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
});
