/**
 * Article on ROI: months from go-live until break-even, as ranges, because practices start
 * differently. Fixed by the owner.
 */
export const breakEvenMonths = {
  solo: {low: 2, high: 3},
  group: {low: 1, high: 2},
  positiveRoi: {low: 3, high: 6},
} as const;
