import {isMailLinkPath} from '../mail-links/paths';
import {pagePaths, type Route} from '../routes/pagePaths';
import {type FindablePage} from './nearestPages';

/** Real routes, but nobody is looking for them: lists of lists, the handbook, development tools. */
const NOT_OFFERED = /^\/(?:docs|__docusaurus|search|404|blog\/(?:category|page|authors))(?:[/.]|$)/;

/** What people type for a page besides the words of its address. */
const OTHER_WORDS: Readonly<Record<string, readonly string[]>> = {
  '/pricing': ['price', 'prices', 'plans', 'cost', 'costs', 'fees', 'subscription', 'billing'],
  '/contact': ['support', 'help', 'email', 'phone', 'chat', 'demo', 'booking', 'login', 'signup'],
  '/about': ['team', 'company', 'mission', 'careers', 'jobs', 'press'],
  '/calculator': ['roi', 'savings', 'return'],
  '/integrations': ['emr', 'ehr', 'epic', 'dentrix', 'api', 'partners'],
  '/case-studies': ['customers', 'stories', 'testimonials', 'reviews', 'results', 'cases'],
  '/features': ['product', 'tour', 'overview', 'capabilities'],
  '/solutions': ['specialties', 'industries'],
  '/security': ['hipaa', 'soc2', 'soc', 'encryption', 'compliance', 'trust'],
  '/privacy': ['gdpr', 'ccpa', 'cookies', 'policy'],
  '/terms': ['tos', 'legal', 'conditions', 'agreement'],
  '/dpa': ['baa', 'processing', 'agreement'],
  '/accessibility': ['a11y', 'wcag', 'ada'],
  '/blog': ['news', 'articles', 'posts', 'resources', 'guides'],
  '/solutions/dental': ['dentist', 'dentists', 'dentistry', 'orthodontics'],
  '/solutions/family-medicine': ['doctor', 'doctors', 'physician', 'gp', 'primary'],
  '/solutions/physiotherapy': ['physio', 'physical', 'therapy', 'rehab'],
  '/solutions/optometry': ['optometrist', 'eye', 'vision', 'optician'],
  '/solutions/medical-spas': ['medspa', 'aesthetics', 'spa', 'beauty'],
  '/solutions/gynecologist': ['gynecology', 'obgyn', 'womens'],
  '/solutions/chiropractors': ['chiropractic', 'chiro'],
  '/solutions/acupuncture': ['acupuncturist'],
  '/solutions/pharmacies': ['pharmacy', 'pharmacist', 'drugstore', 'refill'],
  '/solutions/veterinarians': ['vet', 'vets', 'veterinary', 'animal', 'pets'],
  '/solutions/dietitians': ['dietitian', 'nutrition', 'nutritionist'],
};

const UPPERCASE: Readonly<Record<string, string>> = {
  hipaa: 'HIPAA',
  roi: 'ROI',
  emr: 'EMR',
  ai: 'AI',
};

/** '/blog/hipaa-compliance' reads 'HIPAA compliance' where no menu names the page. */
const labelFromPath = (path: string): string => {
  const words = (path.split('/').at(-1) ?? '').split('-');
  return words
    .map(
      (word, index) =>
        UPPERCASE[word] ?? (index === 0 ? word.charAt(0).toUpperCase() + word.slice(1) : word),
    )
    .join(' ');
};

/**
 * Every page of the built site that a lost visitor may want, with the menus' names for them, so
 * that a suggestion can never lead to another dead line.
 */
export const findablePages = (
  routes: readonly Route[],
  named: readonly {readonly to: string; readonly label: string}[],
): readonly FindablePage[] => {
  const labels = new Map(named.map(({to, label}) => [to, label]));
  const paths = [...pagePaths(routes)].filter(
    (path) =>
      path !== '/' && !path.includes(':') && !NOT_OFFERED.test(path) && !isMailLinkPath(path),
  );
  return paths.map((to) => ({
    to,
    label: labels.get(to) ?? labelFromPath(to),
    words: OTHER_WORDS[to] ?? [],
  }));
};
