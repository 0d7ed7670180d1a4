import type {CaseStudy} from '@site/src/features/case-studies/data';
import {formatDollars, formatNumber} from '@site/src/lib/format/numbers';
import {breakEven} from '@site/src/features/roi/rules/breakEven';
import {estimateRoi} from '@site/src/features/roi/rules/estimate';
import {encodeRoiState} from '@site/src/features/roi/rules/urlState';

const headline = ({claim, inputs}: CaseStudy['roi']): string => {
  if (claim === 'payback') {
    return `Setup would be paid back in month ${Math.ceil(estimateRoi(inputs).paybackMonths ?? Infinity)}`;
  }
  const {recoveredCalls} = breakEven(inputs, claim === 'covers-plan' ? 'month' : 'first-year');
  return `${formatNumber(recoveredCalls)} visits a month would cover the plan${claim === 'covers-plan' ? '' : ', with setup spread over a year'}`;
};

/** Describes a case's return, computed with the calculator's formula from the case's inputs. */
export const roiClaim = (
  roi: CaseStudy['roi'],
): {
  readonly headline: string;
  /** Basis of the claim. */
  readonly basis: string;
  /** Link to the calculator with this case's inputs. */
  readonly calculator: string;
} => {
  const {inputs} = roi;
  const {recoveredCalls} = estimateRoi(inputs);
  return {
    headline: headline(roi),
    basis: `By our formula, at ${formatDollars(inputs.avgRevenuePerVisit)} a visit and ${formatNumber(recoveredCalls, 0)} recovered calls a month.`,
    calculator: `/calculator${encodeRoiState(inputs)}`,
  };
};
