/**
 * Components that articles may use, each with its file in `parts/article`; the handbook's 'Components'
 * page shows them. An article brings those that it uses (plugins/blog/importComponents.ts).
 */
export const articleComponentFiles = {
  Adoption: 'Adoption',
  AdoptionShare: 'Adoption',
  BeforeAfter: 'BeforeAfter',
  Brand: 'facts',
  BreakEvenRange: 'returns',
  CallsByHour: 'CallsByHour',
  CautiousExample: 'returns',
  Checklist: 'blocks',
  Claim: 'facts',
  ConnectedSystems: 'ConnectedSystems',
  CostSides: 'returns',
  Dek: 'blocks',
  Note: 'blocks',
  RoiFigure: 'returns',
  Said: 'Said',
  SavingsExample: 'returns',
  Sources: 'blocks',
  Statute: 'Statute',
  Timeline: 'Timeline',
  Transcript: 'Transcript',
} as const;

export type ArticleComponent = keyof typeof articleComponentFiles;

export const articleComponentNames: readonly string[] = Object.keys(articleComponentFiles);

/** Components available in every MDX file (src/theme/MDXComponents). */
export const commonComponents = ['Admonition', 'Details', 'Head'] as const;
