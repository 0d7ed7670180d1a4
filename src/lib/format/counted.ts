import {formatNumber} from './numbers.ts';

/** Formats a rounded count with its noun: '1 call', '1,414 calls'. */
export const counted = (count: number, one: string, many = `${one}s`): string => {
  const whole = Math.round(count);
  return `${formatNumber(whole, 0)} ${whole === 1 ? one : many}`;
};
