import {operatorFacts} from './operatorFacts.ts';

/** Days after which the worker deletes what the forms stored; the privacy policy and the database state the same. */
export const keptDays = {
  /** Of contact messages after they came in, and of bookings after the demo. */
  forms: operatorFacts.formRetentionDays.value,
  /** Newsletter entries without a confirmation. */
  unconfirmed: 30,
} as const;
