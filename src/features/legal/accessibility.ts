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
    title: 'Contrast',
    text: 'In both themes, text stands out from its background by at least 4.5 to 1, and borders of fields and the focus ring by 3 to 1.',
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

export const accessibilityLastUpdated = 'November 2026';
