import {brand} from '@site/src/config/brand';
import {wayQuestions, type WayId} from '@site/src/data/compareWays';

const bestAnswers = (way: WayId): number =>
  wayQuestions.filter(({answers}) => answers[way].best !== undefined).length;

/** The last question asks when a way is wrong, and has no best answer. */
const questionsWithBest = wayQuestions.filter(({answers}) =>
  Object.values(answers).some(({best}) => best !== undefined),
).length;

/** The page's own words. The answers and the fields are in src/data/compareWays.ts and compareFields.ts. */
export const comparePage = {
  title: 'Four ways to get your phone answered',
  lede: `Your own staff give the best answer to ${bestAnswers('staff')} of ${questionsWithBest} questions. ${brand.name} does to ${bestAnswers('ours')}: busy lines, nights, and the calendar.`,
  description:
    'Own staff, an answering service, voicemail, or an AI receptionist: nine questions answered for each, what each costs a month, and when each is the wrong one.',
  tableNote:
    'A tick marks the best answer, or two. Services and mailboxes differ: ask before you sign.',
  costNote: 'Counted for one location. Your numbers stay in this page’s address.',
  demoTitle: 'Put our quote next to the one you have',
  demoText:
    'In twenty minutes you hear it take calls like yours. If another way serves you better, we will say so.',
} as const;
