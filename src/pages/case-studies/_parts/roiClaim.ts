import type {CaseStudy} from '@site/src/data/caseStudies';
import {formatDollars, formatNumber} from '@site/src/format/numbers';
import {breakEven} from '@site/src/domain/roi/breakEven';
import {estimateRoi} from '@site/src/domain/roi/estimate';
import {encodeRoiState} from '@site/src/domain/roi/urlState';

export interface RoiClaimText {
  readonly headline: string;
  /** Basis of the claim. */
  readonly basis: string;
  /** The calculator with this case's inputs. */
  readonly calculator: string;
}

const headline = ({claim, inputs}: CaseStudy['roi']): string => {
  switch (claim) {
    case 'payback': {
      const months = estimateRoi(inputs).paybackMonths;
      return months === null
        ? 'Setup not paid back'
        : `Setup paid back in month ${formatNumber(Math.ceil(months))}`;
    }
    case 'covers-plan': {
      const {recoveredCalls} = breakEven(inputs, 'month');
      return recoveredCalls === null
        ? 'Visits do not cover the plan'
        : `${formatNumber(recoveredCalls)} visits a month cover the plan`;
    }
    case 'covers-first-year': {
      const {recoveredCalls} = breakEven(inputs, 'first-year');
      return recoveredCalls === null
        ? 'Visits do not cover the first year'
        : `${formatNumber(recoveredCalls)} visits a month cover the plan, with setup spread over a year`;
    }
  }
};

/** A case's return in words, computed with the calculator's formula from the case's inputs. */
export const roiClaim = (roi: CaseStudy['roi']): RoiClaimText => {
  const {inputs} = roi;
  const {recoveredCalls} = estimateRoi(inputs);
  return {
    headline: headline(roi),
    basis:
      `By our calculator’s formula: ${formatNumber(inputs.dailyCalls)} calls a day, ` +
      `${formatNumber(inputs.missedPercentage)}% missed, ${formatDollars(inputs.avgRevenuePerVisit)} a visit. ` +
      `It expects ${formatNumber(recoveredCalls, 0)} recovered calls a month.`,
    calculator: `/calculator${encodeRoiState(inputs)}`,
  };
};
