/**
 * The icons that any page may show, and that the site may name in its data (`icon: 'tooth'`): every
 * page carries their drawings.
 * Adding one: its name here, as Phosphor's Regular weight has it, then `npm run icons`.
 */
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
  'sun',
  'tooth',
  'translate',
] as const;

export type IconName = (typeof iconNames)[number];

/**
 * The icons that only some components show. Each is a file of its own, `drawn/arrow-left.ts`, which
 * comes with the component that imports it: `<Icon path={arrowLeft} />`.
 */
export const drawnNames = [
  'arrow-left',
  'caret-down',
  'chat-circle-text',
  'envelope-simple',
  'info',
  'magnifying-glass',
  'share-network',
  'warning',
] as const;
