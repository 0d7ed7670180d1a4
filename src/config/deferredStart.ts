/**
 * Whether built pages wait with their scripts until they are idle or touched
 * (plugins/deferred-start). On unless DEFERRED_START=off; the benchmark compares the two.
 *
 * @throws {Error} when the variable is set to anything but on or off.
 */
export const isStartDeferred = (env: Readonly<Record<string, string | undefined>>): boolean => {
  const value = env.DEFERRED_START?.trim() || 'on';
  if (value !== 'on' && value !== 'off') {
    throw new Error(`DEFERRED_START is '${value}'; it must be 'on' or 'off'`);
  }
  return value === 'on';
};
