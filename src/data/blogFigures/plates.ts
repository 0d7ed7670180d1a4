/** The drawings that an article can have; `booked` is what a new one gets. */
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

/** Articles with a drawing of their own subject, by slug. */
export const plates: Readonly<Record<string, PlateId>> = {
  'hipaa-compliance': 'struck',
  'patient-experience': 'holdMusic',
  roi: 'shrinkingBar',
  'future-automation': 'stages',
  multilingual: 'twoLanguages',
  integration: 'sockets',
};

/** What the ROI article's bar loses on the way to a careful bet. */
export const shrinkingBar = [
  {label: 'By the formula', recovered: 'formula', staffTime: true},
  {label: 'Staff hours stay the same', recovered: 'formula', staffTime: false},
  {label: 'Half of those visits', recovered: 'half', staffTime: false},
  {label: 'Two missed calls in ten', recovered: 'cautious', staffTime: false},
] as const;

/** Of ten missed calls, the share that becomes visits if you bet carefully. */
export const cautiousRecovery = 0.2;
