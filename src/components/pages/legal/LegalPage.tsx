import type {ReactElement, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import clsx from 'clsx';

import {Columns} from '@site/src/components/layout/Columns';
import {Contents} from '@site/src/components/shared/contents/Contents';
import buttonStyles from '@site/src/components/ui/Button.module.css';

import styles from './LegalPage.module.css';
import {type LegalSection, SectionNumbers} from './sectionNumbers';
import {useCurrentSection} from './useCurrentSection';

export interface LegalDownload {
  readonly label: string;
  readonly path: string;
  readonly fileName: string;
}

export interface LegalPageProps {
  readonly title: string;
  readonly lastUpdated: string;
  /** Whom the text is for. */
  readonly applies: string;
  readonly sections: readonly LegalSection[];
  readonly download?: LegalDownload;
  /** The text itself. */
  readonly children: ReactNode;
  /** Below the text, on green paper. */
  readonly after?: ReactNode;
}

const WORDS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten'];

const sectionCount = (count: number): string =>
  `${WORDS[count] ?? String(count)} ${count === 1 ? 'section' : 'sections'}.`;

/** A legal text: contents left, numbered clauses hanging in the margin of the deed. */
export function LegalPage({
  title,
  lastUpdated,
  applies,
  sections,
  download,
  children,
  after,
}: LegalPageProps): ReactElement {
  const current = useCurrentSection(sections);
  return (
    <main id="main">
      <article>
        <header>
          <div className="wrap">
            <nav aria-label="Breadcrumb" className="noPrint linkRow">
              <Link to="/">Home</Link>
              <span aria-current="page">{title}</span>
            </nav>
            <Columns split="7/4" className={styles.title}>
              <h1>{title}</h1>
              <p className="byline">
                <b>Last updated {lastUpdated}</b>
                {sectionCount(sections.length)} {applies}
              </p>
            </Columns>
          </div>
        </header>
        <div className={`wrap ${styles.columns}`}>
          <Contents
            label="Contents"
            after={
              download ? (
                <a
                  href={download.path}
                  download={download.fileName}
                  className={clsx(buttonStyles.button, buttonStyles.ghost, buttonStyles.small)}
                >
                  <svg viewBox="0 0 20 20" aria-hidden="true" className={styles.arrow}>
                    <path d="M10 2.5v10M6 8.75l4 4 4-4M3 12.5V16.5H17V12.5" />
                  </svg>
                  {download.label}
                </a>
              ) : null
            }
          >
            <ol role="list">
              {sections.map(({id, label}, index) => (
                <li key={id}>
                  <a href={`#${id}`} aria-current={current === id ? 'true' : undefined}>
                    {index + 1}. {label}
                  </a>
                </li>
              ))}
            </ol>
          </Contents>
          <div className={styles.deed}>
            <SectionNumbers sections={sections}>{children}</SectionNumbers>
            {after ? (
              <div data-ground="tint" className={`noPrint ${styles.after}`}>
                {after}
              </div>
            ) : null}
          </div>
        </div>
      </article>
    </main>
  );
}
