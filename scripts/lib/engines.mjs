// The engines besides Chromium that the site is tested in, where they are installed.
import {existsSync} from 'node:fs';

const first = (/** @type {(string | undefined)[]} */ ...files) =>
  files.find((file) => file && existsSync(file));

/** Debian's Firefox or anybody's; FIREFOX_PATH names another. */
export const findFirefox = () =>
  first(
    process.env.FIREFOX_PATH,
    '/usr/bin/firefox-esr',
    '/usr/bin/firefox',
    '/Applications/Firefox.app/Contents/MacOS/firefox',
  );

/** WebKitGTK's small browser, where its driver is there too, and a screen to draw on. */
export const findWebKit = () =>
  first('/usr/bin/WebKitWebDriver') && first('/usr/bin/Xvfb')
    ? first(
        '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
        '/usr/lib/aarch64-linux-gnu/webkit2gtk-4.1/MiniBrowser',
      )
    : undefined;
