/*
 * Whole, positive numbers in sentences, for pages that need nothing else of `numbers.ts`.
 * `toLocaleString` would do the same, but the first call takes a browser 5 to 10 ms, and would be
 * made while a page starts.
 */

/** The digits of a whole number in groups of three: '1200' → '1,200'. */
export const groupDigits = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+$)/g, ',');

/** A whole, positive number: '1,200'. */
export const wholeNumber = (value: number): string => groupDigits(String(value));

/** Whole US dollars, positive: '$1,200'. */
export const wholeDollars = (usd: number): string => `$${wholeNumber(usd)}`;
