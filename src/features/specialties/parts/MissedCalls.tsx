import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {FactList} from '@site/src/layout/FactList';
import {Section} from '@site/src/layout/Section';
import {Split} from '@site/src/layout/Split';
import {type BenchmarkId, benchmarks} from '@site/src/features/roi/data/benchmarks';
import {cautiousAssumptions, roiAssumptions} from '@site/src/data/roiAssumptions';
import {defaultRoiInputs} from '@site/src/features/roi/data/fields';
import {formatDollars, formatNumber, formatPercent, percentOf} from '@site/src/lib/format/numbers';
import {estimateCautious, estimateRoi} from '@site/src/features/roi/rules/estimate';
import {withBenchmark} from '@site/src/features/roi/rules/presets';
import {encodeRoiState} from '@site/src/features/roi/rules/urlState';

export function MissedCalls({benchmark}: {readonly benchmark: BenchmarkId}): ReactElement {
  const {industry, avgCalls, missedRate, avgRevenue} = benchmarks[benchmark];
  const inputs = withBenchmark(defaultRoiInputs, benchmark);
  const {additionalRevenue, missedCalls} = estimateRoi(inputs);
  const cautious = estimateCautious(inputs);

  return (
    <Section labelledBy="missed-calls">
      <Split
        headingId="missed-calls"
        title="The cost of missed calls"
        aside={
          <p>
            The benchmark for {industry.toLowerCase()}: {avgCalls} calls a day,{' '}
            {formatPercent(missedRate)} of them missed, {formatDollars(avgRevenue)} a visit.
          </p>
        }
      >
        <FactList
          layout="figures"
          facts={[
            {
              term: `Missed in ${roiAssumptions.workingDaysPerMonth} working days`,
              fact: `${formatNumber(missedCalls, 0)} calls`,
            },
            {
              term: `A month, if ${percentOf(cautiousAssumptions.recoveryRate)} of them become visits`,
              fact: <b>{formatDollars(cautious.additionalRevenue)}</b>,
            },
            {
              term: `If ${percentOf(roiAssumptions.recoveryRate)} do, as the formula assumes`,
              fact: formatDollars(additionalRevenue),
            },
          ]}
        />
        <p className="small muted above16">
          An estimate, ±{percentOf(roiAssumptions.accuracy)}.{' '}
          <Link className="textLink" to={`/calculator${encodeRoiState(inputs)}`}>
            Open the calculator with these figures
          </Link>
          .
        </p>
      </Split>
    </Section>
  );
}
