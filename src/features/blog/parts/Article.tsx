import type {ReactElement, ReactNode} from 'react';
import type {TOCItem} from '@docusaurus/mdx-loader';
import {blogPostContainerID} from '@docusaurus/utils-common';
import TOCItems from '@theme/TOCItems';

import {Contents} from '@site/src/layout/contents/Contents';

import styles from './Article.module.css';

export interface ArticleProps {
  readonly head: ReactNode;
  readonly toc: readonly TOCItem[];
  readonly children: ReactNode;
}

/** An article: head, table of contents, text, and a margin for its notes. */
export function Article({head, toc, children}: ArticleProps): ReactElement {
  const chapters = toc.filter(({level}) => level === 2);
  return (
    <article>
      {head}
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
        {/* The feeds read an article's text from the element with this id. */}
        <div id={blogPostContainerID} className={styles.prose}>
          {children}
        </div>
      </div>
    </article>
  );
}
