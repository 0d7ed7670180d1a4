import type {ReactElement} from 'react';

import {Figures} from '@site/src/components/layout/Figures';
import {Section, SectionHead} from '@site/src/components/layout/Section';
import type {Specialty} from '@site/src/data/specialties/schema';

import {SpecialtyDrawing} from './SpecialtyDrawing';
import {noBreakCompounds} from '@site/src/components/ui/noBreakCompounds';
import styles from './SpecialtyFeatures.module.css';

export type SpecialtyFeaturesProps = Specialty['features'];

/** Day sheet with its rule in words, and two cards with drawings of the specialty. */
export function SpecialtyFeatures({
  title,
  lede,
  sheet,
  cards,
  figures,
}: SpecialtyFeaturesProps): ReactElement {
  return (
    <Section labelledBy="features">
      <SectionHead id="features" title={title}>
        {lede}
      </SectionHead>
      <article className={styles.rule}>
        <h3>{noBreakCompounds(sheet.title)}</h3>
        <p className="muted">{sheet.text}</p>
      </article>
      <div className={styles.cards}>
        {cards.map(({title: cardTitle, text, object}) => (
          <article key={cardTitle}>
            <div>
              <h3>{noBreakCompounds(cardTitle)}</h3>
              <p className="muted">{text}</p>
            </div>
            <SpecialtyDrawing object={object} />
          </article>
        ))}
      </div>
      {figures === undefined ? null : (
        <>
          <Figures figures={figures} className={styles.figures} />
          <p className="small muted">
            These figures are illustrations. Yours depend on the calls you miss today.
          </p>
        </>
      )}
    </Section>
  );
}
