import {type ReactElement, useId} from 'react';
import Link from '@docusaurus/Link';

import {Columns} from '@site/src/components/layout/Columns';
import {DemoLink} from '@site/src/components/shared/cta/DemoLink';
import {RangeField} from '@site/src/components/shared/roi/RangeField';
import {useRoi} from '@site/src/components/shared/roi/useRoi';
import {ButtonLink} from '@site/src/components/ui/Button';
import {homeLabels} from '@site/src/data/home';
import {estimateCautious, estimateRoi} from '@site/src/domain/roi/estimate';
import {cautiousAssumptionText, formulaAssumptionText} from '@site/src/domain/roi/assumptionTexts';
import {dataValue, formatDollars, formatPayback, noBreakUnits} from '@site/src/format/numbers';

import styles from './QuickEstimate.module.css';

/** Inputs that most practices know; the calculator has the rest. */
const asked = ['dailyCalls', 'missedPercentage'] as const;

const paybackText = (months: number | null): string =>
  months === null
    ? 'Setup is not earned back.'
    : `Setup pays for itself in ${formatPayback(months)}.`;

interface ResultProps {
  readonly name: string;
  /** USD a month. */
  readonly net: number;
  readonly children: string;
}

function Result({name, net, children}: ResultProps): ReactElement {
  return (
    <div>
      <p className="small muted">{`${net < 0 ? 'Net loss' : 'Net benefit'}, ${name}`}</p>
      <p className={styles.figure}>
        <data value={dataValue(net)}>{formatDollars(net)}</data> <small>a month</small>
      </p>
      <p className="small muted">{noBreakUnits(children)}</p>
    </div>
  );
}

/** Asks for two numbers and shows what the calculator makes of them, cautiously and by the formula. */
export function QuickEstimate(): ReactElement {
  const prefix = useId();
  const roi = useRoi();
  const {inputs} = roi;
  const cautious = estimateCautious(inputs);
  const formula = estimateRoi(inputs);
  return (
    <Columns split="4/7">
      <div className={styles.ask}>
        <h2 id="roi">Your missed calls, in dollars</h2>
        <p className="small muted">
          Your{' '}
          <Link className="textLink" to="/phone-log">
            phone log
          </Link>{' '}
          has both numbers.{' '}
          <span className="withoutScript">
            These figures are for a sample practice. Turn on JavaScript to use your own.
          </span>
        </p>
        <div role="group" aria-label="Your practice" className={styles.fields}>
          {asked.map((id) => (
            <RangeField key={id} id={`${prefix}-${id}`} input={id} roi={roi} />
          ))}
        </div>
      </div>
      <div>
        <div className={styles.results} role="status">
          <Result name="cautious case" net={cautious.netMonthlyBenefit}>
            {`${cautiousAssumptionText()} ${paybackText(cautious.paybackMonths)}`}
          </Result>
          <Result name="by the formula" net={formula.netMonthlyBenefit}>
            {formulaAssumptionText(formula.netMonthlyBenefit)}
          </Result>
        </div>
        <p className="small muted">
          Each visit counts as {formatDollars(inputs.avgRevenuePerVisit)}. Plan with the cautious
          case.
        </p>
        <div className="actions">
          <DemoLink source="roi_calculator" variant="ghost">
            {homeLabels.demo}
          </DemoLink>
          <ButtonLink to="/calculator" variant="ghost">
            Open the calculator
          </ButtonLink>
        </div>
      </div>
    </Columns>
  );
}
