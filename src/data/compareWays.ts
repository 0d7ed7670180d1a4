import {brand} from '../config/brand.ts';
import {wholeDollars, wholeNumber} from '../format/whole.ts';
import {claims} from './claims.ts';
import {plans, setupFee} from './plans.ts';

/** Four ways to get a phone answered, in the order of both tables. */
export const wayIds = ['staff', 'service', 'voicemail', 'ours'] as const;
export type WayId = (typeof wayIds)[number];

/** The columns of the first table, the rows of the second. */
export const ways = {
  staff: 'Own staff',
  service: 'Answering service',
  voicemail: 'Voicemail',
  ours: brand.name,
} as const satisfies Readonly<Record<WayId, string>>;

export interface WayAnswer {
  /** The strong words that a best answer begins with. */
  readonly best?: string;
  readonly text: string;
}

export interface WayQuestion {
  readonly question: string;
  readonly answers: Readonly<Record<WayId, WayAnswer>>;
}

const {small, medium} = plans;

/**
 * What each way does. Of ours it says what claims.ts and the register of claims say; of the others
 * only what follows from what they are. What depends on a contract is a question to ask.
 */
export const wayQuestions: readonly WayQuestion[] = [
  {
    question: 'All lines are busy: who picks up?',
    answers: {
      staff: {text: 'Nobody: the caller waits.'},
      service: {text: 'The next free operator. Ask how many practices share them.'},
      voicemail: {text: 'A recording, at once.'},
      ours: {
        best: 'It does,',
        text: `in ${claims.answerSeconds} seconds, ${claims.concurrentCalls} calls at the same time.`,
      },
    },
  },
  {
    question: 'Nights and holidays: who answers?',
    answers: {
      staff: {text: 'Nobody, unless you pay for it.'},
      service: {text: 'An operator, if you pay for nights.'},
      voicemail: {text: 'The recording, heard the next morning.'},
      ours: {best: 'It does,', text: `${claims.coverage}, at one price.`},
    },
  },
  {
    question: 'Booked before they hang up?',
    answers: {
      staff: {best: 'Yes,', text: 'exceptions included.'},
      service: {text: 'Often not: you get a message and call back. Ask whether they book.'},
      voicemail: {text: 'No. You call back.'},
      ours: {
        best: 'Yes,',
        text: 'by your rules, in a listed system or a calendar that you share.',
      },
    },
  },
  {
    question: 'What does a caller hear?',
    answers: {
      staff: {best: 'A person,', text: 'often one they know.'},
      service: {text: 'A person who reads your script.'},
      voicemail: {text: 'A recording and a beep, or a menu.'},
      ours: {
        text: `An AI receptionist that says so first. English, French, and ${claims.furtherLanguages} other languages: try yours on the test line.`,
      },
    },
  },
  {
    question: 'A hard case, or bad news?',
    answers: {
      staff: {best: 'Judgment,', text: 'and a voice they know.'},
      service: {text: 'A person they don’t know.'},
      voicemail: {text: 'The message waits.'},
      ours: {text: 'It hands the call to your team. That is all it should do.'},
    },
  },
  {
    question: 'What happens in an emergency?',
    answers: {
      staff: {best: 'A person', text: 'says to call 911, and can get a doctor from the hall.'},
      service: {text: 'A person says what your script says, and pages whoever is on call.'},
      voicemail: {
        text: 'The greeting can say to call 911. It waits until someone listens.',
      },
      ours: {
        text: 'It says to call 911 first, then alerts your on-call staff. It doesn’t judge symptoms.',
      },
    },
  },
  {
    question: 'Does HIPAA ask for a BAA?',
    answers: {
      staff: {best: 'No,', text: 'they are your own workforce. Train them.'},
      service: {text: 'Yes. Ask for it before the first call.'},
      voicemail: {text: 'Yes, if a host keeps the messages.'},
      ours: {text: 'Yes. It is signed before the first patient calls.'},
    },
  },
  {
    question: 'What does it cost?',
    answers: {
      staff: {text: 'Wages for every hour, busy or not.'},
      service: {
        text: 'A price a minute, often with a minimum. A busy month costs more.',
      },
      voicemail: {
        best: 'The least to pay.',
        text: 'The price is the callers who don’t try again.',
      },
      ours: {
        text: `${wholeDollars(small.price)} a month for ${small.minutesPerMonth} minutes, ${wholeDollars(medium.price)} for ${wholeNumber(medium.minutesPerMonth)}, and ${wholeDollars(setupFee.special)} once for setup.`,
      },
    },
  },
  {
    question: 'When is it the wrong one?',
    answers: {
      staff: {text: 'When they are with patients.'},
      service: {text: 'When most callers want a time now.'},
      voicemail: {text: 'When callers need something today.'},
      ours: {
        text: 'When every caller should reach a person, few calls go unanswered, or you need it a few weeks a year.',
      },
    },
  },
];
