/** Lines of the accessibility statement, each testable on this site. */
export interface StatementItem {
  readonly title: string;
  readonly text: string;
}

export const accessibilityTarget = 'WCAG 2.2 level AA';

export const accessibilityMeasures: readonly StatementItem[] = [
  {
    title: 'Keyboard',
    text: 'You can reach and press everything with a keyboard.',
  },
  {
    title: 'Text for every drawing',
    text: 'Calls, charts, and schedules also say in text what they show.',
  },
  {
    title: 'Works without JavaScript',
    text: 'Menus and questions open without it, and an email address takes the place of a form.',
  },
  {
    title: 'Reduced motion',
    text: 'Nothing blinks, loops, or moves as you scroll. If your system asks for reduced motion, nothing moves at all.',
  },
  {
    title: 'Text size',
    text: 'The page still fits with text twice as large, even on a narrow phone.',
  },
  {
    title: 'Errors that say what to fix',
    text: 'Forms say next to the field what went wrong, keep what you typed, and give an email address.',
  },
];

export const accessibilityLimits: readonly StatementItem[] = [
  {
    title: 'An outside booking calendar is not ours',
    text: 'Where a scheduling service books our demos, we can’t fix its calendar. Write to us, and we’ll book the demo for you.',
  },
  {
    title: 'Automated checks find only part',
    text: 'We check each release with axe in both themes, and every page by keyboard, at 400% zoom, with increased text spacing, and in forced colors. If you find a mistake they missed, please tell us.',
  },
];

export interface ContrastPair {
  readonly use: string;
  /** Tokens of src/css/tokens.css. */
  readonly ink: string;
  readonly ground: string;
  /** Contrast ratio that WCAG requires: 4.5 for text, 3 for large text and borders. */
  readonly min: 4.5 | 3;
  /** Measured ratio, rounded down to one decimal; a test recomputes it from the tokens. */
  readonly light: number;
  readonly dark: number;
}

export const contrastPairs: readonly ContrastPair[] = [
  {use: 'Text', ink: '--ds-ink', ground: '--ds-bg-tint', min: 4.5, light: 13.8, dark: 12.7},
  {use: 'Second text', ink: '--ds-ink-2', ground: '--ds-bg-tint', min: 4.5, light: 7, dark: 9.3},
  {use: 'Small print', ink: '--ds-ink-3', ground: '--ds-bg-tint', min: 4.5, light: 5, dark: 7.3},
  {use: 'Links', ink: '--ds-link', ground: '--ds-bg-tint', min: 4.5, light: 5.6, dark: 10.3},
  {use: 'Buttons', ink: '--ds-on-action', ground: '--ds-action', min: 4.5, light: 10, dark: 10.7},
  {
    use: 'Missed',
    ink: '--ds-missed-text',
    ground: '--ds-missed-bg',
    min: 4.5,
    light: 5.9,
    dark: 5.8,
  },
  {
    use: 'Booked',
    ink: '--ds-booked-text',
    ground: '--ds-booked-bg',
    min: 4.5,
    light: 6.7,
    dark: 7.4,
  },
  {use: 'Focus ring', ink: '--ds-focus', ground: '--ds-bg', min: 3, light: 8, dark: 10.5},
];

export const accessibilityLastUpdated = 'November 2026';
