import {START_SCRIPT} from './template';

export interface InlineStylesOptions {
  /** The rules that the page needs. */
  readonly css: string;
  /** Address of the style sheet that the page links to now. */
  readonly from: string;
  /** Address of the whole style sheet that is to be loaded later. */
  readonly to: string;
  /** Addresses of the scripts that the main bundle will load for this page. */
  readonly soon: readonly string[];
}

/**
 * Puts a page's rules in place of its style sheet, and tells the start script of the whole one,
 * and of the scripts to come.
 *
 * @throws {Error} when the page links to no such style sheet, or would end the style element early.
 */
export const inlineStyles = (html: string, {css, from, to, soon}: InlineStylesOptions): string => {
  const links = html.match(/<link rel="?stylesheet"?[^>]*>/g) ?? [];
  const link = links.find((tag) => tag.includes(from));
  if (link === undefined) throw new Error(`A built page does not link to ${from}`);
  if (/<\/style/i.test(css)) throw new Error('The style sheet holds the text </style');
  return html
    .replace(link, () => `<style>${css}</style>`)
    .replace(START_SCRIPT, () =>
      START_SCRIPT.replace('data-', `data-styles=${to} data-soon="${soon.join(' ')}" data-`),
    );
};
