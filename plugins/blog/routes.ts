import type {RouteConfig} from '@docusaurus/types';

import type {CategoryCount, PostSummary} from '../../src/domain/blog/types.ts';

/** What the lists are given besides what the blog plugin hands them. */
export interface BlogFacts {
  /** By the post's source path, which is how the plugin's routes name a post. */
  readonly bySource: ReadonlyMap<string, PostSummary>;
  readonly featured: PostSummary | null;
  readonly categories: readonly CategoryCount[];
  readonly total: number;
}

interface ListedItem {
  readonly content: {readonly path: string};
}

const isListed = (value: unknown): value is readonly ListedItem[] => Array.isArray(value);

/**
 * The blog plugin's route, slimmed: lists get ten summaries as props in place of ten articles
 * (each a chunk with its components), and nothing loads the theme's sidebar.
 */
export const slimRoute = (route: RouteConfig, facts: BlogFacts): RouteConfig => {
  const {sidebar: _sidebar, items, ...modules} = route.modules ?? {};

  if (isListed(items)) {
    const posts = items.flatMap((item) => facts.bySource.get(item.content.path) ?? []);
    const {featured, categories, total} = facts;
    return {...route, modules, props: {...route.props, posts, featured, categories, total}};
  }
  return {...route, modules};
};
