import type {ReactElement} from 'react';

import {planTerms} from '@site/src/data/plans';
import {roiAssumptions} from '@site/src/data/roiAssumptions';
import {defaultRoiInputs} from '@site/src/data/roiFields';
import {formatNumber, formatPercent} from '@site/src/format/numbers';

const roiFigures = {
  dailyCalls: formatNumber(defaultRoiInputs.dailyCalls),
  missedPercentage: formatPercent(defaultRoiInputs.missedPercentage),
  currentReceptionists: formatNumber(defaultRoiInputs.currentReceptionists),
  recoveryRate: formatPercent(roiAssumptions.recoveryRate * 100),
  staffCostSaved: formatPercent(roiAssumptions.staffCostSaved * 100),
  moneyBackDays: formatNumber(planTerms.moneyBackDays),
} as const;

export interface RoiFigureProps {
  readonly id: keyof typeof roiFigures;
}

/** A number of the calculator or of the terms in a sentence. */
export function RoiFigure({id}: RoiFigureProps): ReactElement {
  if (!(id in roiFigures)) {
    throw new Error(
      `<RoiFigure id="${id}" /> names no figure; one of: ${Object.keys(roiFigures).join(', ')}`,
    );
  }
  return <>{roiFigures[id]}</>;
}
