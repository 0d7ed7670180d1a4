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
export const about: NavigationLink = {label: 'About', to: '/about'};

export const contact: NavigationLink = {label: 'Contact', to: '/contact'};

/** Link with a line about its page. */
export interface LinedLink extends NavigationLink {
  readonly about: string;
}

const security: LinedLink = {
  label: 'Security',
  to: '/security',
  about: 'What is stored, where, and who can open it',
};

const tools: readonly LinedLink[] = [
  {label: 'Phone Log', to: '/phone-log', about: 'Count the calls you missed, from your own export'},
  {label: 'Compare', to: '/compare', about: 'Your own staff, an answering service, or an AI'},
];

const reading: readonly LinedLink[] = [
  {label: 'Blog', to: '/blog', about: 'Phones, patients, and the law, at length'},
  {label: 'Case Studies', to: '/case-studies', about: 'Three worked examples'},
];

const calculator = {
  label: 'Calculator',
  to: '/calculator',
  about: 'What missed calls cost, in your figures',
};

/** Groups of the header's menu 'Resources'. */
export const resourceGroups = [
  {label: 'Tools', links: [calculator, ...tools]},
  {label: 'Read', links: [...reading, security]},
] as const;

/** All links of the menu 'Resources'. */
export const resourceLinks: readonly NavigationLink[] = [
  ...resourceGroups.flatMap(({links}): readonly NavigationLink[] => links),
  contact,
];

export interface NavigationGroup {
  readonly label: string;
  readonly links: readonly NavigationLink[];
}

export const footerGroups: readonly NavigationGroup[] = [
  {label: 'Product', links: [...headerLinks, security]},
  {label: 'Tools', links: [{...calculator, label: 'ROI Calculator'}, ...tools]},
  {label: 'Company', links: [about, ...reading, contact]},
];

export const legalLinks: readonly NavigationLink[] = [
  {label: 'Privacy Policy', to: '/privacy'},
  {label: 'Terms of Service', to: '/terms'},
  {label: 'Data Processing Agreement', to: '/dpa'},
  {label: 'Accessibility', to: '/accessibility'},
];
