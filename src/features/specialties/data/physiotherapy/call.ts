import {callLines} from '../../../call/callLines.ts';
import type {CallScript} from '../../../call/callScript.ts';

export const script: CallScript = {
  practiceName: 'Riverside Physical Therapy',
  when: 'Thursday, 7:05 am',
  callerLabel: 'Patient',
  sample: [1, 1, 1, 1],
  slots: {
    knee: [{column: 1, row: 2, span: 3, title: 'Marcus W.', note: 'Knee, visit 8'}],
    evaluation: [{column: 1, row: 2, span: 4, title: 'L. Fuchs', note: 'Evaluation, knee'}],
  },
  lines: callLines(`
    answer: Riverside Physical Therapy, good morning, this is the AI receptionist. What do you need
      today?
      (Answers while the desk is busy)
    1. I can’t make my 4:30 today. I’m stuck at work all week.
      (A late cancellation: names no fee) -> who
    2. My surgeon says to start this week. (A new patient with an order) -> referral
    3. My calf is hot and swollen since the flight. (On your red-flag list) [names911] -> calf
    4. My mom fell doing her exercises and she won’t wake up.
      (An emergency: no questions) [emergency] -> call911
    6. Ice or heat? Just tell me. (A question for the therapist) -> iceOrHeat
    7. I’m his employer. Did Ray come to therapy this week?
      (Pays the claim, but isn’t the patient) -> employer
    8. I’d like to talk to a person. (Asks for a person) -> person

    who: Thanks for telling us. Your full name and birth date, so I cancel the right one?
      (Confirms no visit before a name)
    1. Marcus Webb, October 11, 1985. (Name, birth date, and phone match) -> plan
    2. Can’t the desk just do it? (Asks for the desk) -> person

    plan: Your 4:30 with Dana is canceled, Marcus. How many visits do you want to book now?
      (Cancels the visit and asks how many more) [reveals]
    1. All five that are left, before nine. (The note says “before nine”) -> offer
    2. No, I’ll call when this week is over. -> nothing

    offer: Then 7:30 with Dana, tomorrow and every Tuesday and Friday to the 27th. Any new swelling,
      numbness, or calf pain?
      (Asks about red flags before it books) [offers knee]
    1. No, just stiff. Book them. (Today’s 4:30 is open again) -> written
    2. My foot’s been numb since Sunday. (On your list: a therapist first) -> therapist
    3. That’s too many. Not now. -> nothing

    written: All five are in at 7:30, the first one tomorrow. The desk will check the number with
      your plan.
      (Leaves the count for the desk to check) [reveals] [books knee]
      = booked: Friday, 7:30 am, table 2 | Marcus W., knee, first of five. Four more at the same
      hour.

    nothing: Understood, I won’t hold any times. When you know your week, call at any hour.
      (Takes no for an answer)
      = declined: No time is held | Dana sees which times were declined.

    referral: Thanks for calling early. What’s your name and birth date, and your surgeon’s name?
      (Asks who sent the patient)
    1. Dr. Anand, my knee, ten days ago. Lena Fuchs, May 6, 1997. (A new patient) -> evaluationOffer
    2. It’s all on a paper at home. Can somebody call me tonight? -> message

    evaluationOffer: A first evaluation is an hour, and Dana has one tomorrow at 7:30. Any fever,
      calf pain, or trouble with the wound?
      (Offers an hour with a therapist) [reveals] [offers evaluation]
    1. None of that. Put me in. (No to all three) -> evaluationWritten
    2. The wound’s red, and it’s weeping. (On your list: a therapist first) -> therapist
    3. No, I don’t have a ride tomorrow. -> nothing

    evaluationWritten: Tomorrow at 7:30, Lena. Wear shorts, and bring your insurance card. The desk
      will ask Dr. Anand’s office for the order today; if you have it on paper, bring that too.
      (Has the desk ask for the order) [reveals] [books evaluation]
      = booked: Friday, 7:30 am, evaluation | L. Fuchs, an hour with Dana. The desk will ask for the
      order.

    calf: If your chest hurts or breathing is harder than usual, hang up and call 911 now. If
      neither: I’m getting a therapist. Which is it?
      (Says 911 first, then asks)
    1. Neither. It’s only the calf. (A therapist takes it now) -> therapist
    2. I’m a little out of breath, yes. (An emergency: breathing) [emergency] -> call911

    therapist: Dana is coming to the phone, and she has what you said. If your chest hurts or you
      can’t stand, hang up and call 911.
      (Transfers, and gives no advice)
      = passed: Dana takes the call now | She talks to the patient first. Nothing is booked until
      she decides.

    call911: Please hang up and call 911 now. They’ll tell you what to do until they’re with you.
      I’m letting the therapist know.
      (Says 911 first)
      = emergency: Told to call 911; Dana knows | Nothing was booked. Dana has the caller’s number.

    iceOrHeat: That’s a question for your therapist. Tell me your name, your birth date, and where
      it hurts, and I’ll put it at the top of Dana’s list.
      (Gives no advice)
    1. Ines Cardoso, January 15, 1969. Left knee, since the stairs.
      (The therapist reads her words) -> message
    2. I’d rather talk to someone now. -> person

    employer: I can’t say who comes here, no matter who pays. Requests about a workers’ comp claim
      go to billing in writing. Should they call you?
      (Confirms no patient)
    1. Yes, please. I’m at this number. -> message
    2. No. I’ll ask him.
      = declined: No visit was confirmed | Requests about a claim go to billing, in writing.

    person: Of course. Joel is at the desk this morning. I’m connecting you, and he has what you
      told me.
      (Transfers at the first request)
      = passed: Joel takes the call | He reads the caller’s words before he picks up.

    message: I’ve written that down as you said it. Dana or billing will read it, and one of them
      will call you by tonight.
      (Sends it to the person who can answer)
      = message: Dana or billing calls by tonight | At noon Joel checks that someone answered.
  `),
};
