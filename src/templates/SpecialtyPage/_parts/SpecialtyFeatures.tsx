import type {ReactElement} from 'react';

import {DaySheet} from '@site/src/components/shared/day-sheet/DaySheet';
import {Figures} from '@site/src/components/layout/Figures';
import {Section, SectionHead} from '@site/src/components/layout/Section';
import {withBooked} from './withBooked';
import type {Specialty} from '@site/src/data/specialties/schema';
import type {SampleCall} from '@site/src/domain/call/call';

import {SpecialtyDrawing} from './objects/SpecialtyDrawing';
import {unbroken} from '@site/src/components/ui/unbroken';
import styles from './SpecialtyFeatures.module.css';

export type SpecialtyFeaturesProps = Specialty['features'] & {
  /** What the page's call has just written into the sheet. */
  readonly booked: SampleCall['booked'];
};

/** Three cards, no two alike: the specialty's day sheet, and two of its own objects. */
export function SpecialtyFeatures({
  title,
  lede,
  sheet,
  cards,
  figures,
  booked,
}: SpecialtyFeaturesProps): ReactElement {
  return (
    <Section labelledBy="features">
      <SectionHead id="features" title={title}>
        {lede}
      </SectionHead>
      <div className={styles.cards}>
        <article className={styles.large} data-ground="tint">
          <div className={styles.words}>
            <h3>{unbroken(sheet.title)}</h3>
            <p className="muted">{sheet.text}</p>
          </div>
          <DaySheet
            className={styles.sheet}
            {...sheet.sheet}
            entries={withBooked(sheet.sheet.entries, booked)}
          />
        </article>
        {cards.map(({title: cardTitle, text, object}) => (
          <article key={cardTitle}>
            <div>
              <h3>{unbroken(cardTitle)}</h3>
              <p className="muted">{text}</p>
            </div>
            <div>
              <SpecialtyDrawing object={object} />
            </div>
          </article>
        ))}
      </div>
      {figures === undefined ? null : (
        <>
          <Figures figures={figures} className={styles.figures} />
          <p className="small muted">Illustrative: yours depend on the calls you miss today.</p>
        </>
      )}
    </Section>
  );
}
