import type {CallScript} from '../callScript';

export const script: CallScript = {
  practice: 'Hale Chiropractic',
  when: 'Tuesday, 6:52 am',
  callerLabel: 'Caller',
  sample: [0, 0, 0, 0],
  slots: {
    eleven: [{column: 1, row: 3, span: 4, title: 'B. Kowalski', note: 'New patient, low back'}],
    noonish: [{column: 1, row: 7, span: 4, title: 'B. Kowalski', note: 'New patient, low back'}],
    accident: [{column: 1, row: 7, span: 4, title: 'L. Moreno', note: 'Accident exam'}],
    adjustment: [{column: 0, row: 6, span: 1, title: 'N. Pruitt'}],
  },
  lines: {
    answer: {
      says: 'Hale Chiropractic, good morning. This is the AI receptionist; the doors open at eight. How can I help?',
      note: 'Says what it is before it asks anything',
      choices: [
        {
          says: 'My back locked up putting on a shoe. Do you take new patients today?',
          note: 'New patient, acute',
          to: 'redFlags',
        },
        {
          says: 'I was rear-ended last night.',
          note: 'Auto accident: a form of its own',
          names911: true,
          to: 'crash',
        },
        {
          says: 'My leg went numb and I can’t lift my foot.',
          note: 'Emergency, top of the doctor’s list',
          emergency: true,
          to: 'call911',
        },
        {says: 'I feel fine now, cancel the rest.', note: 'A plan that ends early', to: 'stopWho'},
        {
          says: 'I missed yesterday, and I’m meant to come three times a week.',
          note: 'A missed visit of a care plan',
          to: 'planWho',
        },
        {
          says: 'Did my wife go to her visits last week? I pay for them.',
          note: 'Pays, but is not the patient',
          to: 'cannotSay',
        },
        {says: 'I’d rather talk to the front desk.', note: 'Asks for a person', to: 'person'},
      ],
    },
    redFlags: {
      says: 'We do. Dr. Hale’s list comes first: any numbness between the legs, new trouble with your bladder, weakness in a leg, or a fall behind it?',
      note: 'The doctor’s list, read before any time',
      choices: [
        {says: 'No. It just won’t let me stand up straight.', note: 'No to all four', to: 'offer'},
        {
          says: 'I did slip on the stairs. That’s how it began.',
          note: 'A fall: the doctor decides',
          to: 'drHale',
        },
        {
          says: 'It’s numb where you’d sit on a saddle.',
          note: 'Emergency, by the first word of the list',
          emergency: true,
          to: 'call911',
        },
      ],
    },
    offer: {
      says: 'Dr. Hale keeps 11:00 today for this: forty minutes, an exam, then she decides with you. Was it a car accident or an injury at work? And what name and birth date go on the form?',
      note: 'Kind of case asked before the form',
      offers: 'eleven',
      choices: [
        {
          says: 'Neither. Eleven works. Bruno Kowalski, August 14, 1979.',
          note: 'New here: a form to start, nothing to match',
          verifies: 'birth-date',
          to: 'written',
        },
        {
          says: 'Maybe work, I load trucks. Can the desk call me?',
          callback: true,
          note: 'The desk settles what kind of case it is',
          to: 'message',
        },
        {
          says: 'No, I’ll see if it lets go on its own.',
          note: 'Declined once',
          to: 'nothing',
        },
      ],
    },
    written: {
      says: 'You’re in, Bruno: today at 11:00, with Dr. Hale. May I text the intake form here? If a leg goes numb or you lose bladder control, hang up and call 911.',
      note: 'Written in: forty minutes, exam room',
      reveals: true,
      books: 'eleven',
      choices: [
        {
          says: 'Text it. See you at eleven.',
          note: 'Form sent, because he agreed',
          ends: 'booked',
          title: 'Tuesday, 11:00 am, exam room',
          detail:
            'B. Kowalski, new patient, low back. The form goes out with his four answers on it.',
        },
        {
          says: 'Hang on, my ride can’t be here before half past.',
          note: 'A change of plan',
          to: 'later',
        },
      ],
    },
    later: {
      says: 'Dr. Hale is free again at 11:40, for the same forty minutes. Shall I move you from 11:00?',
      note: 'Only a gap that fits an exam is offered',
      reveals: true,
      offers: 'noonish',
      choices: [
        {says: 'Please. 11:40.', to: 'moved'},
        {
          says: 'No, leave eleven. I’ll get a cab.',
          ends: 'booked',
          title: 'Tuesday, 11:00 am, exam room',
          detail: 'B. Kowalski, new patient, low back. 11:40 was offered and stays open.',
        },
      ],
    },
    moved: {
      says: 'Done: 11:40 today with Dr. Hale. The form says so, too.',
      note: 'Moved: 11:00 is open again',
      reveals: true,
      books: 'noonish',
      ends: 'booked',
      title: 'Tuesday, 11:40 am, exam room',
      detail: 'B. Kowalski, new patient, low back. 11:00 is open to acute callers again.',
    },
    crash: {
      says: 'I’m sorry that happened. If you blacked out, or an arm or leg is weak, hang up and call 911 now. If not: did you hit your head, and is anything numb or getting worse?',
      note: '911 first, then the accident list, then the claim',
      choices: [
        {says: 'No. My neck is stiff, that’s all.', note: 'None of it', to: 'papers'},
        {
          says: 'My hands have tingled since.',
          note: 'On the list: not for a form',
          to: 'drHale',
        },
        {
          says: 'I think I blacked out for a second.',
          note: 'Emergency: a blackout',
          emergency: true,
          to: 'call911',
        },
      ],
    },
    papers: {
      says: 'An accident exam takes forty minutes, and 11:40 today is free. For the form: your name and birth date, the claim number, and your attorney if there is one?',
      note: 'Asked once, in the order of the intake form',
      offers: 'accident',
      choices: [
        {
          says: 'Lena Moreno, May 3, 1990. Claim 40-2217. No attorney.',
          note: 'Claim number read back, figure by figure',
          verifies: 'birth-date',
          to: 'papersDone',
        },
        {
          says: 'What do you think my case is worth?',
          note: 'Not answered here: somebody calls back',
          callback: true,
          to: 'message',
        },
        {
          says: 'Not today. I want my own doctor first.',
          note: 'Accepted as said',
          to: 'nothing',
        },
      ],
    },
    papersDone: {
      says: '4, 0, 2, 2, 1, 7: I have it. 11:40 is yours, Lena. Bring the claim letter and the police report, if there are any.',
      note: 'Written in, with the claim on the form',
      reveals: true,
      books: 'accident',
      ends: 'booked',
      title: 'Tuesday, 11:40 am, exam room',
      detail: 'L. Moreno, accident exam, claim taken down. What it may pay was not discussed.',
    },
    stopWho: {
      says: 'Good to hear. So that I take the right visits off, what’s your name and date of birth?',
      note: 'Name and birth date first',
      choices: [
        {
          says: 'Theo Barnes, March 22, 1968.',
          note: 'Both match the calendar',
          verifies: 'birth-date',
          to: 'stopOffer',
        },
        {says: 'I’d rather tell the desk.', to: 'person'},
      ],
    },
    stopOffer: {
      says: 'Five visits are on the calendar, Theo, and they’re yours to cancel. Dr. Hale likes one last re-exam before a plan ends. Shall Bea call you with a time for it?',
      note: 'Offered as the doctor wrote it, one time',
      reveals: true,
      choices: [
        {says: 'All right. And take the five off.', note: 'Five taken off', to: 'message'},
        {
          says: 'No, please cancel them.',
          note: 'Five taken off, as asked',
          ends: 'declined',
          title: 'five visits taken off, as asked',
          detail:
            'The re-exam was offered and turned down. Dr. Hale has a note; he is not called about it.',
        },
      ],
    },
    planWho: {
      says: 'Then let’s save the week. Who am I moving: full name and birth date?',
      note: 'Before the calendar is read to anyone',
      choices: [
        {
          says: 'Nadia Pruitt, November 9, 1982.',
          note: 'Found: on the plan for this week',
          verifies: 'birth-date',
          to: 'planOffer',
        },
        {says: 'Can I do this with a person?', to: 'person'},
      ],
    },
    planOffer: {
      says: 'I have ten minutes at 11:30 today, Nadia, and your other two visits stay where they are. Will that do?',
      note: 'An adjustment takes ten minutes',
      reveals: true,
      offers: 'adjustment',
      choices: [
        {says: 'Yes, that makes three again.', to: 'planWritten'},
        {says: 'No, two will have to do this week.', note: 'Accepted as said', to: 'nothing'},
      ],
    },
    planWritten: {
      says: 'Then it’s 11:30 today with Dr. Lee. That makes three this week.',
      note: 'Yesterday’s visit, made up today',
      reveals: true,
      books: 'adjustment',
      ends: 'booked',
      title: 'Tuesday, 11:30 am, adjusting',
      detail:
        'N. Pruitt, ten minutes. The week has its three visits, and the other two didn’t move.',
    },
    cannotSay: {
      says: 'I don’t tell anyone who comes here or when, and paying the bill doesn’t change that. I can’t even say that we know the name. Shall the desk call you?',
      note: 'Paying for visits is not permission',
      choices: [
        {says: 'Yes. I have a question about the bill.', callback: true, to: 'message'},
        {
          says: 'Then I’ll ask her at dinner.',
          ends: 'declined',
          title: 'nothing told',
          detail: 'No visit and no patient was confirmed. The calendar stayed closed.',
        },
      ],
    },
    person: {
      says: 'Fair enough. Bea opens the desk at eight and can call you first. If it can’t wait, I can call Dr. Hale’s cell. Which would you like?',
      note: 'Two people and when each is there',
      choices: [
        {says: 'Bea, at eight.', callback: true, to: 'message'},
        {says: 'It can’t wait. The doctor, please.', to: 'drHale'},
      ],
    },
    drHale: {
      says: 'That’s for Dr. Hale to answer. I’m calling her cell, and she has what you told me. If you lose feeling, strength, or bladder control, hang up and call 911.',
      note: 'Put through, with what was said',
      ends: 'passed',
      title: 'Dr. Hale, on her cell',
      detail: 'The doctor has the caller’s answers. No time was offered.',
    },
    call911: {
      says: 'Hang up and call 911 now. Don’t drive yourself, and don’t wait for our doors. I’m telling Dr. Hale what you just said.',
      note: '911 named first; the doctor told second',
      emergency: true,
      ends: 'emergency',
      title: 'sent to 911, the doctor told',
      detail: 'Nothing was booked or asked. Dr. Hale has the caller’s number and exact words.',
    },
    nothing: {
      says: 'That’s fine, nothing is changed. Call whenever you’d like a time.',
      note: 'Offered once',
      releases: true,
      ends: 'declined',
      title: 'the time is free again',
      detail: 'What was offered is free for the next caller.',
    },
    message: {
      says: 'I’ve written that down as you said it. Bea opens the desk at eight and calls you first.',
      note: 'A note for the desk',
      releases: true,
      ends: 'message',
      title: 'for Bea, at eight',
      detail: 'The caller’s own words and number, at the top of the morning’s calls.',
    },
  },
};
