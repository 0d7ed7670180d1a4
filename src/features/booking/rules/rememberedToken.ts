import {entryValue, setEntryValue} from '../../../lib/persisted.ts';

/** Key in the history entry for a demo booked on this page, so that a reload and Forward show it again. */
const BOOKED = 'booked';

/** Returns the token of that demo, or null. */
export const rememberedToken = (): string | null => {
  const token = entryValue(BOOKED);
  return typeof token === 'string' ? token : null;
};

/** @param token undefined once the demo is canceled */
export const rememberToken = (token: string | undefined): void => setEntryValue(BOOKED, token);
