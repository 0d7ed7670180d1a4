/**
 * Article on ROI: months from go-live until break-even, as ranges, because practices start
 * differently. Fixed by the owner.
 */
export const breakEvenMonths = {
  solo: {label: 'Solo practice', low: 2, high: 3},
  group: {label: 'Group practice', low: 1, high: 2},
  positiveRoi: {label: 'Positive ROI, setup and learning included', low: 3, high: 6},
} as const;

export type BreakEvenCase = keyof typeof breakEvenMonths;
