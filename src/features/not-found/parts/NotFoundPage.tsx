import {useEffect, type ReactElement} from 'react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';

import {Button, ButtonLink} from '@site/src/ui/Button';
import {Columns} from '@site/src/layout/Columns';
import {RuledList} from '@site/src/layout/RuledList';
import {Section} from '@site/src/layout/Section';
import {Split} from '@site/src/layout/Split';
import {Main} from '@site/src/layout/Main';
import {callPath} from '@site/src/features/specialties/data/paths';
import {type FindablePage} from '@site/src/features/not-found/rules/nearestPages';

import styles from './NotFoundPage.module.css';
import {UnpluggedCord} from './UnpluggedCord';

export interface NotFoundPageProps {
  /** Requested path; null during server rendering, where it is unknown. */
  readonly missingPath: string | null;
  /** Most similar pages, best first. */
  readonly suggestions: readonly FindablePage[];
  /** Default suggestions if no page is similar. */
  readonly fallbacks: readonly FindablePage[];
}

const suggestionsTitle = (near: number): string => {
  if (near === 0) return 'Try one of these';
  return near === 1 ? 'Did you mean this page?' : 'Did you mean one of these pages?';
};

type SuggestedPagesProps = Pick<NotFoundPageProps, 'suggestions' | 'fallbacks'>;

function SuggestedPages({suggestions, fallbacks}: SuggestedPagesProps): ReactElement {
  const offered = suggestions.length > 0 ? suggestions : fallbacks;
  return (
    <Section isTight labelledBy="nearest">
      <Split
        headingId="nearest"
        title={suggestionsTitle(suggestions.length)}
        aside={
          <p>
            Or{' '}
            <Link className="textLink" to={callPath('family-medicine')}>
              try a sample call
            </Link>
            .
          </p>
        }
      >
        <RuledList layout="stacked">
          {offered.map(({to, label}) => (
            <li key={to}>
              <Link to={to} className={`apart quiet ${styles.line}`}>
                {label}
                <span>{to}</span>
              </Link>
            </li>
          ))}
        </RuledList>
      </Split>
    </Section>
  );
}

export function NotFoundPage({
  missingPath,
  suggestions,
  fallbacks,
}: NotFoundPageProps): ReactElement {
  const history = useHistory();

  useEffect(() => {
    if (missingPath !== null) console.warn(`Page not found: ${missingPath}`);
  }, [missingPath]);

  const goBack = (): void => {
    // In a new tab the history has no earlier entry, so Back would do nothing.
    if (window.history.length > 1) history.goBack();
    else history.push('/');
  };

  return (
    <Main>
      <div data-ground="tint" className={styles.page}>
        <div className="wrap">
          <Columns split="7/4" className={styles.head}>
            <div className={styles.title}>
              <h1>404</h1>
              <p>Page Not Found</p>
            </div>
            <div className="stack">
              <p className="lede">
                Sorry, the page you are looking for doesn't exist or has been moved.
              </p>
              <div className="actions">
                <ButtonLink to="/">Go Home</ButtonLink>
                <Button variant="ghost" onClick={goBack}>
                  Go Back
                </Button>
              </div>
            </div>
          </Columns>
        </div>
        <UnpluggedCord />
      </div>
      <SuggestedPages suggestions={suggestions} fallbacks={fallbacks} />
    </Main>
  );
}
