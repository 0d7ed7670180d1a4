/**
 * The specialties by their ids, in the order of the menus. A new one is a folder beside this file, its
 * id here, and a line in all.ts and allCalls.ts, for which the compiler asks: pages, menus, overview, sitemap, titles and tests follow, and the build says what is
 * wrong with it (docs/write/new-specialty.md).
 */
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

/** An id that has a page. Links, labels and cards are typed with it. */
export type SpecialtyId = (typeof specialtyIds)[number];
