import type {CallScript} from '../callScript.ts';

export const script: CallScript = {
  practice: 'Quiet Room Acupuncture',
  when: 'Friday, 2:20 pm',
  callerLabel: 'Caller',
  sample: [1, 1, 1, 1, 1],
  slots: {
    firstVisit: [{column: 1, row: 2, span: 6, title: 'C. Delacroix', note: 'First visit'}],
    ten: [{column: 1, row: 2, span: 4, title: 'H. Lindgren', note: 'Follow-up, 1 of 6'}],
  },
  lines: {
    answer: {
      says: 'Quiet Room Acupuncture. Mei is with a patient, so you’ve reached the AI receptionist. How can I help?',
      note: 'Answers, so the treatment room stays quiet',
      choices: [
        {
          id: 1,
          says: 'A friend says acupuncture helped her migraines. Does it hurt?',
          note: 'A first visit, a little nervous',
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
          note: 'An emergency: chest pain after a visit',
          emergency: true,
          to: 'call911',
        },
        {
          id: 5,
          says: 'I think one of the needles is still in my ear.',
          note: 'On Mei’s list',
          names911: true,
          to: 'leftIn',
        },
        {
          id: 7,
          says: 'What does my sister come to you for?',
          note: 'Asks about someone else',
          to: 'cannotSay',
        },
        {id: 8, says: 'I’d like to talk to Mei herself.', note: 'Asks for a person', to: 'person'},
      ],
    },
    needles: {
      says: 'If a headache is sudden or the worst you’ve had, hang up and call 911. If not: most people say a small tap, then warmth. Is it the kind of headache you usually get?',
      note: 'Says 911 first, then Mei’s words on needles',
      choices: [
        {id: 1, says: 'Yes, the usual ones. For years.', to: 'safety'},
        {
          id: 2,
          says: 'Sudden. The worst of my life, since noon.',
          note: 'An emergency: sudden and severe',
          emergency: true,
          to: 'call911',
        },
      ],
    },
    safety: {
      says: 'Then a first visit is ninety minutes. Mei asks everyone: do you take blood thinners, have a pacemaker, or might you be pregnant?',
      note: 'Asks about safety before a time',
      choices: [
        {id: 1, says: 'None of those. Monday?', note: 'No to all three', to: 'firstOffer'},
        {
          id: 2,
          says: 'I’m on a blood thinner, a small one.',
          note: 'On Mei’s list: she reads it first',
          to: 'meiFirst',
        },
      ],
    },
    firstOffer: {
      says: 'Monday at 10:00 works with Mei’s other rooms: ninety minutes in all. If you’d like it: what name and birth date should I put down?',
      note: 'Offers a start when Mei is free',
      offers: 'firstVisit',
      choices: [
        {
          id: 1,
          says: 'Yes, please. Celine Delacroix, July 12, 1981.',
          note: 'A new patient',
          to: 'firstWritten',
        },
        {id: 2, says: 'No, I’d better think it over.', to: 'nothing'},
      ],
    },
    firstWritten: {
      says: 'Then it’s Monday at 10:00, Celine. Eat something light an hour or two before, and wear loose sleeves and pants that roll up. Should I text the form to this number?',
      note: 'Books it and says what to wear',
      reveals: true,
      books: 'firstVisit',
      choices: [
        {
          id: 1,
          says: 'Yes, this one. Thank you.',
          note: 'The form is sent',
          ends: 'booked',
          title: 'Monday, 10:00 am, room 2',
          detail: 'C. Delacroix, first visit, 90 min. Mei reads her answers first.',
        },
        {
          id: 2,
          says: 'Oh, I can’t. Ninety minutes on my back? Cancel it.',
          note: 'Cancels on the same call',
          to: 'nothing',
        },
      ],
    },
    seriesWho: {
      says: 'A standing time is easy to keep. Who is it for: first and last name, and birth date?',
      note: 'Asks for name and birth date before any time',
      choices: [
        {id: 1, says: 'Hanna Lindgren, October 2, 1975.', to: 'seriesOffer'},
        {id: 2, says: 'Mei knows who I am. I’ll ask her.', to: 'person'},
      ],
    },
    seriesOffer: {
      says: 'Thank you, Hanna. Do you take a new medication, have a pacemaker, or might you be pregnant? If not, Mondays at 10:00 are open for the next six weeks.',
      note: 'Asks about safety before every series',
      reveals: true,
      offers: 'ten',
      choices: [
        {id: 1, says: 'Nothing new. Book all six.', to: 'seriesWritten'},
        {
          id: 2,
          says: 'I started a blood thinner last week.',
          note: 'On Mei’s list: she reads it first',
          to: 'meiFirst',
        },
      ],
    },
    seriesWritten: {
      says: 'All six are booked: Mondays at 10:00, from the 16th, always in room 2. The sixth has a note to talk about what comes next.',
      note: 'Books six visits in one call',
      reveals: true,
      books: 'ten',
      ends: 'booked',
      title: 'Six Mondays, 10:00 am, room 2',
      detail: 'H. Lindgren, follow-ups of 60 min. Mei sees all six.',
    },
    meiFirst: {
      says: 'Mei will read this before I offer a time; that’s her rule. She’ll be out of the room at 2:30. May she call this number?',
      note: 'Offers no time until she has read it',
      releases: true,
      choices: [
        {
          id: 1,
          says: 'Yes, this number.',
          ends: 'message',
          title: 'Mei calls at 2:30',
          detail: 'Mei asks for name and birth date when she calls.',
        },
        {
          id: 2,
          says: 'No call, please. I’ll ask my own doctor.',
          ends: 'declined',
          title: 'No time was offered',
          detail: 'Mei sees the question, and that no call is wanted.',
        },
      ],
    },
    leftIn: {
      says: 'If it’s hard to breathe, hang up and call 911. If not, Mei’s own rule: leave it where it is, and she’ll call you herself. Is it only the one in your ear?',
      note: 'Says 911 first, then reads Mei’s own rule',
      choices: [
        {id: 1, says: 'Only the ear. I feel silly.', note: 'Mei calls her', to: 'betweenRooms'},
        {
          id: 2,
          says: 'There’s one by my shoulder too, and it stabs when I breathe in.',
          note: 'An emergency: breathing',
          emergency: true,
          to: 'call911',
        },
      ],
    },
    cannotSay: {
      says: 'That would be for your sister to say. I can’t tell anyone whether she comes here. Is there something you’d like to ask Mei?',
      note: 'Confirms no patient',
      choices: [
        {id: 1, says: 'Yes, have her call me.', to: 'betweenRooms'},
        {
          id: 2,
          says: 'No, I was only curious.',
          ends: 'declined',
          title: 'No name was confirmed',
          detail: 'No patient was confirmed.',
        },
      ],
    },
    person: {
      says: 'She’s with a patient until 2:30. She can call you the minute she’s out, or I can take a note with your name and birth date. Which would you like?',
      note: 'Says when, or offers a note',
      choices: [
        {id: 1, says: '2:30 is good.', to: 'betweenRooms'},
        {
          id: 2,
          says: 'A note, no hurry. Ruth Adler, May 9, 1962. It’s about my herbs.',
          note: 'Mei asks for the rest when she calls',
          ends: 'message',
          title: 'Mei reads it between patients',
          detail: 'R. Adler, herbs, no hurry. Mei approves every refill.',
        },
      ],
    },
    betweenRooms: {
      says: 'Then she’ll call you at 2:30, before the next room, and she’ll have read what you said. Please keep the phone nearby.',
      note: 'Leaves Mei a silent note',
      ends: 'passed',
      title: 'Mei calls at 2:30',
      detail: 'She reads the caller’s words first.',
    },
    call911: {
      says: 'Please hang up and call 911 now. Mei would say the same, and I’m letting her know that you called.',
      note: 'Says 911 and asks nothing more',
      ends: 'emergency',
      title: 'Told to call 911; Mei knows',
      detail: 'Mei has the caller’s number. Nothing was booked.',
    },
    nothing: {
      says: 'Then nothing is booked. If you’d like a time later, we answer at any hour.',
      note: 'Takes no for an answer',
      ends: 'declined',
      title: 'The time stays open',
      detail: 'Nobody will call about it.',
    },
  },
};
