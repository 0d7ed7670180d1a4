import {ways} from '@site/src/data/compareWays';
import {EXAMPLE_CALL_MINUTES, plans, setupFee} from '@site/src/data/plans';
import {wholeDollars, wholeNumber} from '@site/src/format/whole';

/** The page's own words. What each way does and what is typed are in src/data/compareWays.ts and compareFields.ts. */
export const comparePage = {
  title: 'Four ways to get your phone answered',
  lede: 'What each does with the same five calls, what each costs with your numbers, and when the answer is not us.',
  description:
    'Voicemail, another hire, an answering service, or an AI receptionist: what each does with five calls, what each costs you, and when not to choose us.',
  boardTitle: 'The same five calls',
  boardNote: 'Each line ends the way the call does.',
  cost: 'Enter what your payroll, bills, and quotes say. The only price we state is ours. Your numbers stay in this page’s address.',
  notUs: 'These apply whatever the math says. If one fits your practice, take the way it names.',
  demoTitle: 'Put our quote next to the one you have',
  demoText:
    'In twenty minutes you hear it take calls like yours. If another way serves you better, we will say so.',
} as const;

const {small, medium} = plans;

/** How each way's first year is counted, for all to check, and for those without JavaScript. */
export const howCounted: readonly {readonly term: string; readonly fact: string}[] = [
  {
    term: ways.voicemail.name,
    fact: 'Your calls × what an unanswered one costs you × 12 months. Nothing is paid for the line.',
  },
  {
    term: ways.hire.name,
    fact: 'Your hourly cost × hours a week × 52 weeks, plus the calls outside those hours at what one costs you.',
  },
  {
    term: ways.service.name,
    fact: 'What the quote says, by the month, the minute, or the call, × 12 months. It counts as answering every call.',
  },
  {
    term: ways.ai.name,
    fact: `Ours: ${wholeDollars(setupFee.special)} setup, the price for the first ${setupFee.firstClinics} clinics (${wholeDollars(setupFee.regular)} after that), and 12 months of the listed plan that covers your minutes: ${wholeDollars(small.price)} for one location and up to ${small.minutesPerMonth} minutes a month, ${wholeDollars(medium.price)} for up to ${medium.locations.max} locations and ${wholeNumber(medium.minutesPerMonth)} minutes. It counts as answering every call.`,
  },
  {
    term: 'Fields left empty',
    fact: `A call counts as ${EXAMPLE_CALL_MINUTES} minutes, the practice as one location, and all calls as within a hire’s hours. Nothing else is filled in.`,
  },
];
