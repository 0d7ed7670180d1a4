/** Names of components that articles may use; the handbook's 'Components' page shows each. */
export const articleComponentNames = [
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
  'Said',
  'SavingsExample',
  'Sources',
  'Statute',
  'Timeline',
  'Transcript',
] as const;

export type ArticleComponent = (typeof articleComponentNames)[number];

/** Components available in every MDX file (src/theme/MDXComponents). */
export const commonComponents = ['Admonition', 'Details', 'Head'] as const;
