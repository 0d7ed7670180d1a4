import {brand} from '@site/src/config/brand';
import type {FaqItem} from '@site/src/data/faq';
import {plans} from '@site/src/data/plans';
import {cautiousAssumptions, roiAssumptions} from '@site/src/data/roiAssumptions';
import {wholeDollars} from '@site/src/format/whole';

const percent = (fraction: number): string => `${Math.round(fraction * 100)}%`;

/** The calculator page's own words. */
export const calculatorPage = {
  title: 'Put a number on the calls you never hear',
  lede: 'Five inputs, honest math, no email required to see the answer.',
  description:
    'What missed calls cost your practice: five inputs, the formula in the open, a range around every result, and a link or a PDF to send to your partner.',
  firstYear: `Setup is a one-time ${wholeDollars(roiAssumptions.setupFee)}. Everything else repeats monthly, so the picture is simple: what comes in, what goes out, what is left.`,
  cash: `We assume that ${percent(roiAssumptions.recoveryRate)} of missed calls become visits. The dashed line takes half of that and leaves the rest as it is: cash, added up from the day you pay for setup.`,
  breakEven:
    'Your own calls, revenue, and wage, turned around: the fewest recovered calls, and the smallest missed rate, at which more comes in than goes out.',
  benchmarks: `Averages for four kinds of practice, and what the formula makes of them at ${percent(roiAssumptions.recoveryRate)}. The cautious case counts ${percent(cautiousAssumptions.recoveryRate)}, and no staff time.`,
  demoTitle: 'Bring last month’s call log, and we will run it together',
  demoText: 'If the numbers say you don’t need us, we will say so too.',
} as const;

export const roiFaq: readonly FaqItem[] = [
  {
    question: 'How close is this to what we will see?',
    answer: `Within ±${percent(roiAssumptions.accuracy)}, so every result carries a range. It is an estimate, not a forecast: plan with the cautious case below the result. The input that people guess worst is the missed rate. Your phone company can tell you: ask for last month’s unanswered calls.`,
  },
  {
    question: 'Does “staff time saved” mean letting someone go?',
    answer: `No. It counts ${percent(roiAssumptions.staffCostSaved)} of front-desk cost as time that no longer goes to the phone. If it goes to the patients at the desk instead, it is no money: set the front-desk hours to 0 and see what the calls alone come to.`,
  },
  {
    question: 'Which plan is that, and where do my numbers go?',
    answer: `The ${plans.medium.name} plan at ${wholeDollars(roiAssumptions.planPrice)} a month, plus ${wholeDollars(roiAssumptions.setupFee)} for setup, once. Your numbers stay in your browser: ${brand.name} does not receive them. They travel only in the link or the PDF, when you send one.`,
  },
];
