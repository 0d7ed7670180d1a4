import {brand} from '../config/brand';
import type {FaqItem} from './faq';
import {plans} from './plans';
import {roiAssumptions} from './roiAssumptions';

const percent = (fraction: number): string => `${Math.round(fraction * 100)}%`;

export const roiFaq: readonly FaqItem[] = [
  {
    id: 'accuracy',
    question: 'How close is this to what we will see?',
    answer: `Within ±${percent(roiAssumptions.accuracy)} when the five inputs are right, which is why every result carries a range. The input that people guess worst is the missed rate. Your phone company can tell you: ask for last month’s unanswered calls.`,
  },
  {
    id: 'staff',
    question: 'Does “staff time saved” mean letting someone go?',
    answer: `No. It counts ${percent(roiAssumptions.staffCostSaved)} of front-desk cost as time that no longer goes to the phone. Most practices spend it on the patients standing at the desk. If you would not count it as money, set the front-desk hours to 0 and see what the calls alone come to.`,
  },
  {
    id: 'plan',
    question: 'Which plan is that, and where do my numbers go?',
    answer: `The ${plans.medium.name} plan at $${roiAssumptions.planPrice} a month, plus $${roiAssumptions.setupFee.toLocaleString('en-US')} for set-up, once. Your numbers stay in your browser: ${brand.name} does not receive them. They travel only in the link or the PDF, when you send one.`,
  },
];
