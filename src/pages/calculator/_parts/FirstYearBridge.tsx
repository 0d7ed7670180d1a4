import type {CSSProperties, ReactElement} from 'react';
import clsx from 'clsx';

import {dataValue, formatDollars, formatPercent} from '@site/src/format/numbers';
import {firstYear, type FirstYearStep} from '@site/src/domain/roi/firstYear';

import styles from './FirstYearBridge.drawing.module.css';
import type {Roi} from '@site/src/components/shared/roi/useRoi';

/** A bar as fractions of its track, for the style sheet. */
const place = ({bar}: FirstYearStep): CSSProperties =>
  ({'--start': bar.start, '--size': bar.end - bar.start}) as CSSProperties;

/** From what comes in to what is left: each bar starts where the one above ended. */
export function FirstYearBridge({
  inputs,
  estimate,
}: Pick<Roi, 'inputs' | 'estimate'>): ReactElement {
  const {steps, zero} = firstYear(inputs, estimate);
  return (
    <figure>
      <ol role="list" className={styles.bars} style={{'--zero': zero} as CSSProperties}>
        {steps.map((step) => (
          <li key={step.id}>
            <span>
              <span>{step.label}</span>
              {step.working === '' ? null : <small className="num">{` ${step.working}`}</small>}
            </span>
            <span className={styles.track} aria-hidden="true">
              {step.amount === 0 ? null : (
                <i className={clsx(styles.bar, styles[step.kind])} style={place(step)} />
              )}
            </span>
            <data value={dataValue(step.amount)}>{formatDollars(step.amount)}</data>
          </li>
        ))}
      </ol>
      <figcaption className={`noPrint small muted ${styles.caption}`}>
        {`Bars share one scale: ${formatDollars(estimate.firstYearNet)} on a ${formatDollars(estimate.setupFee)} setup is the ${formatPercent(estimate.annualRoiPercent)} annual ROI above.`}
      </figcaption>
    </figure>
  );
}
