import {brand} from '@site/src/config/brand';
import type {FaqItem} from '@site/src/data/faq';
import {plans} from '@site/src/data/plans';
import {cautiousAssumptions, roiAssumptions} from '@site/src/data/roiAssumptions';
import {wholeDollars} from '@site/src/format/whole';
import {percentOf} from '@site/src/format/numbers';

/** The calculator page's own words. */
export const calculatorPage = {
  title: 'Put a number on the calls you never hear',
  lede: 'Five inputs, honest math, no email required to see the answer.',
  description:
    'Missed call and AI receptionist ROI calculator for medical practices: five inputs, the formula in the open, a range, and a link or PDF to send on.',
  firstYear: `Cash, added up from the day you pay ${wholeDollars(roiAssumptions.setupFee)} for setup. The solid line is the case to plan with; the dashed one is the formula.`,
  breakEven:
    'Your own calls, revenue, and wage, worked backward: the fewest recovered calls, and the smallest missed rate, at which more comes in than goes out.',
  benchmarks: `Averages for four kinds of practice, and the revenue recovered a month: by the formula, which counts ${percentOf(roiAssumptions.recoveryRate)}, and in the cautious case, which counts ${percentOf(cautiousAssumptions.recoveryRate)} and no staff time.`,
  demoTitle: 'Bring last month’s call counts, and we will run it together',
  demoText:
    'Counts by day or hour are enough, without names or numbers. If they show that you don’t need us, we will say so.',
} as const;

export const roiFaq: readonly FaqItem[] = [
  {
    question: 'How close is this to what we will see?',
    answer: `The formula’s own margin is ±${percentOf(roiAssumptions.accuracy)}, if your inputs are right and ${percentOf(roiAssumptions.recoveryRate)} of missed calls become visits. If fewer do, you will see much less: plan with the cautious case, which is shown first. The input that people guess worst is the missed rate. Your phone system has it: the page “What your phone log says” reads last month’s export in your browser.`,
  },
  {
    question: 'Does “staff time saved” mean letting someone go?',
    answer: `No. It counts ${percentOf(roiAssumptions.staffCostSaved)} of front-desk cost as time that no longer goes to the phone. If that time goes to patients at the desk, it is not a saving in dollars: set the front-desk hours to 0 and see what the calls alone bring in.`,
  },
  {
    question: 'Which plan is that, and where do my numbers go?',
    answer: `The formula counts the ${plans.medium.name} plan at ${wholeDollars(roiAssumptions.planPrice)} a month, plus ${wholeDollars(roiAssumptions.setupFee)} for setup, once. “Plan to count”, below the fields, can count the plan that your missed calls, or all your calls, need. Your numbers stay in your browser: ${brand.name} does not receive them. They travel only in the link or the PDF, when you send one.`,
  },
];
