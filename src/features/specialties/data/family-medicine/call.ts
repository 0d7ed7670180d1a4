import type {CallScript} from '../callScript.ts';

export const script: CallScript = {
  practice: 'Maple Hill Family Medicine',
  when: 'Monday, 8:01 am',
  callerLabel: 'Parent',
  sample: [1, 1, 1, 1],
  slots: {
    fever: [{column: 0, row: 2, span: 2, title: 'Theo M.', note: 'Fever, age 6'}],
    pressure: [{column: 1, row: 9, span: 2, title: 'W. Brandt', note: 'Blood pressure'}],
  },
  lines: {
    answer: {
      says: 'Good morning, Maple Hill Family Medicine. You’ve reached the AI receptionist. How can I help?',
      note: 'Answers while three other lines are busy',
      choices: [
        {
          id: 1,
          says: 'My son has had a fever since last night, 102. Can he be seen today?',
          note: 'A sick child: your same-day rules apply',
          to: 'questions',
        },
        {
          id: 2,
          says: 'My dad is short of breath.',
          note: 'An emergency: no questions',
          emergency: true,
          to: 'call911',
        },
        {
          id: 3,
          says: 'My blood pressure check is due.',
          note: 'A planned visit',
          names911: true,
          to: 'pressure',
        },
        {
          id: 5,
          says: 'Did my labs come back?',
          note: 'Results come from the clinician',
          to: 'labs',
        },
        {
          id: 6,
          says: 'My daughter is sixteen. What did you see her for on Friday?',
          note: 'A parent asks about a teenager',
          to: 'teenager',
        },
        {id: 7, says: 'Can I talk to a person?', note: 'Asks for a person', to: 'person'},
      ],
    },
    questions: {
      says: 'I’m sorry he feels bad. If he’s struggling to breathe or hard to wake, hang up and call 911. If not: what’s his full name and birth date?',
      note: 'Says 911 first; the birth date gives his age',
      choices: [
        {
          id: 1,
          says: 'Theo Marsh, born May 3, 2019. He’s arguing about breakfast. I’m Jill, his mother.',
          note: 'Name and birth date match',
          to: 'offer',
        },
        {
          id: 2,
          says: 'He’s nine weeks old, and won’t take the bottle.',
          note: 'Under three months: the nurse takes it now',
          to: 'nurse',
        },
        {
          id: 3,
          says: 'He’s six, and he’s working for every breath.',
          note: 'An emergency',
          emergency: true,
          to: 'call911',
        },
        {
          id: 4,
          says: 'I’m his aunt. His mom is on a plane.',
          note: 'The desk checks who may consent',
          to: 'person',
        },
      ],
    },
    offer: {
      says: 'Ms. Alba, our nurse practitioner, can see Theo at 10:20. That’s one of the times we hold back for sick visits. Would you like it?',
      note: 'Offers a time kept for sick visits',
      reveals: true,
      offers: 'fever',
      choices: [
        {
          id: 1,
          says: '10:20, good. He also needs a refill for his inhaler.',
          note: 'Two requests in one call',
          to: 'refill',
        },
        {id: 2, says: 'Yes, we’ll be there.', to: 'written'},
        {id: 3, says: 'No. I want to see how he is at noon.', to: 'nothing'},
      ],
    },
    refill: {
      says: 'Theo has 10:20. If he struggles to breathe or is hard to wake before then, call 911. For the refill: which pharmacy, and how many days are left?',
      note: 'Books the visit, then notes the refill',
      reveals: true,
      books: 'fever',
      choices: [
        {
          id: 1,
          says: 'Main Street Pharmacy. Three days.',
          note: 'Dr. Adair approves it',
          ends: 'booked',
          title: 'Today, 10:20 am, sick visit',
          detail:
            'Theo M., age 6, fever. The nurse gets the refill request with the pharmacy and the days left.',
        },
        {
          id: 2,
          says: 'I’d have to look. I’ll ask when we’re in.',
          ends: 'booked',
          title: 'Today, 10:20 am, sick visit',
          detail: 'Theo M., age 6, fever. The visit note mentions the refill.',
        },
      ],
    },
    written: {
      says: 'Then we’ll see Theo at 10:20. If he struggles to breathe or is hard to wake, don’t wait for us: call 911.',
      note: 'Names 911 before the goodbye',
      reveals: true,
      books: 'fever',
      ends: 'booked',
      title: 'Today, 10:20 am, sick visit',
      detail: 'Theo M., age 6, fever. The time was kept for a sick visit.',
    },
    nothing: {
      says: 'That’s fine, nothing is booked. We answer at any hour. If anything gets worse fast, call 911 first.',
      note: 'Takes no for an answer',
      ends: 'declined',
      title: 'The time stays open',
      detail: 'Nothing was booked. Nobody will call about it.',
    },
    nurse: {
      says: 'I’m connecting you to our nurse now, and she can see his age and your words. If he goes limp, blue, or won’t wake, hang up and call 911.',
      note: 'Follows your rule: the nurse, now',
      ends: 'passed',
      title: 'The nurse takes the call now',
      detail: 'She reads the child’s age and the caller’s words before she picks up.',
    },
    call911: {
      says: 'Please hang up and call 911 now. I’m alerting Dr. Adair’s team while you do.',
      note: 'Says 911 first and alerts the team',
      ends: 'emergency',
      title: 'Told to call 911; the team knows',
      detail: 'Dr. Adair’s team has an alert with the number. Nothing was booked.',
    },
    labs: {
      says: 'Results come from the clinician, so I don’t open them. I can pass your question on. What’s your name and birth date?',
      note: 'Opens no results',
      choices: [
        {
          id: 1,
          says: 'Grace Lindholm, August 8, 1971. The cholesterol one.',
          note: 'Her question, for the clinician',
          to: 'message',
        },
        {id: 2, says: 'Who can tell me if it’s normal?', note: 'Asks for a person', to: 'person'},
      ],
    },
    pressure: {
      says: 'If your chest hurts, you have trouble speaking, or a sudden bad headache, hang up and call 911. If not: what’s your name and birth date?',
      note: 'Says 911 first, as for every blood pressure visit',
      choices: [
        {
          id: 1,
          says: 'None of those. Walter Brandt, October 19, 1958.',
          note: 'Name and birth date match',
          to: 'pressureOffer',
        },
        {
          id: 2,
          says: 'My chest is a bit tight, now that you say it.',
          note: 'An emergency',
          emergency: true,
          to: 'call911',
        },
      ],
    },
    pressureOffer: {
      says: '11:30 today is open, Mr. Brandt: twenty minutes with Dr. Adair. Would you like it?',
      note: 'Fills a canceled time',
      reveals: true,
      offers: 'pressure',
      choices: [
        {id: 1, says: 'Yes, I’m close by.', to: 'pressureWritten'},
        {id: 2, says: 'No, today’s no good. I’ll call when I know.', to: 'nothing'},
      ],
    },
    pressureWritten: {
      says: '11:30, then. If you keep readings at home, bring the list. And bring the bottles of what you take.',
      note: 'Reads the practice’s own “please bring” list',
      reveals: true,
      books: 'pressure',
      ends: 'booked',
      title: 'Today, 11:30 am, Dr. Adair',
      detail: 'W. Brandt, blood pressure, 20 minutes. A canceled time is filled again.',
    },
    teenager: {
      says: 'I can’t say anything about a sixteen-year-old’s visits, or whether there was one. Our consent rules apply, and a person can go through them with you.',
      note: 'Confirms no visit',
      choices: [
        {id: 1, says: 'Then have that person call me.', to: 'message'},
        {
          id: 2,
          says: 'I’ll ask her at dinner.',
          ends: 'declined',
          title: 'No visit was confirmed',
          detail: 'The practice’s consent rules apply to every caller.',
        },
      ],
    },
    person: {
      says: 'Sure. Luz is at the front desk. I’m connecting you, and she can see what you’ve told me.',
      note: 'Transfers at the first request',
      ends: 'passed',
      title: 'Luz takes the call',
      detail: 'She reads what the caller said before she picks up.',
    },
    message: {
      says: 'I’ve passed that on as you said it. Someone from Dr. Adair’s team will call you back today.',
      note: 'Writes it down in the caller’s words',
      ends: 'message',
      title: 'Dr. Adair’s team calls today',
      detail: 'The note has the question, the number, and the time.',
    },
  },
};
