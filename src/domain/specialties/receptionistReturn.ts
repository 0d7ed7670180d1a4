import type {ReceptionistComparison} from '../../data/specialties/schema.ts';

/** Amounts in USD per year; the return in percent of the service's cost. */
export interface ReceptionistReturn {
  readonly serviceCost: number;
  readonly receptionistCost: number;
  readonly saving: number;
  readonly returnPercent: number;
}

/**
 * Compares a year of the service with a year of one receptionist: (saving − cost) / cost, the
 * owner's formula for the dietitians' page (8,400 a year against 60,000 is 514%).
 */
export const receptionistReturn = ({
  yearlyPrice,
  salary,
  benefits,
}: ReceptionistComparison): ReceptionistReturn => {
  const receptionistCost = salary + benefits;
  const saving = receptionistCost - yearlyPrice;
  return {
    serviceCost: yearlyPrice,
    receptionistCost,
    saving,
    returnPercent: ((saving - yearlyPrice) / yearlyPrice) * 100,
  };
};
