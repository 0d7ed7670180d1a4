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
      note: 'Awake before the coffee machine',
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
          note: 'Nothing to ask',
          emergency: true,
          to: 'call911',
        },
        {says: 'Does my plan cover more visits?', to: 'cover'},
        {says: 'Ice or heat? Just tell me.', note: 'Two words too many for it', to: 'iceOrHeat'},
        {
          says: 'I’m his employer. Did Ray come to therapy this week?',
          note: 'Pays the claim, isn’t the patient',
          to: 'employer',
        },
        {says: 'I’d like a person, not a program.', note: 'Clear enough', to: 'person'},
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
        {says: 'Can’t the desk just do it?', note: 'It can, it opened at seven', to: 'person'},
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
          note: 'Canceled is canceled',
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
        {says: 'That’s too many. Not now.', note: 'One offer, one answer', to: 'nothing'},
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
          detail:
            'Marcus W., knee, first of five. Four more at the same hour, and none left to chase.',
        },
        {
          says: 'Tomorrow is. I forgot, I take my son to school.',
          note: 'One of five, not five of five',
          to: 'later',
        },
      ],
    },
    later: {
      says: 'Dana has 9:15 tomorrow, once he’s in class. Past nine, I know. Shall I move just that one?',
      note: 'Says that it’s outside what he asked for',
      reveals: true,
      offers: 'kneeLater',
      choices: [
        {says: 'Do it. 9:15 for once.', to: 'moved'},
        {
          says: 'No, my wife can drive him.',
          ends: 'booked',
          title: 'Friday, 7:30 am, table 2',
          detail: 'Marcus W., knee, first of five. 9:15 was named, and stays empty.',
        },
      ],
    },
    moved: {
      says: 'Tomorrow is 9:15 now, still with Dana. The other four stay at 7:30.',
      note: '7:30 goes to whoever waits for a morning',
      reveals: true,
      books: 'kneeLater',
      ends: 'booked',
      title: 'Friday, 9:15 am, table 2',
      detail: 'Marcus W., knee, first of five. One visit moved, four untouched.',
    },
    nothing: {
      says: 'Understood, I’m not holding a table for you. When you know your week, call at any hour and we’ll find the times.',
      note: 'Dana sees it on her list; nobody rings to ask again',
      releases: true,
      ends: 'declined',
      title: 'no table held',
      detail:
        'The therapist sees who said no, and to which times. What she does with it is up to her.',
    },
    referral: {
      says: 'Good that you rang early. Who is the surgeon, and what was done, and when? Then your name and birth date.',
      note: 'Who sent them, for what, and is there paper',
      choices: [
        {
          says: 'Dr. Anand, my knee, ten days ago. Lena Fuchs, May 6, 1997.',
          note: 'New here: a file with her words and no more',
          verifies: 'birth-date',
          to: 'evaluationOffer',
        },
        {says: 'It’s all on a paper at home. Can somebody call me tonight?', to: 'message'},
      ],
    },
    evaluationOffer: {
      says: 'A first evaluation is an hour, and Dana has one tomorrow at 7:30. Any fever, calf pain, or trouble with the wound?',
      note: 'An hour of a therapist, not of an aide',
      reveals: true,
      offers: 'evaluation',
      choices: [
        {
          says: 'None of that. Put me in.',
          note: 'The three post-op questions: three times no',
          to: 'evaluationWritten',
        },
        {says: 'The wound’s red, and it’s weeping.', note: 'Not for the sheet', to: 'therapist'},
        {says: 'No, I’ve got nobody to drive me.', note: 'Not talked round', to: 'nothing'},
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
          detail: 'L. Fuchs, table 2, an hour. The order is requested, and the try is logged.',
        },
        {
          says: 'Do I even need an order in this state?',
          note: 'It doesn’t guess at law or plan',
          ends: 'booked',
          title: 'Friday, 7:30 am, evaluation',
          detail:
            'L. Fuchs, an hour. Her question about the order is with the desk, unanswered on purpose.',
        },
      ],
    },
    calf: {
      says: 'If your chest hurts or breathing is harder than usual, hang up and call 911 now. If neither: I’m getting a therapist. Which is it?',
      note: '911 in the first sentence, the question after it',
      choices: [
        {says: 'Neither. It’s only the calf.', note: 'Still a person, at once', to: 'therapist'},
        {
          says: 'I’m a little out of breath, yes.',
          note: 'Said “a little”; makes no difference',
          emergency: true,
          to: 'call911',
        },
      ],
    },
    therapist: {
      says: 'Dana is stepping off the floor to talk to you. She’s got what you said. If it gets into your chest, or you can’t stand, it’s 911 and not us.',
      note: 'No rest, ice, or stretching from a receptionist',
      ends: 'passed',
      title: 'Dana, the therapist, now',
      detail:
        'She hears it from the patient within the minute. No visit is written until she says so.',
    },
    call911: {
      says: 'Stop here and call 911, please, this moment. They’ll tell you what to do until they’re with you. I’m letting the therapist know.',
      note: 'Leaves the instructions to the dispatcher',
      emergency: true,
      ends: 'emergency',
      title: '911, and the therapist knows',
      detail: 'No table, no message pad. The therapist on duty has the number.',
    },
    cover: {
      says: 'What the plan pays, billing finds out. What’s been used I can tell you, once I’ve got your name and birth date.',
      note: 'Two questions in one: takes them apart',
      choices: [
        {
          says: 'Rosa Cole, January 27, 1961. My hip.',
          note: 'Found on the desk’s list',
          verifies: 'birth-date',
          to: 'count',
        },
        {says: 'I’d rather ask billing about both.', to: 'message'},
      ],
    },
    count: {
      says: 'Nine of twelve used, two booked, so one is open. For more I’d take down your plan and member number, and billing asks. Shall I?',
      note: 'A count, not a promise',
      reveals: true,
      choices: [
        {
          says: 'Blue Ridge, 88 20 46. Please ask them.',
          note: 'Read back in pairs',
          to: 'message',
        },
        {
          says: 'No, twelve will have to do.',
          ends: 'declined',
          title: 'the two visits stand',
          detail: 'She has her count. Nothing was asked of the plan in her name.',
        },
      ],
    },
    iceOrHeat: {
      says: 'That’s your therapist’s to say. Tell me your name, your birth date and where it hurts, and it’s at the top of Dana’s list.',
      note: 'A coin toss it declines to make',
      choices: [
        {
          says: 'Ines Cardoso, January 15, 1969. Left knee, since the stairs.',
          note: 'Her words, for the therapist who knows the knee',
          verifies: 'birth-date',
          to: 'message',
        },
        {says: 'I’m standing at the freezer. Get me someone.', to: 'person'},
      ],
    },
    employer: {
      says: 'I confirm no one’s visits, whoever pays for them. Requests on a comp claim go to billing in writing. Shall I leave them your number?',
      note: 'Not even whether there is a Ray',
      choices: [
        {says: 'Do. I’ve got the claim number here.', to: 'message'},
        {
          says: 'No. I’ll ask him.',
          ends: 'declined',
          title: 'no visit said or denied',
          detail: 'The claim has its own way, on paper. The phone isn’t part of it.',
        },
      ],
    },
    person: {
      says: 'Coming up. Joel has the desk this morning, I’m ringing him now, and you won’t have to tell it twice.',
      note: 'Through, at five past seven',
      ends: 'passed',
      title: 'Joel at the desk',
      detail: 'He picks up with the call’s words on his screen, and the machine leaves the line.',
    },
    message: {
      says: 'Taken down as you said it. It goes to the one who can answer, Dana or billing, and they call you by tonight.',
      note: 'Sorted by who can answer it',
      ends: 'message',
      title: 'for the one who can answer',
      detail: 'Question, number, 7:06 am. Joel sees at noon whether it has been answered.',
    },
  },
};
