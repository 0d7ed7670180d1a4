import {type ReactElement, type ReactNode, useRef} from 'react';
import Link from '@docusaurus/Link';

import {Columns} from '@site/src/layout/Columns';
import {Main} from '@site/src/layout/Main';
import {Contents} from '@site/src/layout/contents/Contents';
import {useReadingPosition} from '@site/src/hooks/useReadingPosition';
import {ButtonLink} from '@site/src/ui/Button';
import {type dpaPdf, legalByline} from '@site/src/features/legal/agreement';
import {operatorFacts} from '@site/src/data/operatorFacts';

import styles from './LegalPage.module.css';
import {type LegalSection, LegalSections} from './sections';

export interface LegalPageProps {
  readonly title: string;
  /** Readers that the text applies to. */
  readonly applies: string;
  readonly sections: readonly LegalSection[];
  /** PDF of the agreement, with signature lines. */
  readonly download?: typeof dpaPdf;
  /** Body of the text. */
  readonly children: ReactNode;
}

function DownloadLink({path, fileName}: typeof dpaPdf): ReactElement {
  return (
    <ButtonLink to={path} download={fileName} variant="ghost" size="small">
      Download DPA
    </ButtonLink>
  );
}

function SignedCopy(): ReactElement {
  return (
    <div data-ground="tint" className={`noPrint stack ${styles.after}`}>
      <h2 className="h3">Need it signed?</h2>
      <p>
        The PDF is the same text with lines for both signatures. Sign it and send it to the Privacy
        Officer. We will send back a countersigned copy within {operatorFacts.documentDays} business
        days.
      </p>
      <p>
        <Link className="textLink" to="/contact?topic=Data%20Processing%20Agreement">
          Contact us with a question
        </Link>
      </p>
    </div>
  );
}

/** Legal text with its contents on the left, and numbers of clauses in the margin. */
export function LegalPage({
  title,
  applies,
  sections,
  download,
  children,
}: LegalPageProps): ReactElement {
  const body = useRef<HTMLDivElement>(null);
  // A section is reached when its heading is in the upper third of the window, where people read.
  const reached = useReadingPosition(body, 'h2[id]', '66%') ?? 0;
  const current = sections[Math.max(0, reached)]?.id;
  return (
    <Main>
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
                <b>{legalByline}</b>
                {applies}
              </p>
            </Columns>
          </div>
        </header>
        <div className={`wrap ${styles.columns}`}>
          <Contents label="Contents" after={download ? <DownloadLink {...download} /> : null}>
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
          <div className="stack">
            <div ref={body} className={styles.deed}>
              <LegalSections.Provider value={sections}>{children}</LegalSections.Provider>
            </div>
            {download ? <SignedCopy /> : null}
          </div>
        </div>
      </article>
    </Main>
  );
}
