import type {ReactElement} from 'react';

import {Section, SectionHead} from '@site/src/layout/Section';
import {noBreakCompounds} from '@site/src/ui/noBreakCompounds';
import type {Specialty} from '@site/src/features/specialties/data/schema';

import {CardDetails} from './CardDetails';
import styles from './SpecialtyFeatures.module.css';

export function SpecialtyFeatures({title, cards}: Specialty['features']): ReactElement {
  return (
    <Section labelledBy="features">
      <SectionHead id="features" title={title} />
      <div className={styles.cards}>
        {cards.map(({title: cardTitle, text, details}) => (
          <article key={cardTitle}>
            <div>
              <h3>{noBreakCompounds(cardTitle)}</h3>
              <p className="muted above8">{text}</p>
            </div>
            <CardDetails details={details} />
          </article>
        ))}
      </div>
    </Section>
  );
}
