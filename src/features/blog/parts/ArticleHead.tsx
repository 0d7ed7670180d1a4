import {type ReactElement, useState} from 'react';
import Link from '@docusaurus/Link';

import {ArticlePlate} from './ArticlePlate';
import {Columns} from '@site/src/layout/Columns';
import arrowLeft from '@site/src/ui/icon/drawn/arrow-left';
import shareNetwork from '@site/src/ui/icon/drawn/share-network';
import {Button} from '@site/src/ui/Button';
import {Icon} from '@site/src/ui/icon/Icon';
import {Tag} from '@site/src/ui/Tag';
import {formatDay} from '@site/src/features/blog/rules/dates';
import {type PostSummary} from '@site/src/features/blog/rules/types';
import {copyText} from '@site/src/lib/text/copyText';

import styles from './ArticleHead.module.css';

/** Opens the device's share sheet; without one, copies the link. */
function ShareButton({title}: {readonly title: string}): ReactElement {
  const [announcement, setAnnouncement] = useState('');

  const share = async (): Promise<void> => {
    // Without query and hash: a shared link should not carry somebody's search or campaign.
    const url = `${window.location.origin}${window.location.pathname}`;
    if (typeof navigator.share === 'function') {
      try {
        await navigator.share({title, url});
        return;
      } catch (error) {
        // The visitor closed the sheet.
        if (error instanceof DOMException && error.name === 'AbortError') return;
      }
    }
    setAnnouncement(
      (await copyText(url)) ? 'Link copied' : 'Copy the address from the address bar',
    );
  };

  return (
    <span className={`noPrint inLine ${styles.share}`}>
      <Button variant="ghost" size="small" onClick={() => void share()}>
        <Icon path={shareNetwork} size="small" />
        Share
      </Button>
      <span role="status">{announcement}</span>
    </span>
  );
}

interface ArticleAuthor {
  readonly name: string;
  /** The team's task. */
  readonly title?: string;
}

export interface ArticleHeadProps {
  readonly post: PostSummary;
  /** Day of the last revision, such as '2026-11-24'; undefined if it wasn't revised. */
  readonly revised?: string;
  readonly authors: readonly ArticleAuthor[];
}

export function ArticleHead({post, revised, authors}: ArticleHeadProps): ReactElement {
  return (
    <header>
      <div className="wrap">
        <p className="noPrint linkRow">
          <Link to="/blog">
            <Icon path={arrowLeft} size="small" />
            Back to Blog
          </Link>
          {post.category ? (
            <Link to={`/blog?category=${post.categoryId}`}>
              <Tag>{post.category}</Tag>
            </Link>
          ) : null}
        </p>
        <Columns split="7/4" className={styles.title}>
          <h1>{post.title}</h1>
          <div className="byline">
            {authors.map(({name, title}) => (
              <p key={name}>
                <b>{name}</b>
                {title}
              </p>
            ))}
            <p>
              <time dateTime={post.date}>{formatDay(post.date)}</time>. {post.minutes} min read
            </p>
            {revised === undefined ? null : (
              <p>
                Revised <time dateTime={revised}>{formatDay(revised)}</time>
              </p>
            )}
            <ShareButton title={post.title} />
          </div>
        </Columns>
      </div>
      <ArticlePlate post={post} className={`noPrint ${styles.plate}`} />
    </header>
  );
}
