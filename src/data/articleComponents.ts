/**
 * Components that writers may use in an article by name; the handbook's 'Components' shows each.
 */
export const articleComponents = [
  'Adoption',
  'AdoptionShare',
  'BeforeAfter',
  'Brand',
  'BreakEven',
  'BreakEvenRange',
  'CallsByHour',
  'CautiousExample',
  'Checklist',
  'Claim',
  'ConnectedSystems',
  'CostSides',
  'Dek',
  'HomeLanguages',
  'Note',
  'PeakAndShift',
  'RoiFigure',
  'SavingsExample',
  'Sources',
  'Statute',
  'Timeline',
  'Transcript',
] as const;

export type ArticleComponent = (typeof articleComponents)[number];

/** Components that every MDX file has from src/theme/MDXComponents. */
export const commonComponents = ['Admonition', 'Details', 'Head'] as const;
