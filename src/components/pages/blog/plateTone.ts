import {type ArticlePlateProps} from './ArticlePlate';

/** Colors carry meaning here too: blue informs, canary is booked, green is a line that is answered. */
const tones: Readonly<Record<string, NonNullable<ArticlePlateProps['tone']>>> = {
  'hipaa-compliance': 'info',
  'patient-experience': 'live',
  'practice-management': 'booked',
  'ai-technology': 'live',
};

export const plateTone = (categoryId: string): NonNullable<ArticlePlateProps['tone']> =>
  tones[categoryId] ?? 'live';
