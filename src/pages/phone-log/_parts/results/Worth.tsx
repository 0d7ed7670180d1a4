import {type ReactElement, useState} from 'react';

import {Section, SectionHead} from '@site/src/components/layout/Section';
import {ButtonLink} from '@site/src/components/ui/Button';
import {NumberField, NumberInput} from '@site/src/components/ui/NumberField';
import {brand} from '@site/src/config/brand';
import {cautiousAssumptions, roiAssumptions} from '@site/src/data/roiAssumptions';
import {defaultRoiInputs, roiFields} from '@site/src/data/roiFields';
import {parseNumber} from '@site/src/domain/numbers/parseNumber';
import type {Figures} from '@site/src/domain/phoneLog/figures';
import {reached} from '@site/src/domain/phoneLog/sentences';
import {inWords, whole} from '@site/src/domain/phoneLog/wording';
import {calculatorLink, worthOf} from '@site/src/domain/phoneLog/worth';
import {
  formatDollars,
  formatMonths,
  formatNumber,
  formatDays,
  percentOf,
} from '@site/src/format/numbers';
import {counted} from '@site/src/format/counted';

import {worthNote} from '../../_content';
import styles from './Worth.module.css';

export interface WorthProps {
  readonly figures: Figures;
  /** USD. */
  readonly visit: number;
  readonly onVisit: (usd: number) => void;
}

/** Value of answering the calls: the case to plan with, then the calculator's formula. */
export function Worth({figures, visit, onVisit}: WorthProps): ReactElement {
  const {inputs, cautious, formula} = worthOf(figures, visit);
  const base = figures.callers ? 'callers not reached' : 'missed calls';
  const oneIn = Math.round(1 / cautiousAssumptions.recoveryRate);
  const price = formatDollars(cautiousAssumptions.planPrice);
  const setup = formatDollars(cautiousAssumptions.setupFee);
  const payback = cautious.paybackMonths;
  const paidBack =
    payback === null
      ? `That doesn’t pay back the setup fee of ${setup}.`
      : `The setup fee of ${setup} is paid back in ${formatDays(payback) || formatMonths(payback)}.`;
  return (
    <Section ground="band" labelledBy="worth">
      <SectionHead id="worth" title="Your missed calls, in dollars">
        {figures.callers
          ? `Plan with the cautious case. The formula counts every missed call, including those of the ${counted(reached(figures), 'caller')} you reached later, and expects four in five to become a visit.`
          : 'Plan with the cautious case. Without phone numbers, it counts missed calls, including callers you may have reached later.'}
      </SectionHead>
      <div className={styles.cases}>
        <p>
          <span className="small">Cautious case</span>
          <b className="num">{formatDollars(cautious.net)}</b>
          <span className="small">a month</span>
        </p>
        <p>
          <span className="small">The calculator’s formula</span>
          <b className="num">{formatDollars(formula.netMonthlyBenefit)}</b>
          <span className="small">{`a month, ±${percentOf(roiAssumptions.accuracy)}`}</span>
        </p>
        <div className={styles.visit}>
          <VisitField onVisit={onVisit} />
        </div>
      </div>
      <p className={styles.note}>
        {`The cautious case: one in ${inWords(oneIn)} of ${whole(cautious.startsFrom)} ${base} a month becomes a visit at ${formatDollars(visit)}, which is ${formatDollars(cautious.revenue)}, less ${price} for ${brand.name}. ${paidBack}`}
      </p>
      <p className={styles.note}>
        {`The formula: ${percentOf(roiAssumptions.recoveryRate)} of ${whole(formula.missedCalls)} missed calls a month become a visit, and answered calls save ${formatDollars(formula.staffSaving)} of staff time.`}
      </p>
      <p className={`small muted ${styles.note}`}>{worthNote}</p>
      <p role="status" className="visuallyHidden">
        {`Cautious case: ${formatDollars(cautious.net)} a month.`}
      </p>
      <div className="actions">
        {/* A plain link: the router would fetch the page ahead, and nothing is asked for here. */}
        <ButtonLink to={calculatorLink(inputs)} reloads>
          Open the calculator with these numbers
        </ButtonLink>
        <ButtonLink to="#totals" variant="ghost" reloads>
          Take the totals to a demo
        </ButtonLink>
      </div>
    </Section>
  );
}

const field = roiFields.avgRevenuePerVisit;
const example = formatNumber(defaultRoiInputs.avgRevenuePerVisit);

/** The one number that no log has. */
function VisitField({onVisit}: Pick<WorthProps, 'onVisit'>): ReactElement {
  const [text, setText] = useState(example);
  const {problem} = parseNumber(text, {units: field.units, isMoney: true});
  return (
    <NumberField
      id="visit"
      label={`${field.label}, not in the log`}
      note={problem === null ? null : `Enter dollars per visit, such as ${example}.`}
      slider={null}
      hasUnit
    >
      <NumberInput
        id="visit"
        text={text}
        onText={(typed) => {
          setText(typed);
          const read = parseNumber(typed, {units: field.units, isMoney: true});
          onVisit(Math.max(0, read.value));
        }}
        hasNote={problem !== null}
        prefix={field.prefix}
        unitText={field.unitText}
      />
    </NumberField>
  );
}
