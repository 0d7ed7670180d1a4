// What goes wrong, where, and what a visitor then has. faults.spec.ts makes each of these happen;
// `npm run faults:table` writes the table into docs/run/faults.md.

/** Pages with the same parts, and so with the same ways to fail. Every page is in exactly one. */
export const pageGroups = {
  home: {name: 'Home', holds: (path) => path === '/'},
  solutions: {name: 'Solutions', holds: (path) => /^\/solutions(?:\/|$)/.test(path)},
  product: {
    name: 'Product',
    holds: (path) =>
      ['/about', '/case-studies', '/features', '/integrations', '/pricing', '/security'].includes(
        path,
      ),
  },
  calculator: {name: 'Calculator', holds: (path) => path === '/calculator'},
  contact: {name: 'Contact', holds: (path) => path === '/contact'},
  blog: {name: 'Blog', holds: (path) => /^\/blog(?:\/|$)/.test(path)},
  legal: {
    name: 'Legal',
    holds: (path) => ['/accessibility', '/dpa', '/privacy', '/terms'].includes(path),
  },
  handbook: {name: 'Handbook', holds: (path) => /^\/docs(?:\/|$)/.test(path)},
  notFound: {name: 'Not found', holds: (path) => path === '/404'},
} as const satisfies Record<string, {name: string; holds: (path: string) => boolean}>;

export type PageGroupId = keyof typeof pageGroups;

export const pageGroupIds = Object.keys(pageGroups) as readonly PageGroupId[];

export interface Fault {
  readonly name: string;
  /** What a visitor then has; the assertions of faults.spec.ts, in words. */
  readonly outcome: string;
  readonly groups: readonly PageGroupId[];
}

const everywhere = pageGroupIds;
const measured = 'Pages open, links and forms work; nobody waits for it.';

export const faults = {
  'all-blocked': {
    name: 'Every third party blocked',
    outcome:
      'Every page is whole. The calendar’s place holds the booking link and the phone number; forms keep what was typed, and say so.',
    groups: everywhere,
  },
  'no-scripts': {
    name: 'JavaScript off',
    outcome:
      'Every page can be read. Buttons that could do nothing are not shown; an email address stands where the sign-up would.',
    groups: everywhere,
  },
  'no-storage': {
    name: 'Local and session storage throw',
    outcome: 'Everything works; theme and consent hold as long as the page is open.',
    groups: everywhere,
  },
  'backend-slow': {
    name: 'Backend never answers',
    outcome: 'After 15 s the form says so, keeps what was typed, and can be sent again.',
    groups: everywhere,
  },
  'backend-500': {
    name: 'Backend answers 500',
    outcome: 'The form says so at once, keeps what was typed, and can be sent again.',
    groups: everywhere,
  },
  'backend-garbage': {
    name: 'Backend answers with garbage',
    outcome: 'Not taken for a yes: the form says that it failed, and keeps what was typed.',
    groups: everywhere,
  },
  'gtag-slow': {name: 'Analytics never answers', outcome: measured, groups: everywhere},
  'gtag-500': {name: 'Analytics answers 500', outcome: measured, groups: everywhere},
  'gtag-garbage': {name: 'Analytics answers with garbage', outcome: measured, groups: everywhere},
  'pixel-slow': {name: 'Ad pixel never answers', outcome: measured, groups: everywhere},
  'pixel-500': {name: 'Ad pixel answers 500', outcome: measured, groups: everywhere},
  'pixel-garbage': {name: 'Ad pixel answers with garbage', outcome: measured, groups: everywhere},
  'booking-slow': {
    name: 'Calendar never answers',
    outcome: 'After 10 s the booking link and the phone number; nothing moves.',
    groups: ['home'],
  },
  'booking-500': {
    name: 'Calendar answers 500',
    outcome: 'The booking link and the phone number at once.',
    groups: ['home'],
  },
  'booking-garbage': {
    name: 'Calendar answers with garbage',
    outcome: 'After 10 s the booking link and the phone number; nothing moves.',
    groups: ['home'],
  },
  offline: {
    name: 'Offline in the middle of a form, and back',
    outcome:
      'The form says that it failed and keeps what was typed; sent again, it is stored once.',
    groups: everywhere,
  },
  'route-chunk-gone': {
    name: 'A page’s file is gone after a deployment, on the way to it',
    outcome: 'The page is loaded anew, once, and is there.',
    groups: everywhere,
  },
  'first-chunk-gone': {
    name: 'A page’s file is gone when it is opened',
    outcome:
      'It loads itself anew, once. When that does not help it can be read, and what was typed later is kept.',
    groups: everywhere,
  },
  'late-chunk-gone': {
    name: 'A part’s file is gone when it is pressed for',
    outcome:
      'The page is loaded anew, once, with what was typed, and the press is done again. When that does not help, it says so.',
    groups: everywhere,
  },
  'two-tabs': {
    name: 'Two tabs',
    outcome:
      'A consent or a theme chosen in one holds in the other; an address signed up in both is stored once.',
    groups: ['home', 'product'],
  },
  back: {
    name: 'Away and back, by links, by full loads, and from the back/forward cache',
    outcome: 'Typed text, filters, and calculator inputs are still there.',
    groups: ['home', 'product', 'calculator', 'contact', 'blog'],
  },
  clock: {
    name: 'Clock a year behind or ahead',
    outcome:
      'Forms are sent, and the PDF is made. A consent from the future or from over a year ago is asked for again.',
    groups: ['home', 'calculator', 'contact'],
  },
} as const satisfies Record<string, Fault>;

export type FaultId = keyof typeof faults;

export const faultIds = Object.keys(faults) as readonly FaultId[];

/** A test's note that a page held under a fault; the reporter gathers them. */
export const HELD = 'held';

export const groupOf = (path: string): PageGroupId => {
  const groups = pageGroupIds.filter((id) => pageGroups[id].holds(path));
  const [group] = groups;
  if (groups.length !== 1 || group === undefined) {
    throw new Error(`${path} is in ${groups.length} page groups of e2e/faults.ts, not in one`);
  }
  return group;
};
