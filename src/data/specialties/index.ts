/**
 * The pages under /solutions by their slugs, in the order of the menus. A new one is a folder
 * beside this file, its slug here and its line in `allPages.ts`: menus, overview,
 * sitemap, titles and tests follow, and the build says what is wrong with it
 * (docs/write/new-specialty.md).
 */
export const solutionIds = [
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

/** A slug that has a page. Links, labels and cards are typed with it. */
export type SolutionId = (typeof solutionIds)[number];
