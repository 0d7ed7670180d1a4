/** Records of a call in addition to its note, in one sentence for all pages. */
export const recordsKept =
  'Your order form states whether a recording or a transcript is kept, and for how long; you can shorten that in writing at any time.';

/**
 * Duties to callers, ours and the practice's, one sentence each. Section 5 of the Terms of
 * Service is built from them (`legalFacts`); the security page and the FAQ reuse them.
 */
export const callDutyIds = ['aiDisclosure', 'recording', 'outgoing', 'stop'] as const;
export type CallDutyId = (typeof callDutyIds)[number];

export interface CallDuty {
  readonly title: string;
  /** Duty of ours. */
  readonly ours: string;
  /** Duty of the practice. */
  readonly yours: string;
}

export const callDuties = {
  aiDisclosure: {
    title: 'AI disclosure',
    ours: 'The first line of every call says that an AI receptionist is answering, and for which practice. A caller who asks whether it is a person is told that it is not, and one who asks for a person is transferred as your call rules say.',
    yours:
      'You add what the law of your state requires beyond that, and you do not remove the first line.',
  },
  recording: {
    title: 'Recording',
    ours: 'Where a call is recorded or its words are kept, the caller is told so before the first question. A caller who does not agree is not recorded further, and is transferred as your call rules say.',
    yours:
      'You decide whether calls are recorded. Federal law requires the consent of one party to the call (18 U.S.C. 2511(2)(d)), and some states require everyone’s. You record only where that announcement is enough.',
  },
  outgoing: {
    title: 'Consent to texts and outgoing calls',
    ours: 'Texts and calls that the service starts, such as reminders and recalls, are optional. They go only to people who you tell us have consented, and they name your practice. They carry no more patient information than their purpose needs. Texts and ordinary email are not encrypted: they give a name and a time, not a reason for the visit.',
    yours:
      'You get prior consent in the form that the Telephone Consumer Protection Act (47 U.S.C. 227) and 47 CFR 64.1200 require, in writing for marketing, and keep proof of it. You tell patients that texts and email are not encrypted.',
  },
  stop: {
    title: 'STOP',
    ours: 'Every text that the service starts says how to stop; every call that it starts accepts a no on the call itself and gives your number. STOP, or any other clear way of saying no, ends texts and outgoing calls to that number, and your team is told.',
    yours:
      'You pass a no that reaches your team first on to us without delay; 47 CFR 64.1200(a)(10) allows at most ten business days.',
  },
} as const satisfies Readonly<Record<CallDutyId, CallDuty>>;
