import type {ReactElement, ReactNode} from 'react';

import {Columns} from '@site/src/components/layout/Columns';

import styles from './ArticleTitle.module.css';

export interface ArticleTitleProps {
  /** Links above the title: the way back, what it belongs to. */
  readonly above: ReactNode;
  readonly title: string;
  /** `p` elements: who wrote it, when. */
  readonly byline: ReactNode;
}

/** The beginning of an article: where it belongs, its title, and who wrote it. */
export function ArticleTitle({above, title, byline}: ArticleTitleProps): ReactElement {
  return (
    <div className="wrap">
      <p className="noPrint linkRow">{above}</p>
      <Columns split="7/4" className={styles.title}>
        <h1>{title}</h1>
        <div className="byline">{byline}</div>
      </Columns>
    </div>
  );
}
