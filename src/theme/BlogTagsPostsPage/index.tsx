/**
 * Replaces theme-classic 3.10.2 `BlogTagsPostsPage` (nothing of the original is left).
 * Why: one category's articles as the rows of the blog's list, from the summaries of plugins/blog.
 */
import type {ReactElement} from 'react';
import type {Props} from '@theme/BlogTagsPostsPage';
import Layout from '@theme/Layout';

import {ArticleIndex, BlogTrail} from '@site/src/features/blog/parts/ArticleIndex';
import {PagePicker} from '@site/src/features/blog/parts/PagePicker';
import {NoindexSmallArchive} from '@site/src/features/blog/parts/NoindexSmallArchive';
import {type PostSummary} from '@site/src/features/blog/rules/types';

export interface BlogTagsPostsPageProps extends Pick<Props, 'tag' | 'listMetadata'> {
  readonly posts: readonly PostSummary[];
}

export default function BlogTagsPostsPage({
  tag,
  listMetadata,
  posts,
}: BlogTagsPostsPageProps): ReactElement {
  const {page, totalPages} = listMetadata;
  const pageSuffix = page === 1 ? '' : `, page ${page}`;
  return (
    <Layout title={`${tag.label}${pageSuffix}: articles`} description={tag.description}>
      <NoindexSmallArchive posts={posts.length} pages={totalPages} />
      <BlogTrail
        steps={[
          {name: 'Categories', to: tag.allTagsPath},
          {name: tag.label, to: tag.permalink},
        ]}
      />
      <ArticleIndex
        title={tag.label}
        lede={tag.description ?? ''}
        posts={posts}
        all={{to: tag.allTagsPath, label: 'All categories'}}
        pages={<PagePicker of={listMetadata} label={`Pages of ${tag.label}`} />}
      />
    </Layout>
  );
}
