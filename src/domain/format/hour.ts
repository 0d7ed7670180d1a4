/** 6 → '6 am', 12 → '12 pm', 20 → '8 pm'. */
export const formatHour = (hour: number): string =>
  `${hour % 12 === 0 ? 12 : hour % 12} ${hour % 24 < 12 ? 'am' : 'pm'}`;
