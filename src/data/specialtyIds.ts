/** Specialty ids. docs/write/new-specialty.md says how to add one; all.ts has them in the menus' order. */
export const specialtyIds = [
  'family-medicine',
  'gynecologist',
  'pharmacies',
  'dental',
  'optometry',
  'physiotherapy',
  'chiropractors',
  'acupuncture',
  'medical-spas',
  'dietitians',
  'veterinarians',
] as const;

/** Id of a specialty with a page; types links, labels and cards. */
export type SpecialtyId = (typeof specialtyIds)[number];

/** Returns the path of a specialty's page. */
export const specialtyPath = <Id extends SpecialtyId>(id: Id): `/solutions/${Id}` =>
  `/solutions/${id}`;
