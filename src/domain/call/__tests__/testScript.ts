import type {CallScript} from '../../../data/specialties/callScript';
import type {CallFacts} from '../rules';

const booked = {ends: 'booked', title: 'Monday, 9:00', detail: 'A note.'} as const;
const passed = {ends: 'passed', title: 'Passed to Elena', detail: 'She calls back.'} as const;

/** A practice of two columns and six rows, and a script that keeps every rule. */
export const facts: CallFacts = {
  rows: 6,
  columns: ['Room 1', 'Room 2'],
  entries: [{column: 0, row: 0, span: 2}],
  tryOut: [
    {says: 'I need a visit.', ends: 'Booked: 9:00'},
    {says: 'It is hard to breathe.', ends: '911 first'},
  ],
};

export const script: CallScript = {
  practice: 'Elm Street Clinic',
  when: 'Monday, 8:02 am',
  callerLabel: 'Caller',
  sample: [0, 0, 0, 0],
  slots: {
    early: [{column: 0, row: 2, span: 2, title: 'D. K.'}],
    late: [{column: 1, row: 4, span: 2, title: 'D. K.'}],
  },
  lines: {
    answer: {
      says: 'Elm Street Clinic, I am the practice’s AI receptionist. What can I do for you?',
      choices: [
        {says: 'I need a visit.', to: 'who'},
        {says: 'It is hard to breathe.', emergency: true, to: 'call911'},
        {says: 'Was my wife in today?', to: 'cannotSay'},
        {says: 'Do you take my plan?', to: 'details'},
        {says: 'A person, please.', to: 'person'},
      ],
    },
    who: {
      says: 'Your name and birth date?',
      choices: [
        {says: 'Dana K., April 9, 1986.', verifies: 'birth-date', to: 'offer'},
        {says: 'I would rather not.', to: 'person'},
      ],
    },
    offer: {
      says: 'Nine o’clock, Dana?',
      reveals: true,
      offers: 'early',
      choices: [
        {says: 'Yes.', to: 'written'},
        {says: 'No.', to: 'nothing'},
      ],
    },
    written: {
      says: 'It is yours. Anything else?',
      books: 'early',
      choices: [
        {says: 'No, thanks.', ...booked},
        {says: 'Anything later?', to: 'later'},
      ],
    },
    later: {
      says: 'Half past nine is free.',
      offers: 'late',
      choices: [
        {says: 'That one.', to: 'moved'},
        {says: 'Leave it.', ...booked},
      ],
    },
    moved: {says: 'Moved.', books: 'late', ...booked, title: 'Monday, 10:00'},
    nothing: {
      says: 'Then nothing is booked.',
      releases: true,
      ends: 'declined',
      title: 'Nothing booked',
      detail: 'The time is free.',
    },
    call911: {
      says: 'Hang up and call 911 now.',
      emergency: true,
      ends: 'emergency',
      title: 'Sent to 911',
      detail: 'No booking.',
    },
    cannotSay: {
      says: 'I cannot say who is a patient here.',
      choices: [
        {says: 'A message, then.', callback: true, to: 'message'},
        {says: 'Never mind.', to: 'nothing'},
      ],
    },
    details: {
      says: 'Carrier, member ID, name and birth date, and the team checks it.',
      choices: [
        {says: 'Acme 12. Dana K., April 9, 1986.', verifies: 'birth-date', to: 'message'},
        {says: 'Later.', to: 'nothing'},
      ],
    },
    message: {
      says: 'Written down.',
      ends: 'message',
      title: 'Message taken',
      detail: 'For the desk.',
    },
    person: {says: 'I ring the desk.', ...passed},
  },
};
