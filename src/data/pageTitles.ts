/**
 * Titles recorded with a page view, by path: the title map of the specification (section 2).
 *
 * Solution pages are not here: each brings its own (`pageViewTitle` in src/data/specialties/).
 */
export const pageTitles = {
  '/': 'Homepage',
  '/features': 'Features',
  '/pricing': 'Pricing',
  '/integrations': 'Integrations',
  '/security': 'Security',
  '/about': 'About',
  '/contact': 'Contact',
  '/case-studies': 'Case Studies',
  '/blog': 'Blog',
  '/calculator': 'ROI Calculator',
  '/solutions': 'Solutions',
  '/privacy': 'Privacy Policy',
  '/terms': 'Terms of Service',
  '/dpa': 'Data Processing Agreement',
  '/accessibility': 'Accessibility',
} as const satisfies Readonly<Record<`/${string}`, string>>;

/** Of every article. */
export const blogPostTitle = 'Blog Post';

/** Of the handbook's pages, which only the team reads. */
export const handbookTitle = 'Handbook';

/** Of a path that does not exist, and of nothing else. */
export const unknownPageTitle = 'Unknown Page';
