// Written by scripts/subset-fonts.ts (npm run fonts). Change that, not this.

/** Fonts of the first view, to be preloaded on every page. */
export const preloadedFonts: readonly string[] = [
  '/fonts/besley.0a72a4d4.woff2',
  '/fonts/hanken-grotesk.7ab7083d.woff2',
];
