import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';

import {Main} from '@site/src/components/layout/Main';
import {PageHead} from '@site/src/components/layout/PageHead';
import {RuledList} from '@site/src/components/layout/RuledList';
import {JsonLd} from '@site/src/components/shared/json-ld/JsonLd';
import {lettersPage} from '@site/src/data/letters';
import {formatDay} from '@site/src/domain/blog/dates';
import {type LetterSummary} from '@site/src/domain/letters/summary';
import {breadcrumbs} from '@site/src/domain/seo/breadcrumbs';

import styles from './LetterList.module.css';

/** Files that the build writes; no routes, so not for Link. */
const feeds = [
  {href: '/letters/rss.xml', label: 'RSS'},
  {href: '/letters/atom.xml', label: 'Atom'},
  {href: '/letters/feed.json', label: 'JSON'},
] as const;

export interface LetterListProps {
  /** The newest first. */
  readonly letters: readonly LetterSummary[];
}

/** Every letter that was sent. */
export default function LetterList({letters}: LetterListProps): ReactElement {
  return (
    <Layout title={lettersPage.title} description={lettersPage.description}>
      <JsonLd data={[breadcrumbs([{name: lettersPage.title, to: '/letters'}])]} />
      <Main>
        <PageHead
          title={lettersPage.title}
          lede="One short letter a month, with one thing to try at your front desk."
        />
        <div className={`wrap ${styles.body}`}>
          <RuledList layout="stacked">
            {letters.map(({permalink, subject, preheader, sent}) => (
              <li key={permalink}>
                <article className={styles.row}>
                  <div>
                    <h2 className="h3">
                      <Link to={permalink}>{subject}</Link>
                    </h2>
                    <p className={styles.about}>{preheader}</p>
                  </div>
                  <p className={`small num ${styles.date}`}>
                    <time dateTime={sent}>{formatDay(sent)}</time>
                  </p>
                </article>
              </li>
            ))}
          </RuledList>
          <nav aria-label="Feeds" className="noPrint linkRow">
            <span>Feeds:</span>
            {feeds.map(({href, label}) => (
              <a key={href} href={href}>
                {label}
              </a>
            ))}
          </nav>
        </div>
      </Main>
    </Layout>
  );
}
