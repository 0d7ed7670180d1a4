import type {ReactElement, ReactNode} from 'react';
import clsx from 'clsx';

import {FactList} from '@site/src/components/layout/FactList';
import {brand} from '@site/src/config/brand';
import {
  dataValue,
  formatDollars,
  formatMonths,
  formatPercent,
  inDays,
  keepUnits,
} from '@site/src/format/numbers';
import {callLoadText} from '@site/src/domain/roi/callLoad';
import {cautiousText} from '@site/src/domain/roi/cautious';
import {formatAccuracy} from '@site/src/domain/roi/estimate';
import {implausibleInputs} from '@site/src/domain/roi/implausible';
import {netRangeText} from '@site/src/domain/roi/summary';

import {MonthSheet} from './MonthSheet';
import styles from './RoiResult.module.css';
import type {Roi} from './useRoi';

interface FigureProps {
  readonly value: number;
  /** Without one, in dollars. */
  readonly format?: (value: number) => string;
}

/** A rounded figure that carries its exact value to the cent. */
function Figure({value, format = formatDollars}: FigureProps): ReactElement {
  return <data value={dataValue(value)}>{format(value)}</data>;
}

/** A figure, and what it may be at the calculator's stated accuracy. */
function Result({
  value,
  format = formatDollars,
  also = '',
}: FigureProps & {readonly also?: string}): ReactNode {
  const beside = [also, formatAccuracy(value, format)].filter(Boolean).join('; ');
  return (
    <>
      {beside === '' ? null : <small>{`${keepUnits(beside)} `}</small>}
      <Figure value={value} format={format} />
    </>
  );
}

/** What the inputs come to. A slip in them is asked about here too: the fields may be out of sight. */
export function RoiResult({inputs, estimate}: Pick<Roi, 'inputs' | 'estimate'>): ReactElement {
  const {netMonthlyBenefit: net, paybackMonths, planCost, setupFee} = estimate;
  const question = implausibleInputs(inputs)[0]?.message;
  const below = question ?? netRangeText(net);
  const characters = formatDollars(net).length;

  return (
    <>
      <div className={`small muted ${styles.head}`}>
        <p>{`${net < 0 ? 'Net loss' : 'Net benefit'} with the ${formatDollars(planCost)} plan`}</p>
        <p
          className={clsx(
            'num',
            styles.net,
            characters > 13 ? styles.longest : characters > 8 && styles.long,
          )}
        >
          <Figure value={net} /> <small>a month</small>
        </p>
        {below === '' ? null : <p className={`num ${styles.below}`}>{below}</p>}
      </div>
      <MonthSheet inputs={inputs} recoveredCalls={estimate.recoveredCalls} />
      <div className={styles.facts}>
        <FactList
          layout="figures"
          facts={[
            {term: 'Additional revenue', fact: <Result value={estimate.additionalRevenue} />},
            {term: 'Staff time saved', fact: <Result value={estimate.staffSaving} />},
            {term: `${brand.name} plan`, fact: <Figure value={-planCost} />},
            {term: 'Setup, once', fact: <Figure value={setupFee} />},
          ]}
        />
        <FactList
          layout="figures"
          className={styles.outcome}
          facts={[
            {term: 'Left after a year', fact: <Result value={estimate.firstYearNet} />},
            {
              term: 'Payback on setup',
              fact:
                paybackMonths === null ? (
                  formatMonths(null)
                ) : (
                  <Result
                    value={paybackMonths}
                    format={formatMonths}
                    also={inDays(paybackMonths)}
                  />
                ),
            },
            {
              term: 'Annual ROI',
              fact: <Result value={estimate.annualRoiPercent} format={formatPercent} />,
            },
          ]}
        />
      </div>
      <p className={`small muted ${styles.cautious}`}>
        <b>Plan with the cautious case.</b> <span>{keepUnits(cautiousText(inputs))}</span>{' '}
        <span>{keepUnits(callLoadText(inputs))}</span>{' '}
        <a className="textLink" href="/blog/roi">
          Why not the figure above
        </a>
      </p>
    </>
  );
}
