import type {CallScript} from '../callScript';

export const script: CallScript = {
  practice: 'Alder Women’s Health',
  when: 'Thursday, 12:10 pm',
  callerLabel: 'Patient',
  sample: [0, 0, 0, 0],
  slots: {
    firstVisit: [{column: 1, row: 3, span: 4, title: 'A. P.', note: 'First prenatal visit'}],
    withNora: [
      {column: 1, row: 3, span: 3, title: 'Consultation', note: 'Reason told in the room'},
    ],
    withDoctor: [
      {column: 0, row: 9, span: 3, title: 'Consultation', note: 'Reason told in the room'},
    ],
    annual: [{column: 0, row: 9, span: 3, title: 'H. V.', note: 'Annual exam'}],
  },
  lines: {
    answer: {
      says: 'Alder Women’s Health, the AI receptionist speaking. If you can’t talk freely, say so. What is it about?',
      note: 'Privacy before anything else',
      choices: [
        {
          says: 'Hi. I’d like an appointment, but I’m at my desk.',
          note: 'Not alone',
          to: 'discreet',
        },
        {
          says: 'I’m twelve weeks and I’m spotting.',
          note: 'On the clinicians’ list',
          names911: true,
          to: 'spotting',
        },
        {says: 'I’d like to talk about birth control.', to: 'consultation'},
        {
          says: 'I’m due for my annual.',
          note: 'Asks about the last one before it offers',
          to: 'annual',
        },
        {
          says: 'My water broke, and they’re four minutes apart.',
          note: 'Labor: the doctor first, one question after',
          names911: true,
          to: 'labor',
        },
        {
          says: 'When is my wife’s appointment?',
          note: 'Somebody else’s calendar',
          to: 'cannotSay',
        },
        {says: 'I’d like to talk to a woman.', note: 'Asks for a person', to: 'person'},
      ],
    },
    discreet: {
      says: 'Then I’ll do the talking. I need your name and birth date, and after that only yes or no. Is that all right?',
      note: 'A name gives nothing away; the rest is yes or no',
      choices: [
        {
          says: 'Yes. Ana Petrov, March 14, 1991.',
          note: 'Matched with the number she calls from',
          verifies: 'birth-date',
          to: 'yesNo',
        },
        {
          says: 'No, not even that. Can somebody call me back?',
          note: 'A number, and no name said aloud',
          callback: true,
          to: 'message',
        },
      ],
    },
    yesNo: {
      says: 'Thank you. If you are bleeding heavily or in strong pain now, hang up and call 911. If not: is it about a positive pregnancy test?',
      note: '911 first, then the practice’s yes-or-no question',
      choices: [
        {says: 'Yes.', note: 'A first prenatal visit', to: 'firstOffer'},
        {says: 'Yes. And a little bleeding.', note: 'Goes to the clinician on call', to: 'onCall'},
        {says: 'No.', note: 'No reason is asked for', to: 'consultationOffer'},
      ],
    },
    firstOffer: {
      says: 'Tuesday the 24th at 9:30, forty minutes with Nora, our midwife. I’d confirm to your own email only, no text and no voicemail. Yes?',
      note: 'A first visit’s length, and a contact rule',
      offers: 'firstVisit',
      choices: [
        {says: 'Yes, please.', to: 'firstWritten'},
        {
          says: 'No. I have to think.',
          note: 'Declined once',
          ends: 'declined',
          title: 'nothing written, nothing sent',
          detail: 'No text and no call afterwards.',
        },
      ],
    },
    firstWritten: {
      says: 'You’re booked for Tuesday the 24th at 9:30. The email names no reason. If bleeding gets heavy or pain strong before then, call 911.',
      note: 'Noted for every later call: email only',
      reveals: true,
      books: 'firstVisit',
      ends: 'booked',
      title: 'Tuesday, 9:30 am, first visit',
      detail: 'A. P., 40 minutes, email only. Aloud she said a name, a birth date and yes.',
    },
    spotting: {
      says: 'I’m glad you called. If it is heavy, hurts badly, or you feel faint, hang up and call 911 now. If not, is it only spotting?',
      note: '911 first, then the clinicians’ own question',
      choices: [
        {
          says: 'Only spotting. None of the rest.',
          note: 'Still goes to a clinician now',
          to: 'onCall',
        },
        {
          says: 'It’s more than a pad an hour, and I’m dizzy.',
          note: 'Emergency',
          emergency: true,
          to: 'call911',
        },
      ],
    },
    onCall: {
      says: 'I’m paging Dr. Alston now and staying with you until she’s on. If the bleeding gets heavy, or you feel faint, hang up and call 911.',
      note: 'Paged with the caller’s words',
      ends: 'passed',
      title: 'Dr. Alston, on call',
      detail: 'The page quotes the caller. Lunch hour makes no difference to these calls.',
    },
    labor: {
      says: 'If you have to push, or you’re bleeding, hang up and call 911. I’m paging Dr. Alston now. How many weeks are you?',
      note: '911 first, then the page and the clinic’s one question',
      choices: [
        {
          says: 'Thirty-nine. It’s our second.',
          note: 'Passed on word for word',
          ends: 'passed',
          title: 'Dr. Alston, for a labor',
          detail: 'She has the weeks, the minutes and the broken water. Where to drive, she says.',
        },
        {
          says: 'Thirty-three.',
          note: 'Passed on first',
          ends: 'passed',
          title: 'Dr. Alston, for an early labor',
          detail: '“Thirty-three” stands first in the page. What it means was not discussed.',
        },
        {
          says: 'I have to push!',
          note: 'Emergency',
          emergency: true,
          to: 'call911',
        },
      ],
    },
    call911: {
      says: 'This is one for 911. Please hang up and call them now, and unlock your door. Dr. Alston is being told.',
      note: '911 first, then the doctor is told',
      emergency: true,
      ends: 'emergency',
      title: '911 first, doctor told',
      detail: 'Dr. Alston has the page and can call the hospital. The calendar was never opened.',
    },
    consultation: {
      says: 'Gladly. Is it all right to talk where you are? And your name and birth date, please.',
      note: 'Asked of every caller',
      choices: [
        {
          says: 'I’m home alone. Celia Ramos, November 3, 1999.',
          note: 'On file, free to talk',
          verifies: 'birth-date',
          to: 'consultationOffer',
        },
        {
          says: 'Not really, I’m on a bus. Celia Ramos, November 3, 1999.',
          note: 'On file; nothing further asked aloud',
          verifies: 'birth-date',
          to: 'consultationOffer',
        },
      ],
    },
    consultationOffer: {
      says: 'Tuesday the 24th at 9:30 there are thirty minutes with Nora, our midwife. What it’s about can wait until the door is shut. Is that good?',
      note: 'A length, and no reason asked',
      reveals: true,
      offers: 'withNora',
      choices: [
        {says: 'That’s good.', to: 'consultationWritten'},
        {
          says: 'No, I’d rather look around first.',
          note: 'Declined once',
          ends: 'declined',
          title: 'the time stays open',
          detail: 'The time is open, and no call follows.',
        },
      ],
    },
    consultationWritten: {
      says: 'Tuesday at 9:30 with Nora. The sheet says “consultation” and no more. Should we text you, or write to your email only?',
      note: 'Asks how to reach her, and keeps to it',
      reveals: true,
      books: 'withNora',
      choices: [
        {
          says: 'Text is fine, it’s my own phone.',
          ends: 'booked',
          title: 'Tuesday, 9:30 am, Nora',
          detail:
            'Thirty minutes, text allowed. The text gives the practice’s short name and a time, no reason.',
        },
        {
          says: 'Email. And could it be with Dr. Alston after all?',
          note: 'A change of mind',
          to: 'doctorInstead',
        },
      ],
    },
    doctorInstead: {
      says: 'It can. Dr. Alston has the same morning at 10:30. If you take it, Nora’s 9:30 is free for someone else.',
      note: 'Same day, other clinician, same length',
      reveals: true,
      offers: 'withDoctor',
      choices: [
        {says: 'I’ll take it.', to: 'moved'},
        {
          says: 'Too late for me. Leave me with Nora.',
          ends: 'booked',
          title: 'Tuesday, 9:30 am, Nora',
          detail: 'Thirty minutes, email only. The doctor’s time was offered and stays open.',
        },
      ],
    },
    moved: {
      says: 'Then it’s Dr. Alston, Tuesday, 10:30. We confirm it by email only.',
      note: 'Moved: 9:30 is open again',
      reveals: true,
      books: 'withDoctor',
      ends: 'booked',
      title: 'Tuesday, 10:30 am, Dr. Alston',
      detail: 'Consultation, thirty minutes, email only. Moved, and no reason was asked.',
    },
    annual: {
      says: 'When was the last one, roughly? Some plans count a full year from that day. And your name and birth date?',
      note: 'Too early can mean a bill',
      choices: [
        {
          says: 'A year ago last week. Helen Voss, September 9, 1979.',
          note: 'A year and some days by the 24th',
          verifies: 'birth-date',
          to: 'annualOffer',
        },
        {
          says: 'I don’t know. Helen Voss, September 9, 1979. Can somebody check?',
          note: 'The team looks it up and calls back',
          verifies: 'birth-date',
          to: 'message',
        },
      ],
    },
    annualOffer: {
      says: 'Then Tuesday the 24th at 10:30 with Dr. Alston, thirty minutes. The team still checks the date with your plan. Shall I put you down?',
      note: 'Takes the date down; coverage is checked by people',
      reveals: true,
      offers: 'annual',
      choices: [
        {says: 'Put me down.', to: 'annualWritten'},
        {
          says: 'No, I’m away that week.',
          note: 'Declined once',
          ends: 'declined',
          title: '10:30 goes to someone else',
          detail: 'The date that she named is in the note.',
        },
      ],
    },
    annualWritten: {
      says: 'You’re down for 10:30 on the 24th, Ms. Voss. If there’s something you’d like to raise, you can tell Dr. Alston in the room.',
      note: 'No reason asked, none written',
      reveals: true,
      books: 'annual',
      ends: 'booked',
      title: 'Tuesday, 10:30 am, annual exam',
      detail: 'H. V., Dr. Alston. The last exam’s date is in the note for the team to check.',
    },
    cannotSay: {
      says: 'I can’t say whether anyone is seen here, also not to family. May I have someone call you?',
      note: 'No patient is confirmed',
      choices: [
        {says: 'She’d want me to know. Have someone call me.', callback: true, to: 'message'},
        {
          says: 'All right. I’ll ask her tonight.',
          ends: 'declined',
          title: 'not shared',
          detail: 'No patient and no visit was confirmed.',
        },
      ],
    },
    person: {
      says: 'Of course. Denise is at the desk. I’m putting you through, and she knows only that you asked for a woman.',
      note: 'Put through on the first request',
      ends: 'passed',
      title: 'Denise, at the desk',
      detail: 'Put through, with the caller’s request and nothing else.',
    },
    message: {
      says: 'I’ve written down your number and only what you said. Denise calls after lunch and asks first whether you can talk.',
      note: 'A note without a reason in it',
      ends: 'message',
      title: 'for Denise, after lunch',
      detail: 'A number, a time of day, and only what the caller said.',
    },
  },
};
