import type {ReactElement} from 'react';
import clsx from 'clsx';

import {Chip, Chips} from '@site/src/components/shared/filter-bar/Chip';
import {benchmarkIds, benchmarks} from '@site/src/data/benchmarks';
import {isBenchmark, withBenchmark} from '@site/src/domain/roi/presets';

import styles from './CalculatorSheet.module.css';
import type {Roi} from '@site/src/components/shared/roi/useRoi';

/** Four practices to start from. */
export function Presets({roi}: {readonly roi: Roi}): ReactElement {
  return (
    <fieldset className={clsx('needsScript noPrint small', styles.presets)}>
      <legend>Start from a benchmark</legend>
      <Chips>
        {benchmarkIds.map((id) => (
          <Chip
            key={id}
            isPressed={isBenchmark(roi.inputs, id)}
            onPress={() => roi.setInputs(withBenchmark(roi.inputs, id))}
          >
            {benchmarks[id].industry}
          </Chip>
        ))}
      </Chips>
      <p className="muted">
        Fills in calls, missed rate, and revenue. Wage and hours stay as you set them.
      </p>
    </fieldset>
  );
}
