import type {CaseStudyId} from './caseStudies.ts';

/** A link at the end of a page's questions. */
export interface RelatedLink {
  readonly to: string;
  readonly label: string;
}

const pricing = {to: '/pricing', label: 'What it costs'};
const integrations = {to: '/integrations', label: 'Systems it books into'};
const security = {to: '/security', label: 'What we keep from a call'};
const compared = {to: '/compare', label: 'Four ways, side by side'};
const specialties = {to: '/solutions', label: 'All specialties'};
const phoneLog = {to: '/phone-log', label: 'What your phone log says'};

const articles = {
  roi: {to: '/blog/roi', label: 'What it really returns'},
  hipaa: {to: '/blog/hipaa-compliance', label: 'HIPAA on the phone'},
  connecting: {to: '/blog/integration', label: 'Connecting phone and schedule'},
  languages: {to: '/blog/multilingual', label: 'In the caller’s language'},
  patients: {to: '/blog/patient-experience', label: 'What patients remember'},
  next: {to: '/blog/future-automation', label: 'The front desk in 2029'},
} as const satisfies Record<RelatedArticleId, RelatedLink>;

export const relatedArticleIds = [
  'roi',
  'hipaa',
  'connecting',
  'languages',
  'patients',
  'next',
] as const;
export type RelatedArticleId = (typeof relatedArticleIds)[number];

/** @param study a case of the same specialty, where there is one */
export const specialtyLinks = (
  article: RelatedArticleId,
  study: CaseStudyId | undefined,
): readonly RelatedLink[] => [
  pricing,
  integrations,
  security,
  ...(study === undefined
    ? []
    : [{to: `/case-studies#${study}`, label: 'An illustrative practice like yours'}]),
  articles[article],
];

export const relatedLinks = {
  features: [specialties, pricing, articles.patients],
  integrations: [specialties, pricing, security, articles.connecting],
  pricing: [compared, specialties, integrations, security, articles.roi],
  security: [integrations, specialties, articles.hipaa],
  calculator: [phoneLog, compared, pricing, articles.roi],
} as const satisfies Record<string, readonly RelatedLink[]>;
