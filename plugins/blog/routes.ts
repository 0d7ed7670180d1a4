import type {BlogPost} from '@docusaurus/plugin-content-blog';
import type {RouteConfig} from '@docusaurus/types';

/** Posts by their source paths, as the blog plugin's routes name them. */
export type PostsBySource = ReadonlyMap<string, BlogPost>;

interface ListedItem {
  readonly content: {readonly path: string};
}

/** Date of the last change for the sitemap. Search engines would ignore dates that are those of the build. */
const lastChange = ({date, frontMatter}: BlogPost['metadata']): number =>
  new Date(frontMatter.last_update?.date ?? date).getTime();

/**
 * Makes a smaller copy of a route of the blog plugin: lists get summaries as props instead of whole
 * articles (each a chunk with its components), no route loads the theme's sidebar, and an article's has
 * its last change.
 */
export const slimRoute = (
  route: RouteConfig,
  posts: PostsBySource,
  propsOfList: (listed: readonly BlogPost[]) => NonNullable<RouteConfig['props']>,
): RouteConfig => {
  const {sidebar: _sidebar, items, ...modules} = route.modules ?? {};
  if (Array.isArray(items)) {
    const listed = (items as unknown as readonly ListedItem[]).flatMap(
      ({content}) => posts.get(content.path) ?? [],
    );
    return {...route, modules, props: {...route.props, ...propsOfList(listed)}};
  }
  const article = posts.get(String(modules.content));
  const lastUpdatedAt = article && lastChange(article.metadata);
  return {...route, modules, metadata: {...route.metadata, lastUpdatedAt}};
};
