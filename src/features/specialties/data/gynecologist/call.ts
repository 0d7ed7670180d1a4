import {callLines} from '../../../call/callLines.ts';
import type {CallScript} from '../../../call/callScript.ts';

export const script: CallScript = {
  practiceName: 'Alder Women’s Health',
  when: 'Thursday, 12:10 pm',
  callerLabel: 'Patient',
  sample: [1, 1, 1, 1],
  slots: {
    firstVisit: [{column: 1, row: 3, span: 4, title: 'A. P.', note: 'First prenatal visit'}],
    withNora: [
      {column: 1, row: 3, span: 3, title: 'Consultation', note: 'Reason told in the room'},
    ],
    annual: [{column: 0, row: 9, span: 3, title: 'H. V.', note: 'Annual exam'}],
  },
  lines: callLines(`
    answer: Alder Women’s Health, the AI receptionist speaking. If you can’t talk freely, say so.
      What is it about?
      (Asks about privacy before anything else)
    1. Hi. I’d like an appointment, but I’m at my desk. (She is not alone) -> discreet
    2. I’m twelve weeks and I’m spotting. (On the list your clinicians wrote) [names911] -> spotting
    4. I’m due for my annual. -> annual
    5. My water broke, and they’re four minutes apart.
      (Labor: on the list for the doctor on call) [names911] -> labor
    6. When is my wife’s appointment? (Asks about someone else) -> cannotSay
    7. I’d like to talk to a woman. (Asks for a person) -> person

    discreet: Then I’ll do the talking. I need your name and birth date, and after that only yes or
      no. Is that all right?
      (Needs a name; the rest is yes or no)
    1. Yes. Ana Petrov, March 14, 1991. (Name, birth date, and phone match) -> yesNo
    2. No, not even that. Can somebody call me back? (She says no name aloud) -> message

    yesNo: Thank you. If you are bleeding heavily or in strong pain now, hang up and call 911. If
      not: is it about a positive pregnancy test?
      (Says 911 first, then asks yes or no)
    1. Yes. (A first prenatal visit) -> firstOffer
    2. Yes. And a little bleeding. (The clinician on call decides) -> onCall
    3. No. -> quietOffer

    quietOffer: Then no reason is needed. Tuesday the 24th at 9:30, thirty minutes with Nora, our
      midwife. I’ll confirm by email only, to the address we have. Is that all right?
      (Offers a length and asks for no reason) [reveals] [offers withNora]
    1. Yes. -> quietWritten
    2. No. = declined: No message was sent | We send no text and make no call.

    quietWritten: Tuesday at 9:30 with Nora. The calendar says only “consultation.”
      (Notes “email only” for every later call) [reveals] [books withNora]
      = booked: Tuesday, 9:30 am, Nora | 30 minutes, email only. She said a name, a birth date, and
      no.

    firstOffer: Tuesday the 24th at 9:30, forty minutes with Nora, our midwife. I’ll confirm by
      email only, to the address we have. Is that all right?
      (Offers a first visit’s length) [reveals] [offers firstVisit]
    1. Yes, please. -> firstWritten
    2. No. I have to think. = declined: No message was sent | We send no text and make no call.

    firstWritten: You’re booked for Tuesday the 24th at 9:30. The email gives no reason. If bleeding
      gets heavy or pain gets strong before then, call 911.
      (Notes “email only” for every later call) [reveals] [books firstVisit]
      = booked: Tuesday, 9:30 am, first visit | A. P., 40 minutes, email only. She said a name, a
      birth date, and yes.

    spotting: I’m glad you called. If it is heavy, hurts badly, or you feel faint, hang up and call
      911 now. If not, is it only spotting?
      (Says 911 first, then asks your question)
    1. Only spotting. None of the rest. (A clinician still takes the call now) -> onCall
    2. It’s more than a pad an hour, and I’m dizzy. (An emergency) [emergency] -> call911

    onCall: I’m paging Dr. Alston now and staying with you until she’s on. If the bleeding gets
      heavy, or you feel faint, hang up and call 911.
      (Pages her with the caller’s words)
      = passed: Dr. Alston takes the call | The page quotes the caller, also during lunch.

    labor: If you have to push, or you’re bleeding, hang up and call 911. I’m paging Dr. Alston now.
      How many weeks are you?
      (Says 911 first, then pages, then asks)
    1. Thirty-nine. It’s our second. (Passes it on word for word)
      = passed: Dr. Alston was paged | She knows how many weeks, how far apart, and that the water
      broke. She’ll say where to go.
    3. I have to push! (An emergency) [emergency] -> call911

    call911: Please hang up and call 911 now, and unlock your door. I’m letting Dr. Alston know.
      (Says 911 first, then pages the doctor)
      = emergency: Told to call 911; doctor paged | Nothing was booked. Dr. Alston can call the
      hospital.

    annual: Some plans count a full year from the last one. When was it, roughly?
      (A visit too early can mean a bill)
    1. A year ago last week. (More than a year by the 24th) -> annualOffer
    2. I don’t know. Helen Voss, September 9, 1979. Can somebody check?
      (The team looks it up and calls back) -> message

    annualOffer: Then Tuesday the 24th at 10:30 with Dr. Alston, thirty minutes. The team will still
      check the date with your plan. If you’d like it: what’s your name and birth date?
      (Notes the date for the team to check) [offers annual]
    1. Yes. Helen Voss, September 9, 1979. -> annualWritten
    2. No, I’m away that week.
      = declined: 10:30 is open again | The note has the date of her last exam.

    annualWritten: You’re booked for 10:30 on the 24th, Ms. Voss. If there’s something you’d like to
      bring up, you can tell Dr. Alston in the room.
      (Asks for no reason and writes none) [reveals] [books annual]
      = booked: Tuesday, 10:30 am, annual exam | H. V. The team checks the date of the last exam
      with her plan.

    cannotSay: I can’t say whether anyone is seen here, even to family. May I have someone call you?
      (Confirms no patient)
    1. She’d want me to know. Have someone call me. -> message
    2. All right. I’ll ask her tonight.
      = declined: Nothing was shared | No patient and no visit was confirmed.

    person: Of course. Denise is at the desk. I’m connecting you, and she knows only that you asked
      for a woman.
      (Transfers at the first request)
      = passed: Denise takes the call | She hears only what the caller asked for.

    message: I’ve written down your number and only what you said. Denise will call after lunch and
      ask first whether you can talk.
      (Leaves the reason out of the note)
      = message: Denise calls after lunch | The note has a number and no reason.
  `),
};
