import {existsSync} from 'node:fs';
import path from 'node:path';
import fc from 'fast-check';

import {isMailLinkPath, mailLink, mailLinkPathOf, tokenPaths} from '../mailLinkPaths.ts';
import {readToken} from '../token.ts';

const TOKEN = '0b7e4a3c-6a44-4c7c-9c3e-1d1b2f0a9e55';
const OTHER = '9f0c2d1e-1111-4222-8333-444455556666';
const PAGE = '/newsletter/confirm';

/** Forms of one link, as sent and as it may arrive; all lead to the same page with the same token. */
const FORMS: Readonly<Record<string, string>> = {
  'as sent': `?t=${TOKEN}`,
  'of an older mail': `#${TOKEN}`,
  'of an older mail, through Outlook Safe Links': `%23${TOKEN}`,
  'in capitals': `?T=${TOKEN.toUpperCase()}`,
  'with parameters of Gmail or a campaign': `?t=${TOKEN}&utm_source=x&utm_id=${OTHER}`,
  'with data of a filter before it': `?data=05%7C02%7C${OTHER}%7C0&t=${TOKEN}&reserved=0`,
  'with an ampersand escaped for HTML': `?utm_source=x&amp;t=${TOKEN}`,
  'with the token escaped': `?t=${TOKEN.replaceAll('-', '%2D')}`,
  'with the query escaped twice': `%253Ft%253D${TOKEN}`,
  'in angle brackets': `?t=%3C${TOKEN}%3E`,
  'quoted-printable, broken over two lines': `?t=${TOKEN.slice(0, 14)}=%0D%0A${TOKEN.slice(14)}`,
  'with a fragment that a program added': `?t=${TOKEN}#:~:text=Confirm`,
  'of an older mail, with an id of a campaign': `?utm_id=${OTHER}#${TOKEN}`,
};

test.each(Object.entries(FORMS))('finds the token in a link %s', (_, written) => {
  expect(readToken(`https://site.example${PAGE}${written}`)).toBe(TOKEN);
  expect(mailLinkPathOf(`${PAGE}${written}`)).toBe(PAGE);
});

test.each(['', '?t=50%', `?t=${TOKEN.slice(0, 30)}`, `?data=${OTHER}`])(
  'finds no token in %j',
  (written) => {
    expect(readToken(`https://site.example${PAGE}${written}`)).toBeNull();
  },
);

test('reads any address without an error', () => {
  fc.assert(
    fc.property(fc.string({unit: 'binary', maxLength: 500}), (text) => {
      readToken(text);
      mailLinkPathOf(text);
    }),
  );
});

test.each(tokenPaths)('the page of an email’s link exists: %s', (page) => {
  const pages = path.join(__dirname, '../../../pages');
  expect(existsSync(path.join(pages, page, 'index.tsx'))).toBe(true);
  for (const written of [page, `${page}/`, `${page}.html`, page.toUpperCase()])
    expect(mailLinkPathOf(written)).toBe(page);
  expect(readToken(mailLink('https://site.example', page, TOKEN))).toBe(TOKEN);
});

test.each([
  ...['/', '/book', '/newsletter', '/newsletter/confirmed', '/docs/newsletter/leave'],
  '/%23/leave',
])('isMailLinkPath is false for %s', (page) => expect(isMailLinkPath(page)).toBe(false));
