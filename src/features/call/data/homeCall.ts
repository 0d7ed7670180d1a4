import {callLines} from '../callLines.ts';
import type {CallScript} from '../callScript.ts';

/** Call script of the home page, whose sheet is `homeSheet`. */
export const homeCall: CallScript = {
  practiceName: 'Lakeside Family Medicine',
  when: 'Tuesday, 7:58 am',
  callerLabel: 'Caller',
  sample: [1, 1, 1],
  slots: {
    halfPast: [{column: 1, row: 6, span: 2, title: 'Maria Santos', note: 'New patient'}],
    ten: [{column: 0, row: 4, span: 2, title: 'Maria Santos', note: 'New patient'}],
  },
  lines: callLines(`
    answer: Lakeside Family Medicine, good morning. I’m the practice’s AI receptionist. What can I
      do for you?
      (Says it is an AI)
    1. I’m new. Is Thursday open? (New patient) -> offer
    2. My pills run out tonight. (A person decides) -> pills
    3. My chest feels tight. (Emergency) [emergency] -> call911

    offer: Welcome. Thursday at 10:30 is open with Dr. Lindgren, thirty minutes. Should I hold it?
      (Offers enough time for a first visit) [offers halfPast]
    1. Yes, please. -> name
    2. Is there anything earlier? (Asks for more) -> earlier
    3. What will it cost me? (Fee question) -> cost

    earlier: Dr. Okafor has 10:00, thirty minutes. If you take it, 10:30 goes to the next caller. Do
      you want it?
      (Offers another open time) [offers ten]
    1. Yes, 10:00 is better. -> nameTen
    2. No, 10:30 is fine. -> name

    cost: That depends on your plan, and I won’t guess. The desk will check it with you before the
      visit. Should I hold 10:30?
      (Guesses no price)
    1. Yes, hold it. -> name
    2. No. Have someone call me. -> message

    name: Sure. What’s your name and date of birth? (Holds the time while you speak)
    1. Maria Santos, May 3, 1991. -> written
    2. I’d rather tell a person. -> message

    nameTen: Sure. What’s your name and date of birth? (Holds the time while you speak)
    1. Maria Santos, May 3, 1991. -> writtenTen
    2. I’d rather tell a person. -> message

    written: It’s yours, Maria: Thursday at 10:30 with Dr. Lindgren. Please bring your insurance
      card.
      (Books it in the schedule) [books halfPast]
      = booked: Thu, March 12 at 10:30 am | With Dr. Lindgren, 30 minutes. Booked before you hung
      up.

    writtenTen: It’s yours, Maria: Thursday at 10:00 with Dr. Okafor. Please bring your insurance
      card.
      (Books it in the schedule) [books ten]
      = booked: Thu, March 12 at 10:00 am | With Dr. Okafor, 30 minutes. 10:30 is open again.

    pills: Then it shouldn’t wait. Your name and birth date, so the nurse has the right chart?
      (Checks that both match)
    1. Joan Whitfield, March 8, 1958. (Both match) -> pharmacy
    2. I’ll tell the nurse myself. -> message

    pharmacy: Thank you, Joan. The practice asks everyone: how do you feel today?
      (Asks the practice’s own question) [reveals]
    1. Fine. It goes to the pharmacy on Fulton Street. -> nurseList
    2. I’ve had a bad headache all night. (On the nurse’s list) -> nurseNow

    nurseList: You’re first on Nurse Tran’s list, with the pharmacy. She’ll call you before nine.
      (Passes on the caller’s words)
      = passed: Nurse Tran calls before 9:00 am | She reads your words and the pharmacy, so you
      won’t have to repeat them.

    nurseNow: If it’s sudden or the worst you’ve had, hang up and call 911. If not, I’m connecting
      you to Nurse Tran now.
      (Transfers now, no callback)
      = passed: Nurse Tran takes the call now | She knows why you are calling.

    message: Of course. Elena at the desk will call you at 8:00. Nothing is booked until then.
      (Says who and when)
      = message: Elena calls at 8:00 | The desk reads your words before the first patient.

    call911: Please hang up and call 911 now. I won’t keep you on this line.
      (Says 911 before any question)
    1. I’m calling them now. -> nothingBooked
    2. Can’t I see Dr. Okafor today? -> nothingBooked

    nothingBooked: 911, right now. I’m booking nothing. I’m paging Dr. Okafor. (Books nothing)
      = emergency: Told to call 911; doctor paged | Nothing was booked. Dr. Okafor was paged.
  `),
};
