import type {CallScript} from '../../specialties/data/callScript.ts';

/** Call script of the home page, whose sheet is `homeSheet`. */
export const homeCall: CallScript = {
  practice: 'Lakeside Family Medicine',
  when: 'Tuesday, 7:58 am',
  callerLabel: 'Caller',
  sample: [1, 1, 1],
  slots: {
    halfPast: [{column: 1, row: 6, span: 2, title: 'Maria Santos', note: 'New patient'}],
    ten: [{column: 0, row: 4, span: 2, title: 'Maria Santos', note: 'New patient'}],
  },
  lines: {
    answer: {
      says: 'Lakeside Family Medicine, good morning. I’m the practice’s AI receptionist. What can I do for you?',
      note: 'Says it is an AI',
      choices: [
        {id: 1, says: 'I’m new. Is Thursday open?', note: 'New patient', to: 'offer'},
        {id: 2, says: 'My pills run out tonight.', note: 'A person decides', to: 'pills'},
        {id: 3, says: 'My chest feels tight.', note: 'Emergency', emergency: true, to: 'call911'},
      ],
    },
    offer: {
      says: 'Welcome. Thursday at 10:30 is open with Dr. Lindgren, thirty minutes. Should I hold it?',
      note: 'Offers enough time for a first visit',
      offers: 'halfPast',
      choices: [
        {id: 1, says: 'Yes, please.', to: 'name'},
        {id: 2, says: 'Is there anything earlier?', note: 'Asks for more', to: 'earlier'},
        {id: 3, says: 'What will it cost me?', note: 'Fee question', to: 'cost'},
      ],
    },
    earlier: {
      says: 'Dr. Okafor has 10:00, thirty minutes. If you take it, 10:30 goes to the next caller. Do you want it?',
      note: 'Offers another open time',
      offers: 'ten',
      choices: [
        {id: 1, says: 'Yes, 10:00 is better.', to: 'nameTen'},
        {id: 2, says: 'No, 10:30 is fine.', to: 'name'},
      ],
    },
    cost: {
      says: 'That depends on your plan, and I won’t guess. The desk will check it with you before the visit. Should I hold 10:30?',
      note: 'Guesses no price',
      choices: [
        {id: 1, says: 'Yes, hold it.', to: 'name'},
        {id: 2, says: 'No. Have someone call me.', to: 'message'},
      ],
    },
    name: {
      says: 'Sure. What’s your name and date of birth?',
      note: 'Holds the time while you speak',
      choices: [
        {id: 1, says: 'Maria Santos, May 3, 1991.', to: 'written'},
        {id: 2, says: 'I’d rather tell a person.', to: 'message'},
      ],
    },
    nameTen: {
      says: 'Sure. What’s your name and date of birth?',
      note: 'Holds the time while you speak',
      choices: [
        {id: 1, says: 'Maria Santos, May 3, 1991.', to: 'writtenTen'},
        {id: 2, says: 'I’d rather tell a person.', to: 'message'},
      ],
    },
    written: {
      says: 'It’s yours, Maria: Thursday at 10:30 with Dr. Lindgren. Please bring your insurance card.',
      note: 'Books it in the schedule',
      books: 'halfPast',
      ends: 'booked',
      title: 'Thu, March 12 at 10:30 am',
      detail: 'With Dr. Lindgren, 30 minutes. Booked before you hung up.',
    },
    writtenTen: {
      says: 'It’s yours, Maria: Thursday at 10:00 with Dr. Okafor. Please bring your insurance card.',
      note: 'Books it in the schedule',
      books: 'ten',
      ends: 'booked',
      title: 'Thu, March 12 at 10:00 am',
      detail: 'With Dr. Okafor, 30 minutes. 10:30 is open again.',
    },
    pills: {
      says: 'Then it shouldn’t wait. Your name and birth date, so the nurse has the right chart?',
      note: 'Checks that both match',
      choices: [
        {id: 1, says: 'Joan Whitfield, March 8, 1958.', note: 'Both match', to: 'pharmacy'},
        {id: 2, says: 'I’ll tell the nurse myself.', to: 'message'},
      ],
    },
    pharmacy: {
      says: 'Thank you, Joan. The practice asks everyone: how do you feel today?',
      note: 'Asks the practice’s own question',
      reveals: true,
      choices: [
        {id: 1, says: 'Fine. It goes to the pharmacy on Fulton Street.', to: 'nurseList'},
        {
          id: 2,
          says: 'I’ve had a bad headache all night.',
          note: 'On the nurse’s list',
          to: 'nurseNow',
        },
      ],
    },
    nurseList: {
      says: 'You’re first on Nurse Tran’s list, with the pharmacy. She’ll call you before nine.',
      note: 'Passes on the caller’s words',
      ends: 'passed',
      title: 'Nurse Tran calls before 9:00 am',
      detail: 'She reads your words and the pharmacy, so you won’t have to repeat them.',
    },
    nurseNow: {
      says: 'If it’s sudden or the worst you’ve had, hang up and call 911. If not, I’m connecting you to Nurse Tran now.',
      note: 'Transfers now, no callback',
      ends: 'passed',
      title: 'Nurse Tran takes the call now',
      detail: 'She knows why you are calling.',
    },
    message: {
      says: 'Of course. Elena at the desk will call you at 8:00. Nothing is booked until then.',
      note: 'Says who and when',
      ends: 'message',
      title: 'Elena calls at 8:00',
      detail: 'The desk reads your words before the first patient.',
    },
    call911: {
      says: 'Please hang up and call 911 now. I won’t keep you on this line.',
      note: 'Says 911 before any question',
      choices: [
        {id: 1, says: 'I’m calling them now.', to: 'nothingBooked'},
        {id: 2, says: 'Can’t I see Dr. Okafor today?', to: 'nothingBooked'},
      ],
    },
    nothingBooked: {
      says: '911, right now. I’m booking nothing. I’m paging Dr. Okafor.',
      note: 'Books nothing',
      ends: 'emergency',
      title: 'Told to call 911; doctor paged',
      detail: 'Nothing was booked. Dr. Okafor was paged.',
    },
  },
};
