import {company} from '../../../src/config/company.ts';
import type {CalendarEntry} from '../../../src/features/booking/rules/calendarFile.ts';
import {UNSAFE_CHARACTERS} from '../../../src/lib/text/characters.ts';
import {dark, light} from './colors.ts';

/** Matches invisible characters except tabs and line breaks; they could hide text from some readers. */
const UNSEEN_IN_MAIL = new RegExp(`(?![\\t\\n])${UNSAFE_CHARACTERS.source}`, 'gu');
const visible = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(UNSEEN_IN_MAIL, '\ufffd');

/** Breaks URLs in names that strangers typed, so that mail programs don't turn them into links. */
export const withoutLinks = (text: string): string =>
  text
    .replace(/:\/\//g, ': //')
    // Domains in any script, and with any dot that browsers accept.
    .replace(/([\p{L}\p{N}\p{M}\p{So}_-][.\uff0e\u3002\uff61\u2024])(?=[\p{L}\p{N}])/gu, '$1 ');

/** Replaces line breaks, which could add a header, with spaces. */
export const textLine = (text: string): string =>
  visible(text)
    .replace(/[\s\u2028\u2029]+/g, ' ')
    .trim();

/** Truncates a text between graphemes, so that emoji sequences stay whole. */
export const truncate = (text: string, length: number): string => {
  const graphemes = [...new Intl.Segmenter('en').segment(text)].map(({segment}) => segment);
  return graphemes.length > length ? `${graphemes.slice(0, length - 1).join('')}…` : text;
};

export const escapeHtml = (text: string): string =>
  visible(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const FONT = "font-family: 'Segoe UI', system-ui, -apple-system, Helvetica, Arial, sans-serif;";
const SERIF = 'font-family: Besley, Rockwell, Georgia, serif;';
const TEXT = `${FONT} font-size: 16px; line-height: 1.5;`;
const BODY = `${TEXT} color: ${light.ink};`;
const RULE = `border-top: 1px solid ${light.rule};`;
const MARGIN = `border-right: 3px double ${light.margin};`;

const cell = (classes: string, style: string, content: string): string =>
  `<tr><td class="${classes}" style="${style}">${content}</td></tr>`;

/** Block of an email: a paragraph, or one of these kinds. Strings are plain text, escaped when rendered. */
export type Block =
  | string
  | MailSlot
  /** Label and value in two columns; empty values are left out. */
  | {
      readonly kind: 'facts';
      readonly title?: string;
      readonly rows: readonly (readonly [string, string | null])[];
    }
  /** Text that a visitor wrote, with its line breaks. */
  | {readonly kind: 'quote'; readonly text: string}
  | ({readonly kind: 'button'} & Link)
  /** Secondary buttons in one row. */
  | {readonly kind: 'links'; readonly links: readonly Link[]};

interface Link {
  readonly label: string;
  readonly url: string;
}

/** Entry of the appointment book, as on the site's pages: the time beside the double margin, and what it is. */
export interface MailSlot {
  readonly kind: 'slot';
  readonly margin: string;
  readonly title: string;
  readonly lines: readonly string[];
  /** Yellow for a booking, pink for a time that is past or canceled. */
  readonly tone: 'booked' | 'entry' | 'missed';
}

export interface Content {
  readonly subject: string;
  /** Preview text that a mailbox shows beside the subject. */
  readonly preheader: string;
  /** Default: the subject. */
  readonly heading?: string;
  readonly blocks: readonly Block[];
  /** Text of the footer after "You’re receiving this email because". */
  readonly footerReason: string;
  readonly replyTo?: Mail['replyTo'];
  readonly event?: Mail['event'];
}

/** Email for the mail server. */
export interface Mail {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly replyTo?: {readonly name: string; readonly address: string};
  /** iCalendar file and its method. */
  readonly event?: {readonly method: CalendarEntry['method']; readonly content: string};
}

/** Maximum characters of a subject, which most mail programs show. */
const MAX_SUBJECT_LENGTH = 78;

const lines = (text: string): string =>
  escapeHtml(text)
    .replaceAll('\n', '<br>')
    // Phone numbers stay on one line.
    .replace(/(?<=\(\d{3}\)) (?=\d)/g, '\u00a0');

/** Colors of a slot, by its tone. */
const tonesOf = (colors: typeof light) =>
  ({
    booked: {fill: colors.slot, edge: colors.slotEdge, ink: colors.slotInk},
    entry: {fill: colors.entry, edge: colors.live, ink: colors.ink},
    missed: {fill: colors.missed, edge: colors.missedEdge, ink: colors.ink},
  }) satisfies Readonly<Record<MailSlot['tone'], object>>;
const TONES = tonesOf(light);

/** Width of the first column in all tables of an email, so that their lines align. */
const LABEL_WIDTH = '92px';

const row = (label: string, value: string): string =>
  `<tr style="vertical-align: top;"><th class="quiet rule margin" scope="row" style="${TEXT} ${RULE} ${MARGIN} width: ${LABEL_WIDTH}; color: ${light.quiet}; font-weight: 400; text-align: left; padding: 8px 8px 8px 0;">${escapeHtml(label)}</th><td class="ink rule" dir="auto" style="${BODY} ${RULE} padding: 8px 0 8px 12px; word-break: break-word;">${lines(value)}</td></tr>`;

const withValues = (rows: readonly (readonly [string, string | null])[]) =>
  rows.flatMap(([label, value]) => (value ? [[label, value] as const] : []));

/** Looks of a button, by its class: the main action of an email, and a secondary one. */
const BUTTONS = {
  action: {
    style: `background: ${light.action}; color: ${light.onAction};`,
    fill: light.action,
    padding: '12px 24px',
  },
  control: {
    style: `border: 1px solid ${light.control}; color: ${light.link};`,
    fill: light.page,
    padding: '10px 14px',
  },
} as const;

/** Renders a button as a table, because Outlook on Windows ignores the background and padding of links. */
const button = (name: keyof typeof BUTTONS, {label, url}: Link): string => {
  const {style, fill, padding} = BUTTONS[name];
  return `<table role="presentation" cellspacing="0" style="display: inline-table; border-collapse: separate; margin: 0 8px 8px 0;"><tr><td class="${name}" bgcolor="${fill}" style="${style} border-radius: 8px; mso-padding-alt: ${padding};"><a class="${name}-text" href="${escapeHtml(url)}" style="${TEXT} ${style} border: 0; display: inline-block; padding: ${padding}; border-radius: 8px; font-weight: 600; text-decoration: none;">${escapeHtml(label)}</a></td></tr></table>`;
};

const htmlOf = (block: Block): string => {
  if (typeof block === 'string') return cell('ink', `${BODY} padding: 0 0 16px;`, lines(block));
  switch (block.kind) {
    case 'slot': {
      const {margin, title, lines: rest, tone} = block;
      const {fill, edge, ink} = TONES[tone];
      const text = `<b>${escapeHtml(title)}</b>${rest.map((one) => `<br>${escapeHtml(one)}`).join('')}`;
      return cell(
        '',
        'padding: 4px 0 24px;',
        // Not collapsed, because the slot's edge would replace the margin.
        `<table role="presentation" cellspacing="0" style="width: 100%; border-collapse: separate;"><tr><td class="ink margin" style="${BODY} ${MARGIN} width: ${LABEL_WIDTH}; padding: 10px 8px 10px 0; vertical-align: top;">${escapeHtml(margin)}</td><td style="width: 12px;"></td><td class="${tone}" bgcolor="${fill}" style="${TEXT} padding: 10px 16px; border-left: 4px solid ${edge}; border-radius: 3px; background: ${fill}; color: ${ink}; word-break: break-word;">${text}</td></tr></table>`,
      );
    }
    case 'facts': {
      const rows = withValues(block.rows).map(([label, value]) => row(label, value));
      const title =
        block.title === undefined
          ? ''
          : `<h2 class="ink" dir="auto" style="${SERIF} font-size: 19px; line-height: 1.3; font-weight: 400; color: ${light.ink}; margin: 0; padding: 0 0 8px;">${escapeHtml(block.title)}</h2>`;
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
      return cell('', 'padding: 4px 0 24px;', button('action', block));
    case 'links':
      return cell(
        '',
        'padding: 0 0 16px;',
        block.links.map((link) => button('control', link)).join('\n'),
      );
  }
};

/** Formats a link with its URL on a separate line, so that mail programs recognize it. */
const textOfLink = ({label, url}: Link): string => `${label}:\n${url}`;

const textOf = (block: Block): string => {
  if (typeof block === 'string') return visible(block);
  switch (block.kind) {
    case 'slot':
      return visible([block.margin, block.title, ...block.lines].join('\n'));
    case 'facts':
      return [
        ...(block.title === undefined ? [] : [visible(block.title)]),
        ...withValues(block.rows).map(([label, value]) => `${label}: ${visible(value)}`),
      ].join('\n');
    case 'quote':
      return visible(block.text).replace(/^/gm, '> ');
    case 'links':
      return block.links.map(textOfLink).join('\n\n');
    case 'button':
      return textOfLink(block);
  }
};

/** Rules for dark mode, by class. */
const DARK: readonly (readonly [selector: string, rules: string])[] = [
  ['.page', `background: ${dark.tint}`],
  ['.sheet', `background: ${dark.page}`],
  ['.ink', `color: ${dark.ink}`],
  ['.quiet', `color: ${dark.quiet}`],
  ['.rule', `border-color: ${dark.rule}`],
  ['.quote', `border-color: ${dark.rule}`],
  ['.head', `border-color: ${dark.ink}`],
  ['.top', `border-top-color: ${dark.ink}`],
  ['.margin', `border-right-color: ${dark.margin}`],
  ...Object.entries(tonesOf(dark)).map(([tone, {fill, edge, ink}]): [string, string] => [
    `.${tone}`,
    `background: ${fill} !important; color: ${ink} !important; border-color: ${edge}`,
  ]),
  ['.action', `background: ${dark.action}`],
  ['.action-text', `background: ${dark.action} !important; color: ${dark.onAction}`],
  ['.control', `background: ${dark.page} !important; border-color: ${dark.control}`],
  ['.control-text', `color: ${dark.link}`],
];

const darkRules = (before: string): string =>
  DARK.map(([selector, rules]) => `${before}${selector} { ${rules} !important; }`).join('\n');

/**
 * Selector for Outlook's apps and site, which replace the colors in dark mode and set this attribute. In a
 * separate style sheet, because a mail program may drop a whole sheet with an unknown selector.
 */
const OUTLOOK_DARK = '[data-ogsc] ';

/** Width for Outlook on Windows, which ignores max-width; a comment for all other programs. */
const [FIXED_WIDTH, FIXED_WIDTH_END] = [
  '<!--[if mso]><table role="presentation" width="600" align="center"><tr><td><![endif]-->',
  '<!--[if mso]></td></tr></table><![endif]-->',
];

const footerOf = (footerReason: string): string =>
  `You’re receiving this email because ${footerReason}`;

const htmlPart = ({subject, preheader, heading = subject, blocks, footerReason}: Content): string =>
  `<!DOCTYPE html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(textLine(subject))}</title>
<style>@media (prefers-color-scheme: dark) {
${darkRules('')} }</style>
<style>${darkRules(OUTLOOK_DARK)}</style>
</head>
<body class="page" style="margin: 0; padding: 0; background: ${light.tint};">
<div style="display: none; max-height: 0; overflow: hidden; mso-hide: all;">${escapeHtml(textLine(preheader))}</div>
<table class="page" role="presentation" style="width: 100%; border-collapse: collapse; background: ${light.tint};"><tr><td align="center" style="padding: 24px 12px;">
${FIXED_WIDTH}
<table class="sheet" role="presentation" style="width: 100%; max-width: 600px; border-collapse: collapse; background: ${light.page};"><tr><td align="left" style="padding: 28px 24px 12px;">
<table role="presentation" style="width: 100%; border-collapse: collapse;">
${cell('ink head', `${SERIF} font-size: 24px; line-height: 1; letter-spacing: -0.02em; font-weight: 600; color: ${light.ink}; padding: 0 0 16px; border-bottom: 2px solid ${light.ink};`, escapeHtml(company.name))}
<tr><td style="padding: 28px 0 16px;"><h1 class="ink" style="${SERIF} font-size: 26px; line-height: 1.25; font-weight: 400; color: ${light.ink}; margin: 0;">${escapeHtml(textLine(heading))}</h1></td></tr>
${blocks.map(htmlOf).join('\n')}
${cell('quiet rule', `${FONT} ${RULE} font-size: 14px; line-height: 1.5; color: ${light.quiet}; padding: 16px 0;`, lines(footerOf(footerReason)))}
</table></td></tr></table>
${FIXED_WIDTH_END}
</td></tr></table>
</body>
</html>
`;

const textPart = ({subject, heading = subject, blocks, footerReason}: Content): string =>
  [textLine(heading), ...blocks.map(textOf), `-- \n${footerOf(footerReason)}`].join('\n\n') + '\n';

/** Renders the HTML and the text part from the same blocks. */
export const toMail = (content: Content): Mail => ({
  subject: truncate(textLine(content.subject), MAX_SUBJECT_LENGTH),
  html: htmlPart(content),
  text: textPart(content),
  ...(content.replyTo && {
    replyTo: {
      name: truncate(textLine(content.replyTo.name), 60),
      address: textLine(content.replyTo.address),
    },
  }),
  event: content.event,
});
