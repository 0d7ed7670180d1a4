/** Days after which the worker deletes stored requests. The privacy policy and the database use the same numbers. */
export const keptDays = {
  /** Contact messages from the day they arrived, and bookings from the day of the demo. */
  forms: 365,
  /** Newsletter entries without a confirmation. */
  unconfirmed: 30,
} as const;
