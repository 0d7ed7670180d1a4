import {memo, type ReactElement, useEffect, useState} from 'react';
import Link from '@docusaurus/Link';

import {usePersistedState} from '@site/src/hooks/persisted/usePersistedState';
import {SlipSpikes, SPIKE_SLIPS} from '@site/src/features/roi/parts/slips/SlipSpikes';
import {Slider} from '@site/src/ui/Slider';
import {company} from '@site/src/config/company';
import {cautiousAssumptions, roiAssumptions} from '@site/src/data/roiAssumptions';
import {defaultRoiInputs, roiFields, type RoiInputs} from '@site/src/features/roi/data/fields';
import {estimateCautious, estimateRoi} from '@site/src/features/roi/rules/estimate';
import {netRange} from '@site/src/features/roi/rules/assumptionTexts';
import {dataValue, formatDollars, formatNumber, percentOf} from '@site/src/lib/format/numbers';

import styles from './YourSlips.module.css';

/** Ranges of the sliders. Six spikes fit the maximum of slips; the calculator accepts more. */
const CALLS = {min: 10, max: 150, step: 1};
const MISSED = {min: 2, max: 40, step: 1};
/** Milliseconds after the last change until a screen reader announces the result. */
const ANNOUNCE_DELAY_MS = 600;
/** Milliseconds after the last change until the link has it. */
const LINK_MS = 100;

type Practice = Pick<RoiInputs, 'dailyCalls' | 'missedPercentage'>;

const defaultPractice: Practice = {
  dailyCalls: defaultRoiInputs.dailyCalls,
  missedPercentage: defaultRoiInputs.missedPercentage,
};

const isPractice = (value: unknown): value is Practice =>
  typeof value === 'object' &&
  value !== null &&
  ['dailyCalls', 'missedPercentage'].every(
    (id) => typeof (value as Record<string, unknown>)[id] === 'number',
  );

const formatWhole = (count: number): string => formatNumber(count, 0);

const pileLabel = (slips: number): string => {
  const spikes = Math.ceil(slips / SPIKE_SLIPS);
  return `${formatWhole(slips)} pink message slips on ${spikes === 1 ? 'one spike' : `${spikes} spikes`}. A full spike holds ${SPIKE_SLIPS}, which is 10 missed calls a day.`;
};

/** Returns a text once it has stopped changing. */
const useSettled = (text: string, milliseconds: number): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(setSettled, milliseconds, text);
    return () => window.clearTimeout(timer);
  }, [text, milliseconds]);
  return settled;
};

/** Returns text for a screen reader once it has stopped changing, empty until it changes for the first time. */
const useAnnouncement = (text: string): string => {
  const [first] = useState(text);
  const settled = useSettled(text, ANNOUNCE_DELAY_MS);
  return settled === first ? '' : settled;
};

interface RangeProps {
  readonly label: string;
  readonly text: string;
  readonly valueText: string;
  readonly value: number;
  readonly ends: typeof CALLS;
  readonly onChange: (value: number) => void;
}

function Range({label, text, valueText, value, ends, onChange}: RangeProps): ReactElement {
  return (
    <div className={`apart ${styles.range}`}>
      <b>{label}</b>
      <span>{text}</span>
      <Slider {...{label, valueText, value, onChange}} {...ends} />
    </div>
  );
}

/** Ways on. Not rendered at each step of a drag, because Docusaurus’s links then start a new observer. */
const Links = memo(function Links({query}: {readonly query: string}): ReactElement {
  return (
    <ul role="list">
      <li>
        <Link className="textLink" to="/phone-log">
          Use your own phone log
        </Link>
      </li>
      <li>
        <Link className="textLink" to={`/calculator?${query}`}>
          All figures in the ROI calculator
        </Link>
      </li>
    </ul>
  );
});

/** Two sliders, a pile of slips for the calls missed in a month, and their estimated value. */
export function YourSlips(): ReactElement {
  const [practice, setPractice] = usePersistedState('slips', defaultPractice, isPractice);
  const {dailyCalls, missedPercentage} = practice;
  const inputs = {...defaultRoiInputs, ...practice};
  const cautious = estimateCautious(inputs);
  const formula = estimateRoi(inputs).netMonthlyBenefit;
  const slips = Math.round(cautious.missedCalls);
  const net = formatDollars(cautious.netMonthlyBenefit);
  const announcement = useAnnouncement(
    `${formatWhole(slips)} missed calls a month. Cautious case: ${net} a month.`,
  );
  const query = useSettled(
    `${roiFields.dailyCalls.param}=${dailyCalls}&${roiFields.missedPercentage.param}=${missedPercentage}`,
    LINK_MS,
  );
  const steps = [
    ['Missed calls a month', formatWhole(slips)],
    [
      `Visits, if ${percentOf(cautiousAssumptions.recoveryRate)} of the callers book`,
      formatWhole(cautious.recoveredCalls),
    ],
    ['Average visit', `× ${formatDollars(inputs.avgRevenuePerVisit)}`],
    [`${company.name} plan`, formatDollars(-cautious.planCost)],
  ] as const;
  return (
    <div className={styles.slips}>
      <div className={styles.ask}>
        <h2 id="roi">Your missed calls</h2>
        <p className="lede">Many callers you miss dial the next practice.</p>
        <p className="small muted withoutScript">
          Sample figures. Turn on JavaScript to enter your own.
        </p>
      </div>
      <div
        className={`needsScript noPrint ${styles.sliders}`}
        role="group"
        aria-label="Your practice"
      >
        <Range
          label="Calls a day"
          text={String(dailyCalls)}
          valueText={`${dailyCalls} calls a day`}
          value={dailyCalls}
          ends={CALLS}
          onChange={(value) => setPractice({...practice, dailyCalls: value})}
        />
        <Range
          label="Share you miss"
          text={`${missedPercentage}%`}
          valueText={`${missedPercentage} percent missed`}
          value={missedPercentage}
          ends={MISSED}
          onChange={(value) => setPractice({...practice, missedPercentage: value})}
        />
      </div>
      <div className={styles.pile}>
        <SlipSpikes slips={slips} label={pileLabel(slips)} full="Full at 10 missed a day" />
      </div>
      <div className={styles.sum}>
        <dl>
          {steps.map(([term, text]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd className="num">{text}</dd>
            </div>
          ))}
          <div>
            <dt>a month</dt>
            <dd>
              <data value={dataValue(cautious.netMonthlyBenefit)}>{net}</data>
            </dd>
          </div>
        </dl>
        <p className="small muted">
          The cautious case, without setup.{' '}
          <span>
            {`By the formula (${percentOf(roiAssumptions.recoveryRate)} book, and you save ${percentOf(roiAssumptions.staffCostSaved)} of front-desk cost): ${formatDollars(formula)}, ±${percentOf(roiAssumptions.accuracy)} (${netRange(formula)}).`}
          </span>
        </p>
        <Links query={query} />
      </div>
      <p role="status" className="visuallyHidden">
        {announcement}
      </p>
    </div>
  );
}
