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

/** Bars of the ROI article's drawing, from the full formula down to the cautious case. */
export const shrinkingBar = [
  {label: 'By the formula', recovered: 'formula', staffTime: true},
  {label: 'Staff hours stay the same', recovered: 'formula', staffTime: false},
  {label: 'Half of those visits', recovered: 'half', staffTime: false},
  {label: 'Two missed calls in ten', recovered: 'cautious', staffTime: false},
] as const;

/** Fraction of missed calls that become visits in the cautious case. */
export const cautiousRecovery = 0.2;
