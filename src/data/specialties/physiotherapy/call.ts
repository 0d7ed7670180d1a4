import type {CallScript} from '../callScript';

export const script: CallScript = {
  practice: 'Riverside Physical Therapy',
  when: 'Thursday, 7:05 am',
  callerLabel: 'Patient',
  sample: [0, 0, 0, 0, 0],
  slots: {
    knee: [{column: 1, row: 2, span: 3, title: 'Marcus W.', note: 'Knee, first of five'}],
    kneeLater: [{column: 1, row: 9, span: 3, title: 'Marcus W.', note: 'Knee, first of five'}],
    evaluation: [{column: 1, row: 2, span: 4, title: 'L. Fuchs', note: 'Evaluation, knee'}],
  },
  lines: {
    answer: {
      says: 'Riverside Physical Therapy, good morning, this is the AI receptionist. What do you need today?',
      note: 'Answered before the desk opens',
      choices: [
        {
          says: 'I can’t make my 4:30 today. I’m stuck at work all week.',
          note: 'Late cancel: noted, no fee named',
          to: 'who',
        },
        {says: 'My surgeon says to start this week.', note: 'New, with an order', to: 'referral'},
        {
          says: 'My calf is hot and swollen since the flight.',
          note: 'On the red-flag list',
          names911: true,
          to: 'calf',
        },
        {
          says: 'My mom fell doing her exercises and she won’t wake up.',
          note: 'Emergency, without a question',
          emergency: true,
          to: 'call911',
        },
        {says: 'Does my plan cover more visits?', to: 'cover'},
        {says: 'Ice or heat? Just tell me.', note: 'A question for the therapist', to: 'iceOrHeat'},
        {
          says: 'I’m his employer. Did Ray come to therapy this week?',
          note: 'Pays the claim, but is not the patient',
          to: 'employer',
        },
        {says: 'I’d like to talk to a person.', note: 'Asks for a person', to: 'person'},
      ],
    },
    who: {
      says: 'Thanks for telling us. Your full name and birth date, so that I take the right one off?',
      note: 'No visit confirmed before a name',
      choices: [
        {
          says: 'Marcus Webb, October 11, 1985.',
          note: 'Name, birth date and phone agree',
          verifies: 'birth-date',
          to: 'plan',
        },
        {
          says: 'Can’t the desk just do it?',
          note: 'Asks for the desk, which opened at seven',
          to: 'person',
        },
      ],
    },
    plan: {
      says: 'Your 4:30 with Dana is off, Marcus. How many visits do you want to place now, and would mornings work?',
      note: 'The patient names the count; the desk compares it',
      reveals: true,
      choices: [
        {
          says: 'All five that are left. Before nine, yes.',
          note: 'Kept as his preference',
          to: 'offer',
        },
        {
          says: 'No, I’ll call when this week is over.',
          note: 'Accepted as said',
          to: 'nothing',
        },
      ],
    },
    offer: {
      says: 'Then 7:30 with Dana, tomorrow and every Tuesday and Friday to the 27th. Any new swelling, numbness, or calf pain?',
      note: 'Five visits in one go; red flags before the booking',
      offers: 'knee',
      choices: [
        {
          says: 'No, just stiff. Book them.',
          note: 'Today’s 4:30 is free again',
          to: 'written',
        },
        {
          says: 'My foot’s been numb since Sunday.',
          note: 'New, and on the list: a therapist first',
          to: 'therapist',
        },
        {says: 'That’s too many. Not now.', note: 'Declined once', to: 'nothing'},
      ],
    },
    written: {
      says: 'All five are in at 7:30, the first one tomorrow. The desk checks the number against your plan. Is any of them a problem?',
      note: 'The patient’s count, for a person to check',
      reveals: true,
      books: 'knee',
      choices: [
        {
          says: 'None. See you tomorrow.',
          ends: 'booked',
          title: 'Friday, 7:30 am, table 2',
          detail: 'Marcus W., knee, first of five. Four more at the same hour.',
        },
        {
          says: 'Tomorrow is. I forgot, I take my son to school.',
          note: 'One of the five',
          to: 'later',
        },
      ],
    },
    later: {
      says: 'Dana has 9:15 tomorrow, once he’s in class. Past nine, I know. Shall I move just that one?',
      note: 'Later than he asked for, so it asks',
      reveals: true,
      offers: 'kneeLater',
      choices: [
        {says: 'Do it. 9:15 for once.', to: 'moved'},
        {
          says: 'No, my wife can drive him.',
          ends: 'booked',
          title: 'Friday, 7:30 am, table 2',
          detail: 'Marcus W., knee, first of five. 9:15 was offered and stays open.',
        },
      ],
    },
    moved: {
      says: 'Tomorrow is 9:15 now, still with Dana. The other four stay at 7:30.',
      note: '7:30 tomorrow is open again',
      reveals: true,
      books: 'kneeLater',
      ends: 'booked',
      title: 'Friday, 9:15 am, table 2',
      detail: 'Marcus W., knee, first of five. One visit moved, four untouched.',
    },
    nothing: {
      says: 'Understood, I’m not holding any times. When you know your week, call at any hour.',
      note: 'Dana sees it on her list',
      releases: true,
      ends: 'declined',
      title: 'no table held',
      detail: 'The therapist sees which times were declined.',
    },
    referral: {
      says: 'Thanks for calling early. Who is the surgeon, and what was done, and when? Then your name and birth date.',
      note: 'Who sent them, and for what',
      choices: [
        {
          says: 'Dr. Anand, my knee, ten days ago. Lena Fuchs, May 6, 1997.',
          note: 'New patient: her own words go on the note',
          verifies: 'birth-date',
          to: 'evaluationOffer',
        },
        {
          says: 'It’s all on a paper at home. Can somebody call me tonight?',
          callback: true,
          to: 'message',
        },
      ],
    },
    evaluationOffer: {
      says: 'A first evaluation is an hour, and Dana has one tomorrow at 7:30. Any fever, calf pain, or trouble with the wound?',
      note: 'An evaluation takes an hour of a therapist',
      reveals: true,
      offers: 'evaluation',
      choices: [
        {
          says: 'None of that. Put me in.',
          note: 'The three post-op questions: three times no',
          to: 'evaluationWritten',
        },
        {
          says: 'The wound’s red, and it’s weeping.',
          note: 'Goes to a therapist first',
          to: 'therapist',
        },
        {
          says: 'No, I don’t have a ride tomorrow.',
          note: 'Declined once',
          to: 'nothing',
        },
      ],
    },
    evaluationWritten: {
      says: 'Tomorrow at 7:30, Lena. Wear shorts, and bring your insurance card. The desk asks Dr. Anand’s office for the order today; if you have it on paper, bring that too.',
      note: 'Order asked for by fax, before day one',
      reveals: true,
      books: 'evaluation',
      choices: [
        {
          says: 'Shorts, card, paper. Thanks.',
          ends: 'booked',
          title: 'Friday, 7:30 am, evaluation',
          detail: 'L. Fuchs, table 2, an hour. The desk asks for the order.',
        },
        {
          says: 'Do I even need an order in this state?',
          note: 'A question for the desk',
          ends: 'booked',
          title: 'Friday, 7:30 am, evaluation',
          detail: 'L. Fuchs, an hour. The desk answers her question about the order.',
        },
      ],
    },
    calf: {
      says: 'If your chest hurts or breathing is harder than usual, hang up and call 911 now. If neither: I’m getting a therapist. Which is it?',
      note: '911 in the first sentence, the question after it',
      choices: [
        {says: 'Neither. It’s only the calf.', note: 'A therapist, now', to: 'therapist'},
        {
          says: 'I’m a little out of breath, yes.',
          note: 'Emergency: breath',
          emergency: true,
          to: 'call911',
        },
      ],
    },
    therapist: {
      says: 'Dana is coming to the phone, and she has what you said. If your chest hurts or you can’t stand, hang up and call 911.',
      note: 'Put through; no advice from this line',
      ends: 'passed',
      title: 'Dana, the therapist, now',
      detail: 'She talks to the patient now. No visit is booked until she says so.',
    },
    call911: {
      says: 'Please hang up and call 911 now. They’ll tell you what to do until they’re with you. I’m letting the therapist know.',
      note: '911 first; the dispatcher gives instructions',
      emergency: true,
      ends: 'emergency',
      title: '911, and the therapist knows',
      detail: 'Nothing was booked. The therapist on duty has the number.',
    },
    cover: {
      says: 'What the plan pays, billing finds out, and how many visits you’ve used is on their list, which I can’t see. Your name, birth date, plan and member number, and they call you?',
      note: 'Takes the details down for billing',
      choices: [
        {
          says: 'Rosa Cole, January 27, 1961. Blue Ridge, 88 20 46.',
          note: 'For billing, which has the count',
          verifies: 'birth-date',
          to: 'message',
        },
        {
          says: 'I’d rather ask billing myself. Can they call me?',
          callback: true,
          to: 'message',
        },
        {
          says: 'No, twelve will have to do.',
          ends: 'declined',
          title: 'nothing was changed',
          detail: 'Nothing was asked of the plan in her name.',
        },
      ],
    },
    iceOrHeat: {
      says: 'That’s a question for your therapist. Tell me your name, your birth date and where it hurts, and it goes to the top of Dana’s list.',
      note: 'No advice from this line',
      choices: [
        {
          says: 'Ines Cardoso, January 15, 1969. Left knee, since the stairs.',
          note: 'Her words, for the therapist',
          verifies: 'birth-date',
          to: 'message',
        },
        {says: 'I’d rather talk to someone now.', to: 'person'},
      ],
    },
    employer: {
      says: 'I can’t say who comes here, whoever pays. Requests about a workers’ comp claim go to billing in writing. Shall I have them call you?',
      note: 'No patient is confirmed',
      choices: [
        {says: 'Yes, please. I’m at this number.', callback: true, to: 'message'},
        {
          says: 'No. I’ll ask him.',
          ends: 'declined',
          title: 'no visit confirmed',
          detail: 'Requests about a claim go to billing, in writing.',
        },
      ],
    },
    person: {
      says: 'Of course. Joel has the desk this morning. I’m putting you through, and he has what you told me.',
      note: 'Put through on the first request',
      ends: 'passed',
      title: 'Joel at the desk',
      detail: 'He has the caller’s words on his screen.',
    },
    message: {
      says: 'I’ve written that down as you said it. It goes to whoever can answer it, Dana or billing, and they call you by tonight.',
      note: 'Goes to whoever can answer it',
      ends: 'message',
      title: 'for the one who can answer',
      detail: 'Question, number, 7:06 am. Joel sees at noon whether it has been answered.',
    },
  },
};
