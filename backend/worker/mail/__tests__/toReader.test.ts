import {load} from 'cheerio';
import {HtmlValidate} from 'html-validate';
import {readLetters} from '../../../../src/domain/letters/readLetters.ts';
import {lettersMarkdown} from '../../../../src/domain/letters/markdown.ts';
import {previewContent} from '../../../letter/content.ts';
import {checkSize, countMail} from '../../../letter/preview.ts';
import type {MailSettings} from '../../settings.ts';
import type {Mail} from '../layout.ts';
import {issue, type LetterContent} from '../toReader.ts';

jest.mock('../../../../src/config/brand.ts');

const settings: MailSettings = {
  from: {name: 'Ringwell', address: 'hello@ringwell.example'},
  siteUrl: 'https://site.example',
  leaveUrl: 'https://project.example/functions/v1/leave',
};
const TOKEN = '0b7e4a3c-6a44-4c7c-9c3e-1d1b2f0a9e55';
const LEAVE = `https://site.example/newsletter/leave#${TOKEN}`;
const CAMPAIGN = '?utm_source=newsletter&utm_medium=email&utm_campaign=2027-01';
const SENDER = 'Ringwell Inc.\n200 Example Street\nToronto, Ontario M5V 0A1, Canada';

/** Everything that a letter may hold. */
const TEXT = `
Hello, **this is important**, and *this* is not. Read [the article](/blog/roi#cost) or
[the rule](https://www.ecfr.gov/), which also says [the article](/blog/roi#cost).

## A heading with “quotes” & an ampersand

1. One thing.
2. Another, with [a link](/pricing).

| Hour   | Missed |
| ------ | -----: |
| 8 to 9 |     15 |

![A day sheet](/img/letters/sheet.png)

- A bullet that goes on for longer than one line of the plain text may be, so that it has to be broken.
`;
const {blocks, problems} = lettersMarkdown(TEXT, () => ({width: 1104, height: 600}));
const content: LetterContent = {
  id: '2027-01',
  subject: 'Everything at once',
  preheader: 'What stands beside the subject.',
  about: '/blog/roi',
  button: 'Read the article',
  blocks,
  sender: SENDER,
};
const everything = issue(content, TOKEN, settings);

const validator = new HtmlValidate({
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // As in mails.test.ts: mails are tables with styles in them.
    'no-inline-style': 'off',
    'doctype-style': 'off',
    'no-deprecated-attr': 'off',
    'no-conditional-comment': 'off',
  },
});

let letters: readonly (readonly [string, Mail])[];
beforeAll(async () => {
  const read = await readLetters(process.cwd());
  letters = [
    ['everything', everything],
    ...read.letters.map(
      (letter) =>
        [
          letter.id,
          issue(
            previewContent(letter, {name: 'Ringwell', postalAddress: '200 Example Street'}),
            TOKEN,
            settings,
          ),
        ] as const,
    ),
  ];
});

const squeeze = (text: string): string => text.replace(/\s+/g, '');

it('has letters to look at', () => {
  expect(problems).toEqual([]);
  expect(letters.length).toBeGreaterThan(1);
});

it('is valid HTML with what an email may use, far from where Gmail cuts', async () => {
  for (const [, mail] of letters) {
    const report = await validator.validateString(mail.html);
    expect(report.results.flatMap(({messages}) => messages).map(({message}) => message)).toEqual(
      [],
    );
    const counts = countMail(mail);
    expect(counts.bytes).toBeLessThan(30_000);
    expect(() => checkSize(counts)).not.toThrow();
    expect(counts.spamWords).toEqual([]);
    expect(mail.html).not.toMatch(/<link|@import|url\(|<script|position:|float:|flex|grid/i);
    // Gmail drops a sheet of more than 8192 characters, with all that is in it.
    for (const [, sheet = ''] of mail.html.matchAll(/<style>([\s\S]*?)<\/style>/g))
      expect(sheet.length).toBeLessThan(8_192);
  }
});

it('says everything in both parts, in the same words', () => {
  for (const [, mail] of letters) {
    const $ = load(mail.html);
    $('style, title, body > div').remove();
    $('img').each((_, image) => void $(image).replaceWith(`[${$(image).attr('alt')}]`));
    const shown = squeeze($('body').text());
    const plain = squeeze(
      mail.text
        .replace(/^(?:\[\d+\] )?https?:\S+$/gm, '')
        .replace(/ \[\d+\]/g, '')
        .replace(/^-+ ?$/gm, '')
        .replace(/^(?:- |\d+\. )/gm, '')
        .replace(/:$/gm, ''),
    );
    // Without the wordmark, and without colons, which links on lines of their own have.
    expect(plain.replaceAll(':', '')).toBe(shown.replace(/^Ringwell/, '').replaceAll(':', ''));
    for (const link of $('a').toArray()) {
      const url = $(link).attr('href') ?? '';
      expect(mail.text).toMatch(
        new RegExp(`^(?:\\[\\d+\\] )?${url.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`, 'm'),
      );
    }
    expect(mail.text.split('\n').filter((one) => one.length > 72 && !/https?:/.test(one))).toEqual(
      [],
    );
  }
});

it('leads from a mail to the site: absolute, named as a campaign, and other addresses as they are', () => {
  const $ = load(everything.html);
  const urls = $('a')
    .toArray()
    .map((link) => $(link).attr('href'));
  expect(urls).toEqual([
    `https://site.example/blog/roi${CAMPAIGN}#cost`,
    'https://www.ecfr.gov/',
    `https://site.example/blog/roi${CAMPAIGN}#cost`,
    `https://site.example/pricing${CAMPAIGN}`,
    `https://site.example/blog/roi${CAMPAIGN}`,
    LEAVE,
  ]);
  expect(squeeze(everything.text)).toContain(
    squeeze('the article [1] or the rule [2], which also says the article [1]'),
  );
});

it('keeps the place of a picture that is not loaded, and says in words what it shows', () => {
  const image = load(everything.html)('img');
  expect(image.attr()).toMatchObject({
    src: 'https://site.example/img/letters/sheet.png',
    width: '552',
    height: '300',
    alt: 'A day sheet',
  });
  expect(everything.text).toContain('[A day sheet]');
});

it('says in every letter who sends it, why, and how to get no more', () => {
  for (const part of [everything.html.replaceAll('<br>', '\n'), everything.text]) {
    for (const line of SENDER.split('\n')) expect(part).toContain(line);
    expect(part).toContain('because you signed up for it');
    expect(part).toContain(LEAVE);
  }
});

it('can be left with one press where something answers it, and by the page where nothing does', () => {
  expect(everything.headers).toEqual({
    'List-Id': 'Ringwell newsletter <newsletter.ringwell.example>',
    'List-Unsubscribe': `<https://project.example/functions/v1/leave?token=${TOKEN}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  const without = issue(content, TOKEN, {...settings, leaveUrl: undefined}).headers;
  expect(without).toMatchObject({'List-Unsubscribe': `<${LEAVE}>`});
  expect(without).not.toHaveProperty('List-Unsubscribe-Post');
});

it('escapes what a writer types, and keeps line breaks out of headers', () => {
  const {html, subject, text} = issue(
    {
      ...content,
      subject: 'A\r\nBcc: all@example.com',
      blocks: lettersMarkdown('5 \\< 6 & "7" \\<b> \u202egnp', () => undefined).blocks,
    },
    TOKEN,
    settings,
  );
  expect(subject).toBe('A Bcc: all@example.com');
  expect(html).toContain('5 &#60; 6 &#38; &#34;7&#34; &#60;b&#62; \ufffdgnp');
  expect(text).toContain('5 < 6 & "7" <b> \ufffdgnp');
});
