import type {CallStageProps} from '@site/src/features/call/parts/CallStage';

/**
 * Sample call of the home page, line by line, shown until a visitor starts the call. It is one path
 * of the script in `homeCall.ts`.
 */
export const homeSample = {
  practice: 'Lakeside Family Medicine',
  when: 'Tuesday, 7:58 am',
  callerLabel: 'Caller',
  answers: {
    says: 'Lakeside Family Medicine, good morning. I’m the practice’s AI receptionist. What can I do for you?',
    note: 'Says it is an AI',
  },
  /** Three first choices; the sample uses the first. */
  starts: [
    {id: 1, says: 'I’m new. Is Thursday open?', note: 'New patient'},
    {id: 2, says: 'My pills run out tonight.', note: 'A person decides'},
    {id: 3, says: 'My chest feels tight.', note: 'Emergency'},
  ],
  offers: {
    says: 'Welcome. Thursday at 10:30 is open with Dr. Lindgren, thirty minutes. Should I hold it?',
    note: 'Offers enough time for a first visit',
  },
  agrees: {id: 1, says: 'Yes, please.'},
  asks: {
    says: 'Sure. What’s your name and date of birth?',
    note: 'Holds the time while you speak',
  },
  proves: {id: 1, says: 'Maria Santos, May 3, 1991.'},
  writes: {
    says: 'It’s yours, Maria: Thursday at 10:30 with Dr. Lindgren. Please bring your insurance card.',
    note: 'Books it in the schedule',
  },
  booked: {column: 1, row: 6, span: 2, title: 'Maria Santos', note: 'New patient'},
  end: 'Thu, March 12 at 10:30 am',
  length: '56 s',
} as const;

const {answers, starts, offers, agrees, asks, proves, writes} = homeSample;

/** Sample call as props of the page's hero. */
export const homeSampleCall: CallStageProps['call'] = {
  callerLabel: homeSample.callerLabel,
  turns: [answers, starts[0], offers, agrees, asks, proves, writes].map((line, index) => ({
    by: index % 2 === 0 ? 'agent' : 'caller',
    text: line.says,
    note: 'note' in line ? line.note : undefined,
  })),
  outcome: {ends: 'booked', title: homeSample.end},
  length: homeSample.length,
  booked: [homeSample.booked],
  restRow: homeSample.booked.row,
};
