/** Facts about a page beside its content. */
export interface PageRow {
  /** Recorded with a page view; also its name in suggestions and on its card for link previews. */
  readonly title: string;
  /** The keywords tag, which the site's brief asks for; search engines don't read it. */
  readonly keywords: readonly string[];
  /** Search words for it beside the words of its address. */
  readonly searchWords: readonly string[];
  /** Recorded with a press of its demo buttons; none where it has no such button. */
  readonly demoSource?: string;
}

/**
 * The one list of pages, by path: a new page is a folder in src/pages and a row here.
 *
 * Specialties' pages and articles bring the same with their own data. Pages that a mail links to
 * are in mailLinkPaths.ts: they are neither measured nor found.
 */
export const pages = {
  '/': {
    title: 'Homepage',
    keywords: ['AI receptionist', 'medical answering service', 'missed patient calls'],
    searchWords: [],
    demoSource: 'home',
  },
  '/features': {
    title: 'Features',
    keywords: ['AI receptionist features', 'appointment booking by phone', 'call sorting'],
    searchWords: ['product', 'tour', 'overview', 'capabilities'],
    demoSource: 'features',
  },
  '/pricing': {
    title: 'Pricing',
    keywords: ['AI receptionist cost', 'medical answering service pricing', 'phone plans'],
    searchWords: ['price', 'prices', 'plans', 'cost', 'costs', 'fees', 'subscription', 'billing'],
    demoSource: 'pricing',
  },
  '/integrations': {
    title: 'Integrations',
    keywords: ['EHR phone integration', 'practice management integration', 'dental software'],
    searchWords: ['emr', 'ehr', 'epic', 'dentrix', 'api', 'partners'],
    demoSource: 'integrations',
  },
  '/security': {
    title: 'Security',
    keywords: ['HIPAA phone answering', 'BAA', 'SOC 2', 'US data residency'],
    searchWords: ['hipaa', 'soc2', 'soc', 'encryption', 'compliance', 'trust'],
    demoSource: 'security',
  },
  '/about': {
    title: 'About',
    keywords: ['AI receptionist company', 'Toronto', 'medical phone team'],
    searchWords: ['team', 'company', 'mission', 'careers', 'jobs', 'press'],
    demoSource: 'about',
  },
  '/contact': {
    title: 'Contact',
    keywords: ['AI receptionist demo', 'contact', 'support hours'],
    searchWords: ['support', 'help', 'email', 'phone', 'chat', 'login', 'signup'],
    demoSource: 'contact',
  },
  '/book': {
    title: 'Book a Demo',
    keywords: ['AI receptionist demo', 'book a demo', 'practice phone'],
    searchWords: ['schedule', 'demo', 'booking', 'appointment', 'calendar'],
    demoSource: 'book',
  },
  '/case-studies': {
    title: 'Case Studies',
    keywords: ['AI receptionist results', 'dental case study', 'missed call recovery'],
    searchWords: ['customers', 'stories', 'testimonials', 'reviews', 'results', 'cases'],
    demoSource: 'case_studies',
  },
  '/calculator': {
    title: 'ROI Calculator',
    keywords: ['AI receptionist ROI', 'missed call calculator', 'front desk cost'],
    searchWords: ['roi', 'savings', 'return'],
    demoSource: 'roi_calculator',
  },
  '/compare': {
    title: 'Compare',
    keywords: ['AI receptionist or answering service', 'voicemail or receptionist', 'phone cost'],
    searchWords: ['comparison', 'alternatives', 'versus', 'voicemail', 'hire', 'answering service'],
    demoSource: 'compare',
  },
  '/phone-log': {
    title: 'Phone Log',
    keywords: ['phone log analysis', 'missed call report', 'call history CSV'],
    searchWords: ['calls', 'missed', 'csv', 'export', 'cdr', 'records'],
    demoSource: 'phone_log',
  },
  '/solutions': {
    title: 'Solutions',
    keywords: ['AI receptionist by specialty', 'medical answering service', 'practice phone'],
    searchWords: ['specialties', 'industries'],
    demoSource: 'solutions',
  },
  '/blog': {
    title: 'Blog',
    keywords: ['medical front desk', 'HIPAA on the phone', 'missed calls'],
    searchWords: ['news', 'articles', 'posts', 'resources', 'guides'],
  },
  '/blog/authors': {
    title: 'Blog',
    keywords: ['medical front desk', 'authors', 'practice operations'],
    searchWords: [],
  },
  '/blog/category': {
    title: 'Blog',
    keywords: ['medical front desk', 'articles by topic', 'practice operations'],
    searchWords: [],
  },
  '/privacy': {
    title: 'Privacy Policy',
    keywords: ['privacy policy', 'patient information', 'cookies'],
    searchWords: ['gdpr', 'ccpa', 'cookies', 'policy'],
  },
  '/terms': {
    title: 'Terms of Service',
    keywords: ['terms of service', 'AI receptionist contract', 'service level'],
    searchWords: ['tos', 'legal', 'conditions', 'agreement'],
  },
  '/dpa': {
    title: 'Data Processing Agreement',
    keywords: ['data processing agreement', 'business associate agreement', 'BAA', 'HIPAA'],
    searchWords: ['baa', 'processing', 'agreement'],
  },
  '/accessibility': {
    title: 'Accessibility',
    keywords: ['accessibility statement', 'WCAG 2.2 AA', 'accessible website'],
    searchWords: ['a11y', 'wcag', 'ada'],
  },
} as const satisfies Readonly<Record<`/${string}`, PageRow>>;

export type PagePath = keyof typeof pages;

type Row = (typeof pages)[PagePath];

/** Sources of demo buttons that pages have, such as `about`. */
export type PageDemoSource = Extract<Row, {demoSource: string}>['demoSource'];

/** A row by any path, for those who don't know whether there is one. */
export const pageAt = (path: string): PageRow | undefined =>
  Object.hasOwn(pages, path) ? pages[path as PagePath] : undefined;

/** Title of every article in page views. */
export const blogPostTitle = 'Blog Post';

/** Title of a path that does not exist, and of nothing else. */
export const unknownPageTitle = 'Unknown Page';
