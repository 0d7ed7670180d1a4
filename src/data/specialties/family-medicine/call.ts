import type {CallScript} from '../callScript';

export const script: CallScript = {
  practice: 'Maple Hill Family Medicine',
  when: 'Monday, 8:01 am',
  callerLabel: 'Parent',
  sample: [0, 0, 0, 0],
  slots: {
    fever: [{column: 0, row: 2, span: 2, title: 'Theo M.', note: 'Fever, age 6'}],
    feverLater: [{column: 0, row: 8, span: 2, title: 'Theo M.', note: 'Fever, age 6'}],
    schoolForm: [{column: 2, row: 8, span: 2, title: 'Ruby L.', note: 'School form'}],
    pressure: [{column: 1, row: 9, span: 2, title: 'W. Brandt', note: 'Blood pressure'}],
  },
  lines: {
    answer: {
      says: 'Good morning, Maple Hill Family Medicine. You’ve reached the AI receptionist. How can I help?',
      note: 'Answered while three other lines are busy',
      choices: [
        {
          says: 'My son has had a fever since last night, 102. Can he be seen today?',
          note: 'Sick child: same-day rules',
          to: 'questions',
        },
        {
          says: 'My dad is short of breath.',
          note: 'Emergency, without a question',
          emergency: true,
          to: 'call911',
        },
        {says: 'My blood pressure check is due.', note: 'A planned visit', to: 'pressure'},
        {says: 'I need a school form signed by Friday.', to: 'schoolForm'},
        {says: 'Did my labs come back?', note: 'A result: the clinician gives it', to: 'labs'},
        {
          says: 'My daughter is sixteen. What did you see her for on Friday?',
          note: 'A parent, and a teenager’s visit',
          to: 'teenager',
        },
        {says: 'Can I talk to a person?', note: 'Asks for a person', to: 'person'},
      ],
    },
    questions: {
      says: 'I’m sorry he feels bad. How old is he, is he drinking, and is he breathing easily? And his full name and birth date, and yours?',
      note: 'The nurse line’s questions, in their order',
      choices: [
        {
          says: 'Six, drinking, arguing about breakfast. Theo Marsh, born May 3. I’m Jill Marsh, his mother.',
          note: 'Same-day answers; child and mother matched',
          verifies: 'birth-date',
          to: 'offer',
        },
        {
          says: 'Nine weeks. He won’t take the bottle.',
          note: 'Under three months: nurse, now',
          to: 'nurse',
        },
        {
          says: 'He’s six, and he’s working for every breath.',
          note: 'Emergency',
          emergency: true,
          to: 'call911',
        },
        {
          says: 'I’m his aunt. His mom is on a plane.',
          note: 'The desk settles who may consent',
          to: 'person',
        },
      ],
    },
    offer: {
      says: 'Ms. Alba, our nurse practitioner, can see Theo at 10:20. That’s one of the times we hold back for sick visits. Would you like it?',
      note: 'A time kept for sick visits',
      reveals: true,
      offers: 'fever',
      choices: [
        {
          says: '10:20, good. He also needs a refill for his inhaler.',
          note: 'Two requests in one call',
          to: 'refill',
        },
        {says: 'Yes, we’ll be there.', to: 'written'},
        {
          says: 'No. I want to see how he is at noon.',
          note: 'Declined once',
          to: 'nothing',
        },
      ],
    },
    refill: {
      says: 'Theo has 10:20. If he struggles to breathe or is hard to wake before then, call 911. For the refill: which pharmacy, and how many days are left?',
      note: 'The visit first, then the refill request',
      reveals: true,
      books: 'fever',
      choices: [
        {
          says: 'Main Street Pharmacy. Three days.',
          note: 'To the nurse, for Dr. Adair to approve',
          ends: 'booked',
          title: 'Today, 10:20 am, sick visit',
          detail:
            'Theo M., age 6, fever. The refill request is with the nurse, pharmacy and days left included.',
        },
        {
          says: 'I’d have to look. I’ll ask when we’re in.',
          ends: 'booked',
          title: 'Today, 10:20 am, sick visit',
          detail: 'Theo M., age 6, fever. The refill is a line in the visit note.',
        },
      ],
    },
    written: {
      says: 'Then Theo comes in at 10:20. If he struggles to breathe or won’t wake properly, don’t wait for us: call 911. Anything else?',
      note: '911 named before the goodbye',
      reveals: true,
      books: 'fever',
      choices: [
        {
          says: 'That’s everything.',
          ends: 'booked',
          title: 'Today, 10:20 am, sick visit',
          detail: 'Theo M., age 6, fever. A sick visit’s time, kept until this morning.',
        },
        {
          says: 'Oh, I’m alone at work till eleven. Is there a later one?',
          note: 'A change of plan',
          to: 'later',
        },
      ],
    },
    later: {
      says: 'There’s one more sick visit, at 11:20. Shall I move him?',
      note: '11:00 stays kept open',
      reveals: true,
      offers: 'feverLater',
      choices: [
        {says: 'Yes, please.', to: 'moved'},
        {
          says: 'No, my boss will manage. Keep 10:20.',
          ends: 'booked',
          title: 'Today, 10:20 am, sick visit',
          detail: 'Theo M., age 6, fever. 11:20 was offered and stays open.',
        },
      ],
    },
    moved: {
      says: 'Theo is moved to 11:20. If he gets worse before that, call 911, or call us back.',
      note: 'Moved: 10:20 is open again',
      reveals: true,
      books: 'feverLater',
      ends: 'booked',
      title: 'Today, 11:20 am, sick visit',
      detail: 'Theo M., age 6, fever. One entry, moved; 10:20 is open again.',
    },
    nothing: {
      says: 'That’s fine, nothing is booked. We answer at any hour. If anything gets worse fast, call 911 first.',
      note: 'Offered once',
      releases: true,
      ends: 'declined',
      title: 'the time stays open',
      detail: 'Offered once, and no call follows.',
    },
    nurse: {
      says: 'I’m putting you through to our nurse now, with his age and your words in front of her. If he goes limp, blue, or won’t wake, hang up and call 911.',
      note: 'By the practice’s rule: the nurse, now',
      ends: 'passed',
      title: 'the nurse, now',
      detail: 'She has the age and the caller’s words on her screen.',
    },
    call911: {
      says: 'Please hang up and call 911 now. I’m alerting Dr. Adair’s team while you do.',
      note: '911 first, and the team is told',
      emergency: true,
      ends: 'emergency',
      title: '911, and the team is alerted',
      detail: 'The team has an alert with the number and the words. The sheet was not touched.',
    },
    schoolForm: {
      says: 'Has the child had a physical in the past year? If so, the nurse fills it in at 11:20 today, and Dr. Adair signs. For that I need the child’s name and birth date, and yours.',
      note: 'A nurse visit: sick visits stay for today',
      offers: 'schoolForm',
      choices: [
        {
          says: 'In April, yes. Ruby Lund, March 3, 2016. I’m Erik, her father.',
          note: 'Father and child matched',
          verifies: 'birth-date',
          to: 'schoolFormWritten',
        },
        {
          says: 'No, nothing this year.',
          note: 'A physical first: the desk finds the longer visit',
          to: 'person',
        },
        {
          says: 'She has a test at eleven. I’ll sort it out with her mother.',
          note: 'Accepted as said',
          ends: 'declined',
          title: 'the time stays open',
          detail: 'Nothing was booked.',
        },
      ],
    },
    schoolFormWritten: {
      says: 'Ruby sees the nurse at 11:20. Please bring the form with your part filled in. I’ve noted that the school wants it by Friday.',
      note: 'The deadline is on the visit',
      reveals: true,
      books: 'schoolForm',
      ends: 'booked',
      title: 'Today, 11:20 am, nurse',
      detail: 'Ruby L., school form, due Friday. Twenty minutes.',
    },
    labs: {
      says: 'Results come from the clinician, so I don’t open them. I can pass your question on: your name, birth date, and which test?',
      note: 'Results come from the clinician',
      choices: [
        {
          says: 'Grace Lindholm, August 8, 1971. The cholesterol one.',
          note: 'Noted under her name; no result was read',
          verifies: 'birth-date',
          to: 'message',
        },
        {says: 'Who can tell me if it’s normal?', note: 'A person', to: 'person'},
      ],
    },
    pressure: {
      says: 'I’ll look for a time. Your name and birth date, please. And today: any chest pain, trouble speaking, or a sudden bad headache?',
      note: 'Asked of every blood pressure visit here',
      choices: [
        {
          says: 'Walter Brandt, October 19, 1958. None of those.',
          note: 'On file, and three times no',
          verifies: 'birth-date',
          to: 'pressureOffer',
        },
        {
          says: 'My chest is a bit tight, now that you ask.',
          note: 'Emergency',
          emergency: true,
          to: 'call911',
        },
      ],
    },
    pressureOffer: {
      says: '11:30 today is open, Mr. Brandt: twenty minutes with Dr. Adair. Would you like it?',
      note: 'A canceled time, offered again',
      reveals: true,
      offers: 'pressure',
      choices: [
        {says: 'Yes, I’m close by.', to: 'pressureWritten'},
        {says: 'No, today’s no good. I’ll call when I know.', to: 'nothing'},
      ],
    },
    pressureWritten: {
      says: '11:30, then. If you keep readings at home, bring the list. And bring the bottles of what you take.',
      note: 'The practice’s own “please bring”',
      reveals: true,
      books: 'pressure',
      ends: 'booked',
      title: 'Today, 11:30 am, Dr. Adair',
      detail: 'W. Brandt, blood pressure, twenty minutes. A canceled time, filled by 8:03.',
    },
    teenager: {
      says: 'I can’t say anything about a sixteen-year-old’s visits, or whether there was one. Our consent rules apply, and a person can go through them with you.',
      note: 'No visit is confirmed',
      choices: [
        {says: 'Then have that person call me.', callback: true, to: 'message'},
        {
          says: 'I’ll ask her at dinner.',
          ends: 'declined',
          title: 'no visit confirmed',
          detail: 'The practice’s consent rules were kept.',
        },
      ],
    },
    person: {
      says: 'Sure. Luz is at the front desk. I’m connecting you, and she can see what you’ve told me.',
      note: 'Put through on the first request',
      ends: 'passed',
      title: 'Luz at the front desk',
      detail: 'She has what the caller said.',
    },
    message: {
      says: 'I’ve passed that on as you said it. Somebody from Dr. Adair’s team calls you back today.',
      note: 'In the caller’s words',
      ends: 'message',
      title: 'for Dr. Adair’s team',
      detail: 'The question, the number and the time.',
    },
  },
};
