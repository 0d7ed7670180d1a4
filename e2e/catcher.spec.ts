// The mail catcher page of `npm start`: links in emails can be pressed.
import {createTransport} from 'nodemailer';

import {startMailCatcher} from '../backend/local/catcher';
import {expect, LONG, test} from './fixtures';

test(
  'links of an email can be pressed in its HTML and in its plain text',
  LONG,
  async ({page, watch}) => {
    // Playwright's own script, in a frame that allows none.
    watch.tolerate(/Blocked script execution/);
    const catcher = await startMailCatcher({port: 0});
    try {
      await createTransport(catcher.smtpUrl).sendMail({
        from: 'site@practice.example',
        to: 'reader@practice.example',
        subject: 'A link',
        html: `<!doctype html><html><head><title>A link</title></head><body><a href="${catcher.url}/?html">Confirm</a></body></html>`,
        text: `Confirm (${catcher.url}/?text&x=<b>). Not javascript:alert(1).`,
      });
      await page.goto(`${catcher.url}/1`);
      await expect(page.locator('pre a')).toHaveCount(1);
      for (const [link, target] of [
        [page.frameLocator('iframe').getByRole('link', {name: 'Confirm'}), '/?html'],
        [page.locator('pre').getByRole('link'), '/?text&x='],
      ] as const) {
        const opened = page.waitForEvent('popup');
        await link.click();
        await expect(await opened).toHaveURL(catcher.url + target);
      }
      await expect(page).toHaveURL(`${catcher.url}/1`);
    } finally {
      await catcher.close();
    }
  },
);
