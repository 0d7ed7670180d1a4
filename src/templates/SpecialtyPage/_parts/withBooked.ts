import type {CallSlot} from '@site/src/data/specialties/callScript';
import type {Sheet} from '@site/src/data/specialties/schema';

import type {DaySheetEntry} from '@site/src/components/shared/day-sheet/DaySheet';

/** The sheet's entries with what a call has just written in, column by column from the top. */
export const withBooked = (
  entries: Sheet['entries'],
  booked: readonly CallSlot[],
): readonly DaySheetEntry[] =>
  [...entries, ...booked.map((slot): DaySheetEntry => ({...slot, tone: 'new'}))].sort(
    (a, b) => a.column - b.column || a.row - b.row,
  );
