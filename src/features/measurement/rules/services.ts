import type {MeasurementIds} from './consent.ts';
import type {MeasurementService} from './events.ts';
import {createGtag} from './gtag.ts';
import {createPixel} from './pixel.ts';

/** Creates a service; an empty list if that fails, because the page works without it. */
const attempt = (create: () => MeasurementService): readonly MeasurementService[] => {
  try {
    return [create()];
  } catch {
    return [];
  }
};

/**
 * Creates the configured services. This file must be imported with `import()` only, so that its code
 * is fetched after the visitor's consent and not before.
 */
export const createServices = ({
  gtagId,
  pixelId,
}: MeasurementIds): readonly MeasurementService[] => [
  ...(gtagId === null ? [] : attempt(() => createGtag(gtagId))),
  ...(pixelId === null ? [] : attempt(() => createPixel(pixelId))),
];
