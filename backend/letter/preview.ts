import type {Mail} from '../worker/mail/layout.ts';

/** Gmail cuts a mail here, and with its end the link to leave by. Bytes of HTML. */
const GMAIL_CUTS_AT = 102_000;
/** So much is left for what mail servers add. */
const MAX_BYTES = 100_000;

/** What filters count against a mail when its subject has it; a few, all of them in house style too. */
const SPAM_WORDS =
  /\b(?:free|act now|limited time|guarantee[ds]?|risk[- ]free|winner|urgent|100%|cash|no obligation|click here|buy now|order now|special promotion|!!+)\b/gi;

/** What can be counted of a letter. */
export interface Counts {
  /** Of the HTML. */
  readonly bytes: number;
  readonly words: number;
  readonly links: number;
  readonly images: number;
  /** Phrases that filters look for, as they stand in the letter. */
  readonly spamWords: readonly string[];
}

export const countMail = ({subject, html, text}: Mail): Counts => ({
  bytes: Buffer.byteLength(html),
  words: text.match(/[\p{L}\p{N}’]+/gu)?.length ?? 0,
  links: html.match(/<a /g)?.length ?? 0,
  images: html.match(/<img /g)?.length ?? 0,
  spamWords: [...`${subject}\n${text}`.matchAll(SPAM_WORDS)].map(([word]) => word.toLowerCase()),
});

/** @throws when mailboxes would cut it */
export const checkSize = ({bytes}: Counts): void => {
  if (bytes <= MAX_BYTES) return;
  throw new Error(
    `The letter’s HTML has ${bytes} bytes; Gmail cuts at ${GMAIL_CUTS_AT}, and with the end the link to unsubscribe. Make it shorter: at most ${MAX_BYTES}.`,
  );
};

const attribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

/** The mail as a program shows it that is set to dark. */
const darkHtml = ({html}: Mail): string =>
  html.replace('@media (prefers-color-scheme: dark)', '@media all');

/** The mail as a program shows it that loads no pictures. */
const withoutImages = ({html}: Mail): string => html.replace(/ src="[^"]*"/g, ' src=""');

/** The mail in a program that turns all colors round by itself, as Gmail’s apps do. */
const invertedHtml = ({html}: Mail): string =>
  html.replace(
    '</head>',
    '<style>html { filter: invert(1) hue-rotate(180deg); background: #fff; } img { filter: invert(1) hue-rotate(180deg); }</style></head>',
  );

const frame = (title: string, html: string, width: number): string =>
  `<section style="width: ${width}px"><h2>${title}</h2><iframe title="${title}" width="${width}" height="1500" srcdoc="${attribute(html)}"></iframe></section>`;

const PAGE_STYLE = `
  body { margin: 24px; font: 16px/1.5 system-ui, sans-serif; color: #10241f; background: #fff; }
  div { display: flex; flex-wrap: wrap; gap: 24px; }
  h2 { font-size: 16px; margin: 0 0 8px; }
  iframe { border: 1px solid #6f8479; }
  pre { border: 1px solid #6f8479; padding: 16px; max-width: 80ch; overflow-x: auto; }`;

/** One page with the mail at two widths, in the dark, without pictures, turned round, and as text. */
export const previewPage = (mail: Mail): string => {
  const {bytes, words, links, images, spamWords} = countMail(mail);
  const facts = [
    `${(bytes / 1000).toFixed(1)} kB of HTML; Gmail cuts at ${GMAIL_CUTS_AT / 1000}`,
    `${words} words`,
    `${links} links`,
    `${images} images`,
    spamWords.length === 0
      ? 'no words that filters count'
      : `filters count: ${spamWords.join(', ')}`,
  ];
  const title = attribute(mail.subject).replaceAll('<', '&lt;');
  return `<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${PAGE_STYLE}</style></head>
<body><main><h1>${title}</h1><p>${facts.join(' · ')}</p>
<div>${[
    frame('Computer, 700 px', mail.html, 700),
    frame('Phone, 390 px', mail.html, 390),
    frame('Dark, 700 px', darkHtml(mail), 700),
    frame('Dark, 390 px', darkHtml(mail), 390),
    frame('Colors turned round by the program, 390 px', invertedHtml(mail), 390),
    frame('Pictures off, 390 px', withoutImages(mail), 390),
  ].join('\n')}</div>
<h2>As plain text</h2><pre tabindex="0">${mail.text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</pre>
</main></body></html>
`;
};
