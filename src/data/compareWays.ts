import {claims} from './claims.ts';
import {operatorFacts} from './legalOperatorFacts.ts';

/** Four ways to get a phone answered. Ours stands last, so that it never wins a tie. */
export const wayIds = ['voicemail', 'hire', 'service', 'ai'] as const;
export type WayId = (typeof wayIds)[number];

export const ways = {
  voicemail: {name: 'Voicemail', inSentence: 'voicemail'},
  hire: {name: 'Another hire', inSentence: 'another hire'},
  service: {name: 'An answering service', inSentence: 'an answering service'},
  ai: {name: 'An AI receptionist', inSentence: 'an AI receptionist'},
} as const satisfies Readonly<Record<WayId, {readonly name: string; readonly inSentence: string}>>;

/** How a call ends, by the color of its slot: green answered, blue handed to a person, ink 911, dashed not known. */
export type CallEnd = 'booked' | 'live' | 'info' | 'ink' | 'depends' | 'missed';

export interface CallByWay {
  readonly end: CallEnd;
  /** In the slot. */
  readonly slot: string;
  readonly text: string;
}

export const momentIds = ['monday', 'night', 'spanish', 'emergency', 'booking'] as const;
export type MomentId = (typeof momentIds)[number];

export interface Moment {
  readonly name: string;
  readonly detail: string;
  readonly calls: Readonly<Record<WayId, CallByWay>>;
}

const spanishIsListed = operatorFacts.languages.value?.includes('Spanish') ?? false;

/**
 * The same five calls, four ways. Of ours it says what claims.ts and the register say; of the others
 * only what follows from what they are. What depends on a contract or a person is a question to ask.
 */
export const moments = {
  monday: {
    name: '8:05 on Monday',
    detail: 'Three people call in the same minute.',
    calls: {
      voicemail: {
        end: 'missed',
        slot: 'Three beeps',
        text: 'All three get the greeting. You only know who left a message.',
      },
      hire: {
        end: 'depends',
        slot: 'One of three',
        text: 'One person takes one call. The other two hold, or try again later.',
      },
      service: {
        end: 'depends',
        slot: 'Next in line',
        text: 'Ask how many practices share the operators, and how long callers wait at that hour.',
      },
      ai: {
        end: 'live',
        slot: 'All three',
        text: `Each is answered in ${claims.answerSeconds} seconds. It takes ${claims.concurrentCalls} calls at the same time.`,
      },
    },
  },
  night: {
    name: '9:47 pm',
    detail: 'A patient wants to move tomorrow’s first visit.',
    calls: {
      voicemail: {
        end: 'missed',
        slot: 'Heard at 8 am',
        text: 'The message may wait until after the visit was due to start.',
      },
      hire: {
        end: 'missed',
        slot: 'Empty desk',
        text: 'The call goes to voicemail, unless you pay for evenings as well.',
      },
      service: {
        end: 'info',
        slot: 'A message',
        text: 'An operator takes a message, if your contract covers nights. Ask whether they can move the visit.',
      },
      ai: {
        end: 'booked',
        slot: 'Visit moved',
        text: 'It checks who is calling, and moves the visit in your schedule by your rules.',
      },
    },
  },
  spanish: {
    name: 'In Spanish',
    detail: 'The caller speaks little English.',
    calls: {
      voicemail: {
        end: 'missed',
        slot: 'A greeting',
        text: 'It says what you recorded. The message waits for someone who understands it.',
      },
      hire: {
        end: 'depends',
        slot: 'If they speak it',
        text: 'The best of the four, if the person speaks Spanish and is at the desk.',
      },
      service: {
        end: 'depends',
        slot: 'If on duty',
        text: 'Ask whether operators who speak Spanish work at all hours, and what they cost.',
      },
      ai: {
        end: spanishIsListed ? 'live' : 'depends',
        slot: spanishIsListed ? 'Answered' : 'Try it first',
        text: `It speaks English, French, and ${claims.furtherLanguages} other languages. Call the test line in Spanish before you count on it.`,
      },
    },
  },
  emergency: {
    name: 'An emergency',
    detail: 'Someone with chest pain calls you.',
    calls: {
      voicemail: {
        end: 'missed',
        slot: 'A greeting',
        text: 'It can say to hang up and dial 911. Nothing more happens until someone listens.',
      },
      hire: {
        end: 'info',
        slot: 'A person',
        text: 'A person says to call 911, stays calm, and can walk down the hall to a doctor.',
      },
      service: {
        end: 'info',
        slot: 'A person',
        text: 'An operator follows the script you wrote together. Check what it says first.',
      },
      ai: {
        end: 'ink',
        slot: '911 first',
        text: 'The caller is told to dial 911 first, whatever is on your list. Then your on-call staff is notified. It doesn’t judge symptoms.',
      },
    },
  },
  booking: {
    name: 'A booking',
    detail: 'A new patient wants the first visit that fits.',
    calls: {
      voicemail: {
        end: 'missed',
        slot: 'Call back',
        text: 'You call back and hope they haven’t booked elsewhere.',
      },
      hire: {
        end: 'booked',
        slot: 'Booked',
        text: 'It is in your schedule while the caller is on the line, exceptions included.',
      },
      service: {
        end: 'depends',
        slot: 'Ask which',
        text: 'Ask whether operators write into your schedule, or leave you a message to call back.',
      },
      ai: {
        end: 'booked',
        slot: 'Booked',
        text: 'It books into your schedule, through a listed system or a calendar that you share with us.',
      },
    },
  },
} as const satisfies Readonly<Record<MomentId, Moment>>;

export interface NotUs {
  readonly when: string;
  /** The way to choose in our place. */
  readonly instead: Exclude<WayId, 'ai'>;
  readonly text: string;
}

/** When the answer is another way, whatever the sums say. */
export const notUs: readonly NotUs[] = [
  {
    when: 'Few calls go unanswered, and most people call again',
    instead: 'voicemail',
    text: 'Record a greeting that says when you’ll call back, and stick to it. The math above shows how many calls a month would change that.',
  },
  {
    when: 'The desk needs help as much as the phone does',
    instead: 'hire',
    text: 'Check-in, forms, and the waiting room take a person. If you would hire one anyway, count only the calls that would still go unanswered.',
  },
  {
    when: 'Most calls are bad news, billing disputes, or family matters',
    instead: 'hire',
    text: 'They need judgment and a voice the caller knows. Our line recognizes them and hands them over; that is all it should do.',
  },
  {
    when: 'Your own rule is that every caller reaches a person',
    instead: 'service',
    text: 'Ours says in its first line that an AI receptionist is answering. If that is not right for your patients, have people answer.',
  },
  {
    when: 'The test line does not get your patients’ languages right',
    instead: 'service',
    text: 'Call it in each of them before you sign. An operator who speaks the language is worth the wait.',
  },
  {
    when: 'You need coverage a few weeks a year',
    instead: 'service',
    text: 'Setup is paid once, and a few weeks is little time to earn it back. Ask for a price per call.',
  },
];
