import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {RuledList} from '@site/src/layout/RuledList';
import {noBreakCompounds} from '@site/src/ui/noBreakCompounds';
import {formatDay} from '@site/src/features/blog/rules/dates';
import {type PostSummary} from '@site/src/features/blog/rules/types';

import styles from './ArticleRows.module.css';

export function ArticleRows({posts}: {readonly posts: readonly PostSummary[]}): ReactElement {
  return (
    <RuledList layout="stacked">
      {posts.map((post) => (
        <li key={post.permalink} className="stretchedArea">
          <article className={styles.row}>
            <div className={styles.words}>
              <h2 className="h3">
                <Link className="stretchedLink" to={post.permalink}>
                  {post.title}
                </Link>
              </h2>
              <p>{noBreakCompounds(post.excerpt)}</p>
            </div>
            <p className={`inLine ${styles.facts}`}>
              {post.category ? <span>{post.category}</span> : null}
              <span>{post.author}</span>
              <time dateTime={post.date} data-repeats="">
                {formatDay(post.date)}
              </time>
              <span>{post.minutes} min read</span>
            </p>
          </article>
        </li>
      ))}
    </RuledList>
  );
}
