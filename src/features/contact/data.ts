/** Choices of the contact form, fixed by the owner. The database validates the same values. */
export interface SelectOption<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
}

const practiceTypeLabels = {
  'family-medicine': 'Family Medicine',
  dental: 'Dental',
  physiotherapy: 'Physiotherapy (physical therapy)',
  chiropractic: 'Chiropractic',
  optometry: 'Optometry',
  other: 'Other',
} as const;
export type PracticeTypeId = keyof typeof practiceTypeLabels;

export const practiceTypeIds = Object.keys(practiceTypeLabels) as readonly PracticeTypeId[];

export const practiceTypes: readonly SelectOption<PracticeTypeId>[] = practiceTypeIds.map((id) => ({
  id,
  label: practiceTypeLabels[id],
}));

export const teamSizeIds = ['1-5', '6-15', '16-50', '50+'] as const;
export type TeamSizeId = (typeof teamSizeIds)[number];

export const teamSizes: readonly SelectOption<TeamSizeId>[] = teamSizeIds.map((id) => ({
  id,
  label: id.replace('-', '–'),
}));

const stateNames = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
} as const;
export type StateCode = keyof typeof stateNames;

export const stateCodes = Object.keys(stateNames) as readonly StateCode[];

export const states: readonly SelectOption<StateCode>[] = stateCodes.map((code) => ({
  id: code,
  label: `${stateNames[code]} (${code})`,
}));

/** Returns the label of a stored choice; null for null, and an old value unchanged. */
const storedLabel = (options: readonly SelectOption[], id: string | null): string | null =>
  id === null ? null : (options.find((option) => option.id === id)?.label ?? id);

export const practiceTypeLabel = (id: string | null): string | null =>
  storedLabel(practiceTypes, id);
export const stateLabel = (code: string | null): string | null => storedLabel(states, code);
