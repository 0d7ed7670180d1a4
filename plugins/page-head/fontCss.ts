import {fallbackFonts, fontFaces} from '../../src/config/fontFaces.ts';
import {fontFiles} from '../../src/config/fonts.generated.ts';

const percent = (share: number): string => `${Number((share * 100).toFixed(4))}%`;

const own = fontFaces.map(
  ({name, family, style, weights}) => `
@font-face {
  font-family: '${family}';
  font-style: ${style};
  font-weight: ${[...new Set(weights)].join(' ')};
  font-display: swap;
  src: url('${fontFiles[name]}') format('woff2');
}
`,
);

const fallbacks = fallbackFonts.map(
  ({family, local, like, size}) => `
@font-face {
  font-family: '${family}';
  src: local('${local}');
  ascent-override: ${percent(like.ascent / size)};
  descent-override: ${percent(like.descent / size)};
  line-gap-override: 0%;
  size-adjust: ${percent(size)};
}
`,
);

/**
 * Goes into the head of every page, not into a stylesheet: there the bundler would give the files other
 * addresses than the preloaded ones, and every font would be fetched twice.
 */
export const fontCss = [...own, ...fallbacks].join('');
