import {cautiousAssumptions} from '../../data/roiAssumptions.ts';
import {defaultRoiInputs, type RoiInputs} from '../../data/roiFields.ts';
import {estimateRoi, type RoiEstimate} from '../roi/estimate.ts';
import {encodeRoiState} from '../roi/urlState.ts';
import type {Figures} from './figures.ts';

export interface Worth {
  /** Inputs that the calculator is opened with: whole numbers, so that both pages agree. */
  readonly inputs: RoiInputs;
  readonly formula: RoiEstimate;
  readonly cautious: {
    /** A month: callers not reached, or missed calls where nobody can be followed. */
    readonly startsFrom: number;
    readonly visits: number;
    /** USD a month. */
    readonly revenue: number;
    readonly net: number;
    readonly paybackMonths: number | null;
  };
}

/** Value of answering the calls. @param visit USD a visit, which no log knows */
export const worthOf = (figures: Figures, visit = defaultRoiInputs.avgRevenuePerVisit): Worth => {
  const {calls, workingDays, share, callers, missed, perMonth} = figures;
  const inputs: RoiInputs = {
    ...defaultRoiInputs,
    dailyCalls: Math.max(1, Math.round(calls / Math.max(1, workingDays))),
    missedPercentage: Math.round(share * 100),
    avgRevenuePerVisit: visit,
  };
  const {recoveryRate, planPrice, setupFee} = cautiousAssumptions;
  const startsFrom = (callers ? callers['not-reached'] : missed) * perMonth;
  const visits = startsFrom * recoveryRate;
  const net = visits * visit - planPrice;
  const paybackMonths = net > 0 ? setupFee / net : null;
  return {
    inputs,
    formula: estimateRoi(inputs),
    cautious: {startsFrom, visits, revenue: visits * visit, net, paybackMonths},
  };
};

/** The calculator with these numbers. */
export const calculatorLink = (inputs: RoiInputs): string => `/calculator${encodeRoiState(inputs)}`;
