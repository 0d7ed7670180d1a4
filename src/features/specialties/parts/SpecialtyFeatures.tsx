import type {ReactElement} from 'react';

import {FactList} from '@site/src/layout/FactList';
import {Section, SectionHead} from '@site/src/layout/Section';
import {noBreakCompounds} from '@site/src/ui/noBreakCompounds';
import type {Specialty} from '@site/src/features/specialties/data/schema';

import styles from './SpecialtyFeatures.module.css';
import {VisitLengths} from './VisitLengths';

export function SpecialtyFeatures({title, cards}: Specialty['features']): ReactElement {
  return (
    <Section labelledBy="features">
      <SectionHead id="features" title={title} />
      <div className={styles.cards}>
        {cards.map((card) => (
          <article key={card.title}>
            <div>
              <h3>{noBreakCompounds(card.title)}</h3>
              <p className="muted above8">{card.text}</p>
            </div>
            {'visits' in card ? (
              <VisitLengths visits={card.visits} />
            ) : (
              <FactList className="small" facts={card.facts} />
            )}
          </article>
        ))}
      </div>
    </Section>
  );
}
