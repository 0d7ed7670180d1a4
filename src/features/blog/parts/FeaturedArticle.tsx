import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {ArticlePlate} from './ArticlePlate';
import {Columns} from '@site/src/layout/Columns';
import {Tag} from '@site/src/ui/Tag';
import {formatDay} from '@site/src/features/blog/rules/dates';
import {type PostSummary} from '@site/src/features/blog/rules/types';

import styles from './FeaturedArticle.module.css';

export function FeaturedArticle({post}: {readonly post: PostSummary}): ReactElement {
  return (
    <article className={`${styles.featured} stretchedArea`}>
      <Columns split="7/4">
        <ArticlePlate post={post} className={`noPrint ${styles.plate}`} />
        <div>
          {post.category ? <Tag>{post.category}</Tag> : null}
          <h2>
            <Link className="stretchedLink" to={post.permalink}>
              {post.title}
            </Link>
          </h2>
          <p className="muted above16">{post.excerpt}</p>
          <p className="muted small above16">
            {post.author}, <time dateTime={post.date}>{formatDay(post.date)}</time>, {post.minutes}{' '}
            min read
          </p>
        </div>
      </Columns>
    </article>
  );
}
