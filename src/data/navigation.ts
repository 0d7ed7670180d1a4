/** Where the header and the footer lead. Solutions are not here: they follow `data/specialties`. */
export interface NavigationLink {
  readonly label: string;
  readonly to: string;
}

/** Header, in the order of the bar and of the mobile menu. */
export const headerLinks: readonly NavigationLink[] = [
  {label: 'Features', to: '/features'},
  {label: 'Integrations', to: '/integrations'},
  {label: 'Pricing', to: '/pricing'},
  {label: 'Blog', to: '/blog'},
  {label: 'Calculator', to: '/calculator'},
  {label: 'About', to: '/about'},
];

/** Below them in the phone's menu: what a manager asks next. */
export const menuLinks: readonly NavigationLink[] = [
  {label: 'Security', to: '/security'},
  {label: 'Case Studies', to: '/case-studies'},
  {label: 'Contact', to: '/contact'},
];

export interface NavigationGroup {
  readonly label: string;
  readonly links: readonly NavigationLink[];
}

export const footerGroups: readonly NavigationGroup[] = [
  {
    label: 'Product',
    links: [
      {label: 'Features', to: '/features'},
      {label: 'Integrations', to: '/integrations'},
      {label: 'Pricing', to: '/pricing'},
      {label: 'ROI Calculator', to: '/calculator'},
      {label: 'Security', to: '/security'},
    ],
  },
  {
    label: 'Company',
    links: [
      {label: 'About', to: '/about'},
      {label: 'Case Studies', to: '/case-studies'},
      {label: 'Four Ways Compared', to: '/compare'},
      {label: 'Blog', to: '/blog'},
      {label: 'Contact', to: '/contact'},
    ],
  },
];

export const legalLinks: readonly NavigationLink[] = [
  {label: 'Privacy Policy', to: '/privacy'},
  {label: 'Terms of Service', to: '/terms'},
  {label: 'Data Processing Agreement', to: '/dpa'},
  {label: 'Accessibility', to: '/accessibility'},
];
