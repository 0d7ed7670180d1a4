/** Redirect from an announced path to the page's actual path. */
export interface Redirect {
  /** Requested path, without a trailing slash. */
  readonly from: string;
  /** Path on this site, optionally with a fragment. */
  readonly to: string;
}

/** Answered with 301 by every host; docs/build/decisions.md has the reasons. */
export const redirects: readonly Redirect[] = [
  {from: '/solutions/chiropractic', to: '/solutions/chiropractors'},
  {from: '/solutions/multi-specialty', to: '/pricing#enterprise'},
  {from: '/blog/post', to: '/blog/hipaa-compliance'},
];
