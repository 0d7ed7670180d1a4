import type {RoiInputs} from '@site/src/data/roiFields';
import {encodeRoiState} from '@site/src/domain/roi/urlState';

/** The address that opens this page with these inputs, and with nothing else that is in it now. */
export const sharedLink = (inputs: RoiInputs): string =>
  `${window.location.origin}${window.location.pathname}${encodeRoiState(inputs)}`;
