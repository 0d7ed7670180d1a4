import type {PagePath} from '../../data/pages.ts';

/** Words that people type for a page, in addition to its path and title. Loaded by the 404 page alone. */
export const pageSearchWords: Partial<Readonly<Record<string, readonly string[]>>> = {
  '/features': ['product', 'tour', 'overview', 'capabilities'],
  '/pricing': ['price', 'prices', 'plans', 'cost', 'costs', 'fees', 'subscription', 'billing'],
  '/integrations': ['emr', 'ehr', 'epic', 'dentrix', 'api', 'partners'],
  '/security': ['hipaa', 'soc2', 'soc', 'encryption', 'compliance', 'trust'],
  '/about': ['team', 'company', 'mission', 'careers', 'jobs', 'press'],
  '/contact': ['support', 'help', 'email', 'phone', 'chat', 'login', 'signup'],
  '/book': ['schedule', 'demo', 'booking', 'appointment', 'calendar'],
  '/case-studies': ['customers', 'stories', 'testimonials', 'reviews', 'results', 'cases'],
  '/calculator': ['roi', 'savings', 'return'],
  '/compare': ['comparison', 'alternatives', 'versus', 'voicemail', 'hire', 'answering service'],
  '/phone-log': ['calls', 'missed', 'csv', 'export', 'cdr', 'records'],
  '/solutions': ['specialties', 'industries'],
  '/blog': ['news', 'articles', 'posts', 'resources', 'guides'],
  '/privacy': ['gdpr', 'ccpa', 'cookies', 'policy'],
  '/terms': ['tos', 'legal', 'conditions', 'agreement'],
  '/dpa': ['baa', 'processing', 'agreement'],
  '/accessibility': ['a11y', 'wcag', 'ada'],
} satisfies Partial<Record<PagePath, readonly string[]>>;
