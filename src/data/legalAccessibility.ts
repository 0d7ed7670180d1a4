/** What the accessibility statement says. Every line is something this site can be caught on. */
export interface StatementItem {
  readonly title: string;
  readonly text: string;
}

export const accessibilityTarget = 'WCAG 2.2 level AA';

export const accessibilityMeasures: readonly StatementItem[] = [
  {
    title: 'Keyboard first',
    text: 'Everything that can be pressed can be reached and pressed with a keyboard, and the ring around it is three pixels wide. Escape closes what opened.',
  },
  {
    title: 'Words for every drawing',
    text: 'Calls, charts and day sheets say in text what they show. Color is never the only sign: a missed slot has an outline, a booking has a name.',
  },
  {
    title: 'Works without scripts',
    text: 'Pages are complete as they arrive. Menus and questions open without JavaScript; where a form needs it, there is an email address instead.',
  },
  {
    title: 'Still when you ask',
    text: 'Nothing blinks, loops or moves as you scroll. If your system asks for reduced motion, nothing moves at all.',
  },
  {
    title: 'Your size, your light',
    text: 'Text grows to twice its size and the page still fits, down to a narrow phone. The light or dark theme follows your system until you choose.',
  },
  {
    title: 'Errors that say what to fix',
    text: 'Forms announce what went wrong next to the field, keep what you typed, and give a phone number.',
  },
];

export const accessibilityLimits: readonly StatementItem[] = [
  {
    title: 'The booking calendar is not ours',
    text: 'It comes from a scheduling service, and we cannot repair what it gets wrong. The phone number next to it books the same demo.',
  },
  {
    title: 'Machines find only part of it',
    text: 'Each release is checked by axe in both themes, on a phone and on a desktop. Every page is gone through by keyboard, zoomed to 400%, spaced out and shown in forced colors, and its markup is validated. That finds some mistakes, not all of them. People find the rest; thank you for telling us.',
  },
];

export interface ContrastPair {
  readonly use: string;
  /** Tokens of src/css/tokens.css. */
  readonly ink: string;
  readonly ground: string;
  /** What the guideline asks for: 4.5 for text, 3 for large signs and edges. */
  readonly least: 4.5 | 3;
  /** Measured, rounded down to one decimal; a test measures again from the tokens. */
  readonly light: number;
  readonly dark: number;
}

export const contrastPairs: readonly ContrastPair[] = [
  {use: 'Text', ink: '--ds-ink', ground: '--ds-bg-tint', least: 4.5, light: 13.8, dark: 12.7},
  {use: 'Second text', ink: '--ds-ink-2', ground: '--ds-bg-tint', least: 4.5, light: 7, dark: 9.3},
  {use: 'Small print', ink: '--ds-ink-3', ground: '--ds-bg-tint', least: 4.5, light: 5, dark: 7.3},
  {use: 'Links', ink: '--ds-link', ground: '--ds-bg-tint', least: 4.5, light: 5.6, dark: 10.3},
  {use: 'Buttons', ink: '--ds-on-action', ground: '--ds-action', least: 4.5, light: 10, dark: 10.7},
  {
    use: 'Missed',
    ink: '--ds-missed-text',
    ground: '--ds-missed-bg',
    least: 4.5,
    light: 5.9,
    dark: 5.8,
  },
  {
    use: 'Booked',
    ink: '--ds-booked-text',
    ground: '--ds-booked-bg',
    least: 4.5,
    light: 6.7,
    dark: 7.4,
  },
  {use: 'Focus ring', ink: '--ds-focus', ground: '--ds-bg', least: 3, light: 8, dark: 10.5},
];

export const accessibilityLastUpdated = 'November 2026';
