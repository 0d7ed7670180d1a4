/** Metadata of a page. */
export interface PageRow {
  /** Title recorded with a page view; also used in suggestions and on the social card. */
  readonly title: string;
  /** Content of the keywords tag, required by the site's brief; search engines ignore it. */
  readonly keywords: readonly string[];
  /** Source recorded with a click on its demo buttons; omitted if it has none. */
  readonly demoSource?: string;
}

/**
 * Register of all pages by path: a new page is a folder in src/pages and a row here.
 *
 * Specialty pages and articles have the same facts in their own data. Pages opened from an email
 * are in lib/address/mailLinkPaths.ts: they are not measured, and no search finds them.
 */
export const pages = {
  '/': {
    title: 'Homepage',
    keywords: ['AI receptionist', 'medical answering service', 'missed patient calls'],
    demoSource: 'home',
  },
  '/features': {
    title: 'Features',
    keywords: ['AI receptionist features', 'appointment booking by phone', 'call sorting'],
    demoSource: 'features',
  },
  '/pricing': {
    title: 'Pricing',
    keywords: ['AI receptionist cost', 'medical answering service pricing', 'phone plans'],
    demoSource: 'pricing',
  },
  '/integrations': {
    title: 'Integrations',
    keywords: ['EHR phone integration', 'practice management integration', 'dental software'],
    demoSource: 'integrations',
  },
  '/security': {
    title: 'Security',
    keywords: ['HIPAA phone answering', 'BAA', 'SOC 2', 'US data residency'],
    demoSource: 'security',
  },
  '/about': {
    title: 'About',
    keywords: ['AI receptionist company', 'Toronto', 'medical phone team'],
    demoSource: 'about',
  },
  '/contact': {
    title: 'Contact',
    keywords: ['AI receptionist demo', 'contact', 'support hours'],
    demoSource: 'contact',
  },
  '/book': {
    title: 'Book a Demo',
    keywords: ['AI receptionist demo', 'book a demo', 'practice phone'],
    demoSource: 'book',
  },
  '/case-studies': {
    title: 'Case Studies',
    keywords: ['AI receptionist results', 'dental case study', 'missed call recovery'],
    demoSource: 'case_studies',
  },
  '/calculator': {
    title: 'ROI Calculator',
    keywords: ['AI receptionist ROI', 'missed call calculator', 'front desk cost'],
    demoSource: 'roi_calculator',
  },
  '/compare': {
    title: 'Compare',
    keywords: ['AI receptionist or answering service', 'voicemail or receptionist', 'phone cost'],
    demoSource: 'compare',
  },
  '/phone-log': {
    title: 'Phone Log',
    keywords: ['phone log analysis', 'missed call report', 'call history CSV'],
    demoSource: 'phone_log',
  },
  '/solutions': {
    title: 'Solutions',
    keywords: ['AI receptionist by specialty', 'medical answering service', 'practice phone'],
    demoSource: 'solutions',
  },
  '/blog': {
    title: 'Blog',
    keywords: ['medical front desk', 'HIPAA on the phone', 'missed calls'],
  },
  '/privacy': {
    title: 'Privacy Policy',
    keywords: ['privacy policy', 'patient information', 'cookies'],
  },
  '/terms': {
    title: 'Terms of Service',
    keywords: ['terms of service', 'AI receptionist contract', 'service level'],
  },
  '/dpa': {
    title: 'Data Processing Agreement',
    keywords: ['data processing agreement', 'business associate agreement', 'BAA', 'HIPAA'],
  },
  '/accessibility': {
    title: 'Accessibility',
    keywords: ['accessibility statement', 'WCAG 2.2 AA', 'accessible website'],
  },
} as const satisfies Readonly<Record<`/${string}`, PageRow>>;

export type PagePath = keyof typeof pages;

type Row = (typeof pages)[PagePath];

/** Demo button sources that pages have, such as `about`. */
export type PageDemoSource = Extract<Row, {demoSource: string}>['demoSource'];

/** Looks up a row by any path; undefined for unknown paths. */
export const pageAt = (path: string): PageRow | undefined =>
  Object.hasOwn(pages, path) ? pages[path as PagePath] : undefined;

/** Title of every article in page views. */
export const blogPostTitle = 'Blog Post';

/** Title recorded for a path that doesn't exist. */
export const unknownPageTitle = 'Unknown Page';
