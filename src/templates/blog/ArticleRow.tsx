import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {RuledList} from '@site/src/components/layout/RuledList';
import {formatDay} from '@site/src/domain/blog/dates';
import {type PostSummary} from '@site/src/domain/blog/types';

import styles from './ArticleRow.module.css';
import whole from './wholeLink.module.css';

/** Date, title and excerpt, category and author, minutes: one ruled line per article. */
export function ArticleRows({posts}: {readonly posts: readonly PostSummary[]}): ReactElement {
  return (
    <RuledList layout="stacked">
      {posts.map((post) => (
        <li key={post.permalink} className={whole.card}>
          <article className={styles.row}>
            <div className={styles.words}>
              <h2 className="h3">
                <Link to={post.permalink} className={whole.link}>
                  {post.title}
                </Link>
              </h2>
              <p>{post.excerpt}</p>
            </div>
            <p className={styles.date}>
              <time dateTime={post.date}>{formatDay(post.date)}</time>
            </p>
            <p>
              {post.category}, {post.author}
            </p>
            <p className={styles.minutes}>{post.minutes} min read</p>
          </article>
        </li>
      ))}
    </RuledList>
  );
}
