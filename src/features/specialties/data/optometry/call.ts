import type {CallScript} from '../callScript.ts';

export const script: CallScript = {
  practice: 'Fairview Eye Care',
  when: 'Wednesday, 5:08 pm',
  callerLabel: 'Patient',
  sample: [1, 1, 1, 1],
  slots: {
    dilated: [
      {column: 0, row: 6, span: 2, title: 'P. Lang', note: 'Dilated, flashes'},
      {column: 1, row: 5, span: 1, title: 'P. Lang'},
    ],
    lenses: [
      {column: 0, row: 6, span: 3, title: 'D. Amato', note: 'Contact lens exam'},
      {column: 1, row: 5, span: 1, title: 'D. Amato'},
    ],
  },
  lines: {
    answer: {
      says: 'Fairview Eye Care, hello. I’m an AI receptionist. How can I help?',
      note: 'Asks what is wrong before any plan',
      choices: [
        {
          id: 1,
          says: 'I keep seeing little flashes at the side of my eye. Since lunch.',
          note: 'Sudden: questions come before the calendar',
          names911: true,
          to: 'questions',
        },
        {
          id: 2,
          says: 'Something flew into my eye at work.',
          note: 'An injury at work',
          names911: true,
          to: 'injury',
        },
        {id: 3, says: 'I’m out of contacts on Friday.', note: 'Two days left', to: 'contacts'},
        {id: 4, says: 'Are my glasses in?', note: 'The question asked most', to: 'glasses'},
        {
          id: 6,
          says: 'Half my sight just went, like a curtain.',
          note: 'An emergency',
          emergency: true,
          to: 'call911',
        },
        {
          id: 7,
          says: 'Read me my wife’s prescription? I’m ordering frames online.',
          note: 'Asks about someone else',
          to: 'cannotSay',
        },
        {id: 8, says: 'A person, please.', note: 'Asks for a person', to: 'person'},
      ],
    },
    questions: {
      says: 'Thank you for calling right away. If part of your sight is gone, hang up and call 911. If not: any new floaters, or a hit to the eye?',
      note: 'Says 911 first, then asks the doctor’s questions',
      choices: [
        {
          id: 1,
          says: 'A few floaters, no hit.',
          note: 'Her rule for that answer: seen today',
          to: 'offer',
        },
        {
          id: 2,
          says: 'A tennis ball, yesterday. Now there’s a shadow.',
          note: 'An emergency: a shadow',
          emergency: true,
          to: 'call911',
        },
        {id: 3, says: 'I’d rather tell the doctor herself.', to: 'doctor'},
      ],
    },
    offer: {
      says: 'By the doctor’s rule, you’re seen today: pre-test at 6:00, Dr. Castellano at 6:15. She’ll dilate your eyes, so somebody else has to drive. If that works: what’s your full name and birth date?',
      note: 'Offers both rooms, and says to bring a driver',
      offers: 'dilated',
      choices: [
        {
          id: 1,
          says: 'It does, my wife will bring me. Paul Lang, July 8, 1968.',
          note: 'Name and birth date for the visit',
          to: 'written',
        },
        {id: 2, says: 'No, I’ll see how it is in the morning.', to: 'refused'},
      ],
    },
    written: {
      says: 'Good, 6:00 tonight. If a curtain or shadow comes down before that, don’t drive here: call 911. Bring sunglasses for the way home.',
      note: 'Books both rooms and names 911',
      reveals: true,
      books: 'dilated',
      choices: [
        {
          id: 1,
          says: 'Understood. We’re leaving now.',
          ends: 'booked',
          title: 'Today, 6:15 pm, dilated exam',
          detail: 'P. Lang, pre-test at 6:00, has a driver. The note says “flashes since lunch.”',
        },
        {
          id: 2,
          says: 'My other eye started too, just now. There’s a shadow.',
          note: 'An emergency after the booking',
          emergency: true,
          to: 'call911',
        },
      ],
    },
    refused: {
      says: 'That’s up to you. I’m letting Dr. Castellano know, and she may call you. If a shadow or curtain comes down, call 911.',
      note: 'Doesn’t push, and tells the doctor',
      ends: 'passed',
      title: 'Dr. Castellano may call',
      detail: 'Nothing was booked. She has the caller’s number.',
    },
    injury: {
      says: 'If you can’t see, or it was a chemical, hang up and call 911 now. If not: is anything stuck in it, or has your sight changed? Please don’t rub it.',
      note: 'Says 911 first, then asks about the injury',
      choices: [
        {
          id: 1,
          says: 'Metal dust, I think it washed out. It just waters.',
          note: 'The note says “at work”',
          to: 'doctor',
        },
        {
          id: 2,
          says: 'Drain cleaner. It burns like mad.',
          note: 'An emergency: a chemical',
          emergency: true,
          to: 'call911',
        },
      ],
    },
    doctor: {
      says: 'I’m getting Dr. Castellano on the phone, between two patients. She has your words, and whether it was at work. If your sight goes, call 911.',
      note: 'Transfers to the doctor',
      ends: 'passed',
      title: 'Dr. Castellano takes the call',
      detail: 'She decides: a visit tonight, or a hospital.',
    },
    call911: {
      says: 'Call 911 right now, and if something splashed in, keep clean water running over the eye while you call. I’m paging the doctor.',
      note: 'Says 911 first, then reads the practice’s instruction',
      ends: 'emergency',
      title: 'Told to call 911; doctor paged',
      detail: 'Nothing is booked. Dr. Castellano has been paged with the caller’s number.',
    },
    contacts: {
      says: 'When was your last contact lens exam? And your name and birth date, please.',
      note: 'Asks the caller, and reads no chart',
      choices: [
        {
          id: 1,
          says: 'Two summers ago. Dana Amato, July 29, 1992.',
          note: 'Too long ago by your rule: an exam first',
          to: 'lensesOffer',
        },
        {
          id: 2,
          says: 'In January, so only the same boxes again. Dana Amato, July 29, 1992.',
          note: 'A reorder: optical gets a note',
          to: 'message',
        },
      ],
    },
    lensesOffer: {
      says: 'After that long, an exam comes before new lenses. There’s one tonight, Dana: pre-test at 6:00, Dr. Castellano at 6:15. Will you come?',
      note: 'Offers the room, then 45 minutes',
      reveals: true,
      offers: 'lenses',
      choices: [
        {id: 1, says: 'Tonight works.', to: 'lensesWritten'},
        {id: 2, says: 'No. I’ll dig out my old glasses.', to: 'nothing'},
      ],
    },
    lensesWritten: {
      says: 'You’re in tonight, 6:00 and 6:15. Come wearing the lenses, and bring the boxes and your vision plan’s card.',
      note: 'Notes the plan for the team to check',
      reveals: true,
      books: 'lenses',
      ends: 'booked',
      title: 'Today, 6:15 pm, contact lens exam',
      detail: 'D. Amato, pre-test at 6:00. The team asks about the plan.',
    },
    nothing: {
      says: 'Then nothing is booked. Call whenever you’d like a time.',
      note: 'Takes no for an answer',
      ends: 'declined',
      title: 'The time stays open',
      detail: 'Nobody will call about it.',
    },
    glasses: {
      says: 'I can’t check on orders, but Hana in optical can. Give me your name and birth date, and she’ll look before you come over.',
      note: 'Leaves the looking to a person',
      choices: [
        {id: 1, says: 'George Hahn, August 17, 1950. The sunglasses.', to: 'message'},
        {id: 2, says: 'Let me just speak to her.', to: 'person'},
      ],
    },
    cannotSay: {
      says: 'I can’t read out a prescription, and I can’t say who has one here. Each patient can ask for their own copy.',
      note: 'Gives everyone the same answer',
      choices: [
        {
          id: 1,
          says: 'Fine. She can call you herself.',
          ends: 'declined',
          title: 'Nothing was read out',
          detail: 'No patient was confirmed.',
        },
        {id: 2, says: 'Could somebody explain that to me?', to: 'person'},
      ],
    },
    person: {
      says: 'Hana will pick up in a moment. She has what you’ve told me.',
      note: 'Transfers with the caller’s words',
      ends: 'passed',
      title: 'Hana takes the call',
      detail: 'She reads what the caller said before she picks up.',
    },
    message: {
      says: 'That’s on Hana’s list. She’ll look and call you tonight before seven.',
      note: 'Leaves a note and guesses nothing',
      ends: 'message',
      title: 'Hana calls before seven',
      detail: 'The note has the question, name, and birth date.',
    },
  },
};
