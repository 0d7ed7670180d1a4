import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {type PostSummary} from '@site/src/features/blog/rules/types';

import {ArticlePlate} from './ArticlePlate';
import styles from './RelatedArticles.module.css';

export interface Neighbor {
  readonly title: string;
  readonly permalink: string;
}

export interface RelatedArticlesProps {
  readonly posts: readonly PostSummary[];
  readonly newer?: Neighbor;
  readonly older?: Neighbor;
}

export function RelatedArticles({posts, newer, older}: RelatedArticlesProps): ReactElement | null {
  if (posts.length === 0 && !newer && !older) return null;
  return (
    <div className={`noPrint ${styles.more}`}>
      <div className="wrap">
        {posts.length > 0 ? (
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
        ) : null}
        {newer || older ? (
          <nav aria-label="Older and newer articles" className="linkRow">
            {older ? (
              <Link to={older.permalink} rel="prev">
                Previous article: {older.title}
              </Link>
            ) : null}
            {newer ? (
              <Link to={newer.permalink} rel="next">
                Next article: {newer.title}
              </Link>
            ) : null}
          </nav>
        ) : null}
      </div>
    </div>
  );
}
