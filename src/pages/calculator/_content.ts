import type {FaqItem} from '@site/src/features/faq/faq';
import {cautiousAssumptions, roiAssumptions} from '@site/src/features/roi/assumptions';
import {percentOf} from '@site/src/lib/format/numbers';

/** Texts of the calculator page alone. */
export const calculatorPage = {
  title: 'Put a number on your missed calls',
  description:
    'Missed-call ROI calculator for medical practices: five inputs, a cautious case and a formula with its steps shown, and a link or PDF to share.',
  benchmarks: `Averages for four kinds of practice, with the revenue recovered each month: by the formula, which counts ${percentOf(roiAssumptions.recoveryRate)} of missed calls, and in the cautious case, which counts ${percentOf(cautiousAssumptions.recoveryRate)}.`,
  demoTitle: 'Go through your numbers with us',
  demoText: 'Call counts by day or hour are enough, with no names or phone numbers.',
} as const;

export const roiFaq: readonly FaqItem[] = [
  {
    question: 'How close is this to our results?',
    answer: `The formula’s own margin is ±${percentOf(roiAssumptions.accuracy)}, if your inputs are right and ${percentOf(roiAssumptions.recoveryRate)} of missed calls become visits. If fewer do, you will see much less, so plan with the cautious case. Our phone log page counts your missed calls from last month’s export.`,
  },
  {
    question: 'Does “staff time saved” mean letting someone go?',
    answer: `No. It counts ${percentOf(roiAssumptions.staffCostSaved)} of front-desk cost as time that no longer goes to the phone. If that time goes to patients at the desk, it does not save dollars: set the front-desk hours to 0 to see the calls alone.`,
  },
  {
    question: 'Where do my numbers go?',
    answer:
      'They stay in your browser and in this page’s address. The server that hosts this site sees them only when that address is opened or reloaded, by you or by someone you send it to. The PDF is made in your browser.',
  },
];
