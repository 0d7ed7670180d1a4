import {company} from '../../src/config/company.ts';
import {officeHours} from '../../src/data/officeHours.ts';
import {plans, setupFee} from '../../src/data/plans.ts';
import {defaultRoiInputs} from '../../src/features/roi/fields.ts';
import {cautiousAssumptions} from '../../src/features/roi/assumptions.ts';
import {estimateCautious} from '../../src/features/roi/rules/estimate.ts';
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

const cautiousCase = (): readonly CardRow[] => {
  const {missedCalls, recoveredCalls, netMonthlyBenefit} = estimateCautious(defaultRoiInputs);
  const share = cautiousAssumptions.recoveryRate * 100;
  return [
    {mark: formatNumber(missedCalls, 0), text: 'missed calls a month'},
    {mark: formatNumber(recoveredCalls, 0), text: `visits, if ${share}% of the callers book`},
    {mark: formatDollars(defaultRoiInputs.avgRevenuePerVisit), text: 'an average visit'},
    {mark: formatDollars(netMonthlyBenefit), text: 'a month, after the plan'},
  ];
};

/** Drawings of pages whose headings don't describe their content, by the first segment of the path. */
export const pageObjects: Readonly<Record<string, () => CardObject>> = {
  pricing: () => rowsObject(prices()),
  calculator: () => rowsObject(cautiousCase()),
  'phone-log': () => pileObject(`${sampleMonth.missed} missed`, 'in a sample month'),
  book: () =>
    bookedRowObject(
      ['9:00', '9:20', '9:40', '10:00'],
      `Your demo: ${demo.minutes} minutes, free, by video or phone`,
    ),
  contact: () =>
    rowsObject([
      {mark: 'Phone', text: company.phone.display},
      {mark: 'Email', text: company.email.display},
      ...officeHours.flatMap(({weekdays, hours}) =>
        hours === null
          ? []
          : [{mark: [...new Set([weekdays[0], weekdays.at(-1)])].join('–'), text: hours}],
      ),
    ]),
};
