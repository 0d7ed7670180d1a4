import type {DaySheetEntry, DaySheetProps} from '@site/src/components/shared/day-sheet/DaySheet';
import type {PlacedSlot} from '@site/src/domain/call/call';
import {clockTime} from '@site/src/format/clock';

/** The page's sheet as this call leaves it. */
export const sheetEntries = (
  {entries, startMinute, rowMinutes}: Pick<DaySheetProps, 'entries' | 'startMinute' | 'rowMinutes'>,
  slots: readonly PlacedSlot[],
): readonly DaySheetEntry[] => [
  ...entries,
  ...slots.map(({state, title, note, ...place}): DaySheetEntry => {
    if (state === 'booked') return {...place, title, note, tone: 'new'};
    const time = clockTime(startMinute + place.row * rowMinutes);
    return state === 'offered'
      ? {...place, title: time, note: 'Offered', tone: 'offered'}
      : {...place, title: time, note: 'Free again', tone: 'open'};
  }),
];
