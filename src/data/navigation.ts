/** Where the header and the footer lead. Solutions are not here: they follow `data/specialties`. */
export interface NavigationLink {
  readonly label: string;
  readonly to: string;
}

/** Header, in the order of the bar and of the mobile menu; `resourceLinks` follow in a menu. */
export const headerLinks: readonly NavigationLink[] = [
  {label: 'Features', to: '/features'},
  {label: 'Integrations', to: '/integrations'},
  {label: 'Security', to: '/security'},
  {label: 'Pricing', to: '/pricing'},
];

const tools: readonly NavigationLink[] = [
  {label: 'Phone Log', to: '/phone-log'},
  {label: 'Compare', to: '/compare'},
];

const reading: readonly NavigationLink[] = [
  {label: 'Blog', to: '/blog'},
  {label: 'Case Studies', to: '/case-studies'},
];

/** Header: what opens under 'Resources'. */
export const resourceLinks: readonly NavigationLink[] = [
  {label: 'Calculator', to: '/calculator'},
  ...tools,
  ...reading,
];

/** Header: who we are, after the menu. */
export const companyLinks: readonly NavigationLink[] = [
  {label: 'About', to: '/about'},
  {label: 'Contact', to: '/contact'},
];

export interface NavigationGroup {
  readonly label: string;
  readonly links: readonly NavigationLink[];
}

export const footerGroups: readonly NavigationGroup[] = [
  {label: 'Product', links: headerLinks},
  {label: 'Tools', links: [{label: 'ROI Calculator', to: '/calculator'}, ...tools]},
  {label: 'Company', links: [...companyLinks, ...reading]},
];

export const legalLinks: readonly NavigationLink[] = [
  {label: 'Privacy Policy', to: '/privacy'},
  {label: 'Terms of Service', to: '/terms'},
  {label: 'Data Processing Agreement', to: '/dpa'},
  {label: 'Accessibility', to: '/accessibility'},
];
