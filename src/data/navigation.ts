/** Links of the header and the footer, except Solutions, which are built from `data/specialties`. */
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

const security: NavigationLink = {label: 'Security', to: '/security'};
const contact: NavigationLink = {label: 'Contact', to: '/contact'};

const tools: readonly NavigationLink[] = [
  {label: 'Phone Log', to: '/phone-log'},
  {label: 'Compare', to: '/compare'},
];

const reading: readonly NavigationLink[] = [
  {label: 'Blog', to: '/blog'},
  {label: 'Case Studies', to: '/case-studies'},
];

/** Header links in the menu 'Resources'. */
export const resourceLinks: readonly NavigationLink[] = [
  {label: 'Calculator', to: '/calculator'},
  ...tools,
  ...reading,
  security,
  contact,
];

export interface NavigationGroup {
  readonly label: string;
  readonly links: readonly NavigationLink[];
}

export const footerGroups: readonly NavigationGroup[] = [
  {label: 'Product', links: [...headerLinks, security]},
  {label: 'Tools', links: [{label: 'ROI Calculator', to: '/calculator'}, ...tools]},
  {label: 'Company', links: [about, ...reading, contact]},
];

export const legalLinks: readonly NavigationLink[] = [
  {label: 'Privacy Policy', to: '/privacy'},
  {label: 'Terms of Service', to: '/terms'},
  {label: 'Data Processing Agreement', to: '/dpa'},
  {label: 'Accessibility', to: '/accessibility'},
];
