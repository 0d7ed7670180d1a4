import type {fontFiles} from './fonts.generated.ts';

interface FontFace {
  readonly name: keyof typeof fontFiles;
  readonly family: string;
  readonly style: 'normal' | 'italic';
  /** Minimum and maximum weight; one fixed weight if they are equal. */
  readonly weights: readonly [number, number];
  /** True for a font in the first view of every page. */
  readonly isPreloaded: boolean;
}

/** Fonts of the pages; `npm run fonts` cuts them down and names their files by content. */
export const fontFaces: readonly FontFace[] = [
  // Fixed weights, not one variable font of 27 kB: the first is all that most first views need, and it
  // fits with the page into the two round trips that a new connection has room for.
  {name: 'besley-400', family: 'Besley', style: 'normal', weights: [400, 400], isPreloaded: true},
  {name: 'besley-500', family: 'Besley', style: 'normal', weights: [500, 500], isPreloaded: false},
  {
    name: 'besley-wordmark',
    family: 'Besley Wordmark',
    style: 'normal',
    weights: [600, 600],
    isPreloaded: true,
  },
  // A separate family, so that slanted Besley is used until it loads. As a face of Besley's family it
  // would make the browser search for a fallback font, which took half of the home page's longest frame
  // and looks less like the final text.
  {
    name: 'besley-italic',
    family: 'Besley Italic',
    style: 'italic',
    weights: [400, 400],
    isPreloaded: false,
  },
  {
    name: 'hanken-grotesk',
    family: 'Hanken Grotesk Variable',
    style: 'normal',
    weights: [400, 650],
    isPreloaded: true,
  },
];

/** Ascent and descent of our fonts, in em. */
const BESLEY = {ascent: 1.25, descent: 0.425};
const HANKEN = {ascent: 1, descent: 0.303};

/**
 * System fonts scaled to the metrics of ours, so that text doesn't move when ours load: those of Windows
 * and macOS, then Android, then Linux. `size` is the width of our font divided by theirs, from
 * @capsizecss/metrics 4.3.0; DejaVu's are measured on the home page, its sans a little wider, so that
 * few lines break differently.
 */
export const fallbackFonts = [
  {family: 'Besley Fallback', local: 'Georgia', like: BESLEY, size: 1.129428},
  {family: 'Besley Fallback Android', local: 'Noto Serif', like: BESLEY, size: 1.046778},
  {family: 'Besley Fallback Linux', local: 'DejaVu Serif', like: BESLEY, size: 0.974144},
  {family: 'Hanken Grotesk Fallback', local: 'Arial', like: HANKEN, size: 1.009419},
  {family: 'Hanken Grotesk Fallback Android', local: 'Roboto', like: HANKEN, size: 1.011636},
  {family: 'Hanken Grotesk Fallback Linux', local: 'DejaVu Sans', like: HANKEN, size: 0.91},
] as const;
