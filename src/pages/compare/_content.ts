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
    'Your own staff, an answering service, voicemail, or an AI receptionist: nine questions answered for each, and the monthly cost with your numbers.',
  tableNote:
    'A check mark shows the best answer, or the best two. Answering services and voicemail systems differ: ask before you sign.',
  costNote:
    'Counted for one location. Your numbers stay in your browser and in this page’s address. The server that hosts this site sees them only if that address is opened or reloaded.',
  demoTitle: 'Compare our price with your quote',
  demoText: `At a demo you hear ${brand.name} take calls like yours. If another way suits you better, we will say so.`,
} as const;
