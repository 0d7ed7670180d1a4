/** Drawings for the head of an article; `booked` is the default. */
export const plateIds = [
  'booked',
  'struck',
  'holdMusic',
  'shrinkingBar',
  'stages',
  'twoLanguages',
  'sockets',
] as const;

export type PlateId = (typeof plateIds)[number];

/** Drawings made for single articles, by the article's slug. */
export const plates: Readonly<Record<string, PlateId>> = {
  'hipaa-compliance': 'struck',
  'patient-experience': 'holdMusic',
  roi: 'shrinkingBar',
  'future-automation': 'stages',
  multilingual: 'twoLanguages',
  integration: 'sockets',
};
