import {type AnalyticsAdapter} from './track';

/** A service that a visitor has agreed to and may withdraw from. */
export interface MeasurementService extends AnalyticsAdapter {
  /** From here on nothing is sent or stored. */
  readonly stop: () => void;
}
