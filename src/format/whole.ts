/** Whole, positive numbers in sentences, for pages that need nothing else of `numbers.ts`. */

const format = new Intl.NumberFormat('en-US', {maximumFractionDigits: 0});

/** A whole, positive number: '1,200'. */
export const wholeNumber = (value: number): string => format.format(value);

/** Whole US dollars, positive: '$1,200'. */
export const wholeDollars = (usd: number): string => `$${wholeNumber(usd)}`;
