/** Article on ROI: length of a call peak, and of a shift hired to cover it. */
export const peakAndShift = {peakMinutes: 20, shiftHours: 8} as const;
