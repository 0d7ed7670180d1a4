import {START_SCRIPT} from './template';

export interface InlineStylesOptions {
  /** The rules that the page needs. */
  readonly css: string;
  /** Address of the style sheet that the page links to now. */
  readonly from: string;
  /** Address of the whole style sheet that is to be loaded later. */
  readonly to: string;
  /** Addresses of the scripts that the program will ask for on this page. */
  readonly soon: readonly string[];
}

const NAMED_SCRIPTS = new RegExp(`${START_SCRIPT}"([^"]*)"`);

/**
 * The scripts that a built page names for start.js.
 *
 * @throws {Error} when it was not made from the template.
 */
export const scriptsOf = (html: string): readonly string[] => {
  const scripts = NAMED_SCRIPTS.exec(html)?.[1];
  if (scripts === undefined) throw new Error('A built page names no scripts for start.js');
  return scripts.split(' ');
};

/**
 * Puts a page's rules in place of its style sheet, and tells the start script of the whole one,
 * and of the scripts to come.
 *
 * @throws {Error} when the page links to no such style sheet, would end the style element early, or
 *   was not made from the template.
 */
export const inlineStyles = (html: string, {css, from, to, soon}: InlineStylesOptions): string => {
  const links = html.match(/<link rel="?stylesheet"?[^>]*>/g) ?? [];
  const link = links.find((tag) => tag.includes(from));
  if (link === undefined) throw new Error(`A built page does not link to ${from}`);
  if (/<\/style/i.test(css)) throw new Error('The style sheet holds the text </style');
  const all = [...scriptsOf(html), ...soon].join(' ');
  const later = `${START_SCRIPT.replace('data-', `data-styles=${to} data-`)}"${all}"`;
  return html.replace(link, () => `<style>${css}</style>`).replace(NAMED_SCRIPTS, () => later);
};
