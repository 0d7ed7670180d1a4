/**
 * ROI: months from go-live, as ranges, because no two practices start alike. Source: the
 * specification's section 2 ('Blog articles').
 */
export const breakEvenMonths = {
  solo: {label: 'Solo practice', low: 2, high: 3},
  group: {label: 'Group practice', low: 1, high: 2},
  positiveRoi: {label: 'Positive ROI, setup and learning included', low: 3, high: 6},
} as const;

export type BreakEvenCase = keyof typeof breakEvenMonths;
