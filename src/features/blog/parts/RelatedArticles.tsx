import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {type PostSummary} from '@site/src/features/blog/rules/types';

import {ArticlePlate} from './ArticlePlate';
import styles from './RelatedArticles.module.css';

export interface RelatedArticlesProps {
  readonly posts: readonly PostSummary[];
}

export function RelatedArticles({posts}: RelatedArticlesProps): ReactElement | null {
  if (posts.length === 0) return null;
  return (
    <div className={`noPrint ${styles.more}`}>
      <div className="wrap">
        <section aria-labelledby="related-articles">
          <h2 id="related-articles">Related Articles</h2>
          <ul role="list" className={styles.cards}>
            {posts.map((post) => (
              <li key={post.permalink} className="stretchedArea">
                <ArticlePlate post={post} className={styles.plate} />
                <h3>
                  <Link className="stretchedLink" to={post.permalink}>
                    {post.title}
                  </Link>
                </h3>
                <p className="muted small">
                  {[
                    ...(post.category ? [`${post.category}.`] : []),
                    post.excerpt,
                    `${post.minutes} min read`,
                  ].join(' ')}
                </p>
              </li>
            ))}
          </ul>
        </section>
      </div>
    </div>
  );
}
