import {company} from '../../config/company.ts';
import {formatDollars} from '../../lib/format/numbers.ts';
import {claims} from '../../data/claims.ts';
import {plans, setupFee} from '../../data/plans.ts';
import {languages, locations, minutes} from '../../data/serviceSubjects.ts';
import {hipaa} from '../../data/subjects.ts';

/** Four ways to get a phone answered, in the order of both tables. */
export const wayIds = ['staff', 'ours', 'service', 'voicemail'] as const;
export type WayId = (typeof wayIds)[number];

/** Column heads of the first table, row heads of the second. */
export const ways = {
  staff: 'Your staff',
  ours: company.name,
  service: 'Answering service',
  voicemail: 'Voicemail',
} as const satisfies Readonly<Record<WayId, string>>;

/** An answer, or its bold beginning and the rest. Only your staff and ours begin in bold. */
export type WayAnswer = string | readonly [strong: string, text: string];

export interface WayQuestion {
  readonly question: string;
  readonly answers: Readonly<Record<WayId, WayAnswer>>;
}

export const waysNote = `Answering services and voicemail systems differ; these are the usual answers. ${locations.two}`;

const {small} = plans;

/** Minutes of calls a month for which costs are compared: those of our smallest plan. */
export const COMPARED_MINUTES = small.minutesPerMonth;

/**
 * Answers for each way, in the order in which a buyer asks. Ours are based on claims.ts and the register
 * of claims; the others state only what is true of every such service.
 */
export const wayQuestions: readonly WayQuestion[] = [
  {
    question: 'All lines are busy',
    answers: {
      staff: 'The caller waits, or hangs up.',
      ours: [
        `It picks up in ${claims.answerSeconds} seconds,`,
        `${claims.concurrentCalls} calls at the same time.`,
      ],
      service: 'The next free operator, shared with other offices.',
      voicemail: 'A recording, at once.',
    },
  },
  {
    question: 'Nights and weekends',
    answers: {
      staff: 'Closed, unless you pay for it.',
      ours: [`It answers ${claims.coverage},`, 'at the same price.'],
      service: 'An operator, if nights are in the contract.',
      voicemail: 'A recording, which you hear the next workday.',
    },
  },
  {
    question: 'Booked on the call',
    answers: {
      staff: ['Yes,', 'special cases included.'],
      ours: ['Yes, by your rules,', 'in a system we list or a calendar you share.'],
      service: 'Often not: you get a message and call back.',
      voicemail: 'No. You call back.',
    },
  },
  {
    question: 'Hard cases',
    answers: {
      staff: ['Your own people,', 'with judgment and a familiar voice.'],
      ours: 'It transfers the call to them, or takes a message.',
      service: 'A person the caller doesn’t know.',
      voicemail: 'Whoever hears the message.',
    },
  },
  {
    question: 'Emergencies',
    answers: {
      staff: ['A person says to call 911,', 'and can get the doctor.'],
      ours: 'It says to call 911 first, then alerts your on-call staff. It doesn’t judge symptoms.',
      service: 'An operator follows your script and pages the person on call.',
      voicemail: 'The greeting can say to call 911. Nobody hears the message until later.',
    },
  },
  {
    question: 'Languages',
    answers: {
      staff: 'Whichever they speak.',
      ours: [`${languages.short}.`, ''],
      service: 'Whichever its operators speak.',
      voicemail: 'The language you recorded.',
    },
  },
  {
    question: 'HIPAA',
    answers: {
      staff: 'Your own workforce: training, no BAA.',
      ours: `HIPAA Ready. ${hipaa.baa}`,
      service: 'Needs a BAA.',
      voicemail: 'Needs a BAA if a vendor stores the messages.',
    },
  },
  {
    question: 'Cost a month',
    answers: {
      staff: `${claims.humanMonthlyCostRange} for one person, 40 hours a week.`,
      ours: [
        `${formatDollars(small.price)} with ${small.minutesPerMonth} minutes, then ${minutes.eachBeyond}.`,
        `${formatDollars(setupFee.special)} once for setup.`,
      ],
      service: 'By the minute, often with a minimum.',
      voicemail: 'Nothing, and the callers you lose.',
    },
  },
  {
    question: 'When it’s the wrong choice',
    answers: {
      staff: 'When they are busy with patients.',
      ours: 'When every caller should reach a person, you miss few calls, or you need help only a few weeks a year.',
      service: 'When most callers want an appointment now.',
      voicemail: 'When callers need something today.',
    },
  },
];

export const costTexts = {
  title: `${COMPARED_MINUTES} minutes of calls a month`,
  quoteLabel: 'Price a minute you were quoted',
} as const;

/** Monthly cost of the compared minutes for each way; a service's cost is the visitor's quote. */
const costs: Readonly<Record<WayId, {readonly note: string; readonly cost: string}>> = {
  staff: {note: 'One person on the phone, 40 hours a week', cost: claims.humanMonthlyCostRange},
  service: {note: `${COMPARED_MINUTES} minutes × your quote`, cost: 'Your quote'},
  voicemail: {note: 'Plus the callers who don’t try again', cost: formatDollars(0)},
  ours: {
    note: `${small.name}, day and night. ${formatDollars(setupFee.special)} once for setup, ${minutes.eachBeyond}.`,
    cost: formatDollars(small.price),
  },
};

/** Rows of the cost table. Ours is last, so that the others are compared with it. */
export const costRows = [...wayIds.filter((way) => way !== 'ours'), 'ours' as const].map((way) => ({
  way,
  name: ways[way],
  ...costs[way],
}));
