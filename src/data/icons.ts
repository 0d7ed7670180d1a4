/**
 * The site's icons, by their names in Phosphor's Regular weight. Adding one: its name here, then
 * `npm run icons`, which writes what is drawn (components/ui/icon).
 */

/** Icons that any page may show, and that data names for menus: every page carries their drawings. */
export const iconNames = [
  'bone',
  'calendar-check',
  'carrot',
  'check-circle',
  'clock',
  'eyeglasses',
  'flower-lotus',
  'gender-female',
  'moon',
  'needle',
  'paw-print',
  'person-simple-walk',
  'pill',
  'shield-check',
  'stethoscope',
  'tooth',
  'translate',
] as const;

export type IconName = (typeof iconNames)[number];

/** Icons that specialty pages name in their data; only these pages carry them. */
export const specialtyIconNames = [
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

export type SpecialtyIconName = (typeof specialtyIconNames)[number];

/** Icons that one component or two show: each is its own file, which comes with them. */
export const componentIconNames = [
  'arrow-left',
  'caret-down',
  'chat-circle-text',
  'envelope-simple',
  'eye-slash',
  'lock-simple',
  'magnifying-glass',
  'share-network',
  'warning',
] as const;
