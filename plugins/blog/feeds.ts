import type {PluginOptions} from '@docusaurus/plugin-content-blog';
import {load} from 'cheerio';

type CreateFeedItems = NonNullable<PluginOptions['feedOptions']['createFeedItems']>;

/** Attributes that mean something without our stylesheet and outside our pages. */
const KEPT_ATTRIBUTES = new Set([
  ...['href', 'src', 'srcset', 'alt', 'title', 'lang', 'dir', 'cite', 'datetime'],
  ...['scope', 'colspan', 'rowspan', 'start', 'width', 'height'],
]);

/**
 * An article's HTML as a feed reader can show it: no icons, no heading anchors, no class names.
 * A chart drawn as SVG would come out black without our CSS; what it says aloud stands in for it.
 */
export const readableInFeeds = (html: string): string => {
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

/** The blog plugin's items, with the day each was published and text that readers can show. */
export const feedItems: CreateFeedItems = async ({defaultCreateFeedItems, ...params}) => {
  const items = await defaultCreateFeedItems(params);
  return items.map(({category: _, ...item}) => ({
    // Without categories: the feed library writes their labels unescaped, and `&` would end the feed.
    ...item,
    published: item.date,
    content: readableInFeeds(item.content ?? ''),
    // For the JSON feed, which gets the first author only otherwise.
    extensions: [{name: 'authors', objects: item.author?.map(({name}) => ({name}))}],
  }));
};
