import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {RuledList} from '@site/src/components/layout/RuledList';
import {Section} from '@site/src/components/layout/Section';
import {Split} from '@site/src/components/layout/Split';
import type {Specialty} from '@site/src/data/specialties/schema';

import {SpecialtyIcon} from './SpecialtyIcon';
import styles from './SpecialtyBenefits.module.css';

/** Six benefits and the specialty's promised increase. */
export function SpecialtyBenefits({
  title,
  lede,
  items,
  uplift,
}: Specialty['benefits']): ReactElement {
  return (
    <Section ground="tint" labelledBy="benefits">
      <Split
        headingId="benefits"
        title={title}
        aside={
          <>
            <p>{lede}</p>
            {uplift === undefined ? null : (
              <p>
                <b>Up to {uplift.percent}%</b> {uplift.of}. An illustration, not a promise: use your
                own figures in the{' '}
                <Link className="textLink" to="/calculator">
                  ROI calculator
                </Link>
                .
              </p>
            )}
          </>
        }
      >
        <RuledList layout="stacked" className={styles.list}>
          {items.map(({icon, title: benefit, text}) => (
            <li key={benefit}>
              <SpecialtyIcon name={icon} />
              <h3>{benefit}</h3>
              <p>{text}</p>
            </li>
          ))}
        </RuledList>
      </Split>
    </Section>
  );
}
