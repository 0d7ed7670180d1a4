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
      note: 'Answered while the counter is busy',
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
          note: 'A question for the pharmacist',
          to: 'early',
        },
        {
          says: 'My toddler got into my pill box!',
          note: 'Emergency, without a question',
          emergency: true,
          to: 'call911',
        },
        {
          says: 'Dr. Okafor’s office, with a new prescription.',
          note: 'A prescriber’s office goes first',
          to: 'prescriber',
        },
        {
          says: 'I pick up for my mother. What is she on these days?',
          note: 'Somebody else’s medicines',
          to: 'notHers',
        },
        {says: 'Let me talk to somebody real.', note: 'Asks for a person', to: 'person'},
      ],
    },
    counter: {
      says: 'Thank you, Tobi. I can’t see the shelf from here. The counter has your note. May they text you once they’ve looked? And is there anything else?',
      note: 'A person looks: no queue is connected',
      choices: [
        {
          says: 'Yes. Can I take it with my new allergy pill? And is there a flu shot time tomorrow?',
          note: 'One for the pharmacist, one for the calendar',
          to: 'flu',
        },
        {
          says: 'A text is fine. That’s all.',
          ends: 'message',
          title: 'refill note at the counter',
          detail: 'Name, birth date and number. The counter looks and texts.',
        },
      ],
    },
    flu: {
      says: 'Tomorrow at 5:20 is open for the shot. The allergy pill is one for the pharmacist; she’s free now. Shall I write you in and put you through?',
      note: 'The pill is the pharmacist’s question',
      offers: 'flu',
      choices: [
        {says: 'Great, do both.', to: 'fluAndPharmacist'},
        {says: 'Write me in. I’ll ask her tomorrow.', to: 'fluWritten'},
        {
          says: 'No shot, then. Just the pharmacist.',
          note: 'The shot was offered once',
          to: 'pharmacist',
        },
      ],
    },
    fluAndPharmacist: {
      says: '5:20 tomorrow is yours. Here is Maya, the pharmacist: she has your question in front of her, and a few of her own about the shot.',
      note: 'Booked, then put through with the question',
      books: 'flu',
      ends: 'booked',
      title: 'Wednesday, 5:20 pm, flu shot',
      detail: 'T. Adeyemi. The pharmacist took the question; the counter has the refill note.',
    },
    fluWritten: {
      says: 'Written in: tomorrow, 5:20, one flu shot. Your question is on the note, and Maya asks you a few before the shot.',
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
          says: 'Wait, I close my own shop at half past five.',
          note: 'A change of plan',
          to: 'fluLater',
        },
      ],
    },
    fluLater: {
      says: 'Then there’s 5:50, the last one tomorrow. Shall I move you from 5:20?',
      note: 'One later time',
      offers: 'fluLater',
      choices: [
        {says: 'Much better.', to: 'moved'},
        {
          says: 'No, keep 5:20.',
          ends: 'booked',
          title: 'Wednesday, 5:20 pm, flu shot',
          detail: 'T. Adeyemi. 5:50 was offered and stays open.',
        },
      ],
    },
    moved: {
      says: '5:50 it is. Please wear short sleeves.',
      note: 'Moved: 5:20 is open again',
      books: 'fluLater',
      ends: 'booked',
      title: 'Wednesday, 5:50 pm, flu shot',
      detail: 'T. Adeyemi, moved half an hour. The calendar shows one shot, not two.',
    },
    ready: {
      says: 'I can’t see the shelf from here. Give me your name and birth date, and the counter looks before you drive.',
      note: 'A text is no proof: the counter looks',
      choices: [
        {
          says: 'Nora Quill, December 1, 1990. The text came at ten.',
          note: 'Enough for the counter to find it',
          verifies: 'birth-date',
          to: 'forCounter',
        },
        {says: 'Then who can see it? Put me through.', note: 'The register can look', to: 'person'},
      ],
    },
    forCounter: {
      says: 'It’s on the counter’s list. Somebody who can see the shelf calls this number in a few minutes.',
      note: 'A note, with what to look for',
      ends: 'message',
      title: 'for the counter',
      detail: 'No medicine was named. The counter calls back.',
    },
    shots: {
      says: 'Tomorrow at 5:10 there’s room for four in a row. Your name and birth date, and how old are the others? And has anyone had a fever, or reacted badly to a vaccine?',
      note: 'Ages and screening questions, as the pharmacist wrote them',
      offers: 'four',
      choices: [
        {
          says: 'No to both. Joan Abara, May 8, 1984. Leo is 9, Mia 11, Sam 14.',
          note: 'All old enough by the pharmacy’s list; a parent comes along',
          verifies: 'birth-date',
          to: 'shotsWritten',
        },
        {
          says: 'The youngest has just turned two.',
          note: 'Below the pharmacy’s age: the pharmacist decides',
          to: 'pharmacist',
        },
        {
          says: 'Sam came out in hives after the last one.',
          note: 'A yes goes to the pharmacist',
          to: 'pharmacist',
        },
        {says: 'Tomorrow’s soccer. No, we’ll walk in some day.', to: 'nothing'},
      ],
    },
    shotsWritten: {
      says: 'Four at 5:10 tomorrow, one after another, and you come along. Please bring the insurance cards; what they pay, the team finds out. Is there anything Maya should know?',
      note: 'Cards asked for, coverage not promised',
      books: 'four',
      choices: [
        {
          says: 'Leo should go first, he gets nervous.',
          note: 'On the note',
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
      says: 'Then nothing is booked. You can walk in during our vaccine hours, or call again.',
      note: 'Offered once',
      releases: true,
      ends: 'declined',
      title: '5:10 is open again',
      detail: 'Four shots were offered and turned down.',
    },
    early: {
      says: 'The pharmacist decides that, together with your plan, so I can’t promise it. Your name, birth date, and the day you leave?',
      note: 'No early refill is promised here, for any medicine',
      choices: [
        {
          says: 'Omar Saleh, April 4, 1975. I leave Thursday, for ten days.',
          note: 'Travel dates on the note',
          verifies: 'birth-date',
          to: 'pharmacist',
        },
        {
          says: 'Never mind, I’ll come by.',
          note: 'Accepted as said',
          ends: 'declined',
          title: 'he asks at the counter',
          detail: 'No stock level and no refill date were given.',
        },
      ],
    },
    pharmacist: {
      says: 'I’m connecting you with Maya, the pharmacist. She reads your question before she picks up.',
      note: 'Clinical: put through, every time',
      ends: 'passed',
      title: 'Maya, the pharmacist',
      detail: 'The question is written down. A pharmacist answers it.',
    },
    prescriber: {
      says: 'Thank you. I don’t take prescriptions; the pharmacist is picking up now, ahead of the queue.',
      note: 'A pharmacist takes prescriptions',
      ends: 'passed',
      title: 'the pharmacist, ahead of the queue',
      detail: 'A pharmacist takes the prescription.',
    },
    notHers: {
      says: 'I can’t name a medicine or say who has one here, also not to family. She can call us, or the pharmacist can explain the pick-up form.',
      note: 'Picking up is not permission',
      choices: [
        {says: 'She’s hard of hearing. The pharmacist, please.', to: 'pharmacist'},
        {
          says: 'Then I’ll bring her along.',
          ends: 'declined',
          title: 'no medicine named',
          detail: 'Nothing was confirmed about anyone.',
        },
      ],
    },
    call911: {
      says: 'Please hang up, call 911, and keep the box at hand for them. Poison Control is 1-800-222-1222. I’m telling the pharmacist.',
      note: '911 first, then the poison line',
      emergency: true,
      ends: 'emergency',
      title: '911 and Poison Control',
      detail: 'The pharmacist has the number and the caller’s words. No amount was asked.',
    },
    person: {
      says: 'Sure. Devon is at the register with two people waiting. Would you like to hold, or should he call you?',
      note: 'Says how long the line is',
      choices: [
        {says: 'I’ll hold.', to: 'hold'},
        {says: 'He can call me.', callback: true, to: 'forCounter'},
      ],
    },
    hold: {
      says: 'Holding for Devon. He hears that you’re waiting, and picks up as soon as his hands are free.',
      note: 'On hold until he is free',
      ends: 'passed',
      title: 'Devon at the register',
      detail: 'He knows that the caller asked for a person.',
    },
  },
};
