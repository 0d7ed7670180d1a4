import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {ArticlePlate} from './ArticlePlate';
import {plateTone} from './plateTone';
import {ShareButton} from './ShareButton';
import arrowLeft from '@site/src/components/ui/icon/drawn/arrow-left';
import {Icon} from '@site/src/components/ui/icon/Icon';
import {Tag} from '@site/src/components/ui/Tag';
import {formatDay} from '@site/src/domain/blog/dates';
import {type PostSummary} from '@site/src/domain/blog/types';

import styles from './ArticleHead.module.css';

export interface ArticleAuthor {
  readonly name: string;
  /** What the team does. */
  readonly title?: string;
  readonly permalink?: string;
}

export interface ArticleHeadProps {
  readonly post: PostSummary;
  readonly authors: readonly ArticleAuthor[];
}

/** Way back, category, title, who wrote it when and how long it takes, and the plate. */
export function ArticleHead({post, authors}: ArticleHeadProps): ReactElement {
  return (
    <header className={styles.head}>
      <div className={styles.crumbs}>
        <Link to="/blog" className={styles.back}>
          <Icon path={arrowLeft} size="small" />
          Back to Blog
        </Link>
        <Link to={post.categoryPermalink} className={styles.category}>
          <Tag>{post.category}</Tag>
        </Link>
      </div>
      <div className={styles.title}>
        <h1>{post.title}</h1>
        <div className={styles.by}>
          {authors.map(({name, title, permalink}) => (
            <p key={name}>
              {permalink ? <Link to={permalink}>{name}</Link> : <b>{name}</b>}
              {title ? <span>{title}</span> : null}
            </p>
          ))}
          <p>
            <time dateTime={post.date}>{formatDay(post.date)}</time>. {post.minutes} min read
          </p>
        </div>
      </div>
      <ShareButton title={post.title} />
      <div className={styles.plate}>
        <ArticlePlate slug={post.slug} label={post.plate} tone={plateTone(post.categoryId)} />
      </div>
    </header>
  );
}
