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
      note: 'Picked up while three other lines ring',
      choices: [
        {
          says: 'My son has had a fever since last night, 102. Can he be seen today?',
          note: 'Sick child: same-day rules',
          to: 'questions',
        },
        {
          says: 'My dad is short of breath.',
          note: 'No question first',
          emergency: true,
          to: 'call911',
        },
        {says: 'My blood pressure check is due.', note: 'Planned, not sick', to: 'pressure'},
        {says: 'I need a school form signed by Friday.', to: 'schoolForm'},
        {says: 'Did my labs come back?', note: 'A result: not its to give', to: 'labs'},
        {
          says: 'My daughter is sixteen. What did you see her for on Friday?',
          note: 'A parent, and a teenager’s visit',
          to: 'teenager',
        },
        {says: 'Can I talk to a human being?', note: 'No reason needed', to: 'person'},
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
          note: 'The list stops here',
          emergency: true,
          to: 'call911',
        },
        {
          says: 'I’m his aunt. His mom is on a plane.',
          note: 'Consent is for the desk to settle',
          to: 'person',
        },
      ],
    },
    offer: {
      says: 'Ms. Alba, our nurse practitioner, can see Theo at 10:20. That’s one of the times we hold back for sick visits. Would you like it?',
      note: 'Kept empty until this morning, for a call like this',
      reveals: true,
      offers: 'fever',
      choices: [
        {
          says: '10:20, good. He also needs a refill for his inhaler.',
          note: 'Two errands, one call',
          to: 'refill',
        },
        {says: 'Yes, we’ll be there.', to: 'written'},
        {says: 'No. I want to see how he is at noon.', note: 'Her call to make', to: 'nothing'},
      ],
    },
    refill: {
      says: 'Theo has 10:20. If he struggles to breathe or is hard to wake before then, call 911. For the refill: which pharmacy, and how many days are left?',
      note: 'Visit first, then a request that needs no call back',
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
      says: 'Then Theo comes in at 10:20. Should he fight for breath or not wake properly, don’t wait for us: call 911. Anything else?',
      note: '911 named before the goodbye, every time',
      reveals: true,
      books: 'fever',
      choices: [
        {
          says: 'That’s everything.',
          ends: 'booked',
          title: 'Today, 10:20 am, sick visit',
          detail: 'Theo M., age 6, fever. Twenty minutes that no physical could have taken.',
        },
        {
          says: 'Oh, I’m alone at work till eleven. Is there a later one?',
          note: 'Plans changed in mid-call',
          to: 'later',
        },
      ],
    },
    later: {
      says: 'There’s one more sick visit at 11:20. I’d give 10:20 to somebody else’s child. Swap them?',
      note: '11:00 stays kept for whoever calls next',
      reveals: true,
      offers: 'feverLater',
      choices: [
        {says: 'Swap them, please.', to: 'moved'},
        {
          says: 'No, my boss will manage. Keep 10:20.',
          ends: 'booked',
          title: 'Today, 10:20 am, sick visit',
          detail: 'Theo M., age 6, fever. The later time was offered once and let go.',
        },
      ],
    },
    moved: {
      says: 'Swapped: 11:20 for Theo. If he gets worse in the meantime, don’t hold out for the new time: 911, or call me back.',
      note: '10:20 is on offer again within the second',
      reveals: true,
      books: 'feverLater',
      ends: 'booked',
      title: 'Today, 11:20 am, sick visit',
      detail: 'Theo M., age 6, fever. One entry, moved; nobody at the desk had to erase anything.',
    },
    nothing: {
      says: 'That’s fine, I’ve written nothing. We pick up at any hour. If anything gets worse fast, 911 comes before us.',
      note: 'Offered once',
      releases: true,
      ends: 'declined',
      title: 'the time goes to the next caller',
      detail: 'A no on the phone is a no on the sheet. Nobody calls to ask again.',
    },
    nurse: {
      says: 'I’m putting you through to our nurse now, with his age and your words in front of her. If he goes limp, blue, or won’t wake, hang up and call 911.',
      note: 'The only calls that reach the nurse line',
      ends: 'passed',
      title: 'the nurse, at once',
      detail: 'She has the age, the temperature and the bottle on screen before she says hello.',
    },
    call911: {
      says: 'Hang up on me and dial 911 now. Nothing here is quicker. I’m alerting Dr. Adair’s team while you do.',
      note: 'Short on purpose',
      emergency: true,
      ends: 'emergency',
      title: '911, and the team is alerted',
      detail: 'The team has an alert with the number and the words. The sheet was not touched.',
    },
    schoolForm: {
      says: 'Has the child had a physical in the past year? Then the nurse fills it in at 11:20 today, and Dr. Adair signs. If that suits: the child’s name and birth date, and yours?',
      note: 'A nurse visit: no sick slot spent on a form',
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
          note: 'Left at that',
          ends: 'declined',
          title: 'the nurse keeps her 11:20',
          detail: 'No name was asked for twice, and no form went into a pile.',
        },
      ],
    },
    schoolFormWritten: {
      says: 'Ruby sees the nurse at 11:20. Bring the form with your half filled in. I’ve noted that the school wants it by Friday.',
      note: 'The deadline is in the title of the visit',
      reveals: true,
      books: 'schoolForm',
      ends: 'booked',
      title: 'Today, 11:20 am, nurse',
      detail: 'Ruby L., school form, due Friday. Twenty minutes, and it names the form.',
    },
    labs: {
      says: 'Results come from the clinician, so I don’t open them. I can leave your question in the inbox: your name, birth date, and which test?',
      note: 'Says where results come from, and stops',
      choices: [
        {
          says: 'Grace Lindholm, August 8, 1971. The cholesterol one.',
          note: 'Filed under her name, result unread',
          verifies: 'birth-date',
          to: 'message',
        },
        {says: 'You could just say if it’s normal. Who can?', note: 'It could not', to: 'person'},
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
          note: 'A routine call until that word',
          emergency: true,
          to: 'call911',
        },
      ],
    },
    pressureOffer: {
      says: 'Somebody canceled 11:30 today, Mr. Brandt: twenty minutes with Dr. Adair. Do you want it?',
      note: 'A planned visit, in planned time',
      reveals: true,
      offers: 'pressure',
      choices: [
        {says: 'I do. I’m around the corner.', to: 'pressureWritten'},
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
      says: 'About a sixteen-year-old I tell no caller anything, not even whether there was a visit. Our consent rules apply, and a person can go through them with you.',
      note: 'Neither the visit nor the Friday confirmed',
      choices: [
        {says: 'Then have that person call me.', to: 'message'},
        {
          says: 'I’ll ask her at dinner.',
          ends: 'declined',
          title: 'no visit confirmed',
          detail: 'The consent rules are the practice’s; this call only kept to them.',
        },
      ],
    },
    person: {
      says: 'Sure. Luz is at the front desk. I’m connecting you, and she can see what you’ve told me.',
      note: 'Through on the first ask',
      ends: 'passed',
      title: 'Luz at the front desk',
      detail: 'She starts from the caller’s last sentence, not from “How can I help?”',
    },
    message: {
      says: 'It’s in Dr. Adair’s inbox the way you put it. Somebody from the team calls you back today.',
      note: 'Quoted, not summed up',
      ends: 'message',
      title: 'in Dr. Adair’s inbox',
      detail: 'The question, the number, 8:02 am. Whoever answers it does so by name.',
    },
  },
};
