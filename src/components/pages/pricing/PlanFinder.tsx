import {useId, type ReactElement} from 'react';

import {Card} from '@site/src/components/layout/Card';
import type {PracticeSize} from '@site/src/domain/pricing/findPlan';

import {CountField} from './CountField';
import styles from './PlanFinder.module.css';

export interface PlanFinderProps {
  readonly size: PracticeSize;
  readonly answer: {readonly title: string; readonly explanation: string};
  readonly onChange: (size: PracticeSize) => void;
}

/** Two numbers in, the plan that fits out. Nothing leaves the browser. */
export function PlanFinder({size, answer, onChange}: PlanFinderProps): ReactElement {
  const headingId = useId();
  return (
    <Card padded>
      <form
        className={styles.finder}
        aria-labelledby={headingId}
        onSubmit={(event) => event.preventDefault()}
      >
        <div className={styles.ask}>
          <h2 id={headingId}>Which one is yours?</h2>
          <p className="needsScript">Two numbers. Nothing is sent.</p>
          <p className="withoutScript">Without JavaScript this shows our example only.</p>
        </div>
        <CountField
          label="Locations"
          value={size.locations}
          min={1}
          sliderMax={30}
          sliderStep={1}
          onChange={(locations) => onChange({...size, locations})}
        />
        <CountField
          label="Minutes a month"
          value={size.minutes}
          min={0}
          sliderMax={2000}
          sliderStep={20}
          onChange={(minutes) => onChange({...size, minutes})}
        />
        <p className={styles.answer} role="status">
          <strong>{answer.title}</strong>
          <span>{answer.explanation}</span>
        </p>
      </form>
    </Card>
  );
}
