/**
 * Replaces theme-classic 3.10.2 `Blog/Pages/BlogAuthorsPostsPage` (nothing of the original is left).
 * Why: one team's articles as the rows of the blog's list, from the summaries of plugins/blog.
 */
import type {ReactElement} from 'react';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import Layout from '@theme/Layout';

import {ArticleIndex, BlogTrail} from '@site/src/features/blog/parts/ArticleIndex';
import {PagePicker} from '@site/src/features/blog/parts/PagePicker';
import {NoindexSmallArchive} from '@site/src/features/blog/parts/NoindexSmallArchive';
import {type PostSummary} from '@site/src/features/blog/rules/types';

const TEAMS = '/blog/authors';

export interface BlogAuthorsPostsPageProps extends Pick<Props, 'author' | 'listMetadata'> {
  readonly posts: readonly PostSummary[];
}

export default function BlogAuthorsPostsPage({
  author,
  listMetadata,
  posts,
}: BlogAuthorsPostsPageProps): ReactElement {
  const {page, totalPages} = listMetadata;
  const name = author.name ?? '';
  const about = [author.description, author.title && `${author.title}.`].filter(Boolean)[0] ?? '';
  return (
    <Layout title={page === 1 ? `${name}: articles` : `${name}, page ${page}`} description={about}>
      <NoindexSmallArchive posts={posts.length} pages={totalPages} />
      <BlogTrail
        steps={[
          {name: 'Who writes here', to: TEAMS},
          {name, to: author.page?.permalink ?? TEAMS},
        ]}
      />
      <ArticleIndex
        title={name}
        lede={about}
        posts={posts}
        all={{to: TEAMS, label: 'All teams'}}
        pages={<PagePicker of={listMetadata} label={`Pages by the ${name}`} />}
      />
    </Layout>
  );
}
