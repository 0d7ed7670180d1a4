import type {CallScript} from '../callScript.ts';

export const script: CallScript = {
  practice: 'Alder Women’s Health',
  when: 'Thursday, 12:10 pm',
  callerLabel: 'Patient',
  sample: [1, 1, 1, 1],
  slots: {
    firstVisit: [{column: 1, row: 3, span: 4, title: 'A. P.', note: 'First prenatal visit'}],
    withNora: [
      {column: 1, row: 3, span: 3, title: 'Consultation', note: 'Reason told in the room'},
    ],
    annual: [{column: 0, row: 9, span: 3, title: 'H. V.', note: 'Annual exam'}],
  },
  lines: {
    answer: {
      says: 'Alder Women’s Health, the AI receptionist speaking. If you can’t talk freely, say so. What is it about?',
      note: 'Asks about privacy before anything else',
      choices: [
        {
          id: 1,
          says: 'Hi. I’d like an appointment, but I’m at my desk.',
          note: 'She is not alone',
          to: 'discreet',
        },
        {
          id: 2,
          says: 'I’m twelve weeks and I’m spotting.',
          note: 'On the list your clinicians wrote',
          names911: true,
          to: 'spotting',
        },
        {id: 4, says: 'I’m due for my annual.', to: 'annual'},
        {
          id: 5,
          says: 'My water broke, and they’re four minutes apart.',
          note: 'Labor: on the list for the doctor on call',
          names911: true,
          to: 'labor',
        },
        {
          id: 6,
          says: 'When is my wife’s appointment?',
          note: 'Asks about someone else',
          to: 'cannotSay',
        },
        {id: 7, says: 'I’d like to talk to a woman.', note: 'Asks for a person', to: 'person'},
      ],
    },
    discreet: {
      says: 'Then I’ll do the talking. I need your name and birth date, and after that only yes or no. Is that all right?',
      note: 'Needs a name; the rest is yes or no',
      choices: [
        {
          id: 1,
          says: 'Yes. Ana Petrov, March 14, 1991.',
          note: 'Name, birth date, and phone match',
          to: 'yesNo',
        },
        {
          id: 2,
          says: 'No, not even that. Can somebody call me back?',
          note: 'She says no name aloud',
          to: 'message',
        },
      ],
    },
    yesNo: {
      says: 'Thank you. If you are bleeding heavily or in strong pain now, hang up and call 911. If not: is it about a positive pregnancy test?',
      note: 'Says 911 first, then asks yes or no',
      choices: [
        {id: 1, says: 'Yes.', note: 'A first prenatal visit', to: 'firstOffer'},
        {
          id: 2,
          says: 'Yes. And a little bleeding.',
          note: 'The clinician on call decides',
          to: 'onCall',
        },
        {id: 3, says: 'No.', to: 'quietOffer'},
      ],
    },
    quietOffer: {
      says: 'Then no reason is needed. Tuesday the 24th at 9:30, thirty minutes with Nora, our midwife. I’ll confirm by email only, to the address we have. Is that all right?',
      note: 'Offers a length and asks for no reason',
      reveals: true,
      offers: 'withNora',
      choices: [
        {id: 1, says: 'Yes.', to: 'quietWritten'},
        {
          id: 2,
          says: 'No.',
          ends: 'declined',
          title: 'No message was sent',
          detail: 'We send no text and make no call.',
        },
      ],
    },
    quietWritten: {
      says: 'Tuesday at 9:30 with Nora. The calendar says only “consultation.”',
      note: 'Notes “email only” for every later call',
      reveals: true,
      books: 'withNora',
      ends: 'booked',
      title: 'Tuesday, 9:30 am, Nora',
      detail: '30 minutes, email only. She said a name, a birth date, and no.',
    },
    firstOffer: {
      says: 'Tuesday the 24th at 9:30, forty minutes with Nora, our midwife. I’ll confirm by email only, to the address we have. Is that all right?',
      note: 'Offers a first visit’s length',
      reveals: true,
      offers: 'firstVisit',
      choices: [
        {id: 1, says: 'Yes, please.', to: 'firstWritten'},
        {
          id: 2,
          says: 'No. I have to think.',
          ends: 'declined',
          title: 'No message was sent',
          detail: 'We send no text and make no call.',
        },
      ],
    },
    firstWritten: {
      says: 'You’re booked for Tuesday the 24th at 9:30. The email gives no reason. If bleeding gets heavy or pain gets strong before then, call 911.',
      note: 'Notes “email only” for every later call',
      reveals: true,
      books: 'firstVisit',
      ends: 'booked',
      title: 'Tuesday, 9:30 am, first visit',
      detail: 'A. P., 40 minutes, email only. She said a name, a birth date, and yes.',
    },
    spotting: {
      says: 'I’m glad you called. If it is heavy, hurts badly, or you feel faint, hang up and call 911 now. If not, is it only spotting?',
      note: 'Says 911 first, then asks your question',
      choices: [
        {
          id: 1,
          says: 'Only spotting. None of the rest.',
          note: 'A clinician still takes the call now',
          to: 'onCall',
        },
        {
          id: 2,
          says: 'It’s more than a pad an hour, and I’m dizzy.',
          note: 'An emergency',
          emergency: true,
          to: 'call911',
        },
      ],
    },
    onCall: {
      says: 'I’m paging Dr. Alston now and staying with you until she’s on. If the bleeding gets heavy, or you feel faint, hang up and call 911.',
      note: 'Pages her with the caller’s words',
      ends: 'passed',
      title: 'Dr. Alston takes the call',
      detail: 'The page quotes the caller, also during lunch.',
    },
    labor: {
      says: 'If you have to push, or you’re bleeding, hang up and call 911. I’m paging Dr. Alston now. How many weeks are you?',
      note: 'Says 911 first, then pages, then asks',
      choices: [
        {
          id: 1,
          says: 'Thirty-nine. It’s our second.',
          note: 'Passes it on word for word',
          ends: 'passed',
          title: 'Dr. Alston was paged',
          detail:
            'She knows how many weeks, how far apart, and that the water broke. She’ll say where to go.',
        },
        {id: 3, says: 'I have to push!', note: 'An emergency', emergency: true, to: 'call911'},
      ],
    },
    call911: {
      says: 'Please hang up and call 911 now, and unlock your door. I’m letting Dr. Alston know.',
      note: 'Says 911 first, then pages the doctor',
      ends: 'emergency',
      title: 'Told to call 911; doctor paged',
      detail: 'Nothing was booked. Dr. Alston can call the hospital.',
    },
    annual: {
      says: 'Some plans count a full year from the last one. When was it, roughly?',
      note: 'A visit too early can mean a bill',
      choices: [
        {
          id: 1,
          says: 'A year ago last week.',
          note: 'More than a year by the 24th',
          to: 'annualOffer',
        },
        {
          id: 2,
          says: 'I don’t know. Helen Voss, September 9, 1979. Can somebody check?',
          note: 'The team looks it up and calls back',
          to: 'message',
        },
      ],
    },
    annualOffer: {
      says: 'Then Tuesday the 24th at 10:30 with Dr. Alston, thirty minutes. The team will still check the date with your plan. If you’d like it: what’s your name and birth date?',
      note: 'Notes the date for the team to check',
      offers: 'annual',
      choices: [
        {id: 1, says: 'Yes. Helen Voss, September 9, 1979.', to: 'annualWritten'},
        {
          id: 2,
          says: 'No, I’m away that week.',
          ends: 'declined',
          title: '10:30 is open again',
          detail: 'The note has the date of her last exam.',
        },
      ],
    },
    annualWritten: {
      says: 'You’re booked for 10:30 on the 24th, Ms. Voss. If there’s something you’d like to bring up, you can tell Dr. Alston in the room.',
      note: 'Asks for no reason and writes none',
      reveals: true,
      books: 'annual',
      ends: 'booked',
      title: 'Tuesday, 10:30 am, annual exam',
      detail: 'H. V. The team checks the date of the last exam with her plan.',
    },
    cannotSay: {
      says: 'I can’t say whether anyone is seen here, even to family. May I have someone call you?',
      note: 'Confirms no patient',
      choices: [
        {id: 1, says: 'She’d want me to know. Have someone call me.', to: 'message'},
        {
          id: 2,
          says: 'All right. I’ll ask her tonight.',
          ends: 'declined',
          title: 'Nothing was shared',
          detail: 'No patient and no visit was confirmed.',
        },
      ],
    },
    person: {
      says: 'Of course. Denise is at the desk. I’m connecting you, and she knows only that you asked for a woman.',
      note: 'Transfers at the first request',
      ends: 'passed',
      title: 'Denise takes the call',
      detail: 'She hears only what the caller asked for.',
    },
    message: {
      says: 'I’ve written down your number and only what you said. Denise will call after lunch and ask first whether you can talk.',
      note: 'Leaves the reason out of the note',
      ends: 'message',
      title: 'Denise calls after lunch',
      detail: 'The note has a number and no reason.',
    },
  },
};
