export interface PageParts {
  /** Address of the style sheet that the page links to. */
  readonly sheet: string;
  readonly criticalCss: (html: string) => string;
  /** Addresses of the chunks that the main bundle will ask for on this page. */
  readonly chunks: readonly string[];
}

/**
 * Puts a page's critical CSS in place of the link to its style sheet, and names its chunks for
 * start.js. A page without that link, such as a redirect, stays as it is.
 *
 * @throws {Error} when the rules would end the style element early
 */
export const finishPage = (html: string, {sheet, criticalCss, chunks}: PageParts): string => {
  const links = html.match(/<link\b[^>]*>/g) ?? [];
  const link = links.find((tag) => /rel="?stylesheet/.test(tag) && tag.includes(sheet));
  if (link === undefined) return html;
  const css = criticalCss(html);
  if (/<\/style/i.test(css)) throw new Error('The style sheet holds the text </style');
  return html
    .replace(link, () => `<style>${css}</style>`)
    .replace('<html', `<html data-start-chunks="${chunks.join(' ')}"`);
};
