/**
 * Replaces theme-classic 3.10.2 `BlogListPage` (nothing of the original is left).
 * Why: the original draws every article's preview; ours draws ten summaries from plugins/blog, and
 * searches all articles.
 */
import type {ReactElement} from 'react';
import type {Props} from '@theme/BlogListPage';
import Layout from '@theme/Layout';

import {BlogList} from '@site/src/features/blog/parts/BlogList';
import {PagePicker} from '@site/src/features/blog/parts/PagePicker';
import {type CategoryCount, type PostSummary} from '@site/src/features/blog/rules/types';

export interface BlogListPageProps {
  readonly metadata: Props['metadata'];
  readonly posts: readonly PostSummary[];
  readonly featured: PostSummary | null;
  readonly categories: readonly CategoryCount[];
  readonly total: number;
}

export default function BlogListPage({
  metadata,
  posts,
  featured,
  categories,
  total,
}: BlogListPageProps): ReactElement {
  const {page, blogTitle, blogDescription} = metadata;
  return (
    <Layout
      title={page === 1 ? `Blog: ${blogTitle}` : `Blog, page ${page}: ${blogTitle}`}
      description={blogDescription}
    >
      <BlogList
        title={blogTitle}
        lede="Practical advice from the people who set up phones for medical practices."
        posts={posts}
        featured={page === 1 ? featured : null}
        categories={categories}
        total={total}
        pages={<PagePicker of={metadata} label="Pages of articles" />}
      />
    </Layout>
  );
}
