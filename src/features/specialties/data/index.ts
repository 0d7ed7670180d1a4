/**
 * Specialty ids in menu order. A new specialty is a folder beside this file, its id here, and its two
 * files in all.ts, which the compiler requires: pages, menus, overview, sitemap,
 * titles and tests follow, and the build reports errors in it (docs/write/new-specialty.md).
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

/** Id of a specialty with a page; types links, labels and cards. */
export type SpecialtyId = (typeof specialtyIds)[number];
