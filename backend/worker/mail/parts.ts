/** Text functions and styles of emails. */
import {UNSAFE_CHARACTERS} from '../../../src/domain/text/characters.ts';
import {light} from './colors.ts';

/** Matches invisible characters but tabs and line breaks; they could hide text from some readers. */
const UNSEEN_IN_MAIL = new RegExp(`(?![\\t\\n])${UNSAFE_CHARACTERS.source}`, 'gu');
export const visible = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(UNSEEN_IN_MAIL, '\ufffd');

/** Breaks web addresses in names that strangers typed, which mail programs would turn into links. */
export const withoutLinks = (text: string): string =>
  text
    .replace(/:\/\//g, ': //')
    // In any script, and with every dot that browsers accept.
    .replace(/([\p{L}\p{N}\p{M}\p{So}_-][.\uff0e\u3002\uff61\u2024])(?=[\p{L}\p{N}])/gu, '$1 ');

/** Joins lines: line breaks, which could add a header, become spaces. */
export const line = (text: string): string =>
  visible(text)
    .replace(/[\s\u2028\u2029]+/g, ' ')
    .trim();

/** Truncates a text between graphemes, so that emoji sequences stay whole. */
export const cut = (text: string, length: number): string => {
  const graphemes = [...new Intl.Segmenter('en').segment(text)].map(({segment}) => segment);
  return graphemes.length > length ? `${graphemes.slice(0, length - 1).join('')}…` : text;
};

export const escape = (text: string): string =>
  visible(text).replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

export const FONT =
  "font-family: 'Segoe UI', system-ui, -apple-system, Helvetica, Arial, sans-serif;";
export const SERIF = 'font-family: Besley, Rockwell, Georgia, serif;';
export const BODY = `${FONT} font-size: 16px; line-height: 1.5; color: ${light.ink};`;
export const RULE = `border-top: 1px solid ${light.rule};`;
export const MARGIN = `border-right: 3px double ${light.margin};`;

export const cell = (classes: string, style: string, content: string): string =>
  `<tr><td class="${classes}" style="${style}">${content}</td></tr>`;
