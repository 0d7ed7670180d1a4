/** Ids of the services, from the operator's configuration; null: not used. */
export interface MeasurementIds {
  readonly gtagId: string | null;
  readonly pixelId: string | null;
}

/** False on a site whose operator measures nothing: no bar, no button, no code of a service. */
export const isMeasurementConfigured = ({gtagId, pixelId}: MeasurementIds): boolean =>
  gtagId !== null || pixelId !== null;
