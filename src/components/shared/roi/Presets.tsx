import type {ReactElement} from 'react';
import clsx from 'clsx';

import type {Roi} from './useRoi';
import {benchmarkIds, benchmarks} from '@site/src/data/benchmarks';
import {isBenchmark, withBenchmark} from '@site/src/domain/roi/presets';

import styles from './CalculatorSheet.module.css';

export interface PresetsProps {
  readonly roi: Pick<Roi, 'inputs' | 'setInputs' | 'reset'>;
}

/** Four practices to start from, and the way back. */
export function Presets({roi}: PresetsProps): ReactElement {
  return (
    <fieldset className={clsx('needsScript', styles.presets)}>
      <legend>Start from a benchmark</legend>
      <div className={styles.chips}>
        {benchmarkIds.map((id) => (
          <button
            key={id}
            type="button"
            className={styles.chip}
            aria-pressed={isBenchmark(roi.inputs, id)}
            onClick={() => roi.setInputs(withBenchmark(roi.inputs, id))}
          >
            {benchmarks[id].industry}
          </button>
        ))}
        <button type="button" className={clsx('textLink', styles.reset)} onClick={roi.reset}>
          Reset
        </button>
      </div>
      <p className="muted">Fills in calls, missed rate, and revenue. Wage and hours stay yours.</p>
    </fieldset>
  );
}
