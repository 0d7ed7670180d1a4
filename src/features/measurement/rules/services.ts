import type {MeasurementIds} from './consent.ts';
import {createGtag} from './gtag.ts';
import {createPixel} from './pixel.ts';
import type {MeasurementService} from './track.ts';

/** Makes a service, or none where it fails: a page is not worth less without it. */
const attempt = (create: () => MeasurementService): readonly MeasurementService[] => {
  try {
    return [create()];
  } catch {
    return [];
  }
};

/**
 * Puts the configured services on the page. This file and all it imports are fetched after the
 * visitor's yes and not before: import it with `import()` only.
 */
export const createServices = ({
  gtagId,
  pixelId,
}: MeasurementIds): readonly MeasurementService[] => [
  ...(gtagId === null ? [] : attempt(() => createGtag(gtagId))),
  ...(pixelId === null ? [] : attempt(() => createPixel(pixelId))),
];
