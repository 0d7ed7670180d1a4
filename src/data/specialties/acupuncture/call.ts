import type {CallScript} from '../callScript.ts';

export const script: CallScript = {
  practice: 'Quiet Room Acupuncture',
  when: 'Friday, 2:20 pm',
  callerLabel: 'Caller',
  sample: [1, 1, 1, 1, 1],
  slots: {
    firstVisit: [
      {
        column: 1,
        row: 2,
        span: 6,
        title: 'C. Delacroix',
        note: 'First visit',
        busy: [
          [0, 45],
          [80, 90],
        ],
      },
    ],
    ten: [
      {
        column: 1,
        row: 2,
        span: 4,
        title: 'H. Lindgren',
        note: 'Follow-up, 1 of 6',
        busy: [
          [0, 15],
          [50, 60],
        ],
      },
    ],
    elevenFifteen: [
      {
        column: 1,
        row: 7,
        span: 4,
        title: 'H. Lindgren',
        note: 'Follow-up, 1 of 6',
        busy: [
          [0, 15],
          [50, 60],
        ],
      },
    ],
  },
  lines: {
    answer: {
      says: 'Quiet Room Acupuncture. Mei is in a room with someone, so you have the AI receptionist. What would you like to ask?',
      note: 'Answered here, so the treatment room stays quiet',
      choices: [
        {
          id: 1,
          says: 'A friend says acupuncture helped her migraines. Does it hurt?',
          note: 'First visit, a little nervous',
          to: 'needles',
        },
        {
          id: 2,
          says: 'Same time every Monday, please.',
          note: 'Knows what she wants',
          to: 'seriesWho',
        },
        {
          id: 6,
          says: 'My chest has been tight since I left your table.',
          note: 'Emergency: chest, after a visit',
          emergency: true,
          to: 'call911',
        },
        {
          id: 3,
          says: 'I’m thirty weeks along and my back is killing me.',
          note: 'Pregnancy: a list of its own',
          to: 'expecting',
        },
        {
          id: 4,
          says: 'Does my insurance pay for this?',
          note: 'Not a yes-or-no here',
          to: 'insurance',
        },
        {
          id: 5,
          says: 'I think one of the needles is still in my ear.',
          note: 'It happens, and it is on the list',
          to: 'leftIn',
        },
        {
          id: 7,
          says: 'What does my sister come to you for?',
          note: 'Someone else’s reasons',
          to: 'cannotSay',
        },
        {id: 8, says: 'I’d like to talk to Mei herself.', note: 'Asks for a person', to: 'person'},
      ],
    },
    needles: {
      says: 'Most people here say a small tap, then warmth. Whether it can help you is for Mei to talk over with you. Is this a new kind of headache, sudden, or the worst you’ve had?',
      note: 'Mei’s words on needles, without a promise',
      choices: [
        {id: 1, says: 'No, the usual ones. For years.', note: 'No to all of it', to: 'safety'},
        {
          id: 2,
          says: 'Sudden. The worst of my life, since noon.',
          note: 'Emergency: sudden and severe',
          emergency: true,
          to: 'call911',
        },
      ],
    },
    safety: {
      says: 'Then a first visit is ninety minutes. Mei asks everyone: do you take blood thinners, have a pacemaker, or might you be pregnant?',
      note: 'Safety questions before a time',
      choices: [
        {id: 1, says: 'None of those. Monday?', note: 'Three clear answers', to: 'firstOffer'},
        {
          id: 2,
          says: 'I’m on a blood thinner, a small one.',
          note: 'On the list: Mei will read it first',
          to: 'meiFirst',
        },
      ],
    },
    firstOffer: {
      says: 'Monday at 10:00 works with Mei’s other rooms: ninety minutes in all. If you’d like it: what name and birth date should I put down?',
      note: 'One practitioner: starts are staggered',
      offers: 'firstVisit',
      choices: [
        {
          id: 1,
          says: 'Yes, please. Celine Delacroix, July 12, 1981.',
          note: 'New patient: the form is next',
          verifies: 'birth-date',
          to: 'firstWritten',
        },
        {id: 2, says: 'No, I’d better think it over.', note: 'Declined once', to: 'nothing'},
      ],
    },
    firstWritten: {
      says: 'Then it’s Monday at 10:00, Celine. Eat something light an hour or two before, and wear sleeves and legs that roll up. Should I text the form to this number?',
      note: 'Written in, and said again in the confirmation',
      reveals: true,
      books: 'firstVisit',
      choices: [
        {
          id: 1,
          says: 'Yes, this one. Thank you.',
          note: 'Intake form sent',
          ends: 'booked',
          title: 'Monday, 10:00 am, room 2',
          detail: 'C. Delacroix, first visit, 90 min. Mei will read her answers first.',
        },
        {
          id: 2,
          says: 'Oh, I can’t. Ninety minutes on my back? Cancel it.',
          note: 'Canceled on the same call',
          to: 'nothing',
        },
      ],
    },
    seriesWho: {
      says: 'A standing time is easy to keep. Who is it for: first and last name, and birth date?',
      note: 'Name and birth date before any time',
      choices: [
        {
          id: 1,
          says: 'Hanna Lindgren, October 2, 1975.',
          note: 'Name and birth date, noted with the series',
          verifies: 'birth-date',
          to: 'seriesOffer',
        },
        {id: 2, says: 'Mei knows who I am. I’ll ask her.', to: 'person'},
      ],
    },
    seriesOffer: {
      says: 'Thank you, Hanna. Any new medication, a pacemaker, or a pregnancy? If not, Mondays at 10:00 are open for the next six weeks.',
      note: 'The safety questions, asked before every series',
      reveals: true,
      offers: 'ten',
      choices: [
        {id: 1, says: 'Nothing new. Book all six.', to: 'seriesWritten'},
        {
          id: 2,
          says: 'I started a blood thinner last week.',
          note: 'New medication: Mei will read it first',
          to: 'meiFirst',
        },
        {id: 3, says: 'Six? No, not six.', note: 'Accepted as said', to: 'nothing'},
      ],
    },
    seriesWritten: {
      says: 'All six are booked: Mondays at 10:00, from the 16th, always in room 2. Anything you’d change?',
      note: 'One call, six visits',
      reveals: true,
      books: 'ten',
      choices: [
        {
          id: 1,
          says: 'Not a thing.',
          ends: 'booked',
          title: 'six Mondays, 10:00 am, room 2',
          detail:
            'H. Lindgren, follow-ups of 60 min. The sixth has a note to talk about what comes next.',
        },
        {
          id: 2,
          says: 'Oh dear, I have the carpool. An hour later?',
          note: 'Remembered in time',
          to: 'seriesLater',
        },
      ],
    },
    seriesLater: {
      says: 'At 11:00 Mei starts in the next room. She’s free at 11:15, for the same six weeks, in the same room. Should I move all six?',
      note: 'A start when Mei is free for it',
      reveals: true,
      offers: 'elevenFifteen',
      choices: [
        {id: 1, says: 'Move them, 11:15.', to: 'seriesMoved'},
        {
          id: 2,
          says: 'No, keep it at ten. Someone else can drive.',
          ends: 'booked',
          title: 'six Mondays, 10:00 am, room 2',
          detail:
            'H. Lindgren, follow-ups of 60 min. The later start was offered and is open again.',
        },
      ],
    },
    seriesMoved: {
      says: 'All six are moved: Mondays at 11:15, room 2. Ten o’clock is open for someone else. Safe driving, Hanna.',
      note: 'Six visits changed in one step',
      reveals: true,
      books: 'elevenFifteen',
      ends: 'booked',
      title: 'six Mondays, 11:15 am, room 2',
      detail: 'H. Lindgren, follow-ups of 60 min. Six starts at ten are free for a first visit.',
    },
    expecting: {
      says: 'I’m glad you called before coming. Mei’s questions for anyone expecting: any bleeding, fluid, tightening that comes and goes, or a baby that moves less?',
      note: 'Four questions that Mei wrote',
      choices: [
        {
          id: 1,
          says: 'No, it just aches, and I can’t sleep.',
          note: 'No to all four of them',
          to: 'meiFirst',
        },
        {
          id: 2,
          says: 'It does tighten. Every few minutes.',
          note: 'Emergency: tightening every few minutes',
          emergency: true,
          to: 'call911',
        },
      ],
    },
    meiFirst: {
      says: 'Mei will read this before I offer a time; that’s her rule. She’ll be out of the room at 2:30. May she call this number?',
      note: 'No time until she has read it',
      releases: true,
      choices: [
        {
          id: 1,
          says: 'Yes, this number.',
          callback: true,
          ends: 'message',
          title: 'for Mei, before any time',
          detail:
            'A number and the caller’s own words. Mei will ask for name and birth date when she calls.',
        },
        {
          id: 2,
          says: 'No call, please. I’ll ask my own doctor.',
          note: 'Accepted',
          ends: 'declined',
          title: 'no time was offered',
          detail: 'Mei will see the question, and that no call is wanted.',
        },
      ],
    },
    insurance: {
      says: 'Only the plan can say, and I won’t guess. Mei can ask them. What are the carrier and member ID, and your name and birth date?',
      note: 'Notes the details; the plan decides',
      choices: [
        {
          id: 1,
          says: 'Bluestone, 5507 1382. Omar Haddad, June 21, 1990.',
          note: 'Read back in the next line',
          verifies: 'birth-date',
          to: 'cardTaken',
        },
        {
          id: 2,
          says: 'Then I’ll leave it for now.',
          note: 'Left at that',
          ends: 'declined',
          title: 'no details taken',
          detail: 'Mei’s list has the question, without a name.',
        },
      ],
    },
    cardTaken: {
      says: 'Reading it back: 5, 5, 0, 7, 1, 3, 8, 2, Bluestone. Mei will ask them and call you with the answer.',
      note: 'Card details noted, coverage not promised',
      reveals: true,
      ends: 'message',
      title: 'card details, for Mei to check',
      detail: 'Carrier, member ID, name, and birth date. Mei will ask the plan.',
    },
    leftIn: {
      says: 'Mei’s own rule for that: leave it where it is, and she’ll call you herself. One question from her list: is it only there, and does breathing feel the way it always does?',
      note: 'Her rule, read out; no advice added',
      choices: [
        {id: 1, says: 'Only the ear. I feel silly.', note: 'Straight to Mei', to: 'betweenRooms'},
        {
          id: 2,
          says: 'There’s one by my shoulder too, and it stabs when I breathe in.',
          note: 'Emergency: shoulder and breath',
          emergency: true,
          to: 'call911',
        },
      ],
    },
    cannotSay: {
      says: 'That would be for your sister to say. I can’t tell anyone whether she comes here. Is there something you’d like to ask Mei?',
      note: 'No reason and no name given',
      choices: [
        {id: 1, says: 'Yes, have her call me.', to: 'betweenRooms'},
        {
          id: 2,
          says: 'No, I was only curious.',
          ends: 'declined',
          title: 'no name confirmed',
          detail: 'Nothing was looked up, and nothing confirmed.',
        },
      ],
    },
    person: {
      says: 'She’s with a patient until 2:30. She can call you the minute she’s out, or I can take a note with your name and birth date. Which would you like?',
      note: 'Says when, and offers a note instead',
      choices: [
        {id: 1, says: '2:30 is good.', to: 'betweenRooms'},
        {
          id: 2,
          says: 'A note, no hurry. Ruth Adler, May 9, 1962. It’s about my herbs.',
          verifies: 'birth-date',
          note: 'Mei will ask for formula and days left',
          ends: 'message',
          title: 'for Mei, between rooms',
          detail: 'R. Adler, herbs, no hurry. Mei approves every refill.',
        },
      ],
    },
    betweenRooms: {
      says: 'Then she’ll call you at 2:30, before the next room, and she’ll have read what you said. Please keep the phone nearby.',
      note: 'A silent note for Mei',
      ends: 'passed',
      title: 'Mei, at 2:30',
      detail: 'She will call between two patients, and has the caller’s words.',
    },
    call911: {
      says: 'Please end this call and dial 911, right now. Mei would say the same, and I’m letting her know that you called.',
      note: 'No visit, no further question',
      emergency: true,
      ends: 'emergency',
      title: 'sent to 911',
      detail: 'Mei has the number and the caller’s words. Nothing was booked.',
    },
    nothing: {
      says: 'Then nothing is booked. If you’d like a time later, we answer at any hour.',
      note: 'Offered once',
      releases: true,
      ends: 'declined',
      title: 'the time stays open',
      detail: 'No one will call about it.',
    },
  },
};
