import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {RuledList} from '@site/src/layout/RuledList';
import {Section} from '@site/src/layout/Section';
import {Split} from '@site/src/layout/Split';
import type {Specialty} from '@site/src/features/specialties/data/schema';
import {Icon} from '@site/src/ui/icon/Icon';

import styles from './SpecialtyBenefits.module.css';

/** Six benefits; the last is the increase that the specialty promises. */
export function SpecialtyBenefits({title, items, uplift}: Specialty['benefits']): ReactElement {
  const promised =
    uplift === undefined
      ? []
      : [
          {
            icon: 'calendar-check' as const,
            title: `Up to ${uplift.percent}% ${uplift.of}`,
            text: uplift.text,
          },
        ];
  return (
    <Section ground="tint" labelledBy="benefits">
      <Split headingId="benefits" title={title}>
        <RuledList layout="stacked" className={styles.list}>
          {[...items, ...promised].map(({icon, title: benefit, text}) => (
            <li key={benefit}>
              <Icon name={icon} tone="live" />
              <h3>{benefit}</h3>
              <p>{text}</p>
            </li>
          ))}
        </RuledList>
        <p className="small muted above16">
          How much changes depends on{' '}
          <Link className="textLink" to="/calculator">
            the calls you miss today
          </Link>
          .
        </p>
      </Split>
    </Section>
  );
}
