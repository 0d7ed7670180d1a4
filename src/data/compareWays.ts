import {brand} from '../config/brand.ts';
import {formatDollars, formatNumber} from '../format/numbers.ts';
import {claims} from './claims.ts';
import {plans, setupFee} from './plans.ts';

/** Four ways to get a phone answered, in the order of both tables. */
export const wayIds = ['staff', 'service', 'voicemail', 'ours'] as const;
export type WayId = (typeof wayIds)[number];

/** Column heads of the first table, row heads of the second. */
export const ways = {
  staff: 'Own staff',
  service: 'Answering service',
  voicemail: 'Voicemail',
  ours: brand.name,
} as const satisfies Readonly<Record<WayId, string>>;

export interface WayAnswer {
  /** Bold words at the start of a best answer. */
  readonly best?: string;
  readonly text: string;
}

export interface WayQuestion {
  readonly question: string;
  readonly answers: Readonly<Record<WayId, WayAnswer>>;
}

const {small, medium} = plans;

/**
 * Answers for each way. Ours follow claims.ts and the register of claims; the others state only
 * what follows from the way itself. Points that depend on a contract are phrased as questions to
 * ask.
 */
export const wayQuestions: readonly WayQuestion[] = [
  {
    question: 'Who picks up when all lines are busy?',
    answers: {
      staff: {text: 'No one. The caller waits.'},
      service: {text: 'The next free operator. Ask how many practices share them.'},
      voicemail: {text: 'A recording, at once.'},
      ours: {
        best: 'It does,',
        text: `in ${claims.answerSeconds} seconds, ${claims.concurrentCalls} calls at the same time.`,
      },
    },
  },
  {
    question: 'Who answers on nights and holidays?',
    answers: {
      staff: {text: 'No one, unless you pay for it.'},
      service: {text: 'An operator, if nights are in your contract.'},
      voicemail: {text: 'A recording. You hear it the next morning.'},
      ours: {best: 'It does,', text: `${claims.coverage}, at one price.`},
    },
  },
  {
    question: 'Is the visit booked on the call?',
    answers: {
      staff: {best: 'Yes,', text: 'special cases included.'},
      service: {text: 'Often not: you get a message and call back. Ask whether they can book.'},
      voicemail: {text: 'No. You call back.'},
      ours: {
        best: 'Yes,',
        text: 'by your rules, in a system we list or a calendar you share.',
      },
    },
  },
  {
    question: 'Who does the caller talk to?',
    answers: {
      staff: {best: 'A person,', text: 'often one they know.'},
      service: {text: 'A person who reads from your script.'},
      voicemail: {text: 'A recorded greeting.'},
      ours: {
        text: `An AI receptionist that says it is one. English, French, and ${claims.furtherLanguages} other languages: try yours on the test line.`,
      },
    },
  },
  {
    question: 'Who handles a hard case?',
    answers: {
      staff: {best: 'Your own people,', text: 'with judgment and a familiar voice.'},
      service: {text: 'A person the caller doesn’t know.'},
      voicemail: {text: 'Whoever hears the message.'},
      ours: {text: 'Your team: it transfers the call or takes a message.'},
    },
  },
  {
    question: 'Who helps in an emergency?',
    answers: {
      staff: {best: 'A person', text: 'says to call 911, and can get the doctor.'},
      service: {text: 'An operator follows your script and pages the person on call.'},
      voicemail: {
        text: 'The greeting can say to call 911. No one hears the message until later.',
      },
      ours: {
        text: 'It says to call 911 first, then alerts your on-call staff. It doesn’t judge symptoms.',
      },
    },
  },
  {
    question: 'Does HIPAA require a BAA?',
    answers: {
      staff: {best: 'No,', text: 'they are your workforce. HIPAA requires training.'},
      service: {text: 'Yes. Sign it before the first call.'},
      voicemail: {text: 'Yes, if a vendor stores the messages.'},
      ours: {text: 'Yes. Both of us sign it before the first patient calls.'},
    },
  },
  {
    question: 'How is it priced?',
    answers: {
      staff: {text: 'By the hour, busy or not.'},
      service: {
        text: 'By the minute, often with a minimum. A busy month costs more.',
      },
      voicemail: {
        best: 'It costs the least.',
        text: 'You lose the callers who don’t try again.',
      },
      ours: {
        text: `${formatDollars(small.price)} a month for ${small.minutesPerMonth} minutes, ${formatDollars(medium.price)} for ${formatNumber(medium.minutesPerMonth)}, and ${formatDollars(setupFee.special)} once for setup.`,
      },
    },
  },
  {
    question: 'When is it the wrong choice?',
    answers: {
      staff: {text: 'When they are busy with patients.'},
      service: {text: 'When most callers want an appointment now.'},
      voicemail: {text: 'When callers need something today.'},
      ours: {
        text: 'When every caller should reach a person, you miss few calls, or you need help only a few weeks a year.',
      },
    },
  },
];
