/** Links of the header and the footer, except Solutions, which are built from `features/specialties/data`. */
export interface NavigationLink {
  readonly label: string;
  readonly to: string;
}

/** Header links in the order of the bar and the mobile menu; `resourceLinks` follow in a menu. */
export const headerLinks: readonly NavigationLink[] = [
  {label: 'Features', to: '/features'},
  {label: 'Integrations', to: '/integrations'},
  {label: 'Pricing', to: '/pricing'},
];

/** Header link after the menu 'Resources'. */
export const aboutPageLink: NavigationLink = {label: 'About', to: '/about'};

export const contactPageLink: NavigationLink = {label: 'Contact', to: '/contact'};

/** Link with a short description of its page. */
export interface DescribedLink extends NavigationLink {
  readonly description: string;
}

const security: DescribedLink = {
  label: 'Security',
  to: '/security',
  description: 'What is stored, where, and who can open it',
};

const tools: readonly DescribedLink[] = [
  {
    label: 'Phone Log',
    to: '/phone-log',
    description: 'Count the calls you missed, from your own export',
  },
  {label: 'Compare', to: '/compare', description: 'Your own staff, an answering service, or an AI'},
];

const reading: readonly DescribedLink[] = [
  {label: 'Blog', to: '/blog', description: 'Phones, patients, and the law, at length'},
  {label: 'Case Studies', to: '/case-studies', description: 'Three worked examples'},
];

const calculator = {
  label: 'Calculator',
  to: '/calculator',
  description: 'What missed calls cost, in your figures',
};

/** Groups of the header's menu 'Resources'. */
export const resourceGroups = [
  {label: 'Tools', links: [calculator, ...tools]},
  {label: 'Read', links: [...reading, security]},
] as const;

export const resourceLinks: readonly NavigationLink[] = [
  ...resourceGroups.flatMap(({links}): readonly NavigationLink[] => links),
  contactPageLink,
];

export interface NavigationGroup {
  readonly label: string;
  readonly links: readonly NavigationLink[];
}

export const footerGroups: readonly NavigationGroup[] = [
  {label: 'Product', links: [...headerLinks, security]},
  {label: 'Tools', links: [{...calculator, label: 'ROI Calculator'}, ...tools]},
  {label: 'Company', links: [aboutPageLink, ...reading, contactPageLink]},
];

export const legalLinks: readonly NavigationLink[] = [
  {label: 'Privacy Policy', to: '/privacy'},
  {label: 'Terms of Service', to: '/terms'},
  {label: 'Data Processing Agreement', to: '/dpa'},
  {label: 'Accessibility', to: '/accessibility'},
];
