import {asRecord} from '../../../lib/persisted.ts';

/** Ids of the services, from the operator's configuration; null if not used. */
export interface MeasurementIds {
  readonly gtagId: string | null;
  readonly pixelId: string | null;
}

/** False on a site whose operator measures nothing: no bar, no button, no code of a service. */
export const isMeasurementConfigured = ({gtagId, pixelId}: MeasurementIds): boolean =>
  gtagId !== null || pixelId !== null;

export type ConsentChoice = 'granted' | 'denied';

export interface ConsentDecision {
  readonly choice: ConsentChoice;
  /** Time of the choice, ISO 8601. */
  readonly date: string;
}

/** Local storage key of the answer, which is stored nowhere else. */
export const CONSENT_KEY = 'consent';

/**
 * Version of the question. Increase it when the question changes (another service or purpose), so that
 * everyone is asked again.
 */
export const CONSENT_VERSION = 3;

/** Milliseconds until an answer expires, because people forget what they once agreed to. */
const MAX_AGE_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * Tolerance for a date in the future, in milliseconds, because clocks are corrected. With a clock that
 * was a year ahead, the answer would otherwise last two years.
 */
const MAX_CLOCK_ERROR_MS = 24 * 60 * 60 * 1000;

/** Answer in a browser that refuses storage, valid until the page is closed. */
let forThisPage: ConsentDecision | null = null;

/** Parses a stored decision; null if it is expired, of another version, or malformed. */
export const parseDecision = (text: string | null, now: number): ConsentDecision | null => {
  if (text === null) return null;
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return null;
  }
  const {version, choice, date} = asRecord(stored);
  if (version !== CONSENT_VERSION) return null;
  if ((choice !== 'granted' && choice !== 'denied') || typeof date !== 'string') return null;
  const age = now - Date.parse(date);
  // A date that does not parse gives NaN, and NaN is not below anything.
  return age < MAX_AGE_MS && age >= -MAX_CLOCK_ERROR_MS ? {choice, date} : null;
};

/** Serializes a decision for `parseDecision`. */
export const formatDecision = (decision: ConsentDecision): string =>
  JSON.stringify({version: CONSENT_VERSION, ...decision});

/** Returns the stored answer; null if the visitor hasn’t answered yet. */
export const readDecision = (): ConsentDecision | null => {
  if (forThisPage !== null) return forThisPage;
  try {
    return parseDecision(window.localStorage.getItem(CONSENT_KEY), Date.now());
  } catch {
    return null;
  }
};

/** Stores an answer; if the browser refuses storage, only for the open page. */
export const saveDecision = (choice: ConsentChoice): void => {
  const decision = {choice, date: new Date().toISOString()};
  try {
    window.localStorage.setItem(CONSENT_KEY, formatDecision(decision));
    forThisPage = null;
  } catch {
    // Storage is blocked or full: the next visit asks again.
    forThisPage = decision;
  }
};

/** Checks for Global Privacy Control, by which the browser refuses for the visitor. */
export const isRefusedByBrowser = (): boolean =>
  (navigator as Navigator & {readonly globalPrivacyControl?: unknown}).globalPrivacyControl ===
  true;

export const mayMeasure = (): boolean =>
  !isRefusedByBrowser() && readDecision()?.choice === 'granted';
