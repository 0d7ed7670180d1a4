/** Formats whole, positive numbers, for pages that need nothing else of `numbers.ts`. */

const format = new Intl.NumberFormat('en-US', {maximumFractionDigits: 0});

/** Formats a whole, positive number: '1,200'. */
export const formatWholeNumber = (value: number): string => format.format(value);

/** Formats whole, positive US dollars: '$1,200'. */
export const formatWholeDollars = (usd: number): string => `$${formatWholeNumber(usd)}`;
