// Written by scripts/fonts.ts (npm run fonts). Change that, not this.

/** Fonts of the first view, to be preloaded on every page. */
export const preloadedFonts: readonly string[] = [
  '/fonts/besley-400.dba60567.woff2',
  '/fonts/besley-wordmark.e08a59eb.woff2',
  '/fonts/hanken-grotesk.7ab7083d.woff2',
];

/**
 * Goes into the head of every page, not into a stylesheet: there the bundler would give the
 * files other addresses than the preloaded ones, and every font would be fetched twice.
 */
export const fontFaceCss = `
@font-face {
  font-family: 'Besley';
  font-style: normal;
  font-weight: 400;
  font-display: swap;
  src: url('/fonts/besley-400.dba60567.woff2') format('woff2');
}

@font-face {
  font-family: 'Besley';
  font-style: normal;
  font-weight: 500;
  font-display: swap;
  src: url('/fonts/besley-500.0e80d1ad.woff2') format('woff2');
}

@font-face {
  font-family: 'Besley Wordmark';
  font-style: normal;
  font-weight: 600;
  font-display: swap;
  src: url('/fonts/besley-wordmark.e08a59eb.woff2') format('woff2');
}

@font-face {
  font-family: 'Besley Italic';
  font-style: italic;
  font-weight: 400;
  font-display: swap;
  src: url('/fonts/besley-italic.85764c7c.woff2') format('woff2');
}

@font-face {
  font-family: 'Hanken Grotesk Variable';
  font-style: normal;
  font-weight: 400 650;
  font-display: swap;
  src: url('/fonts/hanken-grotesk.7ab7083d.woff2') format('woff2');
}

@font-face {
  font-family: 'Besley Fallback';
  src: local('Georgia');
  ascent-override: 110.6755%;
  descent-override: 37.6297%;
  line-gap-override: 0%;
  size-adjust: 112.9428%;
}

@font-face {
  font-family: 'Besley Fallback Android';
  src: local('Noto Serif');
  ascent-override: 119.414%;
  descent-override: 40.6008%;
  line-gap-override: 0%;
  size-adjust: 104.6778%;
}

@font-face {
  font-family: 'Besley Fallback Linux';
  src: local('DejaVu Serif');
  ascent-override: 128.3178%;
  descent-override: 43.628%;
  line-gap-override: 0%;
  size-adjust: 97.4144%;
}

@font-face {
  font-family: 'Hanken Grotesk Fallback';
  src: local('Arial');
  ascent-override: 99.0669%;
  descent-override: 30.0173%;
  line-gap-override: 0%;
  size-adjust: 100.9419%;
}

@font-face {
  font-family: 'Hanken Grotesk Fallback Android';
  src: local('Roboto');
  ascent-override: 98.8498%;
  descent-override: 29.9515%;
  line-gap-override: 0%;
  size-adjust: 101.1636%;
}

@font-face {
  font-family: 'Hanken Grotesk Fallback Linux';
  src: local('DejaVu Sans');
  ascent-override: 109.8901%;
  descent-override: 33.2967%;
  line-gap-override: 0%;
  size-adjust: 91%;
}
`;
