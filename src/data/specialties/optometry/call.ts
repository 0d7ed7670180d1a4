import type {CallScript} from '../callScript';

export const script: CallScript = {
  practice: 'Fairview Eye Care',
  when: 'Wednesday, 5:08 pm',
  callerLabel: 'Patient',
  sample: [0, 0, 0, 0],
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
      note: 'Asks what, not “optical or medical?”',
      choices: [
        {
          says: 'I keep seeing little flashes at the side of my eye. Since lunch.',
          note: 'Sudden: asked about before any calendar',
          names911: true,
          to: 'questions',
        },
        {
          says: 'Something flew into my eye at work.',
          note: 'Injury, and an employer',
          names911: true,
          to: 'injury',
        },
        {says: 'I’m out of contacts on Friday.', note: 'Two days', to: 'contacts'},
        {says: 'Are my glasses in?', note: 'The most asked question here', to: 'glasses'},
        {says: 'How much are progressives?', to: 'price'},
        {
          says: 'Half my sight just went, like a curtain.',
          note: 'No list needed',
          emergency: true,
          to: 'call911',
        },
        {
          says: 'Read me my wife’s prescription? I’m ordering frames online.',
          note: 'Two things it doesn’t do',
          to: 'cannotSay',
        },
        {says: 'A human, please.', note: 'Takes three words', to: 'person'},
      ],
    },
    questions: {
      says: 'Thank you for calling right away. If part of your sight is gone, hang up and call 911. If not: any new floaters, or a knock to the eye? And your full name and birth date?',
      note: '911 first, then the questions that Dr. Castellano wrote',
      choices: [
        {
          says: 'A few floaters, no knock. Paul Engstrom, July 8, 1968.',
          note: 'Her rule for that answer: the same day',
          verifies: 'birth-date',
          to: 'offer',
        },
        {
          says: 'A tennis ball, yesterday. Now there’s a shadow.',
          note: 'No longer a matter for the sheet',
          emergency: true,
          to: 'call911',
        },
        {says: 'I’d sooner tell the doctor herself.', note: 'Then the doctor', to: 'doctor'},
      ],
    },
    offer: {
      says: 'By the doctor’s rule that is seen today: pre-test at 6:00, Dr. Castellano at 6:15. She’ll dilate your eyes, so somebody else has to drive. Can you make it?',
      note: 'Two rooms, in order; dilation said on the call',
      reveals: true,
      offers: 'dilated',
      choices: [
        {says: 'Yes. My wife will bring me.', note: 'Driver found', to: 'written'},
        {
          says: 'No, I’ll see how it is in the morning.',
          note: 'His no; the doctor hears of it',
          to: 'refused',
        },
      ],
    },
    written: {
      says: 'Good, 6:00 tonight. If a curtain or shadow comes down before that, don’t drive here: call 911. Bring sunglasses for the way home.',
      note: 'Way out named, both rooms written in',
      reveals: true,
      books: 'dilated',
      choices: [
        {
          says: 'Understood. We’re leaving now.',
          ends: 'booked',
          title: 'Today, 6:15 pm, dilated exam',
          detail:
            'P. Engstrom, pre-test at 6:00, has a driver. The note says “flashes since lunch.”',
        },
        {
          says: 'My other eye started too, just now. There’s a shadow.',
          note: 'Booked or not: out of our hands',
          emergency: true,
          to: 'call911',
        },
      ],
    },
    refused: {
      says: 'That’s yours to decide. I’m letting Dr. Castellano know, so don’t be surprised if she calls. If a shadow comes, that’s 911, at any hour.',
      note: 'Not asked again by a machine; a doctor may',
      releases: true,
      ends: 'passed',
      title: 'Dr. Castellano, to call back',
      detail: 'No visit written. She has the number and decides whether one call more is right.',
    },
    injury: {
      says: 'If you can’t see, or it was a chemical, hang up and call 911 now. If not: is anything stuck in it, or has your sight changed? Please don’t rub it.',
      note: '911 first, then the questions for injuries',
      choices: [
        {
          says: 'Metal dust, I think it washed out. It just waters.',
          note: 'Doctor on the line; “at work” goes in the note',
          to: 'doctor',
        },
        {
          says: 'Drain cleaner. It burns like mad.',
          note: 'Before anything is written',
          emergency: true,
          to: 'call911',
        },
      ],
    },
    doctor: {
      says: 'I’m getting Dr. Castellano on the line, between two patients. She has your words, and whether it was at work. If your sight goes meanwhile, 911.',
      note: 'A doctor, not a slot',
      ends: 'passed',
      title: 'Dr. Castellano, on the line',
      detail:
        'She decides: tonight’s chair, or a hospital. The desk gets the form for the employer.',
    },
    call911: {
      says: 'Call 911 right now, and if something splashed in, keep clean water running over the eye while you call. I’m paging the doctor.',
      note: 'Unconditional; a visit written before is taken out',
      emergency: true,
      releases: true,
      ends: 'emergency',
      title: 'put down and dialed 911',
      detail: 'No visit stands on the sheet. Dr. Castellano has the page and the caller’s number.',
    },
    contacts: {
      says: 'Let’s not have you squinting. When was your last contact lens exam? And your name and birth date, please.',
      note: 'No chart is read: the caller says when',
      choices: [
        {
          says: 'Two summers ago. Dana Amato, July 29, 1992.',
          note: 'Past the practice’s interval: an exam, then lenses',
          verifies: 'birth-date',
          to: 'lensesOffer',
        },
        {
          says: 'In March. I only need the same boxes again.',
          note: 'A reorder: optical’s desk, with the date',
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
        {says: 'Tonight works.', to: 'lensesWritten'},
        {says: 'No. I’ll dig out my old glasses.', note: 'They do exist', to: 'nothing'},
      ],
    },
    lensesWritten: {
      says: 'You’re in tonight, 6:00 and 6:15. Come wearing the lenses, and bring the boxes. Vision plan and member number?',
      note: 'Plan taken down; the team checks it',
      reveals: true,
      books: 'lenses',
      choices: [
        {
          says: 'Clearview, 20 41 77. See you at six.',
          note: 'Read back digit by digit',
          ends: 'booked',
          title: 'Today, 6:15 pm, contact lens exam',
          detail: 'D. Amato, pre-test at 6:00. Plan and number are with the team, unverified.',
        },
        {
          says: 'Hang on, I coach until half past six tonight.',
          note: 'Practice runs over, as it does',
          to: 'later',
        },
      ],
    },
    later: {
      says: 'Wednesday is our late day: pre-test at 6:45, exam at 7:00. I’d move the pair of them. Does that do?',
      note: 'Both links of the chain move, or none',
      reveals: true,
      offers: 'lensesLater',
      choices: [
        {says: 'Seven is perfect.', to: 'moved'},
        {
          says: 'No, the kids can end early for once.',
          ends: 'booked',
          title: 'Today, 6:15 pm, contact lens exam',
          detail: 'D. Amato, unchanged. The late pair of times stays on the sheet for a walk-in.',
        },
      ],
    },
    moved: {
      says: 'Moved, both: 6:45 in the pre-test room, 7:00 with the doctor. Come as you are, whistle and all.',
      note: '6:00 and 6:15 are open again',
      reveals: true,
      books: 'lensesLater',
      ends: 'booked',
      title: 'Today, 7:00 pm, contact lens exam',
      detail: 'D. Amato, pre-test at 6:45. Two entries moved together.',
    },
    nothing: {
      says: 'Then the chair stays free. Call whenever the glasses give up.',
      note: 'One offer was made, and that was it',
      releases: true,
      ends: 'declined',
      title: 'the chair stays free',
      detail: 'The exam was offered on the same call, and turned down on it.',
    },
    glasses: {
      says: 'I can’t see the lab’s tray, but Hana in optical can. Your name and birth date, and she looks before you come over?',
      note: 'No order system is connected: it asks a person',
      choices: [
        {
          says: 'George Hahn, August 17, 1950. The sunglasses.',
          note: 'Which pair, too',
          verifies: 'birth-date',
          to: 'message',
        },
        {says: 'Let me just speak to her.', to: 'person'},
      ],
    },
    price: {
      says: 'That hangs on the lens, the frame and your plan, so I name no figure. Hana in optical has the list. Now, or shall she check your plan first?',
      note: 'No guess to be held to later',
      choices: [
        {says: 'Now, if she’s free.', to: 'person'},
        {
          says: 'Check first. Clearview, member 36 08 15.',
          note: 'Details taken; coverage is hers to find out',
          to: 'message',
        },
      ],
    },
    cannotSay: {
      says: 'I read no prescription aloud: one digit misheard, and the pair is wrong. And I don’t tell who has one here. The person it belongs to can ask for a copy.',
      note: 'The same answer for husbands, shops and strangers',
      choices: [
        {
          says: 'Fine. She can call you herself.',
          note: 'As it should be',
          ends: 'declined',
          title: 'no digits read out',
          detail: 'Whether she is a patient was neither said nor looked up.',
        },
        {says: 'Could somebody explain that to me?', to: 'person'},
      ],
    },
    person: {
      says: 'Hana picks up in a moment; she’s handing over a pair. Whatever you’ve told me goes ahead of you.',
      note: 'Says what the wait is for',
      ends: 'passed',
      title: 'Hana, in optical',
      detail: 'One fitting interrupted. What the caller had said came with the call.',
    },
    message: {
      says: 'Hana has that on her list, next to the trays. She looks, and calls you tonight before seven.',
      note: 'A list a person keeps, not a status it invents',
      ends: 'message',
      title: 'on Hana’s list, by the trays',
      detail:
        'What was asked, in the caller’s words, and by when. She answers between two fittings.',
    },
  },
};
