import {load} from 'cheerio/lib/slim';

/** Metadata in the head of a built page. */
export interface BuiltPage {
  /** Title for link previews, with the site's name if the page has it. */
  readonly title: string;
  readonly description: string;
  /** Absolute URL of the picture for link previews; '' without one. */
  readonly image: string;
  /** Absolute canonical URL; '' without one. */
  readonly canonical: string;
  /** True for a page that search engines must not list. */
  readonly noIndex: boolean;
}

export const readBuiltPage = (html: string): BuiltPage => {
  const $ = load(html.slice(0, html.indexOf('<body')));
  const content = (name: string): string =>
    $(`meta[name="${name}"], meta[property="${name}"]`).attr('content') ?? '';
  return {
    title: content('og:title'),
    description: content('description'),
    image: content('og:image'),
    canonical: $('link[rel="canonical"]').attr('href') ?? '',
    noIndex: content('robots').includes('noindex'),
  };
};
