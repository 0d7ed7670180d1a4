/** Largest supported number; larger ones are capped, so that no result overflows. */
export const MAX_INPUT = 1e12;

/** '1.200' is ambiguous, because it can mean 1200; no field needs thousandths. */
export const DOT_AND_THREE = /^[1-9]\d{0,2}\.\d{3}$/;

/** Formats a number for a field or a URL: plain digits, no grouping, no exponent. */
export const formatNumberInput = (value: number): string => {
  const text = value.toFixed(10).replace(/\.?0+$/, '');
  if (text === '-0') return '0';
  // A fourth decimal, because three would be parsed as ambiguous.
  return DOT_AND_THREE.test(text.replace('-', '')) ? `${text}0` : text;
};
