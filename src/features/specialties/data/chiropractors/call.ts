import {callLines} from '../../../call/callLines.ts';
import type {CallScript} from '../../../call/callScript.ts';

export const script: CallScript = {
  practiceName: 'Hale Chiropractic',
  when: 'Tuesday, 6:52 am',
  callerLabel: 'Caller',
  sample: [1, 1, 1],
  slots: {
    eleven: [{column: 1, row: 3, span: 4, title: 'B. Kowalski', note: 'New patient, low back'}],
    accident: [{column: 1, row: 7, span: 4, title: 'L. Moreno', note: 'Accident exam'}],
    adjustment: [{column: 0, row: 6, span: 1, title: 'N. Pruitt'}],
  },
  lines: callLines(`
    answer: Hale Chiropractic, good morning. This is the AI receptionist; the doors open at eight.
      How can I help?
      (Says it is an AI before it asks anything)
    1. My back locked up putting on a shoe. Do you take new patients today?
      (A new patient in pain) -> redFlags
    2. I was rear-ended last night. (An auto accident has its own form) [names911] -> crash
    3. My leg went numb and I can’t lift my foot.
      (An emergency: first on the doctor’s list) [emergency] -> call911
    5. I missed yesterday, and I’m supposed to come three times a week.
      (A missed visit of a care plan) -> planWho
    6. Did my wife go to her visits last week? I pay for them.
      (Pays, but isn’t the patient) -> cannotSay
    7. I’d rather talk to the front desk. (Asks for a person) -> person

    redFlags: We do. If a leg is numb or weak, or you’ve lost bladder control, hang up and call 911.
      If not: did a fall, a car accident, or your work start it?
      (Says 911 first, then asks what kind of case it is)
    1. No. It just won’t let me stand up straight. (None of them: no accident form) -> offer
    2. I did slip on the stairs. That’s how it began. (A fall: the doctor decides) -> drHale
    3. It’s numb where you’d sit on a saddle.
      (An emergency: first on the doctor’s list) [emergency] -> call911

    offer: Dr. Hale keeps 11:00 today for this: forty minutes, an exam, and then she’ll decide with
      you. What name and birth date go on the form?
      (Offers the time she holds for acute pain) [offers eleven]
    1. Eleven works. Bruno Kowalski, August 14, 1979. (A new patient: starts a form) -> written
    3. No, I’ll see if it lets go on its own. -> nothing

    written: You’re booked, Bruno: today at 11:00, with Dr. Hale. Come a little early for the form.
      If a leg goes numb or weak, or you lose bladder control, hang up and call 911.
      (Books 40 minutes in the exam room) [reveals] [books eleven]
      = booked: Tuesday, 11:00 am, exam room | B. Kowalski, new patient, low back. His answers are
      on the form.

    crash: I’m sorry that happened. If you blacked out, or an arm or leg is weak, hang up and call
      911 now. If not: did you hit your head, and is anything numb or getting worse?
      (Says 911 first, then asks the accident list)
    1. No. My neck is stiff, that’s all. (No to both) -> papers
    2. My hands have tingled since. (On your list: the doctor decides) -> drHale
    3. I think I blacked out for a second. (An emergency: a blackout) [emergency] -> call911

    papers: An accident exam takes forty minutes, and 11:40 today is open. For the form: what’s your
      claim number, with your name and birth date?
      (Asks in the order of your form) [offers accident]
    1. Claim 40-2217. Lena Moreno, May 3, 1990. -> papersDone
    3. Not today. I want my own doctor first. -> nothing

    papersDone: 4, 0, 2, 2, 1, 7: I have it. 11:40 is yours, Lena. Bring the claim letter and the
      police report, if there are any.
      (Books it and reads the claim number back) [reveals] [books accident]
      = booked: Tuesday, 11:40 am, exam room | L. Moreno, accident exam. The form has her claim
      number.

    planWho: Then let’s save the week. Who am I moving: full name and birth date?
      (Asks before it reads the calendar to anyone)
    1. Nadia Pruitt, November 9, 1982. (Both match the calendar) -> planOffer
    2. Can I do this with a person? -> person

    planOffer: I have ten minutes at 11:30 today, Nadia, and your other two visits stay where they
      are. Will that do?
      (Offers 10 minutes for an adjustment) [reveals] [offers adjustment]
    1. Yes, that makes three again. -> planWritten
    2. No, two will have to do this week. -> nothing

    planWritten: Then it’s 11:30 today with Dr. Lee. That makes three this week.
      (Makes up yesterday’s visit) [reveals] [books adjustment]
      = booked: Tuesday, 11:30 am, adjusting | N. Pruitt, 10 minutes with Dr. Lee. The week has its
      three visits.

    cannotSay: I don’t tell anyone who comes here or when, and paying the bill doesn’t change that.
      I can’t even say whether we know the name. Should the desk call you?
      (Shares nothing, even with who pays)
    1. Yes. I have a question about the bill. -> message
    2. Then I’ll ask her at dinner.
      = declined: Nothing was shared | No visit and no patient was confirmed.

    person: Fair enough. Bea opens the desk at eight and can call you first. If it can’t wait, I can
      call Dr. Hale’s cell. Which would you like?
      (Names two people and their hours)
    1. Bea, at eight. -> message
    2. It can’t wait. The doctor, please. -> drHale

    drHale: That’s for Dr. Hale to answer. I’m calling her cell, and she has what you told me. If
      you lose feeling, strength, or bladder control, hang up and call 911.
      (Transfers with the caller’s words)
      = passed: Dr. Hale takes the call | She hears the caller’s answers before she picks up.

    call911: Hang up and call 911 now. Don’t drive yourself, and don’t wait for our doors. I’m
      telling Dr. Hale what you just said.
      (Says 911 first, then tells the doctor)
      = emergency: Told to call 911; Dr. Hale knows | Nothing was booked. Dr. Hale has the caller’s
      number.

    nothing: That’s fine, nothing is changed. Call whenever you’d like a time.
      (Takes no for an answer)
      = declined: The time is open again | The next caller can have it.

    message: I’ve written that down as you said it. Bea will open the desk at eight and call you
      first.
      (Leaves a note for the desk)
      = message: Bea calls at eight | The note is at the top of the morning’s list.
  `),
};
