import {formatDollars, formatNumber} from '@site/src/lib/format/numbers';
import type {RoiInputs} from '@site/src/features/roi/fields';
import {estimateRoi} from '@site/src/features/roi/rules/estimate';
import {encodeRoiState} from '@site/src/features/roi/rules/urlState';

/** Describes a case's return, computed with the calculator's formula from the case's inputs. */
export const roiClaim = (
  inputs: RoiInputs,
): {
  readonly headline: string;
  /** Basis of the claim. */
  readonly basis: string;
  /** Link to the calculator with this case's inputs. */
  readonly calculator: string;
} => {
  const {planCost, recoveredCalls} = estimateRoi(inputs);
  const visits = Math.floor(planCost / inputs.avgRevenuePerVisit) + 1;
  return {
    headline: `${formatNumber(visits)} visits a month would cover the plan`,
    basis: `By our formula, at ${formatDollars(inputs.avgRevenuePerVisit)} a visit, with ${formatNumber(recoveredCalls, 0)} recovered calls a month.`,
    calculator: `/calculator${encodeRoiState(inputs)}`,
  };
};
