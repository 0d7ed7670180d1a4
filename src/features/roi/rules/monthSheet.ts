import {cautiousAssumptions, roiAssumptions} from '../../../data/roiAssumptions.ts';
import type {RoiInputs} from '../data/fields.ts';
import {formatNumber} from '../../../lib/format/numbers.ts';
import {slotPath} from '../../../lib/drawing/slotPath.ts';

/** Maximum slots a day; with more calls, each slot represents several. */
export const MAX_SLOTS_PER_DAY = 14;

/** Rows of the default practice, so that the page doesn't move with the slider. */
const MIN_ROWS = 8;

const DAYS_PER_WEEK = 5;
const SLOT = {width: 17, height: 9, gapX: 4, gapY: 4, weekGap: 12} as const;
/** Half the width of the outline of a slot that isn't recovered in the cautious case. */
const OUTLINE = 0.6;

/** Counts whole slots up to and including a day, so that fractions are carried to the next day. */
const slotsUpTo = (perDay: number, day: number): number => Math.round(perDay * (day + 1));

/** Counts recovered ones of `slots`. `cautiousOf` is derived from it, so that it is never larger. */
const recoveredOf = (slots: number): number => Math.round(slots * roiAssumptions.recoveryRate);
const cautiousOf = (slots: number): number =>
  Math.round(recoveredOf(slots) * (cautiousAssumptions.recoveryRate / roiAssumptions.recoveryRate));

/** Lays out a month of missed calls as slots, a column for each working day; none for negative inputs. */
export const monthSheet = (inputs: Pick<RoiInputs, 'dailyCalls' | 'missedPercentage'>) => {
  const {workingDaysPerMonth: days, recoveryRate} = roiAssumptions;
  const missedPerDay = Math.max(0, (inputs.dailyCalls * inputs.missedPercentage) / 100);
  const recoveredPerDay = missedPerDay * recoveryRate;
  const callsPerSlot = Math.max(1, Math.ceil(missedPerDay / MAX_SLOTS_PER_DAY));
  const slotsPerDay = missedPerDay / callsPerSlot;
  const rows = Math.max(MIN_ROWS, Math.ceil(slotsPerDay));
  const rowHeight = SLOT.height + SLOT.gapY;

  /**
   * SVG path of all slots of a kind, in place of hundreds of elements. `cautious` ones are recovered in the
   * cautious case, `recovered` ones by the formula alone.
   */
  const paths = {cautious: '', recovered: '', missed: ''};
  let x = 0;
  for (let day = 0; day < days; day += 1) {
    if (day > 0 && day % DAYS_PER_WEEK === 0) x += SLOT.weekGap;
    const soFar = slotsUpTo(slotsPerDay, day);
    const before = slotsUpTo(slotsPerDay, day - 1);
    const total = soFar - before;
    const recovered = recoveredOf(soFar) - recoveredOf(before);
    const cautious = cautiousOf(soFar) - cautiousOf(before);
    for (let row = 0; row < total; row += 1) {
      const kind = row < cautious ? 'cautious' : row < recovered ? 'recovered' : 'missed';
      const y = (rows - 1 - row) * rowHeight;
      paths[kind] += slotPath({...SLOT, x, y, inset: kind === 'cautious' ? 0 : OUTLINE});
    }
    x += SLOT.width + SLOT.gapX;
  }

  const unit =
    callsPerSlot === 1
      ? 'One mark per missed call'
      : `One mark per ${formatNumber(callsPerSlot)} missed calls`;
  const recoveredInMonth = recoveredPerDay * days;
  const cautiousPerDay = missedPerDay * cautiousAssumptions.recoveryRate;
  const stillMissedPerDay = missedPerDay - recoveredPerDay;

  return {
    /** Units of the viewBox, as is the height. */
    width: x - SLOT.gapX,
    height: rows * rowHeight + 4,
    paths,
    callsPerSlot,
    weeks: Math.ceil(days / DAYS_PER_WEEK),
    /** Meaning of one slot, shown above the sheet. */
    caption: missedPerDay === 0 ? 'No missed calls to draw' : unit,
    label:
      missedPerDay === 0
        ? `One month, ${days} working days, with no missed calls.`
        : `One month of missed calls: ${days} working days with ${formatNumber(missedPerDay, 1)} missed calls each. ` +
          `${formatNumber(cautiousPerDay, 1)} a day are recovered in the cautious case, ${formatNumber(cautiousPerDay * days, 0)} in total; ` +
          `${formatNumber(recoveredPerDay, 1)} a day by the formula, ${formatNumber(recoveredInMonth, 0)} in total, and then ` +
          `${formatNumber(stillMissedPerDay, 1)} a day are still missed. ${unit}.`,
  };
};
