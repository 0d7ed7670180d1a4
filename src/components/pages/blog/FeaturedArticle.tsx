import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {ArticlePlate} from './ArticlePlate';
import {plateTone} from './plateTone';
import {Tag} from '@site/src/components/ui/Tag';
import {formatDay} from '@site/src/domain/blog/dates';
import {type PostSummary} from '@site/src/domain/blog/types';

import styles from './FeaturedArticle.module.css';

export interface FeaturedArticleProps {
  readonly post: PostSummary;
}

/** The one article above the list, with its plate. */
export function FeaturedArticle({post}: FeaturedArticleProps): ReactElement {
  return (
    <article className={styles.featured}>
      <div className={styles.plate}>
        <ArticlePlate slug={post.slug} label={post.plate} tone={plateTone(post.categoryId)} />
      </div>
      <div className={styles.words}>
        <p>
          <Tag>{post.category}</Tag>
        </p>
        <h2>
          <Link to={post.permalink}>{post.title}</Link>
        </h2>
        <p className="muted">{post.excerpt}</p>
        <p className={styles.meta}>
          {post.author}, <time dateTime={post.date}>{formatDay(post.date)}</time>, {post.minutes}{' '}
          min read
        </p>
      </div>
    </article>
  );
}
