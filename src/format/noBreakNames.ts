const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';

const NAME_OR_DATE = new RegExp(`\\b(Dr\\.|Ms\\.|Mr\\.|Op|${MONTHS}) (?=\\S)`, 'g');

/** Replaces the space after a title or a month with a no-break space: 'Dr. Lee', 'March 11'. */
export const noBreakNames = (text: string): string => text.replace(NAME_OR_DATE, '$1\u00a0');
