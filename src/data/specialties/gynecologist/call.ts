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
          note: 'The list’s own word',
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
        {says: 'I want a woman, not a machine.', note: 'Fair enough', to: 'person'},
      ],
    },
    discreet: {
      says: 'Then I do the talking. I need your name and birth date, and after that only yes or no. All right where you are?',
      note: 'A name gives nothing away; the rest is yes or no',
      choices: [
        {
          says: 'Yes. Ana Petrov, March 14, 1991.',
          note: 'Matched with the number she calls from',
          verifies: 'birth-date',
          to: 'yesNo',
        },
        {
          says: 'No, not even that. Can somebody write to me?',
          note: 'Number known from the call; a person writes',
          to: 'message',
        },
      ],
    },
    yesNo: {
      says: 'Thank you. If you are bleeding heavily or in strong pain now, hang up and call 911. If not: a positive test, more than six weeks after your last period?',
      note: '911 first, then the practice’s yes-or-no question',
      choices: [
        {says: 'Yes.', note: 'First prenatal visit, in the eighth week', to: 'firstOffer'},
        {says: 'Yes. And a little bleeding.', note: 'Not for the calendar', to: 'onCall'},
        {says: 'No.', note: 'Then the reason can wait', to: 'consultationOffer'},
      ],
    },
    firstOffer: {
      says: 'Tuesday the 24th at 9:30, forty minutes with Nora, our midwife. I’d confirm to your own email only, no text and no voicemail. Yes?',
      note: 'The right week, and a contact rule',
      offers: 'firstVisit',
      choices: [
        {says: 'Yes, please.', to: 'firstWritten'},
        {
          says: 'No. I have to think.',
          note: 'Two words, and it stops',
          ends: 'declined',
          title: 'nothing written, nothing sent',
          detail: 'No text, no follow-up call. Nothing lights up on her desk.',
        },
      ],
    },
    firstWritten: {
      says: 'It’s in. The email names no reason. If bleeding gets heavy or pain strong before then, call 911.',
      note: 'Noted for every later call: email only',
      reveals: true,
      books: 'firstVisit',
      ends: 'booked',
      title: 'Tuesday, 9:30 am, first visit',
      detail: 'A. P., 40 minutes, email only. The next desk heard a name, a birthday and yes.',
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
          note: 'Past the clinic’s door',
          emergency: true,
          to: 'call911',
        },
      ],
    },
    onCall: {
      says: 'I’m paging Dr. Alston this minute and staying with you until she’s on. If the bleeding gets heavy, or you feel faint, hang up and dial 911.',
      note: 'Paged at once, words first',
      ends: 'passed',
      title: 'Dr. Alston, on call',
      detail: 'The page quotes the caller. Lunch hour makes no difference to these calls.',
    },
    labor: {
      says: 'I’m ringing Dr. Alston now. If you have to push, or you’re bleeding, hang up and call 911. If not: how many weeks are you? She has it before she says hello.',
      note: 'Rung first, 911 named, then the clinic’s one question',
      choices: [
        {
          says: 'Thirty-nine. It’s our second.',
          note: 'Said on, word for word',
          ends: 'passed',
          title: 'Dr. Alston, for a labor',
          detail: 'Weeks, minutes and the broken water went ahead. Where to drive is hers to say.',
        },
        {
          says: 'Thirty-three.',
          note: 'The number goes first, without a word about it',
          ends: 'passed',
          title: 'Dr. Alston, for an early labor',
          detail: 'She heard “thirty-three” before the name. Nothing was said about what it means.',
        },
        {
          says: 'I have to push!',
          note: 'No doctor is faster',
          emergency: true,
          to: 'call911',
        },
      ],
    },
    call911: {
      says: 'This is one for 911. Please hang up and call them now, and unlock your door. Dr. Alston is being told.',
      note: 'Three short sentences',
      emergency: true,
      ends: 'emergency',
      title: '911 first, doctor told',
      detail: 'Dr. Alston has the page and can ring the hospital. The calendar was never opened.',
    },
    consultation: {
      says: 'Gladly. Is it all right to talk where you are? And your name and birth date, please.',
      note: 'Asked of each caller, not only of whisperers',
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
      note: 'Length decided, reason not asked',
      reveals: true,
      offers: 'withNora',
      choices: [
        {says: 'That’s good.', to: 'consultationWritten'},
        {
          says: 'No, I’d rather look around first.',
          note: 'No “may I ask why”',
          ends: 'declined',
          title: 'Nora’s half hour stays open',
          detail: 'The next caller is offered it. This one is not called about it.',
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
          detail: 'Thirty minutes, text allowed. The text names a time and no practice.',
        },
        {
          says: 'Email. And could it be with Dr. Alston after all?',
          note: 'Thought better of it',
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
          detail: 'Thirty minutes, email only. The doctor’s time was named once and let go.',
        },
      ],
    },
    moved: {
      says: 'Then it’s Dr. Alston, Tuesday, 10:30. You’ll see it in your email, and nowhere else.',
      note: '9:30 opens as 10:30 closes',
      reveals: true,
      books: 'withDoctor',
      ends: 'booked',
      title: 'Tuesday, 10:30 am, Dr. Alston',
      detail: 'Consultation, thirty minutes, email only. Moved in one breath, reason never said.',
    },
    annual: {
      says: 'When was the last one, roughly? Some plans count a full year from that day. And your name and birth date?',
      note: 'A day too early can mean a bill',
      choices: [
        {
          says: 'A year ago last week. Helen Voss, September 9, 1979.',
          note: 'A year and some days by the 24th',
          verifies: 'birth-date',
          to: 'annualOffer',
        },
        {
          says: 'No idea. Can somebody check and ring me?',
          note: 'It doesn’t guess the date either',
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
          note: 'Not argued with',
          ends: 'declined',
          title: '10:30 goes to someone else',
          detail: 'The date of her last exam is in the note, should she call again.',
        },
      ],
    },
    annualWritten: {
      says: 'You’re down for 10:30 on the 24th, Ms. Voss. If there’s something you’d like to raise, keep it for the room.',
      note: 'No reason asked, none written',
      reveals: true,
      books: 'annual',
      ends: 'booked',
      title: 'Tuesday, 10:30 am, annual exam',
      detail: 'H. V., Dr. Alston. The last exam’s date is in the note for the team to check.',
    },
    cannotSay: {
      says: 'Whether anyone is seen here is something I never say, to family either. I can take your name and a number.',
      note: 'If she is a patient, she hears that someone asked',
      choices: [
        {says: 'She’d want me to know. Take my number, then.', to: 'message'},
        {
          says: 'All right. I’ll ask her tonight.',
          ends: 'declined',
          title: 'not shared',
          detail:
            'The practice’s rule: if there is such a patient, she is told that someone asked.',
        },
      ],
    },
    person: {
      says: 'Of course. Denise is in, even over lunch. I’m ringing her, and she knows only that you asked for a woman.',
      note: 'Through, with nothing to repeat',
      ends: 'passed',
      title: 'Denise, at the desk',
      detail: 'Asked for once, done once. The call counts as answered, not as lost.',
    },
    message: {
      says: 'I’ve written down your number, and no more than you said yourself. Denise sees to it after lunch.',
      note: 'A note that anyone may read over her shoulder',
      ends: 'message',
      title: 'for Denise, after lunch',
      detail: 'A number, a time of day, and the caller’s own words, if there were any.',
    },
  },
};
