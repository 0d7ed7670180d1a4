/**
 * The icons the site may name in its data (`icon: 'tooth'`).
 * Adding one: its name here, as Phosphor's Regular weight has it, then `npm run icons`.
 */
export const iconNames = [
  'arrow-left',
  'bone',
  'calendar-check',
  'caret-down',
  'carrot',
  'chat-circle-text',
  'check-circle',
  'clock',
  'envelope-simple',
  'eyeglasses',
  'flower-lotus',
  'gender-female',
  'info',
  'magnifying-glass',
  'moon',
  'needle',
  'paw-print',
  'person-simple-walk',
  'phone',
  'pill',
  'share-network',
  'shield-check',
  'stethoscope',
  'sun',
  'tooth',
  'translate',
  'warning',
] as const;

export type IconName = (typeof iconNames)[number];
