import type {CallScript} from '../callScript.ts';

export const script: CallScript = {
  practice: 'Riverside Physical Therapy',
  when: 'Thursday, 7:05 am',
  callerLabel: 'Patient',
  sample: [1, 1, 1, 1],
  slots: {
    knee: [{column: 1, row: 2, span: 3, title: 'Marcus W.', note: 'Knee, visit 8'}],
    evaluation: [{column: 1, row: 2, span: 4, title: 'L. Fuchs', note: 'Evaluation, knee'}],
  },
  lines: {
    answer: {
      says: 'Riverside Physical Therapy, good morning, this is the AI receptionist. What do you need today?',
      note: 'Answers while the desk is busy',
      choices: [
        {
          id: 1,
          says: 'I can’t make my 4:30 today. I’m stuck at work all week.',
          note: 'A late cancellation: names no fee',
          to: 'who',
        },
        {
          id: 2,
          says: 'My surgeon says to start this week.',
          note: 'A new patient with an order',
          to: 'referral',
        },
        {
          id: 3,
          says: 'My calf is hot and swollen since the flight.',
          note: 'On your red-flag list',
          names911: true,
          to: 'calf',
        },
        {
          id: 4,
          says: 'My mom fell doing her exercises and she won’t wake up.',
          note: 'An emergency: no questions',
          emergency: true,
          to: 'call911',
        },
        {
          id: 6,
          says: 'Ice or heat? Just tell me.',
          note: 'A question for the therapist',
          to: 'iceOrHeat',
        },
        {
          id: 7,
          says: 'I’m his employer. Did Ray come to therapy this week?',
          note: 'Pays the claim, but isn’t the patient',
          to: 'employer',
        },
        {id: 8, says: 'I’d like to talk to a person.', note: 'Asks for a person', to: 'person'},
      ],
    },
    who: {
      says: 'Thanks for telling us. Your full name and birth date, so I cancel the right one?',
      note: 'Confirms no visit before a name',
      choices: [
        {
          id: 1,
          says: 'Marcus Webb, October 11, 1985.',
          note: 'Name, birth date, and phone match',
          to: 'plan',
        },
        {id: 2, says: 'Can’t the desk just do it?', note: 'Asks for the desk', to: 'person'},
      ],
    },
    plan: {
      says: 'Your 4:30 with Dana is canceled, Marcus. How many visits do you want to book now?',
      note: 'Cancels the visit and asks how many more',
      reveals: true,
      choices: [
        {
          id: 1,
          says: 'All five that are left, before nine.',
          note: 'The note says “before nine”',
          to: 'offer',
        },
        {id: 2, says: 'No, I’ll call when this week is over.', to: 'nothing'},
      ],
    },
    offer: {
      says: 'Then 7:30 with Dana, tomorrow and every Tuesday and Friday to the 27th. Any new swelling, numbness, or calf pain?',
      note: 'Asks about red flags before it books',
      offers: 'knee',
      choices: [
        {
          id: 1,
          says: 'No, just stiff. Book them.',
          note: 'Today’s 4:30 is open again',
          to: 'written',
        },
        {
          id: 2,
          says: 'My foot’s been numb since Sunday.',
          note: 'On your list: a therapist first',
          to: 'therapist',
        },
        {id: 3, says: 'That’s too many. Not now.', to: 'nothing'},
      ],
    },
    written: {
      says: 'All five are in at 7:30, the first one tomorrow. The desk will check the number with your plan.',
      note: 'Leaves the count for the desk to check',
      reveals: true,
      books: 'knee',
      ends: 'booked',
      title: 'Friday, 7:30 am, table 2',
      detail: 'Marcus W., knee, first of five. Four more at the same hour.',
    },
    nothing: {
      says: 'Understood, I won’t hold any times. When you know your week, call at any hour.',
      note: 'Takes no for an answer',
      ends: 'declined',
      title: 'No time is held',
      detail: 'Dana sees which times were declined.',
    },
    referral: {
      says: 'Thanks for calling early. What’s your name and birth date, and your surgeon’s name?',
      note: 'Asks who sent the patient',
      choices: [
        {
          id: 1,
          says: 'Dr. Anand, my knee, ten days ago. Lena Fuchs, May 6, 1997.',
          note: 'A new patient',
          to: 'evaluationOffer',
        },
        {id: 2, says: 'It’s all on a paper at home. Can somebody call me tonight?', to: 'message'},
      ],
    },
    evaluationOffer: {
      says: 'A first evaluation is an hour, and Dana has one tomorrow at 7:30. Any fever, calf pain, or trouble with the wound?',
      note: 'Offers an hour with a therapist',
      reveals: true,
      offers: 'evaluation',
      choices: [
        {id: 1, says: 'None of that. Put me in.', note: 'No to all three', to: 'evaluationWritten'},
        {
          id: 2,
          says: 'The wound’s red, and it’s weeping.',
          note: 'On your list: a therapist first',
          to: 'therapist',
        },
        {id: 3, says: 'No, I don’t have a ride tomorrow.', to: 'nothing'},
      ],
    },
    evaluationWritten: {
      says: 'Tomorrow at 7:30, Lena. Wear shorts, and bring your insurance card. The desk will ask Dr. Anand’s office for the order today; if you have it on paper, bring that too.',
      note: 'Has the desk ask for the order',
      reveals: true,
      books: 'evaluation',
      ends: 'booked',
      title: 'Friday, 7:30 am, evaluation',
      detail: 'L. Fuchs, an hour with Dana. The desk will ask for the order.',
    },
    calf: {
      says: 'If your chest hurts or breathing is harder than usual, hang up and call 911 now. If neither: I’m getting a therapist. Which is it?',
      note: 'Says 911 first, then asks',
      choices: [
        {
          id: 1,
          says: 'Neither. It’s only the calf.',
          note: 'A therapist takes it now',
          to: 'therapist',
        },
        {
          id: 2,
          says: 'I’m a little out of breath, yes.',
          note: 'An emergency: breathing',
          emergency: true,
          to: 'call911',
        },
      ],
    },
    therapist: {
      says: 'Dana is coming to the phone, and she has what you said. If your chest hurts or you can’t stand, hang up and call 911.',
      note: 'Transfers, and gives no advice',
      ends: 'passed',
      title: 'Dana takes the call now',
      detail: 'She talks to the patient first. Nothing is booked until she decides.',
    },
    call911: {
      says: 'Please hang up and call 911 now. They’ll tell you what to do until they’re with you. I’m letting the therapist know.',
      note: 'Says 911 first',
      ends: 'emergency',
      title: 'Told to call 911; Dana knows',
      detail: 'Nothing was booked. Dana has the caller’s number.',
    },
    iceOrHeat: {
      says: 'That’s a question for your therapist. Tell me your name, your birth date, and where it hurts, and I’ll put it at the top of Dana’s list.',
      note: 'Gives no advice',
      choices: [
        {
          id: 1,
          says: 'Ines Cardoso, January 15, 1969. Left knee, since the stairs.',
          note: 'The therapist reads her words',
          to: 'message',
        },
        {id: 2, says: 'I’d rather talk to someone now.', to: 'person'},
      ],
    },
    employer: {
      says: 'I can’t say who comes here, no matter who pays. Requests about a workers’ comp claim go to billing in writing. Should they call you?',
      note: 'Confirms no patient',
      choices: [
        {id: 1, says: 'Yes, please. I’m at this number.', to: 'message'},
        {
          id: 2,
          says: 'No. I’ll ask him.',
          ends: 'declined',
          title: 'No visit was confirmed',
          detail: 'Requests about a claim go to billing, in writing.',
        },
      ],
    },
    person: {
      says: 'Of course. Joel is at the desk this morning. I’m connecting you, and he has what you told me.',
      note: 'Transfers at the first request',
      ends: 'passed',
      title: 'Joel takes the call',
      detail: 'He reads the caller’s words before he picks up.',
    },
    message: {
      says: 'I’ve written that down as you said it. Dana or billing will read it, and one of them will call you by tonight.',
      note: 'Sends it to the person who can answer',
      ends: 'message',
      title: 'Dana or billing calls by tonight',
      detail: 'At noon Joel checks that someone answered.',
    },
  },
};
