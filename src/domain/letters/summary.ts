/** What lists show of a letter. */
export interface LetterSummary {
  readonly permalink: string;
  readonly subject: string;
  readonly preheader: string;
  /** ISO day. */
  readonly sent: string;
}

/** What every page is told: where the last letter can be read. */
export interface LettersGlobalData {
  readonly latest: string;
}
