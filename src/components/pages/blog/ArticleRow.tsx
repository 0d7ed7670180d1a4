import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {formatDay} from '@site/src/domain/blog/dates';
import {type PostSummary} from '@site/src/domain/blog/types';

import styles from './ArticleRow.module.css';

export interface ArticleRowsProps {
  readonly posts: readonly PostSummary[];
}

/** Date, title and excerpt, category and author, minutes: one ruled line per article. */
export function ArticleRows({posts}: ArticleRowsProps): ReactElement {
  return (
    <div className={styles.rows}>
      {posts.map((post) => (
        <article key={post.permalink} className={styles.row}>
          <p className={styles.date}>
            <time dateTime={post.date}>{formatDay(post.date)}</time>
          </p>
          <div className={styles.words}>
            <h2>
              <Link to={post.permalink}>{post.title}</Link>
            </h2>
            <p>{post.excerpt}</p>
          </div>
          <p className={styles.from}>
            <span>{post.category}</span>
            <span>{post.author}</span>
          </p>
          <p className={styles.minutes}>{post.minutes} min read</p>
        </article>
      ))}
    </div>
  );
}
