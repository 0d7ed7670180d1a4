import type {ReactElement} from 'react';
import clsx from 'clsx';

import {DataTable} from '@site/src/layout/DataTable';
import type {RoiInputs} from '@site/src/features/roi/data/fields';
import {
  dataValue,
  formatDollars,
  formatPayback,
  noBreakUnits,
  percentOf,
} from '@site/src/lib/format/numbers';
import {relatedArticles} from '@site/src/data/relatedLinks';
import {roiAssumptions} from '@site/src/data/roiAssumptions';
import {
  estimateCautious,
  estimateRoi,
  type RoiEstimate,
} from '@site/src/features/roi/rules/estimate';
import {implausibleNotes} from '@site/src/features/roi/rules/readFields';
import {
  cautiousAssumptionText,
  formulaAssumptionText,
} from '@site/src/features/roi/rules/assumptionTexts';
import {
  allCallsText,
  callLoadText,
  resultRows,
  ROI_PERCENT,
  type ResultRow,
} from '@site/src/features/roi/rules/resultTexts';

import {MonthSheet} from './MonthSheet';
import styles from './RoiResult.module.css';

interface FigureProps {
  readonly value: number;
  /** Default: `formatDollars`. */
  readonly format?: (value: number) => string;
}

/** Rounded figure with its exact value, to the cent, as data. */
function Figure({value, format = formatDollars}: FigureProps): ReactElement {
  return <data value={dataValue(value)}>{noBreakUnits(format(value))}</data>;
}

function Net({net, className}: {readonly net: number; readonly className?: string}): ReactElement {
  const characters = formatDollars(net).length;
  const size = characters > 13 ? styles.longest : characters > 8 && styles.long;
  return (
    <p className={clsx(styles.net, size, className)}>
      <Figure value={net} /> <small>a month</small>
    </p>
  );
}

function Results({
  caption,
  estimate,
  rows,
}: {
  readonly caption: string;
  readonly estimate: RoiEstimate;
  readonly rows: readonly ResultRow[];
}): ReactElement {
  return (
    <DataTable
      figures
      framed={false}
      className={styles.facts}
      caption={<span className="visuallyHidden">{caption}</span>}
      rows={rows.map(({term, valueOf, format}) => {
        const value = valueOf(estimate);
        return {
          key: term,
          cells: [
            term,
            value === null ? (
              // An element, because a page translator may have replaced a bare text node.
              <span>{formatPayback(null)}</span>
            ) : (
              <Figure value={value} format={format} />
            ),
          ],
        };
      })}
    />
  );
}

/**
 * Results: the cautious case, and the formula folded below it. Also shows the question about an
 * implausible input, because the fields may be out of view.
 */
export function RoiResult({inputs}: {readonly inputs: RoiInputs}): ReactElement {
  const cautious = estimateCautious(inputs);
  const estimate = estimateRoi(inputs);
  const question = implausibleNotes(inputs)[0];

  return (
    <>
      <div className={`small muted ${styles.head}`}>
        <p>
          <b>Plan with the cautious case</b>
        </p>
        <Net net={cautious.netMonthlyBenefit} />
        <p className="above8">{noBreakUnits(question ?? cautiousAssumptionText())}</p>
      </div>
      <MonthSheet inputs={inputs} />
      <Results
        caption="Cautious case"
        estimate={cautious}
        rows={resultRows.filter(({term}) => term !== ROI_PERCENT)}
      />
      <p className={`small muted ${styles.load}`}>
        <span>{noBreakUnits(`${callLoadText(inputs)} ${allCallsText(inputs)}`)}</span>{' '}
        <a className="textLink" href={relatedArticles.roi.to}>
          {relatedArticles.roi.label}
        </a>
      </p>
      <details className={styles.formula}>
        <summary>
          <span className="plus">By the formula, ±{percentOf(roiAssumptions.accuracy)}</span>
        </summary>
        <div className="small muted">
          <Net net={estimate.netMonthlyBenefit} className={styles.second} />
          <p>{noBreakUnits(formulaAssumptionText(estimate.netMonthlyBenefit))}</p>
        </div>
        <Results caption="By the formula" estimate={estimate} rows={resultRows} />
      </details>
    </>
  );
}
