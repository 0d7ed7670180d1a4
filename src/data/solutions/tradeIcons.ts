/**
 * Icons that only solution pages use. They are drawn by `components/solution/TradeIcon`, in the
 * solution pages' own chunk, so that other pages don't carry them.
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
