import {type pageTitles} from './pageTitles';

/**
 * Keywords metadata by path (spec section 3). Specialty pages and articles bring their own, in
 * src/data/specialties/ and in their front matter.
 */
export const pageKeywords: Readonly<
  Record<keyof typeof pageTitles | '/blog/authors' | '/blog/category', readonly string[]>
> = {
  '/': ['AI receptionist', 'medical answering service', 'missed patient calls'],
  '/features': ['AI receptionist features', 'appointment booking by phone', 'call sorting'],
  '/pricing': ['AI receptionist cost', 'medical answering service pricing', 'phone plans'],
  '/integrations': ['EHR phone integration', 'practice management integration', 'dental software'],
  '/security': ['HIPAA phone answering', 'BAA', 'SOC 2', 'US data residency'],
  '/about': ['AI receptionist company', 'Toronto', 'medical phone team'],
  '/contact': ['AI receptionist demo', 'contact', 'support hours'],
  '/case-studies': ['AI receptionist results', 'dental case study', 'missed call recovery'],
  '/blog': ['medical front desk', 'HIPAA on the phone', 'missed calls'],
  '/blog/authors': ['medical front desk', 'authors', 'practice operations'],
  '/blog/category': ['medical front desk', 'articles by topic', 'practice operations'],
  '/calculator': ['AI receptionist ROI', 'missed call calculator', 'front desk cost'],
  '/solutions': ['AI receptionist by specialty', 'medical answering service', 'practice phone'],
  '/privacy': ['privacy policy', 'patient information', 'cookies'],
  '/terms': ['terms of service', 'AI receptionist contract', 'service level'],
  '/dpa': ['data processing agreement', 'business associate agreement', 'BAA', 'HIPAA'],
  '/accessibility': ['accessibility statement', 'WCAG 2.2 AA', 'accessible website'],
};
