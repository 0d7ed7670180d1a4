// The calculator in a browser: its PDF and its links.
import {accessibilityViolations} from './axe';
import {expect, open, replaceText, sidewaysScroll, test} from './fixtures';
import {readPdf} from './readPdf';

test('the PDF has the page’s figures, and no request leaves the browser', async ({page}) => {
  const requests: string[] = [];
  await open(page, '/calculator?missed=41&visit=612&wage=18.25&hours=377');
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await replaceText(page.getByRole('textbox', {name: 'Calls per day'}), '283');
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', {name: 'Export PDF'}).click();
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/-estimate-\d{4}-\d{2}-\d{2}\.pdf$/);
  const file = await download.path();
  const text = readPdf(file);
  // 283 × 22 × 41% × 80% × $612, and half of 377 ÷ 40 × $18.25 × 160.
  for (const amount of ['$1,249,782.34', '$13,760.50']) expect(text).toContain(amount);
  const paper = (await page.pdf({format: 'Letter'})).toString('latin1');
  expect(paper.match(/\/Type \/Page\b/g), 'sheets of paper').toHaveLength(2);
  // Pages that may be visited next are prefetched at any time.
  const ahead = /^http:\/\/127\.0\.0\.1:\d+\/(?:favicon\.\w+|assets\/(?:js|css)\/[^?]+) $/;
  expect(requests.length).toBeGreaterThan(0);
  expect(requests.filter((request) => !ahead.test(request))).toEqual([]);
});

test('the calculator opens links with implausible and with enormous numbers', async ({page}) => {
  await open(page, '/calculator?missed=120');
  await expect(page.getByText(/More than 100%/).first()).toBeVisible();
  expect(await accessibilityViolations(page, {within: 'main'})).toEqual([]);
  await page.setViewportSize({width: 320, height: 640});
  await open(page, '/calculator?calls=999999999999&visit=123456789012&hours=99999999');
  await expect(page.getByText(/over\s\$1\strillion/).first()).toBeVisible();
  expect(await sidewaysScroll(page)).toBe(0);
});
