/**
 * Icon names in Phosphor's Regular weight. To add one, add its name here and run `npm run icons`,
 * which generates the picture (static/icons).
 */

/** Icons named in data, in one picture that all pages share. */
export const iconNames = [
  'arrows-clockwise',
  'baby',
  'bell',
  'bone',
  'calendar-check',
  'calendar-x',
  'car',
  'carrot',
  'chat-circle-text',
  'check-circle',
  'clipboard-text',
  'clock',
  'currency-dollar',
  'eyeglasses',
  'file-text',
  'first-aid',
  'flower-lotus',
  'fork-knife',
  'gender-female',
  'hand-palm',
  'heart',
  'identification-card',
  'lock-key',
  'moon',
  'needle',
  'package',
  'paw-print',
  'person-simple-walk',
  'pill',
  'shield-check',
  'stethoscope',
  'syringe',
  'tooth',
  'translate',
] as const;

export type IconName = (typeof iconNames)[number];

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
