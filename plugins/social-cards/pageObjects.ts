import {plans, setupFee} from '../../src/data/plans.ts';
import {demo} from '../../src/features/booking/data.ts';
import {sampleMonth} from '../../src/features/phone-log/data.ts';
import {formatDollars, formatNumber} from '../../src/lib/format/numbers.ts';
import {bookedRowObject, type CardObject, type CardRow, pileObject, rowsObject} from './objects.ts';

const prices = (): readonly CardRow[] => [
  ...Object.values(plans).map(({name, price, minutesPerMonth}) => ({
    mark: price === 'Custom' ? price : formatDollars(price),
    text:
      minutesPerMonth === null ? name : `${name}, ${formatNumber(minutesPerMonth)} minutes a month`,
  })),
  {mark: formatDollars(setupFee.special), text: 'Setup, once'},
];

/** Drawings of pages that offer something other than a call, by the first segment of the path. */
export const pageObjects: Readonly<Record<string, () => CardObject>> = {
  pricing: () => rowsObject(prices()),
  'phone-log': () => pileObject(`${sampleMonth.missed} missed`, 'in a sample month'),
  book: () =>
    bookedRowObject(
      ['9:00', '9:20', '9:40', '10:00'],
      `Your demo: ${demo.minutes} minutes, free, by video or phone`,
    ),
};
