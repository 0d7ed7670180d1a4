import {lazyChunk} from '@site/src/components/shared/lazy-chunk/lazyChunk';

import {once} from './once';

/** The PDF code weighs more than all else. */
export const loadPdf = once(() =>
  lazyChunk(() => import('@site/src/domain/phoneLog/pdf/drawTotals')),
);
