import {lazyChunk} from '@site/src/components/shared/lazy-chunk/lazyChunk';

import {loadOnce} from './loadOnce';

/** The PDF code weighs more than all else. */
export const loadPdf = loadOnce(() =>
  lazyChunk(() => import('@site/src/domain/phoneLog/pdf/drawTotals')),
);
