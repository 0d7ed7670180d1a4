import {formatNumber} from './numbers.ts';

/** '1 call', '1,414 calls'; rounded to whole ones. */
export const counted = (count: number, one: string, many = `${one}s`): string => {
  const whole = Math.round(count);
  return `${formatNumber(whole, 0)} ${whole === 1 ? one : many}`;
};
