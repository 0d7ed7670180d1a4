/** What is kept of a call beside its note: one sentence, wherever it is asked. */
export const recordsKept =
  'Your order says whether a recording or a transcript is kept, and for how long; you can shorten it in writing at any time.';

/**
 * What the practice and we each owe a caller, sentence by sentence. The Terms of Service (section 5)
 * are made of these, through `legalFacts`; the security page and the FAQ may say the same.
 */
export const callDutyIds = ['aiDisclosure', 'recording', 'outgoing', 'stop'] as const;
export type CallDutyId = (typeof callDutyIds)[number];

export interface CallDuty {
  readonly title: string;
  /** What we do. */
  readonly ours: string;
  /** What the practice does. */
  readonly yours: string;
}

export const callDuties = {
  aiDisclosure: {
    title: 'AI disclosure',
    ours: 'The first line of every call says that an AI receptionist is answering, and for which practice. A caller who asks whether it is a person is told that it is not, and one who asks for a person is handed over by your call rules.',
    yours:
      'You add what the law of your state asks beyond that, and do not take the first line out.',
  },
  recording: {
    title: 'Recording',
    ours: 'Where a call is recorded or its words are kept, the line says so before it asks the caller anything. A caller who does not agree is not recorded further, and is handed over by your call rules.',
    yours:
      'You decide whether calls are recorded. Federal law asks for the consent of one party to the call (18 U.S.C. 2511(2)(d)), and some states for everyone’s. You record only where that announcement is enough.',
  },
  outgoing: {
    title: 'Consent to texts and outgoing calls',
    ours: 'Texts and calls that the line starts, such as reminders and recalls, are an option. They go only to people who you tell us have consented, and name the practice that they come from. They carry no more patient information than their purpose needs. Texts and ordinary email are not encrypted: they give a name and a time, no reason.',
    yours:
      'You get prior consent in the form that the Telephone Consumer Protection Act (47 U.S.C. 227) and 47 CFR 64.1200 ask for, in writing for marketing, and keep the proof of it. You tell patients that texts and email are not encrypted.',
  },
  stop: {
    title: 'STOP',
    ours: 'Every text that the line starts says how to stop; every call that it starts takes a no on the call itself and gives your number. STOP, or any other clear way of saying no, ends texts and outgoing calls to that number, and your team is told.',
    yours:
      'A no that reaches your team first you pass on to us without delay. 47 CFR 64.1200(a)(10) gives ten business days at the most.',
  },
} as const satisfies Readonly<Record<CallDutyId, CallDuty>>;
