/**
 * Icon names in Phosphor's Regular weight. To add one, add its name here and run `npm run icons`,
 * which generates the paths (src/ui/icon).
 */

/** Icons for any page, named in menu data; every page includes their paths. */
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

/** Icons named in specialty data; only specialty pages include them. */
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

/** Icons of single components: each is a separate file, imported by its component. */
export const componentIconNames = [
  'arrow-left',
  'caret-down',
  'chat-circle-text',
  'envelope-simple',
  'eye-slash',
  'lock-simple',
  'magnifying-glass',
  'phone',
  'share-network',
  'warning',
] as const;
