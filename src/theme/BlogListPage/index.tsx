/**
 * Replaces theme-classic 3.10.2 `BlogListPage` (nothing of the original is left).
 * Why: the original draws every article's preview; ours draws ten summaries from plugins/blog, and
 * searches all articles.
 */
import type {ReactElement} from 'react';
import Layout from '@theme/Layout';

import {BlogList, type BlogListProps} from '@site/src/features/blog/parts/BlogList';

export default function BlogListPage(props: BlogListProps): ReactElement {
  const {page, blogTitle, blogDescription} = props.metadata;
  return (
    <Layout
      title={page === 1 ? `Blog: ${blogTitle}` : `Blog, page ${page}: ${blogTitle}`}
      description={blogDescription}
    >
      <BlogList {...props} />
    </Layout>
  );
}
