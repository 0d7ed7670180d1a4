import type {PluginOptions} from '@docusaurus/plugin-content-blog';
import {load} from 'cheerio';

type CreateFeedItems = NonNullable<PluginOptions['feedOptions']['createFeedItems']>;

/** Attributes with a meaning outside the site and without its style sheet. */
const KEPT_ATTRIBUTES = new Set([
  ...['href', 'src', 'srcset', 'alt', 'title', 'lang', 'dir', 'cite', 'datetime'],
  ...['scope', 'colspan', 'rowspan', 'start', 'width', 'height'],
]);

/**
 * Converts an article's HTML to what feed readers can show: no icons, no heading anchors, no class names.
 * SVG charts would be black without CSS, so their accessible names replace them.
 */
const readableInFeeds = (html: string): string => {
  const $ = load(html, null, false);
  $('[aria-hidden="true"], a.hash-link, button, script, style').remove();
  $('svg').each((_, svg) => {
    const says = $(svg).attr('aria-label');
    $(svg).replaceWith(says ? $('<p></p>').text(says) : '');
  });
  $('*').each((_, element) => {
    for (const name of Object.keys('attribs' in element ? element.attribs : {})) {
      if (!KEPT_ATTRIBUTES.has(name)) $(element).removeAttr(name);
    }
  });
  return $.html().replace(/<!--[\s\S]*?-->/g, '');
};

/** Creates the blog plugin's items with both of their dates and text that readers can show. */
export const feedItems: CreateFeedItems = async ({defaultCreateFeedItems, ...params}) => {
  const items = await defaultCreateFeedItems(params);
  return items.map(({category: _, ...item}, index) => ({
    // Without categories: the feed library writes their labels unescaped, and `&` would end the feed.
    ...item,
    published: item.date,
    // The library uses `date` as the day of the last change.
    date: new Date(params.blogPosts[index]?.metadata.frontMatter.last_update?.date ?? item.date),
    content: readableInFeeds(item.content ?? ''),
    // For the JSON feed, which gets the first author only otherwise.
    extensions: [{name: 'authors', objects: item.author?.map(({name}) => ({name}))}],
  }));
};
