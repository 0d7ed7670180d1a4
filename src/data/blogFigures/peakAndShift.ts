/** ROI: how long a peak of calls lasts, and how long the person is there who is hired for it. */
export const peakAndShift = {peakMinutes: 20, shiftHours: 8} as const;
