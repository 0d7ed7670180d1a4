import {brand} from '../../config/brand.ts';

/** What `npm run new:letter` asks for, settled. */
export interface NewLetter {
  /** Its month: '2026-12'. */
  readonly id: string;
  readonly subject: string;
  /** A path of the site. */
  readonly about: string;
}

/** The month after the newest letter's, and not before this one. @param taken months, in any order */
export const nextMonth = (taken: readonly string[], now: Date): string => {
  const thisMonth = now.toISOString().slice(0, 7);
  const newest = [...taken].sort().at(-1);
  if (newest === undefined || newest < thisMonth) return thisMonth;
  const [year = 0, month = 0] = newest.split('-').map(Number);
  return new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 7);
};

/** The file: valid as it stands, so that it can be previewed before a word of it is written. */
export const letterSource = ({id, subject, about}: NewLetter): string => `---
subject: ${JSON.stringify(subject)}
preheader: What a mailbox shows beside the subject, in a sentence of 30 to 110 characters.
date: ${id}-01
about: ${about}
button: Read the article
---

Hello,

Write here. Start each part with two number signs; lists, tables, links and images work, too.

The team at ${brand.name}
`;
