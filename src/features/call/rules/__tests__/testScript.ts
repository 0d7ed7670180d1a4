import {callLines} from '../../callLines.ts';
import type {CallLine, CallScript, DaySheet} from '../../callScript.ts';

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
  practiceName: 'Elm Street Clinic',
  when: 'Monday, 8:02 am',
  callerLabel: 'Caller',
  sample: [1, 1, 1, 1],
  slots: {
    early: [{column: 0, row: 2, span: 2, title: 'D. K.'}],
    late: [{column: 1, row: 4, span: 2, title: 'D. K.'}],
  },
  lines: callLines(`
    answer: Elm Street Clinic, I am the practice’s AI receptionist. What can I do for you?
    1. I need a visit. -> who
    2. It is hard to breathe. [emergency] -> call911
    3. Was my wife in today? -> cannotSay
    4. Do you take my plan? -> details
    5. A person, please. -> person

    who: Your name and birth date? (Asks who it is)
    1. Dana Kaya, April 9, 1986. -> offer
    2. I would rather not. -> person

    offer: Nine o’clock, Dana? (A free half hour) [reveals] [offers early]
    1. Yes. -> written
    2. No. -> nothing

    written: It is yours. Anything else? (Written in) [books early]
    1. No, thanks. = booked: Monday, 9:00 | A note.
    2. Anything later? -> later

    later: Half past nine is free. [offers late]
    1. That one. -> moved
    2. Leave it. = booked: Monday, 9:00 | A note.

    moved: Moved. [books late] = booked: Monday, 10:00 | A note.

    nothing: Then nothing is booked. = declined: Nothing booked | The time is free.

    call911: Hang up and call 911 now. = emergency: Sent to 911 | No booking.

    cannotSay: I cannot say who is a patient here.
    1. A message, then. -> message
    2. Never mind. -> nothing

    details: Carrier, member ID, name and birth date, and the team checks it.
    1. Acme 12. Dana Kaya, April 9, 1986. -> message
    2. Later. -> nothing

    message: Written down. = message: Message taken | For the desk.

    person: I ring the desk. = passed: Passed to Elena | She calls back.
  `),
};

/** The script with one line changed. */
export const withLine = (id: string, change: Partial<CallLine>): CallScript => ({
  ...script,
  lines: {...script.lines, [id]: {...script.lines[id], ...change} as CallLine},
});
