/**
 * Replaces theme-classic 3.10.2 `BlogTagsListPage` (nothing of the original is left).
 * Why: four categories with what they are about, not an alphabet of tags.
 */
import type {ReactElement} from 'react';
import type {Props} from '@theme/BlogTagsListPage';
import Layout from '@theme/Layout';

import {BlogTrail, IndexOfIndexes} from '@site/src/features/blog/parts/ArticleIndex';

export default function BlogTagsListPage({tags}: Pick<Props, 'tags'>): ReactElement {
  return (
    <Layout
      title="Blog categories"
      description="Every article by topic: the technology, running a practice, HIPAA on the phone, and the patient’s experience of calling."
    >
      <BlogTrail steps={[{name: 'Categories', to: '/blog/category'}]} />
      <IndexOfIndexes
        title="Categories"
        entries={tags.map(({label, description, count, permalink}) => ({
          name: label,
          description: description ?? '',
          count,
          to: permalink,
        }))}
      />
    </Layout>
  );
}
