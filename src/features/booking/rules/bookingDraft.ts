import type {BookingFormValues} from './bookingForm.ts';

/**
 * Writes the query of a `mailto:` address: a draft with the typed values, or with lines to fill in.
 *
 * @param time the chosen time in words
 */
export const bookingDraft = (typed?: BookingFormValues, time?: string): string => {
  const lines = [
    time === undefined ? 'Two times that work for me:\n1. \n2. ' : `Time: ${time}`,
    `Name: ${typed?.name ?? ''}`,
    `Practice: ${typed?.practice ?? ''}`,
    ...(typed?.phone ? [`Phone: ${typed.phone}`] : []),
    ...(typed?.calls ? [`Calls: ${typed.calls}`] : []),
  ];
  return `?subject=${encodeURIComponent('Book a demo')}&body=${encodeURIComponent(lines.join('\n'))}`;
};
