import type {CallScript} from '../callScript.ts';

export const script: CallScript = {
  practice: 'Fairview Eye Care',
  when: 'Wednesday, 5:08 pm',
  callerLabel: 'Patient',
  sample: [1, 1, 1, 1],
  slots: {
    dilated: [
      {column: 0, row: 6, span: 2, title: 'P. Engstrom', note: 'Dilated, flashes'},
      {column: 1, row: 5, span: 1, title: 'P. Engstrom'},
    ],
    lenses: [
      {column: 0, row: 6, span: 3, title: 'D. Amato', note: 'Contact lens exam'},
      {column: 1, row: 5, span: 1, title: 'D. Amato'},
    ],
    lensesLater: [
      {column: 0, row: 9, span: 3, title: 'D. Amato', note: 'Contact lens exam'},
      {column: 1, row: 8, span: 1, title: 'D. Amato'},
    ],
  },
  lines: {
    answer: {
      says: 'Fairview Eye Care, hello. I’m an AI receptionist. What’s going on?',
      note: 'Asks what is wrong, before any plan',
      choices: [
        {
          id: 1,
          says: 'I keep seeing little flashes at the side of my eye. Since lunch.',
          note: 'Sudden: asked about before any calendar',
          names911: true,
          to: 'questions',
        },
        {
          id: 2,
          says: 'Something flew into my eye at work.',
          note: 'Injury, and an employer',
          names911: true,
          to: 'injury',
        },
        {id: 3, says: 'I’m out of contacts on Friday.', note: 'Two days left', to: 'contacts'},
        {id: 4, says: 'Are my glasses in?', note: 'The question asked most', to: 'glasses'},
        {id: 5, says: 'How much are progressives?', to: 'price'},
        {
          id: 6,
          says: 'Half my sight just went, like a curtain.',
          note: 'Emergency',
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
      says: 'Thank you for calling right away. If part of your sight is gone, hang up and call 911. If not: any new floaters, or a hit to the eye? And your full name and birth date?',
      note: '911 first, then the questions that Dr. Castellano wrote',
      choices: [
        {
          id: 1,
          says: 'A few floaters, no hit. Paul Engstrom, July 8, 1968.',
          note: 'Her rule for that answer: the same day',
          verifies: 'birth-date',
          to: 'offer',
        },
        {
          id: 2,
          says: 'A tennis ball, yesterday. Now there’s a shadow.',
          note: 'Emergency: a shadow',
          emergency: true,
          to: 'call911',
        },
        {id: 3, says: 'I’d rather tell the doctor herself.', note: 'Then the doctor', to: 'doctor'},
      ],
    },
    offer: {
      says: 'By the doctor’s rule, you’re seen today: pre-test at 6:00, Dr. Castellano at 6:15. She’ll dilate your eyes, so somebody else has to drive. Can you make it?',
      note: 'Two rooms, in order; dilation said on the call',
      reveals: true,
      offers: 'dilated',
      choices: [
        {id: 1, says: 'Yes. My wife will bring me.', note: 'Driver found', to: 'written'},
        {
          id: 2,
          says: 'No, I’ll see how it is in the morning.',
          note: 'Declined; the doctor is told',
          to: 'refused',
        },
      ],
    },
    written: {
      says: 'Good, 6:00 tonight. If a curtain or shadow comes down before that, don’t drive here: call 911. Bring sunglasses for the way home.',
      note: '911 named, both rooms booked',
      reveals: true,
      books: 'dilated',
      choices: [
        {
          id: 1,
          says: 'Understood. We’re leaving now.',
          ends: 'booked',
          title: 'Today, 6:15 pm, dilated exam',
          detail:
            'P. Engstrom, pre-test at 6:00, has a driver. The note says “flashes since lunch.”',
        },
        {
          id: 2,
          says: 'My other eye started too, just now. There’s a shadow.',
          note: 'Emergency, also after a booking',
          emergency: true,
          to: 'call911',
        },
      ],
    },
    refused: {
      says: 'That’s up to you. I’m letting Dr. Castellano know, and she may call you. If a shadow or curtain comes down, call 911.',
      note: 'Not asked again; the doctor may call',
      releases: true,
      ends: 'passed',
      title: 'Dr. Castellano, to call back',
      detail: 'No visit was booked. She has the number and will decide whether to call.',
    },
    injury: {
      says: 'If you can’t see, or it was a chemical, hang up and call 911 now. If not: is anything stuck in it, or has your sight changed? Please don’t rub it.',
      note: '911 first, then the questions for injuries',
      choices: [
        {
          id: 1,
          says: 'Metal dust, I think it washed out. It just waters.',
          note: 'The doctor is called; “at work” is noted',
          to: 'doctor',
        },
        {
          id: 2,
          says: 'Drain cleaner. It burns like mad.',
          note: 'Emergency: a chemical',
          emergency: true,
          to: 'call911',
        },
      ],
    },
    doctor: {
      says: 'I’m getting Dr. Castellano on the phone, between two patients. She has your words, and whether it was at work. If your sight goes, call 911.',
      note: 'Transferred to the doctor',
      ends: 'passed',
      title: 'Dr. Castellano, now',
      detail:
        'She will decide: a visit tonight, or a hospital. The desk will get the employer’s form.',
    },
    call911: {
      says: 'Call 911 right now, and if something splashed in, keep clean water running over the eye while you call. I’m paging the doctor.',
      note: '911 first; an earlier booking is canceled',
      emergency: true,
      releases: true,
      ends: 'emergency',
      title: 'sent to 911',
      detail: 'No visit is booked. Dr. Castellano has the page and the caller’s number.',
    },
    contacts: {
      says: 'When was your last contact lens exam? And your name and birth date, please.',
      note: 'No chart is read: the caller says when',
      choices: [
        {
          id: 1,
          says: 'Two summers ago. Dana Amato, July 29, 1992.',
          note: 'Longer than the practice’s interval: an exam first',
          verifies: 'birth-date',
          to: 'lensesOffer',
        },
        {
          id: 2,
          says: 'In March, so only the same boxes again. Dana Amato, July 29, 1992.',
          note: 'A reorder: a note for optical',
          verifies: 'birth-date',
          to: 'message',
        },
      ],
    },
    lensesOffer: {
      says: 'After that long, an exam comes before new lenses. There’s one tonight, Dana: pre-test at 6:00, Dr. Castellano at 6:15. Will you come?',
      note: 'Forty-five minutes, and the room before it',
      reveals: true,
      offers: 'lenses',
      choices: [
        {id: 1, says: 'Tonight works.', to: 'lensesWritten'},
        {id: 2, says: 'No. I’ll dig out my old glasses.', note: 'Declined once', to: 'nothing'},
      ],
    },
    lensesWritten: {
      says: 'You’re in tonight, 6:00 and 6:15. Come wearing the lenses, and bring the boxes. Vision plan and member number?',
      note: 'Plan noted for the team to check',
      reveals: true,
      books: 'lenses',
      choices: [
        {
          id: 1,
          says: 'Clearview, 20 41 77. See you at six.',
          note: 'Plan and number, for the team to check',
          ends: 'booked',
          title: 'Today, 6:15 pm, contact lens exam',
          detail: 'D. Amato, pre-test at 6:00. The team has the plan and number to check.',
        },
        {
          id: 2,
          says: 'Hang on, I coach until six thirty tonight.',
          note: 'A change of plan',
          to: 'later',
        },
      ],
    },
    later: {
      says: 'Wednesday is our late day: pre-test at 6:45, exam at 7:00. Should I move both?',
      note: 'Pre-test and exam move together',
      reveals: true,
      offers: 'lensesLater',
      choices: [
        {id: 1, says: 'Seven is perfect.', to: 'moved'},
        {
          id: 2,
          says: 'No, I’ll end practice early.',
          ends: 'booked',
          title: 'Today, 6:15 pm, contact lens exam',
          detail: 'D. Amato, unchanged. The later times stay open.',
        },
      ],
    },
    moved: {
      says: 'Both are moved: 6:45 in the pre-test room, 7:00 with the doctor.',
      note: '6:00 and 6:15 are open again',
      reveals: true,
      books: 'lensesLater',
      ends: 'booked',
      title: 'Today, 7:00 pm, contact lens exam',
      detail: 'D. Amato, pre-test at 6:45. Two entries moved together.',
    },
    nothing: {
      says: 'Then nothing is booked. Call whenever you’d like a time.',
      note: 'Offered once',
      releases: true,
      ends: 'declined',
      title: 'the time stays open',
      detail: 'The exam was offered and declined.',
    },
    glasses: {
      says: 'I can’t check on orders, but Hana in optical can. Give me your name and birth date, and she’ll look before you come over.',
      note: 'A person will look it up',
      choices: [
        {
          id: 1,
          says: 'George Hahn, August 17, 1950. The sunglasses.',
          note: 'Which pair, too',
          verifies: 'birth-date',
          to: 'message',
        },
        {id: 2, says: 'Let me just speak to her.', to: 'person'},
      ],
    },
    price: {
      says: 'That depends on the lens, the frame, and your plan. Hana in optical has the list. Should I connect you, or take your plan, name, and birth date so she can check first?',
      note: 'No figure is guessed',
      choices: [
        {id: 1, says: 'Connect me, if she’s free.', to: 'person'},
        {
          id: 2,
          says: 'Check first. Clearview, 36 08 15. Rita Boone, April 2, 1966.',
          verifies: 'birth-date',
          note: 'Details noted; Hana will ask about coverage',
          to: 'message',
        },
      ],
    },
    cannotSay: {
      says: 'I can’t read out a prescription, and I can’t say who has one here. Each patient can ask for their own copy.',
      note: 'The same answer for everyone who asks',
      choices: [
        {
          id: 1,
          says: 'Fine. She can call you herself.',
          note: 'Accepted as said',
          ends: 'declined',
          title: 'nothing read out',
          detail: 'No patient was confirmed, and nothing was looked up.',
        },
        {id: 2, says: 'Could somebody explain that to me?', to: 'person'},
      ],
    },
    person: {
      says: 'Hana will pick up in a moment. She has what you’ve told me.',
      note: 'Transferred with the caller’s words',
      ends: 'passed',
      title: 'Hana, in optical',
      detail: 'She has what the caller said.',
    },
    message: {
      says: 'That’s on Hana’s list. She’ll look and call you tonight before seven.',
      note: 'A note for a person; nothing is guessed',
      ends: 'message',
      title: 'on Hana’s list',
      detail: 'What was asked, in the caller’s words, with name and birth date.',
    },
  },
};
