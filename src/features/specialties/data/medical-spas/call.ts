import type {CallScript} from '../callScript.ts';

export const script: CallScript = {
  practice: 'Juniper Medical Spa',
  when: 'Thursday, 9:47 pm',
  callerLabel: 'Caller',
  sample: [1, 1, 1, 1],
  slots: {
    halfPast: [{column: 0, row: 4, span: 2, title: 'S. Amato', note: 'Filler consult'}],
    laser: [{column: 1, row: 8, span: 2, title: 'T. Ngo', note: 'Underarms, session 4 of 6'}],
  },
  lines: {
    answer: {
      says: 'Juniper Medical Spa, good evening. I’m the spa’s AI receptionist. What can I do for you?',
      note: 'Answers while your website is still open',
      choices: [
        {
          id: 1,
          says: 'How much is lip filler? I have a wedding in five weeks.',
          note: 'The note has the wedding date',
          to: 'price',
        },
        {
          id: 2,
          says: 'My lip is white and it really hurts.',
          note: 'First on the director’s list',
          names911: true,
          to: 'occlusion',
        },
        {
          id: 5,
          says: 'I’m due for laser number four, underarms.',
          note: 'A series on one machine',
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
      note: 'Says the spa’s own price',
      choices: [
        {
          id: 1,
          says: 'Never. It’s my own wedding.',
          note: 'A first time: a consult before treatment',
          to: 'screening',
        },
        {
          id: 2,
          says: 'Two years ago, in another state.',
          note: 'New to this injector: a consult, too',
          to: 'screening',
        },
      ],
    },
    screening: {
      says: 'Then you’ll see Jordan, our nurse practitioner, first, and a deposit holds the time. Do you get cold sores, take blood thinners, or might you be pregnant?',
      note: 'Asks the medical director’s questions',
      choices: [
        {
          id: 1,
          says: 'No to all three, and the deposit is fine. Tomorrow?',
          note: 'No to all three',
          to: 'consultOffer',
        },
        {
          id: 2,
          says: 'I do get cold sores. Is that a problem?',
          note: 'A clinician answers that',
          to: 'clinicianFirst',
        },
        {id: 3, says: 'A deposit just to talk? Then no.', to: 'nothing'},
      ],
    },
    consultOffer: {
      says: 'Tomorrow at 11:30 Jordan has thirty minutes for a consult. Who is it for: name and birth date?',
      note: 'Offers a provider who may inject',
      offers: 'halfPast',
      choices: [
        {
          id: 1,
          says: 'Me. Sofia Amato, December 1, 1994.',
          note: 'A new client: starts a form',
          to: 'consultWritten',
        },
        {id: 2, says: 'On second thought, not yet.', to: 'nothing'},
      ],
    },
    consultWritten: {
      says: 'Held for you, Sofia: Friday, 11:30, with Jordan. The spa will send its own link for the deposit; I never take a card number.',
      note: 'Books it in the calendar the spa shares',
      reveals: true,
      books: 'halfPast',
      ends: 'booked',
      title: 'Friday, 11:30 am, consult',
      detail: 'S. Amato, with the NP, 30 min. Her answers are on the note.',
    },
    laserWho: {
      says: 'Unless you’ve had sun or a new medication, 12:30 tomorrow is open, with the laser and its operator. What’s your name and birth date?',
      note: 'Screens, then offers operator and laser',
      offers: 'laser',
      choices: [
        {
          id: 1,
          says: 'No sun, no pills. Thuy Ngo, February 17, 1991.',
          note: 'The team matches name and birth date',
          to: 'laserWritten',
        },
        {
          id: 2,
          says: 'I was in Cancún last week. Thuy Ngo, February 17, 1991.',
          note: 'Sun: a clinician reads it first',
          to: 'clinicianFirst',
        },
      ],
    },
    laserWritten: {
      says: 'You’re in, Thuy: Friday, 12:30, thirty minutes, noted as your fourth. The operator asks you to come shaved and without deodorant.',
      note: 'Notes her number for the team to check',
      reveals: true,
      books: 'laser',
      ends: 'booked',
      title: 'Friday, 12:30 pm, laser',
      detail: 'T. Ngo, underarms, 4 of 6. No sun and no new medication, in her words.',
    },
    clinicianFirst: {
      says: 'A clinician will look at that before we book. Jordan will read it at ten tomorrow and call. Is this the right number?',
      note: 'Offers no time until a clinician has read it',
      releases: true,
      choices: [
        {
          id: 1,
          says: 'It is. Mornings are fine.',
          ends: 'message',
          title: 'Jordan calls at ten tomorrow',
          detail: 'Jordan reads the client’s words and asks for the rest.',
        },
        {
          id: 2,
          says: 'Never mind. I’ll wait a month.',
          ends: 'declined',
          title: 'No time is held',
          detail: 'The caller will wait a month.',
        },
      ],
    },
    occlusion: {
      says: 'If your sight has changed, or it’s hard to breathe, hang up and call 911 now. I’m already calling our clinician. Has either happened?',
      note: 'Says 911 first and calls the clinician',
      choices: [
        {
          id: 1,
          says: 'No. Just pale, cold, and sore.',
          note: 'On the list: a clinician takes it now',
          to: 'onCall',
        },
        {
          id: 2,
          says: 'One eye has gone blurry.',
          note: 'An emergency: sight',
          emergency: true,
          to: 'call911',
        },
      ],
    },
    onCall: {
      says: 'Jordan is picking up and knows what you told me. If your sight changes or breathing gets hard, hang up and call 911.',
      note: 'Transfers now, no callback',
      ends: 'passed',
      title: 'Jordan takes the call now',
      detail: 'Jordan hears the caller’s words before picking up.',
    },
    call911: {
      says: 'Please hang up and call 911 now, and tell them that you had filler, where, and when. I’m telling Jordan, too.',
      note: 'Says 911 first, at any hour',
      ends: 'emergency',
      title: 'Told to call 911; Jordan knows',
      detail: 'Jordan has the caller’s number. Nothing was booked.',
    },
    cannotSay: {
      says: 'Thank you, but I can’t say who comes here. Is there anything I can do for you?',
      note: 'Confirms no client',
      choices: [
        {
          id: 1,
          says: 'Could someone call me about that sort of look?',
          note: 'Someone calls about a consult',
          ends: 'message',
          title: 'Ines calls at nine tomorrow',
          detail: 'The caller wants a consult. The note names nobody else.',
        },
        {
          id: 2,
          says: 'No, that was all.',
          ends: 'declined',
          title: 'Nothing was confirmed',
          detail: 'No client was confirmed or denied.',
        },
      ],
    },
    person: {
      says: 'Ines will be back at nine and call you first thing. If it’s about a treatment you’ve had, a clinician can take it now. Which is it?',
      note: 'Offers a clinician after a treatment',
      choices: [
        {
          id: 1,
          says: 'Nine is fine. It’s about a gift card.',
          ends: 'message',
          title: 'Ines calls at nine tomorrow',
          detail: 'The note has the gift card and the number.',
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
      note: 'Takes no for an answer',
      ends: 'declined',
      title: 'No time is held',
      detail: 'The time is open again. Nobody will text or call.',
    },
  },
};
