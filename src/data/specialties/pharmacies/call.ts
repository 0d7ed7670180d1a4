import type {CallScript} from '../callScript';

export const script: CallScript = {
  practice: 'Birch Street Pharmacy',
  when: 'Tuesday, 12:34 pm',
  callerLabel: 'Caller',
  sample: [0, 0, 0],
  slots: {
    flu: [{column: 0, row: 5, span: 1, title: 'T. Adeyemi'}],
    fluLater: [{column: 0, row: 8, span: 1, title: 'T. Adeyemi'}],
    four: [{column: 0, row: 4, span: 2, title: 'Abara, four', note: 'Flu shots'}],
  },
  lines: {
    answer: {
      says: 'Birch Street Pharmacy, you’re talking to the AI receptionist. Refill, vaccine, or the pharmacist?',
      note: 'The technician’s hands stay on the tray',
      choices: [
        {
          says: 'I’m calling about my refill, under Tobi Adeyemi, born June 2nd, 1988.',
          note: 'Name and birth date, for the counter to match',
          verifies: 'birth-date',
          to: 'counter',
        },
        {says: 'It’s ready, isn’t it? I got a text.', to: 'ready'},
        {
          says: 'Four flu shots, after school?',
          note: 'Has a time: the shared calendar',
          to: 'shots',
        },
        {
          says: 'Can I have my pills two days early? I’m traveling.',
          note: 'A yes it may not say',
          to: 'early',
        },
        {
          says: 'My toddler got into my pill box!',
          note: 'Swallowed or not: no questions',
          emergency: true,
          to: 'call911',
        },
        {
          says: 'Dr. Okafor’s office, with a new prescription.',
          note: 'A prescriber: past everybody',
          to: 'prescriber',
        },
        {
          says: 'I pick up for my mother. What is she on these days?',
          note: 'Somebody else’s medicines',
          to: 'notHers',
        },
        {says: 'Let me talk to somebody real.', note: 'No second menu', to: 'person'},
      ],
    },
    counter: {
      says: 'Thank you, Tobi. I can’t see the shelf from here, so the counter has your note and texts you once they’ve looked. Anything else?',
      note: 'It reads no queue: a person looks',
      choices: [
        {
          says: 'Can I take it with my new allergy pill? And is there time for a flu shot tomorrow?',
          note: 'One for the pharmacist, one for the calendar',
          to: 'flu',
        },
        {
          says: 'No, a text is fine.',
          ends: 'message',
          title: 'refill note at the counter',
          detail: 'Name, birth date, number. The technician answers between two customers.',
        },
      ],
    },
    flu: {
      says: 'Tomorrow at 5:20 is open for the shot. The allergy pill is one for the pharmacist; she’s free now. Shall I write you in and put you through?',
      note: 'Neither yes nor no about the pill',
      offers: 'flu',
      choices: [
        {says: 'Great, do both.', to: 'fluAndPharmacist'},
        {says: 'Write me in. I’ll ask her tomorrow.', to: 'fluWritten'},
        {
          says: 'No shot, then. Just the pharmacist.',
          note: 'The time is let go with no sales talk',
          to: 'pharmacist',
        },
      ],
    },
    fluAndPharmacist: {
      says: '5:20 tomorrow is yours. Here is Maya, the pharmacist: she has your question in front of her, and a few of her own about the shot.',
      note: 'Written in, then handed over with the story told',
      books: 'flu',
      ends: 'booked',
      title: 'Wednesday, 5:20 pm, flu shot',
      detail: 'T. Adeyemi. The pharmacist took the question; the counter has the refill note.',
    },
    fluWritten: {
      says: 'Written in: tomorrow, 5:20, one flu shot. Your question is on the note, and Maya asks you a few before the shot. She’s here till seven if you’d rather not wait.',
      note: 'The question stays with the pharmacist',
      books: 'flu',
      choices: [
        {
          says: 'Will do. Bye.',
          ends: 'booked',
          title: 'Wednesday, 5:20 pm, flu shot',
          detail: 'T. Adeyemi, with a question for the pharmacist on the note.',
        },
        {
          says: 'Wait, I lock up my own shop at half past five.',
          note: 'A change of plan, heard as one',
          to: 'fluLater',
        },
      ],
    },
    fluLater: {
      says: 'Then 5:50, the last one open tomorrow. You’d give 5:20 back. Better?',
      note: 'One later time, not a list of nine',
      offers: 'fluLater',
      choices: [
        {says: 'Much better.', to: 'moved'},
        {
          says: 'No, somebody can mind the shop. Keep it.',
          ends: 'booked',
          title: 'Wednesday, 5:20 pm, flu shot',
          detail: 'T. Adeyemi. 5:50 is still there for whoever locks up late.',
        },
      ],
    },
    moved: {
      says: '5:50 it is. Short sleeves, and you’re home for dinner.',
      note: '5:20 reopened for walk-ins',
      books: 'fluLater',
      ends: 'booked',
      title: 'Wednesday, 5:50 pm, flu shot',
      detail: 'T. Adeyemi, moved half an hour. The calendar shows one shot, not two.',
    },
    ready: {
      says: 'The shelf knows, and I can’t see it. Give me your name and birth date, and the counter looks before you drive.',
      note: 'A text is not a bag in a bin: it doesn’t confirm',
      choices: [
        {
          says: 'Nora Quill, December 1, 1990. The text came at ten.',
          note: 'Enough for the counter to find it',
          verifies: 'birth-date',
          to: 'forCounter',
        },
        {says: 'Then who can see it? Give me them.', note: 'The register can', to: 'person'},
      ],
    },
    forCounter: {
      says: 'It’s on the counter’s list, above the faxes. Somebody who can see the shelf calls this number in a few minutes.',
      note: 'A note, with what to look for',
      ends: 'message',
      title: 'for the counter, above the faxes',
      detail: 'Nobody heard a medicine named, and nobody drove over for nothing.',
    },
    shots: {
      says: 'Tomorrow at 5:10 there’s room for four in a row. Has anyone ever reacted badly to a vaccine, or is anyone running a fever? And what name shall I write?',
      note: 'The pharmacist’s screening questions, read as written',
      offers: 'four',
      choices: [
        {
          says: 'No to both. Joan Abara, plus Leo, Mia and Sam.',
          note: 'Two clear answers',
          to: 'shotsWritten',
        },
        {
          says: 'Sam came out in hives after the last one.',
          note: 'A yes goes to the pharmacist, unjudged',
          to: 'pharmacist',
        },
        {says: 'Tomorrow’s soccer. No, we’ll walk in some day.', to: 'nothing'},
      ],
    },
    shotsWritten: {
      says: 'Four at 5:10 tomorrow, in one go. Bring the insurance cards: the team checks what they pay, I can’t. Is there anything Maya should know?',
      note: 'Cards asked for, coverage not promised',
      books: 'four',
      choices: [
        {
          says: 'Leo will need to go first, or he’ll bolt.',
          note: 'Written down in those words',
          ends: 'booked',
          title: 'Wednesday, 5:10 pm, four flu shots',
          detail: 'The Abara family, back to back. The note says that Leo goes first.',
        },
        {
          says: 'No, that’s us.',
          ends: 'booked',
          title: 'Wednesday, 5:10 pm, four flu shots',
          detail: 'The Abara family, back to back, twenty minutes at the counter in all.',
        },
      ],
    },
    nothing: {
      says: 'Then I leave 5:10 open. Walk in when it suits you; the hours are on the door and on this line.',
      note: 'Nothing is kept of it',
      releases: true,
      ends: 'declined',
      title: '5:10 is open again',
      detail: 'Four shots not booked, and nobody talked into them.',
    },
    early: {
      says: 'The pharmacist decides that, and your plan has a say, so I won’t promise it. Your name, birth date, and the day you leave?',
      note: 'No early refill is promised here, for any medicine',
      choices: [
        {
          says: 'Omar Saleh, April 4, 1975. I leave Thursday, for ten days.',
          note: 'Travel dates on the note',
          verifies: 'birth-date',
          to: 'pharmacist',
        },
        {
          says: 'Last time nobody asked. Forget it, I’ll come by.',
          note: 'Not held on the line',
          ends: 'declined',
          title: 'he asks at the counter',
          detail: 'No stock level given, no refill date read out, no argument.',
        },
      ],
    },
    pharmacist: {
      says: 'I’m connecting you with Maya, the pharmacist on duty. She reads your words before she picks up, so go straight on.',
      note: 'Clinical: put through, every time',
      ends: 'passed',
      title: 'Maya, the pharmacist',
      detail: 'Question and dates are written down. The answer is a pharmacist’s, not a script’s.',
    },
    prescriber: {
      says: 'Thank you, I take no prescriptions myself. The pharmacist is picking up now; your office goes ahead of the queue.',
      note: 'Nothing clinical is taken down by ear',
      ends: 'passed',
      title: 'the pharmacist, ahead of the queue',
      detail:
        'Taken by a pharmacist herself. The office spent less time on hold than a song lasts.',
    },
    notHers: {
      says: 'I name no medicine, and I don’t say who has a bag here. Not to family either. She can call us, or the pharmacist can explain the pick-up form.',
      note: 'Picking up a bag is not hearing what’s in it',
      choices: [
        {says: 'She’s hard of hearing. The pharmacist, please.', to: 'pharmacist'},
        {
          says: 'Then I’ll bring her along.',
          ends: 'declined',
          title: 'no medicine named',
          detail: 'The daughter may be exactly who she says. The phone can’t tell.',
        },
      ],
    },
    call911: {
      says: 'Hang up, call 911, and keep the box in your hand for them. Poison Control is 1-800-222-1222. I’m telling the pharmacist.',
      note: '911 first, the poison line second, no amounts asked',
      emergency: true,
      ends: 'emergency',
      title: '911 and Poison Control',
      detail:
        'The pharmacist has the number and the caller’s words. Nobody here judged the amount.',
    },
    person: {
      says: 'Sure. Devon is at the register with two people waiting. Hold for him, or should he ring you?',
      note: 'Says how long the line is',
      choices: [
        {says: 'I’ll hold.', to: 'hold'},
        {says: 'He can ring me.', to: 'forCounter'},
      ],
    },
    hold: {
      says: 'Holding for Devon. He hears that you’re waiting, and picks up as soon as his hands are free.',
      note: 'A real hold, with somebody at the end',
      ends: 'passed',
      title: 'Devon at the register',
      detail: 'He knows that a person was asked for, and that it was asked for once.',
    },
  },
};
