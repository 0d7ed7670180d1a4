/** An address that was promised somewhere and lives elsewhere. */
export interface Redirect {
  /** Path as requested, without a trailing slash. */
  readonly from: string;
  /** Path on this site, with a fragment where it leads into a page. */
  readonly to: string;
}

/** Answered with 301 by every host; docs/build/decisions.md says why. */
export const redirects: readonly Redirect[] = [
  {from: '/solutions/chiropractic', to: '/solutions/chiropractors'},
  {from: '/solutions/multi-specialty', to: '/pricing#enterprise'},
  {from: '/blog/post', to: '/blog/hipaa-compliance'},
];
