import type {ReactElement} from 'react';

import {RoiSheet, type RoiSheetProps} from './RoiSheet';
import {useRoi} from './useRoi';

export type RoiCalculatorProps = Omit<RoiSheetProps, 'roi'>;

/** The calculator with state of its own, for any section that needs nothing else from it. */
export function RoiCalculator(props: RoiCalculatorProps): ReactElement {
  const roi = useRoi();
  return <RoiSheet roi={roi} {...props} />;
}
