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
      says: 'Hale Chiropractic, good morning. This is the AI receptionist; the doors open at eight. How can I help this early?',
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
          note: 'Top of the doctor’s list: no questions',
          emergency: true,
          to: 'call911',
        },
        {says: 'I feel fine now, cancel the rest.', note: 'A plan that ends early', to: 'stopWho'},
        {
          says: 'I missed yesterday, and I’m meant to come three times a week.',
          note: 'The routine call of this trade',
          to: 'planWho',
        },
        {
          says: 'Did my wife go to her visits last week? I pay for them.',
          note: 'Pays, but is not the patient',
          to: 'cannotSay',
        },
        {says: 'No robots. Give me the front desk.', note: 'No robots it is', to: 'person'},
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
          says: 'Maybe work. I load trucks all night.',
          note: 'Not filed on a maybe',
          to: 'message',
        },
        {says: 'No, I’ll see if it lets go on its own.', note: 'Heard, not debated', to: 'nothing'},
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
          note: 'Form sent, because he said so',
          ends: 'booked',
          title: 'Tuesday, 11:00 am, exam room',
          detail:
            'B. Kowalski, new patient, low back. The form goes out with his four answers on it.',
        },
        {
          says: 'Hang on, I have nobody to drive me before half past.',
          note: 'He can’t stand up; he can change his mind',
          to: 'later',
        },
      ],
    },
    later: {
      says: 'Dr. Hale is free again at 11:40, for the same forty minutes. Take that, and I give 11:00 back. Shall I move you?',
      note: 'A ten-minute gap at 11:30 was passed over',
      reveals: true,
      offers: 'noonish',
      choices: [
        {says: 'Please. 11:40.', to: 'moved'},
        {
          says: 'No, leave eleven. I’ll get a cab.',
          ends: 'booked',
          title: 'Tuesday, 11:00 am, exam room',
          detail: 'B. Kowalski, new patient, low back. 11:40 was offered and went back.',
        },
      ],
    },
    moved: {
      says: 'Done: 11:40. The form says so too. Get here slowly, Bruno.',
      note: 'Moved: 11:00 is there for the next back',
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
          note: 'Never answered here, so written down',
          to: 'message',
        },
        {
          says: 'Not today. I want my own doctor first.',
          note: 'Her order to choose',
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
      detail: 'L. Moreno, accident exam, claim taken down. Not a word about what it may pay.',
    },
    stopWho: {
      says: 'Good to hear. So that I take the right visits off, what’s your name and date of birth?',
      note: 'Feeling fine is no identification',
      choices: [
        {
          says: 'Theo Barnes, March 22, 1968.',
          note: 'Both match the calendar',
          verifies: 'birth-date',
          to: 'stopOffer',
        },
        {says: 'I’ll tell the desk, not a machine.', to: 'person'},
      ],
    },
    stopOffer: {
      says: 'Five visits are on the calendar, Theo, and they’re yours to cancel. Dr. Hale likes one last re-exam before a plan ends. Shall Bea call you with a time for it?',
      note: 'Offered as the doctor wrote it, one time',
      reveals: true,
      choices: [
        {says: 'All right. And take the five off.', note: 'Five taken off', to: 'message'},
        {
          says: 'No. Just cancel them.',
          note: 'Five taken off, no re-exam, no speech',
          ends: 'declined',
          title: 'five visits taken off, as asked',
          detail:
            'The re-exam was offered and turned down. Dr. Hale has a line about it, nobody calls him.',
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
        {says: 'Can’t I do this with a human?', to: 'person'},
      ],
    },
    planOffer: {
      says: 'I have ten minutes at 11:30 today, Nadia, and your other two visits stay where they are. Will that do?',
      note: 'Ten minutes: never an exam’s place',
      reveals: true,
      offers: 'adjustment',
      choices: [
        {says: 'Yes, that makes three again.', to: 'planWritten'},
        {says: 'No, two will have to do this week.', note: 'Two it is', to: 'nothing'},
      ],
    },
    planWritten: {
      says: 'Then it’s 11:30, straight through to the adjusting room. Three this week after all.',
      note: 'Yesterday’s miss moved the morning after',
      reveals: true,
      books: 'adjustment',
      ends: 'booked',
      title: 'Tuesday, 11:30 am, adjusting',
      detail:
        'N. Pruitt, ten minutes. The week has its three visits, and the other two didn’t move.',
    },
    cannotSay: {
      says: 'I don’t tell anyone who comes here or when, and paying the bill doesn’t change that. I can’t even say that we know the name. Shall the desk call you?',
      note: 'A receipt is not a release',
      choices: [
        {says: 'Yes. I have a question about the bill.', to: 'message'},
        {
          says: 'Then I’ll ask her at dinner.',
          ends: 'declined',
          title: 'and nothing told',
          detail: 'No visit and no patient was confirmed. The calendar stayed closed.',
        },
      ],
    },
    person: {
      says: 'Fair enough. Bea opens the desk at eight and can call you first. If it’s your back and it won’t keep, I can ring Dr. Hale’s cell. Which one?',
      note: 'Two people, two times, his pick',
      choices: [
        {says: 'Bea, at eight.', to: 'message'},
        {says: 'It won’t keep. Ring the doctor.', to: 'drHale'},
      ],
    },
    drHale: {
      says: 'Then this is Dr. Hale’s to answer, and her cell is ringing. She gets your words ahead of you. If you lose feeling, strength, or bladder control, hang up and call 911.',
      note: 'Put through, with what was said',
      ends: 'passed',
      title: 'Dr. Hale, on her cell',
      detail: 'The doctor heard the caller’s answers before she said hello. No time was offered.',
    },
    call911: {
      says: 'Hang up and call 911 now. Don’t drive yourself, and don’t wait for our doors. Dr. Hale hears from me this minute what you just said.',
      note: '911 named first; the doctor told second',
      emergency: true,
      ends: 'emergency',
      title: 'sent to 911, the doctor told',
      detail: 'Nothing was booked or asked. Dr. Hale has the caller’s number and exact words.',
    },
    nothing: {
      says: 'That’s fine. The day stays as it is, and nobody calls to talk you into it. You have the number.',
      note: 'Asked one time only',
      releases: true,
      ends: 'declined',
      title: 'the room is free again',
      detail: 'What was offered went back on the sheet, for whoever locks up next.',
    },
    message: {
      says: 'I have that down the way you said it. Bea reads it when she unlocks at eight, and yours is the first number she calls.',
      note: 'A note for the desk, not an answer',
      releases: true,
      ends: 'message',
      title: 'for Bea, at eight',
      detail: 'The caller’s own words and number, at the top of the morning’s calls.',
    },
  },
};
