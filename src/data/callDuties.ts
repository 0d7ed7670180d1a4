import {recording} from './serviceSubjects.ts';

/**
 * Duties to callers, ours and the practice's, one sentence each. Section 5 of the Terms of
 * Service is built from them (`legalFacts`); the security page and the FAQ reuse them.
 */
export const callDuties = {
  aiDisclosure: {
    title: 'AI disclosure',
    ours: 'The first line of every call says that an AI receptionist is answering, and for which practice. If a caller asks whether it is a person, it says no. If a caller asks for a person, it transfers the call by your call rules.',
    yours:
      'You add what the law of your state requires beyond that, and you do not remove the first line.',
  },
  recording: {
    title: 'Recording',
    ours: `${recording.kept} ${recording.announced} If a caller does not agree, the recording stops, and the service transfers the call by your call rules.`,
    yours:
      'Federal law requires the consent of one party to the call (18 U.S.C. 2511(2)(d)), and some states require everyone’s. You record only where the law accepts that announcement as notice.',
  },
  outgoing: {
    title: 'Consent to texts and outgoing calls',
    ours: 'Texts and calls that the service starts, such as reminders and recalls, are optional. They go only to people who you tell us have consented, and they name your practice. They are not encrypted, and carry a name and a time, and no reason for the visit.',
    yours:
      'You get prior consent in the form that the Telephone Consumer Protection Act (47 U.S.C. 227) and 47 CFR 64.1200 require, in writing for marketing, and keep proof of it. You tell patients that texts and email are not encrypted.',
  },
  stop: {
    title: 'STOP',
    ours: 'Every text that the service starts says how to stop. A person can also say no during a call, and the call gives your number. STOP, or any other clear way of saying no, ends texts and outgoing calls to that number, and the service notifies your team.',
    yours:
      'If someone tells your team to stop, you tell us without delay; 47 CFR 64.1200(a)(10) allows at most 10 business days.',
  },
} as const;
