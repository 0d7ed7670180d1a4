import type {CallScript} from '../callScript.ts';

export const script: CallScript = {
  practice: 'Linden Street Dental',
  when: 'Saturday, 7:42 pm',
  callerLabel: 'Caller',
  sample: [1, 1, 1, 1],
  slots: {
    early: [{column: 1, row: 1, span: 3, title: 'Daniel K.', note: 'Broken molar'}],
    late: [
      {column: 0, row: 9, span: 3, title: 'Daniel K.', note: 'Broken molar', with: 'Dr. Reyes'},
    ],
    kids: [
      {column: 2, row: 6, span: 2, title: 'Ava R.', note: 'Cleaning'},
      {column: 2, row: 8, span: 2, title: 'Ben R.', note: 'Cleaning'},
      {column: 2, row: 10, span: 2, title: 'Cleo R.', note: 'Cleaning'},
    ],
  },
  lines: {
    answer: {
      says: 'Linden Street Dental, good evening. I’m the practice’s AI receptionist. What can I do for you?',
      note: 'Says it is an AI in its first line',
      choices: [
        {
          id: 1,
          says: 'I bit an olive pit and half my tooth is gone.',
          note: 'On your urgent list',
          to: 'questions',
        },
        {
          id: 4,
          says: 'My jaw is swollen and I can’t open my mouth.',
          note: 'An emergency: no questions',
          emergency: true,
          to: 'call911',
        },
        {id: 3, says: 'All three kids are due, can we do one trip?', note: 'Routine', to: 'family'},
        {
          id: 5,
          says: 'Did my husband show up for his appointment?',
          note: 'Asks about someone else',
          to: 'cannotSay',
        },
        {id: 7, says: 'Just get me a person, please.', note: 'Asks for a person', to: 'person'},
      ],
    },
    questions: {
      says: 'I’m sorry, that hurts. If it’s hard to breathe or swallow, hang up and call 911. If not: any swelling or fever?',
      note: 'Says 911 first, then asks your questions',
      choices: [
        {
          id: 1,
          says: 'None of that, just sharp when I breathe in.',
          note: 'No to both',
          to: 'offer',
        },
        {
          id: 2,
          says: 'My cheek is a bit swollen. No fever.',
          note: 'On your list: a person decides',
          to: 'onCall',
        },
        {
          id: 3,
          says: 'Yes. It’s getting hard to swallow.',
          note: 'An emergency',
          emergency: true,
          to: 'call911',
        },
      ],
    },
    offer: {
      says: 'Dr. Reyes keeps 8:10 on Monday open for this: thirty minutes. If you’d like it: what’s your name and birth date?',
      note: 'Offers a chair and a length that fit',
      offers: 'early',
      choices: [
        {
          id: 1,
          says: 'Yes, thank you. Daniel Kessler, April 9, 1986.',
          note: 'Name, birth date, and phone match',
          to: 'written',
        },
        {id: 2, says: 'No. I’ll see how it feels on Monday.', to: 'nothing'},
      ],
    },
    written: {
      says: 'It’s yours, Daniel: Monday, 8:10, with Dr. Reyes. If swallowing or breathing gets hard before then, hang up and call 911. Anything else tonight?',
      note: 'Books Op 2 for 30 minutes',
      reveals: true,
      books: 'early',
      choices: [
        {
          id: 1,
          says: 'No, that’s all. Good night.',
          ends: 'booked',
          title: 'Monday, 8:10 am, Op 2',
          detail: 'Daniel K., broken molar. The note for Dr. Reyes quotes the caller.',
        },
        {
          id: 2,
          says: 'Wait, I drop the kids off at eight. Anything later?',
          note: 'Change of mind',
          to: 'later',
        },
      ],
    },
    later: {
      says: 'Dr. Reyes has 9:30 as well. If I move you, 8:10 goes to the next caller. Should I?',
      note: 'Offers only a chair that fits',
      reveals: true,
      offers: 'late',
      choices: [
        {id: 1, says: 'Yes, 9:30 is better.', to: 'moved'},
        {
          id: 2,
          says: 'No, leave it at 8:10.',
          ends: 'booked',
          title: 'Monday, 8:10 am, Op 2',
          detail: 'Daniel K., broken molar. 9:30 was offered and stays open.',
        },
      ],
    },
    moved: {
      says: 'Moved: Monday, 9:30. Good night, Daniel.',
      note: 'Moves the visit; 8:10 is open again',
      reveals: true,
      books: 'late',
      ends: 'booked',
      title: 'Monday, 9:30 am, Op 1',
      detail: 'Daniel K., broken molar. 8:10 is open again.',
    },
    nothing: {
      says: 'Then nothing is booked. We answer at any hour if you change your mind.',
      note: 'Takes no for an answer',
      ends: 'declined',
      title: 'The time is open again',
      detail: 'The caller said no, and nothing was booked.',
    },
    family: {
      says: 'We can try for that. What’s your own name and birth date, and what are their first names?',
      note: 'Asks for the parent first, then the children',
      choices: [
        {
          id: 1,
          says: 'Maya Roth, June 2, 1984. Ava, Ben, and Cleo.',
          note: 'The parent and three children match',
          to: 'familyOffer',
        },
        {id: 2, says: 'I’d rather give their names to a person.', to: 'person'},
      ],
    },
    familyOffer: {
      says: 'Monday from 9:00 the hygienist has three visits in a row, twenty minutes each, so all of you are out by ten. Should I book all three?',
      note: 'Offers three cleanings in a row',
      reveals: true,
      offers: 'kids',
      choices: [
        {id: 1, says: 'Perfect. Book them.', to: 'familyWritten'},
        {id: 2, says: 'No, I have to ask their dad first.', to: 'nothing'},
      ],
    },
    familyWritten: {
      says: 'All three are booked: Monday at 9:00, 9:20, and 9:40. Please bring their insurance card.',
      note: 'Books the hygienist until ten',
      reveals: true,
      books: 'kids',
      ends: 'booked',
      title: 'Monday, 9:00 am, hygiene',
      detail: 'Ava, Ben, and Cleo, one after another.',
    },
    call911: {
      says: 'Please hang up and call 911 now. I won’t keep you talking. I’m telling the dentist on call that you called.',
      note: 'Says 911 before any question',
      ends: 'emergency',
      title: 'Told to call 911; Dr. Reyes knows',
      detail: 'Nothing was booked. Dr. Reyes is on call and has been paged.',
    },
    cannotSay: {
      says: 'I can’t say whether anyone is a patient here, or came in. I say that to every caller. May I have someone call you?',
      note: 'Says neither yes nor no',
      choices: [
        {
          id: 1,
          says: 'I’m his wife. I know his birth date.',
          note: 'He is the patient, not she',
          to: 'hisToTell',
        },
        {id: 2, says: 'Yes, ask someone to call me.', to: 'message'},
      ],
    },
    hisToTell: {
      says: 'I understand, but it’s up to him. He can call us, or sign the form that lets us talk to you.',
      note: 'A birth date is not his permission',
      choices: [
        {id: 1, says: 'All right. Ask someone to call me.', to: 'message'},
        {
          id: 2,
          says: 'I’ll ask him myself.',
          ends: 'declined',
          title: 'Nothing was shared',
          detail: 'No visit and no patient was confirmed.',
        },
      ],
    },
    person: {
      says: 'Of course. The desk is closed tonight. I can call Dr. Reyes, who is on call, or Elena will call you on Monday at 7:30.',
      note: 'Says who and when',
      choices: [
        {id: 1, says: 'Dr. Reyes, please.', to: 'onCall'},
        {id: 2, says: 'Elena on Monday is fine.', to: 'message'},
      ],
    },
    onCall: {
      says: 'I’m calling Dr. Reyes now. She will hear what you told me, so you won’t have to repeat it. If breathing or swallowing gets hard, hang up and call 911.',
      note: 'Transfers with the caller’s words',
      ends: 'passed',
      title: 'Dr. Reyes takes the call',
      detail: 'She hears the caller’s words before she picks up.',
    },
    message: {
      says: 'I’ve written it down. Elena will read it at 7:30 on Monday and call you first.',
      note: 'Leaves a note for the front desk',
      ends: 'message',
      title: 'Elena calls on Monday at 7:30',
      detail: 'The note is first on Monday’s list.',
    },
  },
};
