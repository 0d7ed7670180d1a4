export interface PageParts {
  /** Address of the style sheet that the page links to. */
  readonly sheet: string;
  readonly criticalCss: (html: string) => string;
  /** URLs of the chunks that the main bundle requests on this page. */
  readonly chunks: readonly string[];
}

/**
 * Replaces the link to a page's style sheet with its critical CSS, and lists its chunks for start.js. A
 * page without that link, such as a redirect, stays unchanged.
 *
 * @throws {Error} if the rules would close the style element
 */
export const finishPage = (html: string, {sheet, criticalCss, chunks}: PageParts): string => {
  const links = html.match(/<link\b[^>]*>/g) ?? [];
  const link = links.find((tag) => /rel="?stylesheet/.test(tag) && tag.includes(sheet));
  if (link === undefined) return html;
  const css = criticalCss(html);
  if (/<\/style/i.test(css)) throw new Error('The style sheet contains the text </style');
  return html
    .replace(link, () => `<style>${css}</style>`)
    .replace('<html', `<html data-start-chunks="${chunks.join(' ')}"`);
};
