import {brand} from '../../../src/config/brand';
import {dark, light} from './colors';

/** One part of a mail. Strings are text, whoever typed them: they are escaped where they are drawn. */
export type Block =
  | {readonly kind: 'text'; readonly text: string}
  /** By when something is due, as an entry of the day sheet. */
  | {readonly kind: 'due'; readonly text: string; readonly note?: string; readonly isOver?: boolean}
  /** Label and value in two columns; empty values are left out. */
  | {
      readonly kind: 'facts';
      readonly title?: string;
      readonly rows: readonly (readonly [string, string | null])[];
    }
  /** What somebody wrote, with its line breaks. */
  | {readonly kind: 'quote'; readonly text: string}
  | {readonly kind: 'button'; readonly label: string; readonly url: string}
  | {readonly kind: 'link'; readonly label: string; readonly url: string};

export interface Content {
  readonly subject: string;
  /** What a mailbox shows beside the subject. */
  readonly preheader: string;
  readonly heading: string;
  readonly blocks: readonly Block[];
  /** Why one gets this mail. */
  readonly footer: string;
  readonly replyTo?: Mail['replyTo'];
}

/** What is handed to the mail server. */
export interface Mail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly replyTo?: {readonly name: string; readonly address: string};
}

/** A longer subject is cut by mailboxes, at a place of their choosing. */
const SUBJECT_LENGTH = 78;
const TEXT_WIDTH = 72;

/** Control and direction characters, but for tabs and line breaks: shown, so that they do nothing. */
const CONTROL = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;
const visible = (text: string): string => text.replace(/\r\n?/g, '\n').replace(CONTROL, '\ufffd');

/** One line: what could end a header or begin another is a space. */
export const line = (text: string): string =>
  visible(text)
    .replace(/[\s\u2028\u2029]+/g, ' ')
    .trim();

/** Cut between characters as people see them, so that no flag or family comes apart. */
export const cut = (text: string, length: number): string => {
  const characters = [...new Intl.Segmenter('en').segment(text)].map(({segment}) => segment);
  return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
};

const escape = (text: string): string =>
  visible(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const lines = (text: string): string => escape(text).replaceAll('\n', '<br>');

const FONT = "font-family: 'Segoe UI', system-ui, -apple-system, Helvetica, Arial, sans-serif;";
const SERIF = 'font-family: Besley, Rockwell, Georgia, serif;';
const BODY = `${FONT} font-size: 16px; line-height: 1.5; color: ${light.ink};`;
const rule = `border-top: 1px solid ${light.rule};`;

const cell = (classes: string, style: string, content: string): string =>
  `<tr><td class="${classes}" style="${style}">${content}</td></tr>`;

/** One width in all tables of a mail, so that their margin lines stand below each other. */
const LABEL_WIDTH = '92px';

const row = (label: string, value: string): string =>
  `<tr><th class="quiet rule margin" scope="row" style="${BODY} ${rule} border-right: 3px double ${light.margin}; width: ${LABEL_WIDTH}; color: ${light.quiet}; font-weight: 400; text-align: left; vertical-align: top; padding: 8px 8px 8px 0;">${escape(label)}</th><td class="ink rule" dir="auto" style="${BODY} ${rule} padding: 8px 0 8px 12px; word-break: break-word;">${lines(value)}</td></tr>`;

const htmlOf = (block: Block): string => {
  switch (block.kind) {
    case 'text':
      return cell('ink', `${BODY} padding: 0 0 16px;`, lines(block.text));
    case 'due': {
      const {text, note, isOver = false} = block;
      const [name, fill, edge] = isOver
        ? ['missed', light.missed, light.missedEdge]
        : ['entry', light.entry, light.live];
      return cell(
        '',
        'padding: 4px 0 20px;',
        `<div class="ink ${name}" style="${BODY} padding: 10px 16px; border-left: 4px solid ${edge}; border-radius: 3px; background: ${fill}; font-weight: 600;">${escape(text)}${note === undefined ? '' : `<br><span style="font-weight: 400;">${escape(note)}</span>`}</div>`,
      );
    }
    case 'facts': {
      const rows = block.rows
        .filter((one): one is readonly [string, string] => one[1] !== null && one[1] !== '')
        .map(([label, value]) => row(label, value));
      const title =
        block.title === undefined
          ? ''
          : `<h2 class="ink" dir="auto" style="${SERIF} font-size: 19px; line-height: 1.3; font-weight: 400; color: ${light.ink}; margin: 0; padding: 0 0 8px;">${escape(block.title)}</h2>`;
      return cell(
        '',
        'padding: 4px 0 20px;',
        `${title}<table class="rule" style="width: 100%; border-collapse: collapse; border-bottom: 1px solid ${light.rule};">${rows.join('')}</table>`,
      );
    }
    case 'quote':
      return cell(
        '',
        'padding: 0 0 20px;',
        `<div class="ink quote" dir="auto" style="${BODY} border-left: 3px solid ${light.rule}; padding: 4px 0 4px 16px; word-break: break-word;">${lines(block.text)}</div>`,
      );
    case 'button':
      return cell(
        '',
        'padding: 4px 0 24px;',
        `<a class="slot" href="${escape(block.url)}" style="${BODY} display: inline-block; padding: 12px 24px; border-radius: 3px; border-left: 4px solid ${light.slotEdge}; background: ${light.slot}; color: ${light.slotInk}; font-weight: 600; text-decoration: none;">${escape(block.label)}</a>`,
      );
    case 'link':
      return cell(
        'ink',
        `${BODY} padding: 0 0 32px;`,
        `<a class="link" href="${escape(block.url)}" style="color: ${light.link};">${escape(block.label)}</a>`,
      );
  }
};

/** Lines of no more than the width, broken between words; a longer word stays whole. */
const wrap = (text: string): string =>
  text
    .split('\n')
    .map((paragraph) => {
      const wrapped: string[] = [];
      let current = '';
      for (const word of paragraph.split(' ')) {
        if (current !== '' && current.length + 1 + word.length > TEXT_WIDTH) {
          wrapped.push(current);
          current = word;
        } else {
          current = current === '' ? word : `${current} ${word}`;
        }
      }
      return [...wrapped, current].join('\n');
    })
    .join('\n');

const textOf = (block: Block): string => {
  switch (block.kind) {
    case 'text':
      return wrap(visible(block.text));
    case 'due':
      return wrap(visible([block.text, block.note].filter(Boolean).join('\n')));
    case 'facts':
      return [
        ...(block.title === undefined ? [] : [visible(block.title)]),
        ...block.rows
          .filter(([, value]) => value !== null && value !== '')
          .map(([label, value]) => `${label}: ${visible(value ?? '')}`),
      ].join('\n');
    case 'quote':
      // As it was written: broken again, it would say something else.
      return visible(block.text).replace(/^/gm, '> ');
    case 'button':
    case 'link':
      // On a line of its own and whole, so that it can be pressed.
      return `${block.label}:\n${block.url}`;
  }
};

const darkRules = `@media (prefers-color-scheme: dark) {
.page { background: ${dark.tint} !important; } .sheet { background: ${dark.page} !important; }
.ink { color: ${dark.ink} !important; } .quiet { color: ${dark.quiet} !important; }
.rule, .quote { border-color: ${dark.rule} !important; } .head { border-color: ${dark.ink} !important; }
.margin { border-right-color: ${dark.margin} !important; } .link { color: ${dark.link} !important; }
.entry { background: ${dark.entry} !important; border-color: ${dark.live} !important; }
.missed { background: ${dark.missed} !important; border-color: ${dark.missedEdge} !important; }
.slot { background: ${dark.slot} !important; color: ${dark.slotInk} !important; border-color: ${dark.slotEdge} !important; } }`;

const htmlPart = ({subject, preheader, heading, blocks, footer}: Content): string =>
  `<!DOCTYPE html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escape(line(subject))}</title>
<style>${darkRules}</style>
</head>
<body class="page" style="margin: 0; padding: 0; background: ${light.tint};">
<div style="display: none; max-height: 0; overflow: hidden;">${escape(line(preheader))}</div>
<table class="page" role="presentation" style="width: 100%; border-collapse: collapse; background: ${light.tint};"><tr><td align="center" style="padding: 24px 12px;">
<table class="sheet" role="presentation" style="width: 100%; max-width: 600px; border-collapse: collapse; background: ${light.page};"><tr><td style="padding: 28px 24px 12px;">
<table role="presentation" style="width: 100%; border-collapse: collapse;">
${cell('ink head', `${SERIF} font-size: 24px; line-height: 1; letter-spacing: -0.02em; font-weight: 600; color: ${light.ink}; padding: 0 0 16px; border-bottom: 2px solid ${light.ink};`, escape(brand.name))}
<tr><td style="padding: 28px 0 16px;"><h1 class="ink" style="${SERIF} font-size: 26px; line-height: 1.25; font-weight: 400; color: ${light.ink}; margin: 0;">${escape(line(heading))}</h1></td></tr>
${blocks.map(htmlOf).join('\n')}
${cell('quiet rule', `${FONT} ${rule} font-size: 14px; line-height: 1.5; color: ${light.quiet}; padding: 16px 0;`, lines(footer))}
</table></td></tr></table></td></tr></table>
</body>
</html>
`;

const textPart = ({heading, blocks, footer}: Content): string =>
  [line(heading), ...blocks.map(textOf), `-- \n${wrap(footer)}`].join('\n\n') + '\n';

/** Both parts of a mail from one list of blocks, so that they cannot say different things. */
export const toMail = (content: Content): Mail => ({
  subject: cut(line(content.subject), SUBJECT_LENGTH),
  html: htmlPart(content),
  text: textPart(content),
  ...(content.replyTo && {
    replyTo: {name: cut(line(content.replyTo.name), 60), address: line(content.replyTo.address)},
  }),
});
