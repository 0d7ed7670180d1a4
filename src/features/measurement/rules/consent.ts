import {asRecord} from '../../../lib/persisted.ts';

/** Ids of the services, from the operator's configuration; null: not used. */
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

/** Storage key of the answer, in the visitor's browser and nowhere else. */
export const CONSENT_KEY = 'consent';

/**
 * Version of the question. Raise it when the question changes (another service, another purpose): a yes to
 * the old question isn't a yes to the new one, and everybody is asked again.
 */
export const CONSENT_VERSION = 3;

/** An answer is asked for again after a year: people forget what they once agreed to. */
const REMEMBERED_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * Tolerance for a date in the future, in milliseconds, for a clock that was corrected by a little.
 * One that was a year ahead would make the answer last two years, so that is asked again.
 */
const AHEAD_MS = 24 * 60 * 60 * 1000;

/** For browsers that refuse storage: the answer holds as long as the page is open. */
let forThisPage: ConsentDecision | null = null;

/** The stored text as a decision; null for anything old, outdated or foreign. */
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
  return age < REMEMBERED_MS && age >= -AHEAD_MS ? {choice, date} : null;
};

/** The text that `parseDecision` reads. */
export const formatDecision = (decision: ConsentDecision): string =>
  JSON.stringify({version: CONSENT_VERSION, ...decision});

/** The remembered answer; null when there is none, so that the visitor has to be asked. */
export const readDecision = (now: number = Date.now()): ConsentDecision | null => {
  let stored: ConsentDecision | null = null;
  try {
    stored = parseDecision(window.localStorage.getItem(CONSENT_KEY), now);
  } catch {
    // Blocked: what was said on this page counts.
  }
  if (stored === null || forThisPage === null) return stored ?? forThisPage;
  return stored.date < forThisPage.date ? forThisPage : stored;
};

/** Remembers an answer, for the open page only where the browser refuses storage. */
export const saveDecision = (choice: ConsentChoice, now: Date = new Date()): ConsentDecision => {
  const decision = {choice, date: now.toISOString()};
  try {
    window.localStorage.setItem(CONSENT_KEY, formatDecision(decision));
    forThisPage = null;
  } catch {
    forThisPage = decision;
    // Blocked or full: asked again on the next visit, and until then nothing is measured on a no.
  }
  return decision;
};

/** Global Privacy Control: the browser says no for the visitor, and that settles it. */
export const isRefusedByBrowser = (): boolean =>
  (navigator as Navigator & {readonly globalPrivacyControl?: unknown}).globalPrivacyControl ===
  true;

export const mayMeasure = (): boolean =>
  !isRefusedByBrowser() && readDecision()?.choice === 'granted';
