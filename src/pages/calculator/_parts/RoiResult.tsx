import type {ReactElement, ReactNode} from 'react';
import clsx from 'clsx';

import {RuledTable, TableHead} from '@site/src/components/layout/RuledTable';
import type {Roi} from '@site/src/components/shared/roi/useRoi';
import {
  dataValue,
  formatDollars,
  formatPayback,
  noBreakUnits,
  percentOf,
} from '@site/src/format/numbers';
import {roiAssumptions} from '@site/src/data/roiAssumptions';
import {estimateCautious} from '@site/src/domain/roi/estimate';
import {implausibleInputs} from '@site/src/domain/roi/fields';
import {cautiousAssumptionText, formulaAssumptionText} from '@site/src/domain/roi/assumptionTexts';
import {callLoadText, resultRows} from '@site/src/domain/roi/resultTexts';

import {MonthSheet} from './MonthSheet';
import styles from './RoiResult.module.css';

interface FigureProps {
  readonly value: number;
  /** Without one, in dollars. */
  readonly format?: (value: number) => string;
}

/** A rounded figure that carries its exact value to the cent. */
function Figure({value, format = formatDollars}: FigureProps): ReactElement {
  return <data value={dataValue(value)}>{noBreakUnits(format(value))}</data>;
}

/** Net monthly benefit, in large type. */
function Net({net, className}: {readonly net: number; readonly className?: string}): ReactElement {
  const characters = formatDollars(net).length;
  const size = characters > 13 ? styles.longest : characters > 8 && styles.long;
  return (
    <p className={clsx(styles.net, size, className)}>
      <Figure value={net} /> <small>a month</small>
    </p>
  );
}

/**
 * Results: the case to plan with, and the formula with its margin beside it. A mistake
 * in the inputs is asked about here too: the fields may be out of sight.
 */
export function RoiResult({inputs, estimate}: Pick<Roi, 'inputs' | 'estimate'>): ReactElement {
  const cautious = estimateCautious(inputs);
  const question = implausibleInputs(inputs)[0]?.message;

  return (
    <>
      <div className={`small muted ${styles.head}`}>
        <div>
          <p>
            <b>Plan with the cautious case</b>
          </p>
          <Net net={cautious.netMonthlyBenefit} />
          <p className={styles.below}>{noBreakUnits(question ?? cautiousAssumptionText())}</p>
        </div>
        <div className={styles.formula}>
          <p>
            <b>By the formula</b>
          </p>
          <Net net={estimate.netMonthlyBenefit} className={styles.second} />
          <p className={styles.below}>
            {noBreakUnits(formulaAssumptionText(estimate.netMonthlyBenefit))}
          </p>
        </div>
      </div>
      <MonthSheet
        inputs={inputs}
        cautiousCalls={cautious.recoveredCalls}
        recoveredCalls={estimate.recoveredCalls}
      />
      <RuledTable framed={false} className={styles.facts}>
        <caption className="visuallyHidden">
          {`What it adds up to with the ${formatDollars(estimate.planCost)} plan`}
        </caption>
        <TableHead
          columns={['', 'Cautious case', `Formula, ±${percentOf(roiAssumptions.accuracy)}`]}
        />
        <tbody>
          {resultRows.map((row) => {
            const [low, high] = [row.of(cautious), row.of(estimate)];
            const figure = (value: number | null): ReactNode =>
              value === null ? (
                // An element, not a text: a translator may have put others in its place.
                <span>{formatPayback(null)}</span>
              ) : (
                <Figure value={value} format={row.format} />
              );
            return (
              <tr key={row.term}>
                <th scope="row">{row.term}</th>
                <td>{figure(low)}</td>
                <td>{figure(high)}</td>
              </tr>
            );
          })}
        </tbody>
      </RuledTable>
      <p className={`small muted ${styles.load}`}>
        <span>{noBreakUnits(callLoadText(inputs))}</span>{' '}
        <a className="textLink" href="/blog/roi">
          The honest return on an AI receptionist
        </a>
      </p>
    </>
  );
}
