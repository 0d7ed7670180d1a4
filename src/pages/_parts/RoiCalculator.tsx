import type {ReactElement} from 'react';

import {RoiSheet, type RoiSheetProps} from '@site/src/components/shared/roi/RoiSheet';
import {useRoi} from '@site/src/components/shared/roi/useRoi';

/** The calculator with state of its own, for any section that needs nothing else from it. */
export function RoiCalculator(props: Omit<RoiSheetProps, 'roi'>): ReactElement {
  return <RoiSheet roi={useRoi()} {...props} />;
}
