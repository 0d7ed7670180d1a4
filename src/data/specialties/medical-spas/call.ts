import type {CallScript} from '../callScript';

export const script: CallScript = {
  practice: 'Juniper Medical Spa',
  when: 'Thursday, 9:47 pm',
  callerLabel: 'Caller',
  sample: [0, 0, 0, 0, 0],
  slots: {
    halfPast: [{column: 0, row: 4, span: 2, title: 'S. Amato', note: 'Filler consult'}],
    quarterToOne: [{column: 0, row: 9, span: 2, title: 'S. Amato', note: 'Filler consult'}],
    toxin: [{column: 0, row: 2, span: 2, title: 'G. Petrov', note: 'Neurotoxin consult'}],
    event: [{column: 0, row: 9, span: 2, title: 'K. Doyle', note: 'Consult, event Saturday'}],
    laser: [{column: 1, row: 8, span: 2, title: 'T. Ngo', note: 'Underarms, session 4 of 6'}],
  },
  lines: {
    answer: {
      says: 'Juniper Medical Spa, good evening. I’m the clinic’s AI receptionist, so I’m up late. What’s on your mind?',
      note: 'Answered while the page is still open',
      choices: [
        {
          says: 'How much is lip filler? I have a wedding in five weeks.',
          note: 'Event date heard',
          to: 'price',
        },
        {
          says: 'My lip is white and it really hurts.',
          note: 'First on the clinic’s list',
          names911: true,
          to: 'occlusion',
        },
        {
          says: 'Can I get everything done before Saturday?',
          note: 'Tomorrow is Friday',
          to: 'rush',
        },
        {says: 'What do you charge per unit?', note: 'Shopping around, fairly', to: 'perUnit'},
        {
          says: 'I’m due for laser number four, underarms.',
          note: 'A regular, a series, one machine',
          to: 'laserWho',
        },
        {
          says: 'The woman on Channel 6, is that your work? She looks great.',
          note: 'A compliment, and a trap',
          to: 'cannotSay',
        },
        {says: 'I don’t chat with bots. Get me a human.', note: 'No second round', to: 'person'},
      ],
    },
    price: {
      says: 'Congratulations. Our menu price is per syringe, and how much you’d want is decided at the consult. Have you had filler before?',
      note: 'The clinic’s price wording, no quote',
      choices: [
        {
          says: 'Never. It’s my own wedding.',
          note: 'First time: consult before treatment',
          to: 'screening',
        },
        {
          says: 'Two years ago, in another state.',
          note: 'New to this injector: a consult as well',
          to: 'screening',
        },
      ],
    },
    screening: {
      says: 'Then Jordan, our nurse practitioner, sees you first. Any cold sores, blood thinners, or a pregnancy? And a deposit holds the time; is that all right?',
      note: 'The medical director’s questions, the clinic’s deposit rule',
      choices: [
        {
          says: 'No, no, no, and yes. Tomorrow?',
          note: 'Nothing for the director',
          to: 'consultOffer',
        },
        {
          says: 'I do get cold sores. Is that a no?',
          note: 'Yes or no is a clinician’s word',
          to: 'clinicianFirst',
        },
        {
          says: 'A deposit just to talk? Then no.',
          note: 'The rule is the rule, and so is a no',
          to: 'nothing',
        },
      ],
    },
    consultOffer: {
      says: 'Tomorrow at 11:30 Jordan has thirty minutes for a consult. Whose time is it: name and birth date?',
      note: 'Someone who may inject, on a day that suits',
      offers: 'halfPast',
      choices: [
        {
          says: 'Mine. Sofia Amato, December 1, 1994.',
          note: 'New guest: name and date for the form',
          verifies: 'birth-date',
          to: 'consultWritten',
        },
        {says: 'On second thought, not yet.', note: 'Let go at once', to: 'nothing'},
      ],
    },
    consultWritten: {
      says: 'Held for you, Sofia: Friday, 11:30, with Jordan. The clinic sends its own link for the deposit; I never take a card number. All good?',
      note: 'In the calendar that the clinic shares',
      reveals: true,
      books: 'halfPast',
      choices: [
        {
          says: 'All good. I’m so excited.',
          ends: 'booked',
          title: 'Friday, 11:30 am, consult',
          detail:
            'S. Amato, with the NP, 30 min. First time, wedding in five weeks, screening answered.',
        },
        {
          says: 'Shoot, the dress fitting is at noon. Later?',
          note: 'The dress wins',
          to: 'consultLater',
        },
      ],
    },
    consultLater: {
      says: 'Jordan is free again at 12:45, for the same half hour. Say the word, and 11:30 is somebody else’s.',
      note: 'The laser is free sooner, but can’t consult',
      reveals: true,
      offers: 'quarterToOne',
      choices: [
        {says: 'The word. 12:45.', to: 'consultMoved'},
        {
          says: 'Too tight. Keep 11:30, I’ll call the tailor.',
          ends: 'booked',
          title: 'Friday, 11:30 am, consult',
          detail: 'S. Amato, with the NP, 30 min. 12:45 was looked at and left open.',
        },
      ],
    },
    consultMoved: {
      says: 'Friday, 12:45, same Jordan. The deposit you agreed to moves along with it. Enjoy the fitting.',
      note: 'One guest, one time: 11:30 let go',
      reveals: true,
      books: 'quarterToOne',
      ends: 'booked',
      title: 'Friday, 12:45 pm, consult',
      detail: 'S. Amato, with the NP, 30 min. 11:30 is bookable again before the page is closed.',
    },
    perUnit: {
      says: 'It’s one menu price per unit; I can text it. How many is settled face to face. Jordan has 11:00 tomorrow: your name, birth date, and are you pregnant or nursing?',
      note: 'Menu price, then an opening, then the screening',
      offers: 'toxin',
      choices: [
        {
          says: 'Gia Petrov, April 30, 1988, and neither. I’ll come.',
          note: 'A consult: no number of units was said',
          verifies: 'birth-date',
          to: 'unitWritten',
        },
        {
          says: 'Gia Petrov, April 30, 1988. Nursing, yes.',
          note: 'On the director’s list',
          verifies: 'birth-date',
          to: 'clinicianFirst',
        },
        {
          says: 'No, I’m only comparing tonight.',
          note: 'Comparing is not a lead to chase',
          to: 'nothing',
        },
      ],
    },
    unitWritten: {
      says: 'See you tomorrow at 11:00, Gia. The menu and the clinic’s deposit link come by text. How many units is the question to keep for Jordan.',
      note: 'Half an hour with the NP',
      reveals: true,
      books: 'toxin',
      ends: 'booked',
      title: 'Friday, 11:00 am, consult',
      detail: 'G. Petrov, with the NP, 30 min. The price is on the menu that she was sent.',
    },
    rush: {
      says: 'Not everything, and better you hear it tonight: injectables need two weeks before an event here, peels one. A consult, to plan for after, is open tomorrow at 12:45. Name and birth date?',
      note: 'The clinic’s own waiting times, said first',
      offers: 'event',
      choices: [
        {
          says: 'Okay, the consult. Kay Doyle, June 8, 1979.',
          note: 'Wanted five things, takes one',
          verifies: 'birth-date',
          to: 'rushWritten',
        },
        {
          says: 'What if I sign a waiver?',
          note: 'Not a form that this line has',
          to: 'clinicianFirst',
        },
        {
          says: 'Then I’ll find someone who says yes.',
          note: 'Let go; the rule stays',
          to: 'nothing',
        },
      ],
    },
    rushWritten: {
      says: 'Kay, 12:45 with Jordan, and no needle before Saturday. The clinic’s deposit link comes by text. Have a good party.',
      note: 'What can’t be done was said before the time',
      reveals: true,
      books: 'event',
      ends: 'booked',
      title: 'Friday, 12:45 pm, consult',
      detail: 'K. Doyle, with the NP, 30 min. Nothing before Saturday, and she knows it.',
    },
    laserWho: {
      says: 'The machine and its operator are both free tomorrow at 12:30. Your name and birth date, please, and has there been any sun or new medication since the last one?',
      note: 'Provider, room and laser lined up, then the tan',
      offers: 'laser',
      choices: [
        {
          says: 'Thuy Ngo, February 17, 1991. No sun, no pills.',
          note: 'As the calendar has her',
          verifies: 'birth-date',
          to: 'laserWritten',
        },
        {
          says: 'Thuy Ngo, February 17, 1991. I was in Cancún last week.',
          note: 'Sun: read by a clinician before a time',
          verifies: 'birth-date',
          to: 'clinicianFirst',
        },
      ],
    },
    laserWritten: {
      says: 'That’s session four, Thuy: Friday, 12:30, thirty minutes. Come shaved and without deodorant; that’s the operator’s note, not mine.',
      note: 'Booked before session three is forgotten',
      reveals: true,
      books: 'laser',
      ends: 'booked',
      title: 'Friday, 12:30 pm, laser',
      detail: 'T. Ngo, underarms, 4 of 6. No sun and no new medication, in her words.',
    },
    clinicianFirst: {
      says: 'That goes to a clinician before anything goes on the calendar. Jordan reads it at ten tomorrow and calls. Is this the right number?',
      note: 'The line asks; it doesn’t clear anyone',
      releases: true,
      choices: [
        {
          says: 'It is. Mornings are fine.',
          ends: 'message',
          title: 'for Jordan, ten tomorrow',
          detail: 'The question and the answer that stopped it, as spoken. No time was given.',
        },
        {
          says: 'Never mind. I’ll wait a month.',
          note: 'A month it is',
          ends: 'declined',
          title: 'no time was held',
          detail: 'The caller waits, by choice. The clinic has a note and no reason to call.',
        },
      ],
    },
    occlusion: {
      says: 'If your sight has changed, or it’s hard to breathe, hang up and call 911 now. Our clinician on call is already being called. Has either happened?',
      note: '911 first; the clinician is called while it asks',
      choices: [
        {
          says: 'No. Just pale, cold, and sore.',
          note: 'To the clinician at once, as the list says',
          to: 'onCall',
        },
        {
          says: 'One eye has gone blurry.',
          note: 'Emergency: sight',
          emergency: true,
          to: 'call911',
        },
      ],
    },
    onCall: {
      says: 'Jordan is picking up and knows what you told me. Don’t hang up. If your sight changes or breathing gets hard, call 911 that second, and us after.',
      note: 'Live, not a callback',
      ends: 'passed',
      title: 'Jordan, on call, at once',
      detail:
        'The clinician has the words, the hour and the number. Nobody at the desk had to be found.',
    },
    call911: {
      says: 'Call 911 this second, please, and tell them that you had filler, where and when. I’m telling Jordan at the same moment. You can hang up on me.',
      note: 'Sight or breath: 911, whatever the hour',
      emergency: true,
      ends: 'emergency',
      title: 'sent to 911, clinician told',
      detail: 'Jordan was rung beside it, with the caller’s words. No consult, no check, no slot.',
    },
    cannotSay: {
      says: 'Kind of you, but who comes to us stays with us, on television or off. You’d get the same discretion. Anything I can do for you?',
      note: 'Discretion is half of what is sold here',
      choices: [
        {
          says: 'Could someone call me about that sort of look?',
          note: 'Now it is about the caller',
          ends: 'message',
          title: 'for Ines, nine tomorrow',
          detail: 'Wants to hear about a consult. No famous name is on the note.',
        },
        {
          says: 'No, that was all.',
          ends: 'declined',
          title: 'and nobody outed',
          detail: 'Neither yes nor no about anyone. Thirty seconds well spent.',
        },
      ],
    },
    person: {
      says: 'Ines is back at the desk at nine and will call you first thing. Unless it’s about a treatment you’ve had: then someone clinical gets up for it now.',
      note: 'The one question worth asking here',
      choices: [
        {
          says: 'Nine is fine. It’s about a gift card.',
          ends: 'message',
          title: 'for Ines, nine tomorrow',
          detail: 'A gift card and a number to call. She has had her coffee by then.',
        },
        {
          says: 'It’s my lip. It hurts, and it looks wrong.',
          note: 'Back to the top of the list',
          to: 'occlusion',
        },
      ],
    },
    nothing: {
      says: 'Then nothing is held and nothing is owed. Good night, and we won’t text you about it.',
      note: 'No offer of a better offer',
      releases: true,
      ends: 'declined',
      title: 'no time, no deposit',
      detail: 'Whatever was offered is open again. Nobody follows up on a no.',
    },
  },
};
