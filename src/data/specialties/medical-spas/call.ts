import type {CallScript} from '../callScript.ts';

export const script: CallScript = {
  practice: 'Juniper Medical Spa',
  when: 'Thursday, 9:47 pm',
  callerLabel: 'Caller',
  sample: [1, 1, 1, 1, 1],
  slots: {
    halfPast: [{column: 0, row: 4, span: 2, title: 'S. Amato', note: 'Filler consult'}],
    quarterToOne: [{column: 0, row: 9, span: 2, title: 'S. Amato', note: 'Filler consult'}],
    toxin: [{column: 0, row: 2, span: 2, title: 'G. Petrov', note: 'Neurotoxin consult'}],
    event: [{column: 0, row: 9, span: 2, title: 'K. Doyle', note: 'Consult, event Saturday'}],
    laser: [{column: 1, row: 8, span: 2, title: 'T. Ngo', note: 'Underarms, session 4 of 6'}],
  },
  lines: {
    answer: {
      says: 'Juniper Medical Spa, good evening. I’m the clinic’s AI receptionist. What can I do for you?',
      note: 'Answered while the page is still open',
      choices: [
        {
          id: 1,
          says: 'How much is lip filler? I have a wedding in five weeks.',
          note: 'Event date noted',
          to: 'price',
        },
        {
          id: 2,
          says: 'My lip is white and it really hurts.',
          note: 'First on the clinic’s list',
          names911: true,
          to: 'occlusion',
        },
        {
          id: 3,
          says: 'Can I get everything done before Saturday?',
          note: 'Tomorrow is Friday',
          to: 'rush',
        },
        {id: 4, says: 'What do you charge per unit?', note: 'A price question', to: 'perUnit'},
        {
          id: 5,
          says: 'I’m due for laser number four, underarms.',
          note: 'A series, and one machine',
          to: 'laserWho',
        },
        {
          id: 6,
          says: 'The woman on Channel 6, is that your work? She looks great.',
          note: 'Asks about someone else',
          to: 'cannotSay',
        },
        {id: 7, says: 'I’d rather talk to a person.', note: 'Asks for a person', to: 'person'},
      ],
    },
    price: {
      says: 'Congratulations. Our menu price is $700 a syringe. How many you need is decided at the consult. Have you had filler before?',
      note: 'The clinic’s own price wording',
      choices: [
        {
          id: 1,
          says: 'Never. It’s my own wedding.',
          note: 'First time: consult before treatment',
          to: 'screening',
        },
        {
          id: 2,
          says: 'Two years ago, in another state.',
          note: 'New to this injector: a consult as well',
          to: 'screening',
        },
      ],
    },
    screening: {
      says: 'Then you’ll see Jordan, our nurse practitioner, first. Any cold sores, blood thinners, or a pregnancy? And a deposit holds the time; is that all right?',
      note: 'The medical director’s questions, the clinic’s deposit rule',
      choices: [
        {
          id: 1,
          says: 'No to all three, and the deposit is fine. Tomorrow?',
          note: 'Screening answered: no to all',
          to: 'consultOffer',
        },
        {
          id: 2,
          says: 'I do get cold sores. Is that a problem?',
          note: 'A clinician will answer that',
          to: 'clinicianFirst',
        },
        {id: 3, says: 'A deposit just to talk? Then no.', note: 'Declined once', to: 'nothing'},
      ],
    },
    consultOffer: {
      says: 'Tomorrow at 11:30 Jordan has thirty minutes for a consult. Who is it for: name and birth date?',
      note: 'A provider who may inject',
      offers: 'halfPast',
      choices: [
        {
          id: 1,
          says: 'Me. Sofia Amato, December 1, 1994.',
          note: 'New guest: name and date for the form',
          verifies: 'birth-date',
          to: 'consultWritten',
        },
        {id: 2, says: 'On second thought, not yet.', note: 'Declined once', to: 'nothing'},
      ],
    },
    consultWritten: {
      says: 'Held for you, Sofia: Friday, 11:30, with Jordan. The clinic will send its own link for the deposit; I never take a card number. All good?',
      note: 'In the calendar that the clinic shares',
      reveals: true,
      books: 'halfPast',
      choices: [
        {
          id: 1,
          says: 'All good. I’m so excited.',
          ends: 'booked',
          title: 'Friday, 11:30 am, consult',
          detail:
            'S. Amato, with the NP, 30 min. First time, wedding in five weeks, screening answered.',
        },
        {
          id: 2,
          says: 'Oh, the dress fitting is at noon. Can you move me past it?',
          note: 'A change of plan',
          to: 'consultMoved',
        },
      ],
    },
    consultMoved: {
      says: 'Jordan is free again at 12:45, so you’re moved: Friday, 12:45. The deposit moves with the time. Enjoy the fitting.',
      note: 'Moved: 11:30 is open again',
      reveals: true,
      books: 'quarterToOne',
      ends: 'booked',
      title: 'Friday, 12:45 pm, consult',
      detail: 'S. Amato, with the NP, 30 min. 11:30 is open again.',
    },
    perUnit: {
      says: 'Our menu price is $14 a unit. Are you pregnant or nursing? If not, Jordan has a consult at 11:00 tomorrow. If you’d like it: your name and birth date?',
      note: 'Menu price, the screening, then an opening',
      offers: 'toxin',
      choices: [
        {
          id: 1,
          says: 'Neither. I’ll come. Gia Petrov, April 30, 1988.',
          note: 'A consult; no number of units was named',
          verifies: 'birth-date',
          to: 'unitWritten',
        },
        {
          id: 2,
          says: 'Gia Petrov, April 30, 1988. Nursing, yes.',
          note: 'On the director’s list',
          verifies: 'birth-date',
          to: 'clinicianFirst',
        },
        {id: 3, says: 'No, I’m only comparing tonight.', note: 'Declined once', to: 'nothing'},
      ],
    },
    unitWritten: {
      says: 'See you tomorrow at 11:00, Gia. Jordan will tell you then how many units. May I text the menu and the clinic’s deposit link to this number?',
      note: 'Half an hour with the NP',
      reveals: true,
      books: 'toxin',
      choices: [
        {
          id: 1,
          says: 'Yes, text me.',
          ends: 'booked',
          title: 'Friday, 11:00 am, consult',
          detail: 'G. Petrov, with the NP, 30 min. The price is on the menu that she was sent.',
        },
        {
          id: 2,
          says: 'Email, please.',
          ends: 'booked',
          title: 'Friday, 11:00 am, consult',
          detail: 'G. Petrov, with the NP, 30 min. Menu and link by email, as she asked.',
        },
      ],
    },
    rush: {
      says: 'Not everything: we do injectables at least two weeks before an event, and peels one. Are you pregnant or nursing? If not, a consult is open tomorrow at 12:45. If you’d like it: your name and birth date?',
      note: 'The clinic’s own waiting times, said first',
      offers: 'event',
      choices: [
        {
          id: 1,
          says: 'Neither. Okay, the consult. Kay Doyle, June 8, 1979.',
          note: 'Takes the consult',
          verifies: 'birth-date',
          to: 'rushWritten',
        },
        {
          id: 2,
          says: 'What if I sign a waiver?',
          note: 'A question for a clinician',
          to: 'clinicianFirst',
        },
        {id: 3, says: 'Then I’ll find someone who says yes.', note: 'Declined once', to: 'nothing'},
      ],
    },
    rushWritten: {
      says: 'You’re in, Kay: 12:45 tomorrow with Jordan. May I text you the clinic’s deposit link?',
      note: 'What can’t be done was said before the time',
      reveals: true,
      books: 'event',
      choices: [
        {
          id: 1,
          says: 'Yes, this number.',
          ends: 'booked',
          title: 'Friday, 12:45 pm, consult',
          detail:
            'K. Doyle, with the NP, 30 min. No treatment before Saturday; the link went by text.',
        },
        {
          id: 2,
          says: 'No, I’ll pay at the desk.',
          ends: 'booked',
          title: 'Friday, 12:45 pm, consult',
          detail:
            'K. Doyle, with the NP, 30 min. No treatment before Saturday; the desk will ask about the deposit.',
        },
      ],
    },
    laserWho: {
      says: 'Any sun or new medication lately? If not, 12:30 tomorrow is free, with the laser and its operator. Your name and birth date, please?',
      note: 'The screening, then operator, room, and laser',
      offers: 'laser',
      choices: [
        {
          id: 1,
          says: 'No sun, no pills. Thuy Ngo, February 17, 1991.',
          note: 'Name and birth date, for the team to match',
          verifies: 'birth-date',
          to: 'laserWritten',
        },
        {
          id: 2,
          says: 'I was in Cancún last week. Thuy Ngo, February 17, 1991.',
          note: 'Sun: read by a clinician before a time',
          verifies: 'birth-date',
          to: 'clinicianFirst',
        },
      ],
    },
    laserWritten: {
      says: 'You’re in, Thuy: Friday, 12:30, thirty minutes, noted as your fourth. The operator asks you to come shaved and without deodorant.',
      note: 'The number is hers, for the team to check',
      reveals: true,
      books: 'laser',
      ends: 'booked',
      title: 'Friday, 12:30 pm, laser',
      detail: 'T. Ngo, underarms, 4 of 6. No sun and no new medication, in her words.',
    },
    clinicianFirst: {
      says: 'A clinician will look at that before we book. Jordan will read it at ten tomorrow and call. Is this the right number?',
      note: 'A clinician will read it first',
      releases: true,
      choices: [
        {
          id: 1,
          says: 'It is. Mornings are fine.',
          callback: true,
          ends: 'message',
          title: 'for Jordan, ten tomorrow',
          detail:
            'The question and the answer, as spoken. Jordan will ask for the rest. No time was given.',
        },
        {
          id: 2,
          says: 'Never mind. I’ll wait a month.',
          note: 'Accepted as said',
          ends: 'declined',
          title: 'no time was held',
          detail: 'The caller waits. No time was held.',
        },
      ],
    },
    occlusion: {
      says: 'If your sight has changed, or it’s hard to breathe, hang up and call 911 now. Our clinician on call is already being called. Has either happened?',
      note: '911 first; the clinician is called while it asks',
      choices: [
        {
          id: 1,
          says: 'No. Just pale, cold, and sore.',
          note: 'To the clinician now, as the list says',
          to: 'onCall',
        },
        {
          id: 2,
          says: 'One eye has gone blurry.',
          note: 'Emergency: sight',
          emergency: true,
          to: 'call911',
        },
      ],
    },
    onCall: {
      says: 'Jordan is picking up and knows what you told me. If your sight changes or breathing gets hard, hang up and call 911.',
      note: 'Transferred now, no callback',
      ends: 'passed',
      title: 'Jordan, on call, now',
      detail: 'The clinician has the words, the hour, and the number.',
    },
    call911: {
      says: 'Please hang up and call 911 now, and tell them that you had filler, where, and when. I’m telling Jordan, too.',
      note: 'Sight or breath: 911, whatever the hour',
      emergency: true,
      ends: 'emergency',
      title: 'sent to 911, clinician told',
      detail: 'Jordan has the caller’s words. Nothing was booked.',
    },
    cannotSay: {
      says: 'Thank you, but I can’t say who comes here. Is there anything I can do for you?',
      note: 'No client is confirmed',
      choices: [
        {
          id: 1,
          says: 'Could someone call me about that sort of look?',
          callback: true,
          note: 'Someone will call about a consult',
          ends: 'message',
          title: 'for Ines, nine tomorrow',
          detail: 'Wants to hear about a consult. No other name is on the note.',
        },
        {
          id: 2,
          says: 'No, that was all.',
          ends: 'declined',
          title: 'not confirmed',
          detail: 'No client was confirmed or denied.',
        },
      ],
    },
    person: {
      says: 'Ines will be back at nine and call you first thing. If it’s about a treatment you’ve had, a clinician can take it now. Which is it?',
      note: 'After a treatment a clinician is called',
      choices: [
        {
          id: 1,
          says: 'Nine is fine. It’s about a gift card.',
          callback: true,
          ends: 'message',
          title: 'for Ines, nine tomorrow',
          detail: 'A gift card, and a number to call.',
        },
        {
          id: 2,
          says: 'It’s my lip. It hurts, and it looks wrong.',
          note: 'On the list: 911 first',
          to: 'occlusion',
        },
      ],
    },
    nothing: {
      says: 'Then nothing is held, and there’s nothing to pay. Good night.',
      note: 'Offered once',
      releases: true,
      ends: 'declined',
      title: 'no time, no deposit',
      detail: 'The time is open again. No one will text or call.',
    },
  },
};
