import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {Section} from '@site/src/components/layout/Section';
import type {Solution} from '@site/src/data/solutions/schema';

import styles from './SolutionBenefits.module.css';
import {TradeIcon} from '@site/src/components/shared/TradeIcon';

/** Six things that change, and the figure that the trade is promised. */
export function SolutionBenefits({title, lede, items, uplift}: Solution['benefits']): ReactElement {
  return (
    <Section ground="tint" labelledBy="benefits">
      <div className={styles.grid}>
        <div className={styles.left}>
          <h2 id="benefits">{title}</h2>
          <p>{lede}</p>
          {uplift === undefined ? null : (
            <p className={styles.uplift}>
              <b className="num">Up to {uplift.percent}%</b> {uplift.of}. What it is for you depends
              on the calls you miss today:{' '}
              <Link className="textLink" to="/calculator">
                work it out
              </Link>
              .
            </p>
          )}
        </div>
        <ul role="list" className={styles.list}>
          {items.map(({icon, title: benefit, text}) => (
            <li key={benefit}>
              <h3>
                <TradeIcon name={icon} />
                {benefit}
              </h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
