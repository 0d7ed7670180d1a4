import {load} from 'cheerio/lib/slim';

/** Metadata in the head of a built page. */
export interface BuiltPage {
  /** Title for link previews, with the site's name if the page has it. */
  readonly title: string;
  /** Absolute URL of the picture for link previews; '' without one. */
  readonly image: string;
  /** Absolute canonical URL; '' without one. */
  readonly canonical: string;
}

export const readBuiltPage = (html: string): BuiltPage => {
  const $ = load(html.slice(0, html.indexOf('<body')));
  const content = (property: string): string =>
    $(`meta[property="${property}"]`).attr('content') ?? '';
  return {
    title: content('og:title'),
    image: content('og:image'),
    canonical: $('link[rel="canonical"]').attr('href') ?? '',
  };
};
