import {formatDollars, formatNumber} from '../../../lib/format/numbers.ts';
import type {RoiInputs} from '../../roi/data/fields.ts';
import {estimateRoi} from '../../roi/rules/estimate.ts';
import {encodeRoiState} from '../../roi/rules/urlState.ts';

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
