/**
 * Icons that solution pages show, by their names in Phosphor's Regular weight. `plugins/solution-pages`
 * puts those that a page shows into that page's own chunk; `components/solution/TradeIcon` draws them.
 * Adding one: its name here, then `npm run icons`.
 */
export const tradeIconNames = [
  'arrow-bend-up-right',
  'arrows-clockwise',
  'baby',
  'bell',
  'bell-ringing',
  'calendar-check',
  'calendar-x',
  'car',
  'cat',
  'chat-circle-text',
  'clipboard-text',
  'clock',
  'currency-dollar',
  'dog',
  'file-text',
  'first-aid',
  'fork-knife',
  'hand-palm',
  'heart',
  'identification-card',
  'list-checks',
  'lock-key',
  'moon',
  'package',
  'paw-print',
  'plugs-connected',
  'rabbit',
  'shield-check',
  'syringe',
  'translate',
  'users-three',
  'video-camera',
] as const;

export type TradeIconName = (typeof tradeIconNames)[number];

/** Beside the trust count, on every page. */
export const TRUST_ICON: TradeIconName = 'users-three';
