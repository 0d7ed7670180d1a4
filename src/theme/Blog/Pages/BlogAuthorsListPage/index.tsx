/**
 * Replaces theme-classic 3.10.2 `Blog/Pages/BlogAuthorsListPage` (nothing of the original is left).
 * Why: authors are teams, shown as rows like the blog's other lists.
 */
import type {ReactElement} from 'react';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsListPage';
import Layout from '@theme/Layout';

import {BlogTrail, IndexOfIndexes} from '@site/src/features/blog/parts/ArticleIndex';

const lede = 'Teams sign our articles, because more than one person checks each one.';

export default function BlogAuthorsListPage({authors}: Pick<Props, 'authors'>): ReactElement {
  return (
    <Layout title="Who writes the blog" description={lede}>
      <BlogTrail steps={[{name: 'Who writes here', to: '/blog/authors'}]} />
      <IndexOfIndexes
        title="Who writes here"
        lede={lede}
        entries={authors
          .filter(({count}) => count > 0)
          .map(({name, title, count, page}) => ({
            name: name ?? '',
            description: title ?? '',
            count,
            to: page?.permalink ?? null,
          }))}
      />
    </Layout>
  );
}
