import type {CaseStudyId} from '../features/case-studies/data.ts';

/** Link below a page's questions. */
export interface RelatedLink {
  readonly to: string;
  readonly label: string;
}

const pricing = {to: '/pricing', label: 'Pricing'};
const integrations = {to: '/integrations', label: 'Integrations'};
const security = {to: '/security', label: 'Security'};
const compared = {to: '/compare', label: 'Compare'};
const specialties = {to: '/solutions', label: 'All solutions'};
const phoneLog = {to: '/phone-log', label: 'Phone Log'};

/** Links to articles, labeled with the articles' titles. */
export const relatedArticles = {
  roi: {to: '/blog/roi', label: 'The honest return on an AI receptionist'},
  hipaa: {to: '/blog/hipaa-compliance', label: 'HIPAA on the phone, in plain words'},
  connecting: {to: '/blog/integration', label: 'Connecting the phone to your schedule'},
  languages: {to: '/blog/multilingual', label: '¿Hablan español? Calls in the caller’s language'},
  patients: {to: '/blog/patient-experience', label: 'Patients remember the hold music'},
  next: {to: '/blog/future-automation', label: 'The medical front desk in 2029'},
} as const satisfies Record<string, RelatedLink>;

export type RelatedArticleId = keyof typeof relatedArticles;
export const relatedArticleIds = Object.keys(relatedArticles) as RelatedArticleId[];

/** @param study case study of the same specialty, if there is one */
export const specialtyLinks = (
  article: RelatedArticleId,
  study: CaseStudyId | undefined,
): readonly RelatedLink[] => [
  pricing,
  integrations,
  security,
  ...(study === undefined ? [] : [{to: `/case-studies#${study}`, label: 'Case Studies'}]),
  relatedArticles[article],
];

export const relatedLinks = {
  features: [specialties, pricing, relatedArticles.patients],
  integrations: [specialties, pricing, security, relatedArticles.connecting],
  pricing: [compared, specialties, integrations, security, relatedArticles.roi],
  security: [integrations, specialties, relatedArticles.hipaa],
  calculator: [phoneLog, compared, pricing, relatedArticles.roi],
} as const satisfies Record<string, readonly RelatedLink[]>;
