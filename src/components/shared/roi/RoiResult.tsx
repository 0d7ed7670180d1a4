import type {ReactElement, ReactNode} from 'react';

import {brand} from '@site/src/config/brand';
import type {RoiInputs} from '@site/src/data/roiFields';
import {
  dataValue,
  formatDollars,
  formatMonths,
  formatPercent,
} from '@site/src/domain/format/numbers';
import {formatAccuracy, type RoiEstimate} from '@site/src/domain/roi/estimate';
import {netRangeText} from '@site/src/domain/roi/summary';

import {MonthSheet} from './MonthSheet';
import styles from './RoiCalculator.module.css';

export interface RoiResultProps {
  readonly inputs: RoiInputs;
  readonly estimate: RoiEstimate;
}

interface FigureProps {
  readonly value: number;
  readonly format: (value: number) => string;
}

/** A rounded figure that carries its exact value to the cent. */
function Figure({value, format}: FigureProps): ReactElement {
  return <data value={dataValue(value)}>{format(value)}</data>;
}

/** What the figure may be, at the calculator's stated accuracy. */
function Range({value, format}: FigureProps): ReactNode {
  const range = formatAccuracy(value, format);
  return range === '' ? null : <span className={styles.range}>{range}</span>;
}

/** What the inputs come to. */
export function RoiResult({inputs, estimate}: RoiResultProps): ReactElement {
  const {netMonthlyBenefit: net, paybackMonths} = estimate;
  const range = netRangeText(net);

  return (
    <div className={styles.result}>
      <div className={styles.head}>
        <p className={styles.quiet}>
          {net < 0 ? 'Net loss' : 'Net benefit'} with the {formatDollars(estimate.planCost)} plan
        </p>
        <p className={styles.net}>
          <Figure value={net} format={formatDollars} /> <span className={styles.per}>a month</span>
        </p>
        {range === '' ? null : <p className={styles.accuracy}>{range}</p>}
      </div>
      <MonthSheet inputs={inputs} recoveredCalls={estimate.recoveredCalls} />
      <dl className={styles.lines}>
        <div>
          <dt>Additional revenue</dt>
          <dd>
            <Range value={estimate.additionalRevenue} format={formatDollars} />
            <Figure value={estimate.additionalRevenue} format={formatDollars} />
          </dd>
        </div>
        <div>
          <dt>Staff time saved</dt>
          <dd>
            <Range value={estimate.staffSaving} format={formatDollars} />
            <Figure value={estimate.staffSaving} format={formatDollars} />
          </dd>
        </div>
        <div>
          <dt>{brand.name} plan</dt>
          <dd>
            <Figure value={-estimate.planCost} format={formatDollars} />
          </dd>
        </div>
        <div>
          <dt>Setup, once</dt>
          <dd>
            <Figure value={estimate.setupFee} format={formatDollars} />
          </dd>
        </div>
      </dl>
      <dl className={styles.duo}>
        <div>
          <dt>Annual ROI</dt>
          <dd>
            <Figure value={estimate.annualRoiPercent} format={formatPercent} />
            <Range value={estimate.annualRoiPercent} format={formatPercent} />
          </dd>
        </div>
        <div>
          <dt>Payback on setup</dt>
          <dd>
            {paybackMonths === null ? (
              formatMonths(null)
            ) : (
              <>
                <Figure value={paybackMonths} format={formatMonths} />
                <Range value={paybackMonths} format={formatMonths} />
              </>
            )}
          </dd>
        </div>
      </dl>
    </div>
  );
}
