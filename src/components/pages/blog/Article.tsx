import type {ReactElement, ReactNode} from 'react';
import type {TOCItem} from '@docusaurus/mdx-loader';
import {blogPostContainerID} from '@docusaurus/utils-common';
import TOCItems from '@theme/TOCItems';

import {ArticleHead, type ArticleAuthor} from './ArticleHead';
import {Contents} from '@site/src/components/shared/contents/Contents';
import {type PostSummary} from '@site/src/domain/blog/types';

import styles from './Article.module.css';

export interface ArticleProps {
  readonly post: PostSummary;
  /** The day of the last revision; without it, the article stands as it was published. */
  readonly revised?: string;
  readonly authors: readonly ArticleAuthor[];
  readonly toc: readonly TOCItem[];
  readonly children: ReactNode;
}

/** An article: head, table of contents, text, and a margin in which its notes hang. */
export function Article({post, revised, authors, toc, children}: ArticleProps): ReactElement {
  const chapters = toc.filter(({level}) => level === 2);
  return (
    <article className={styles.article}>
      <ArticleHead post={post} revised={revised} authors={authors} />
      <div className={`wrap ${styles.columns}`}>
        {chapters.length > 1 ? (
          <div className={styles.toc}>
            <Contents label="On this page">
              <TOCItems
                toc={chapters}
                className=""
                minHeadingLevel={2}
                maxHeadingLevel={2}
                linkClassName="chapter"
                linkActiveClassName="current"
              />
            </Contents>
          </div>
        ) : null}
        {/* The feeds take an article's text from the element with this id. */}
        <div id={blogPostContainerID} className={styles.prose}>
          {children}
        </div>
      </div>
    </article>
  );
}
