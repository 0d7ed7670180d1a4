import type {CallLine, CallScript} from '../../../specialties/data/callScript.ts';
import type {DaySheet} from '../../../specialties/data/schema.ts';

const booked = {ends: 'booked', title: 'Monday, 9:00', detail: 'A note.'} as const;
const passed = {ends: 'passed', title: 'Passed to Elena', detail: 'She calls back.'} as const;

/** A day sheet with three columns and six rows, and a script that keeps every rule. */
export const day: DaySheet = {
  day: '9',
  columns: ['Room 1', 'Room 2', 'Lab'],
  staff: ['Dr. Ash', 'Dr. Ash', null],
  startMinute: 8 * 60,
  rowMinutes: 30,
  rows: 6,
  entries: [{column: 0, row: 0, span: 2, title: 'T. Ames'}],
};

export const script: CallScript = {
  practice: 'Elm Street Clinic',
  when: 'Monday, 8:02 am',
  callerLabel: 'Caller',
  sample: [1, 1, 1, 1],
  slots: {
    early: [{column: 0, row: 2, span: 2, title: 'D. K.'}],
    late: [{column: 1, row: 4, span: 2, title: 'D. K.'}],
  },
  lines: {
    answer: {
      says: 'Elm Street Clinic, I am the practice’s AI receptionist. What can I do for you?',
      choices: [
        {id: 1, says: 'I need a visit.', to: 'who'},
        {id: 2, says: 'It is hard to breathe.', emergency: true, to: 'call911'},
        {id: 3, says: 'Was my wife in today?', to: 'cannotSay'},
        {id: 4, says: 'Do you take my plan?', to: 'details'},
        {id: 5, says: 'A person, please.', to: 'person'},
      ],
    },
    who: {
      says: 'Your name and birth date?',
      note: 'Asks who it is',
      choices: [
        {id: 1, says: 'Dana Kaya, April 9, 1986.', to: 'offer'},
        {id: 2, says: 'I would rather not.', to: 'person'},
      ],
    },
    offer: {
      says: 'Nine o’clock, Dana?',
      note: 'A free half hour',
      reveals: true,
      offers: 'early',
      choices: [
        {id: 1, says: 'Yes.', to: 'written'},
        {id: 2, says: 'No.', to: 'nothing'},
      ],
    },
    written: {
      says: 'It is yours. Anything else?',
      note: 'Written in',
      books: 'early',
      choices: [
        {id: 1, says: 'No, thanks.', ...booked},
        {id: 2, says: 'Anything later?', to: 'later'},
      ],
    },
    later: {
      says: 'Half past nine is free.',
      offers: 'late',
      choices: [
        {id: 1, says: 'That one.', to: 'moved'},
        {id: 2, says: 'Leave it.', ...booked},
      ],
    },
    moved: {says: 'Moved.', books: 'late', ...booked, title: 'Monday, 10:00'},
    nothing: {
      says: 'Then nothing is booked.',
      ends: 'declined',
      title: 'Nothing booked',
      detail: 'The time is free.',
    },
    call911: {
      says: 'Hang up and call 911 now.',
      ends: 'emergency',
      title: 'Sent to 911',
      detail: 'No booking.',
    },
    cannotSay: {
      says: 'I cannot say who is a patient here.',
      choices: [
        {id: 1, says: 'A message, then.', to: 'message'},
        {id: 2, says: 'Never mind.', to: 'nothing'},
      ],
    },
    details: {
      says: 'Carrier, member ID, name and birth date, and the team checks it.',
      choices: [
        {id: 1, says: 'Acme 12. Dana Kaya, April 9, 1986.', to: 'message'},
        {id: 2, says: 'Later.', to: 'nothing'},
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

/** The script with one line changed. */
export const withLine = (id: string, change: Partial<CallLine>): CallScript => ({
  ...script,
  lines: {...script.lines, [id]: {...script.lines[id], ...change} as CallLine},
});
