const MONTHS =
  'January|February|March|April|May|June|July|August|September|October|November|December';

const NAME_OR_DATE = new RegExp(`\\b(Dr\\.|Ms\\.|Mr\\.|Op|${MONTHS}) (?=\\S)`, 'g');

/** Keeps a title with its name and a month with its day on one line. */
export const unbrokenNames = (text: string): string => text.replace(NAME_OR_DATE, '$1\u00a0');
