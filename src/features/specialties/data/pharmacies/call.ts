import type {CallScript} from '../callScript.ts';

export const script: CallScript = {
  practice: 'Birch Street Pharmacy',
  when: 'Tuesday, 12:34 pm',
  callerLabel: 'Caller',
  sample: [1, 1, 1],
  slots: {
    flu: [{column: 0, row: 5, span: 1, title: 'T. Adeyemi'}],
    four: [{column: 0, row: 4, span: 2, title: 'Abara, four', note: 'Flu shots'}],
  },
  lines: {
    answer: {
      says: 'Birch Street Pharmacy, you’re talking to the AI receptionist. Refill, vaccine, or the pharmacist?',
      note: 'Answers while the counter is busy',
      choices: [
        {
          id: 1,
          says: 'I’m calling about my refill, under Tobi Adeyemi, born June 2nd, 1988.',
          note: 'The counter matches name and birth date',
          to: 'counter',
        },
        {
          id: 5,
          says: 'My toddler got into my pill box!',
          note: 'An emergency: no questions',
          emergency: true,
          to: 'call911',
        },
        {
          id: 3,
          says: 'Four flu shots, after school?',
          note: 'A time: the shared calendar has it',
          to: 'shots',
        },
        {
          id: 4,
          says: 'Can I have my pills two days early? I’m traveling.',
          note: 'A question for the pharmacist',
          to: 'early',
        },
        {
          id: 6,
          says: 'Dr. Okafor’s office, with a new prescription.',
          note: 'A prescriber’s office goes first',
          to: 'prescriber',
        },
        {
          id: 7,
          says: 'I pick up for my mother. What is she on these days?',
          note: 'Asks about someone else',
          to: 'notHers',
        },
        {id: 8, says: 'Let me talk to a real person.', note: 'Asks for a person', to: 'person'},
      ],
    },
    counter: {
      says: 'Thank you, Tobi. I can’t check on orders. The counter has your note. May they text you once they’ve looked?',
      note: 'Leaves the looking to a person',
      choices: [
        {
          id: 1,
          says: 'Yes. And can I take it with my new allergy pill, and get a flu shot tomorrow?',
          note: 'Two requests in one call',
          to: 'flu',
        },
        {
          id: 2,
          says: 'A text is fine. That’s all.',
          ends: 'message',
          title: 'The counter looks and texts',
          detail: 'The note has name, birth date, and number.',
        },
      ],
    },
    flu: {
      says: 'Tomorrow at 5:20 is open for the shot. The allergy pill is a question for the pharmacist, who is free now. Should I book the shot and connect you?',
      note: 'Leaves the pill to the pharmacist',
      offers: 'flu',
      choices: [
        {id: 1, says: 'Great, do both.', to: 'fluAndPharmacist'},
        {id: 2, says: 'Book the shot. I’ll ask her tomorrow.', to: 'fluWritten'},
        {id: 3, says: 'No shot, then. Just the pharmacist.', to: 'pharmacist'},
      ],
    },
    fluAndPharmacist: {
      says: '5:20 tomorrow is yours. Here is Maya, the pharmacist: she has your question, and a few of her own about the shot.',
      note: 'Books, then transfers with the question',
      books: 'flu',
      ends: 'booked',
      title: 'Wednesday, 5:20 pm, flu shot',
      detail: 'T. Adeyemi. Maya takes the question; the counter looks for the refill.',
    },
    fluWritten: {
      says: 'You’re booked for tomorrow, 5:20, one flu shot. Your question is on the note, and Maya will ask you a few before the shot.',
      note: 'Leaves the question to the pharmacist',
      books: 'flu',
      ends: 'booked',
      title: 'Wednesday, 5:20 pm, flu shot',
      detail: 'T. Adeyemi, with a question for the pharmacist on the note.',
    },
    forCounter: {
      says: 'It’s on the counter’s list. Someone will look and call you in a few minutes.',
      note: 'Says what to look for',
      ends: 'message',
      title: 'The counter calls back',
      detail: 'The note names no medicine.',
    },
    shots: {
      says: 'Tomorrow at 5:10 there’s room for four in a row. How old is everyone, and has anyone had a fever or reacted badly to a vaccine?',
      note: 'Asks what the pharmacist wrote',
      offers: 'four',
      choices: [
        {
          id: 1,
          says: 'No to both. Leo is 9, Mia 11, Sam 14, and there’s me.',
          note: 'All are old enough by the pharmacy’s list',
          to: 'shotsWho',
        },
        {
          id: 2,
          says: 'The youngest has just turned two.',
          note: 'Too young for the list: the pharmacist decides',
          to: 'pharmacist',
        },
        {
          id: 3,
          says: 'Sam broke out in hives after the last one.',
          note: 'The pharmacist decides',
          to: 'pharmacist',
        },
        {id: 4, says: 'Tomorrow’s soccer. No, we’ll walk in some day.', to: 'nothing'},
      ],
    },
    shotsWho: {
      says: 'Then 5:10 works for all four. What’s your name and birth date?',
      note: 'Asks who brings them',
      choices: [
        {id: 1, says: 'Joan Abara, May 8, 1984.', note: 'A parent comes along', to: 'shotsWritten'},
        {id: 2, says: 'I’d rather tell a person.', to: 'person'},
      ],
    },
    shotsWritten: {
      says: 'Four at 5:10 tomorrow, one after another, with you. Please bring the insurance cards; the team will find out what they pay.',
      note: 'Asks for the cards, promises no coverage',
      books: 'four',
      ends: 'booked',
      title: 'Wednesday, 5:10 pm, four flu shots',
      detail: 'The Abara family, 20 minutes in all.',
    },
    nothing: {
      says: 'Then nothing is booked. You can walk in during our vaccine hours, or call again.',
      note: 'Takes no for an answer',
      ends: 'declined',
      title: '5:10 is open again',
      detail: 'Nobody will call about it.',
    },
    early: {
      says: 'The pharmacist decides that, together with your plan, so I can’t promise it. What’s your name and birth date?',
      note: 'Promises no early refill',
      choices: [
        {
          id: 1,
          says: 'Omar Saleh, April 4, 1975. I leave Thursday, for ten days.',
          note: 'The note has the travel dates',
          to: 'pharmacist',
        },
        {
          id: 2,
          says: 'Never mind, I’ll come by.',
          ends: 'declined',
          title: 'He will ask at the counter',
          detail: 'No refill was promised.',
        },
      ],
    },
    pharmacist: {
      says: 'I’m connecting you with Maya, the pharmacist. She’ll read your question before she picks up.',
      note: 'Transfers every clinical question',
      ends: 'passed',
      title: 'Maya takes the call',
      detail: 'She reads the question before she picks up.',
    },
    prescriber: {
      says: 'Thank you. I don’t take prescriptions; the pharmacist is picking up now, ahead of other calls.',
      note: 'Leaves prescriptions to the pharmacist',
      ends: 'passed',
      title: 'Maya picks up next',
      detail: 'She takes the prescription, ahead of other calls.',
    },
    notHers: {
      says: 'I can’t name a medicine or say who has one here, even to family. She can call us, or the pharmacist can explain the pickup form.',
      note: 'Names no medicine, even to family',
      choices: [
        {id: 1, says: 'She’s hard of hearing. The pharmacist, please.', to: 'pharmacist'},
        {
          id: 2,
          says: 'Then I’ll bring her along.',
          ends: 'declined',
          title: 'No medicine was named',
          detail: 'No patient was confirmed.',
        },
      ],
    },
    call911: {
      says: 'Please hang up and call 911 now, and keep the box handy for them. Poison Control is 1-800-222-1222. I’m telling the pharmacist.',
      note: 'Says 911 first, then the poison line',
      ends: 'emergency',
      title: 'Told to call 911; Maya knows',
      detail: 'The caller has Poison Control’s number, too. Nothing else was asked.',
    },
    person: {
      says: 'Sure. Devon is at the register with two people waiting. Would you like to hold, or should he call you?',
      note: 'Says how many are waiting',
      choices: [
        {id: 1, says: 'I’ll hold.', to: 'hold'},
        {id: 2, says: 'He can call me.', to: 'forCounter'},
      ],
    },
    hold: {
      says: 'Holding for Devon. He knows you’re waiting, and will pick up as soon as he can.',
      note: 'Holds until he is free',
      ends: 'passed',
      title: 'Devon takes the call',
      detail: 'He knows the caller is waiting.',
    },
  },
};
