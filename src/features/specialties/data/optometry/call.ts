import {callLines} from '../../../call/callLines.ts';
import type {CallScript} from '../../../call/callScript.ts';

export const script: CallScript = {
  practiceName: 'Fairview Eye Care',
  when: 'Wednesday, 5:08 pm',
  callerLabel: 'Patient',
  sample: [1, 1, 1, 1],
  slots: {
    dilated: [
      {column: 0, row: 6, span: 2, title: 'P. Lang', note: 'Dilated, flashes'},
      {column: 1, row: 5, span: 1, title: 'P. Lang'},
    ],
    lenses: [
      {column: 0, row: 6, span: 3, title: 'D. Amato', note: 'Contact lens exam'},
      {column: 1, row: 5, span: 1, title: 'D. Amato'},
    ],
  },
  lines: callLines(`
    answer: Fairview Eye Care, hello. I’m an AI receptionist. How can I help?
      (Asks what is wrong before any plan)
    1. I keep seeing little flashes at the side of my eye. Since lunch.
      (Sudden: questions come before the calendar) [names911] -> questions
    2. Something flew into my eye at work. (An injury at work) [names911] -> injury
    3. I’m out of contacts on Friday. (Two days left) -> contacts
    4. Are my glasses in? (The question asked most) -> glasses
    6. Half my sight just went, like a curtain. (An emergency) [emergency] -> call911
    7. Read me my wife’s prescription? I’m ordering frames online.
      (Asks about someone else) -> cannotSay
    8. A person, please. (Asks for a person) -> person

    questions: Thank you for calling right away. If part of your sight is gone, hang up and call
      911. If not: any new floaters, or a hit to the eye?
      (Says 911 first, then asks the doctor’s questions)
    1. A few floaters, no hit. (Her rule for that answer: seen today) -> offer
    2. A tennis ball, yesterday. Now there’s a shadow.
      (An emergency: a shadow) [emergency] -> call911
    3. I’d rather tell the doctor herself. -> doctor

    offer: By the doctor’s rule, you’re seen today: pre-test at 6:00, Dr. Castellano at 6:15. She’ll
      dilate your eyes, so somebody else has to drive. If that works: what’s your full name and
      birth date?
      (Offers both rooms, and says to bring a driver) [offers dilated]
    1. It does, my wife will bring me. Paul Lang, July 8, 1968.
      (Name and birth date for the visit) -> written
    2. No, I’ll see how it is in the morning. -> refused

    written: Good, 6:00 tonight. If a curtain or shadow comes down before that, don’t drive here:
      call 911. Bring sunglasses for the way home.
      (Books both rooms and names 911) [reveals] [books dilated]
    1. Understood. We’re leaving now.
      = booked: Today, 6:15 pm, dilated exam | P. Lang, pre-test at 6:00, has a driver. The note
      says “flashes since lunch.”
    2. My other eye started too, just now. There’s a shadow.
      (An emergency after the booking) [emergency] -> call911

    refused: That’s up to you. I’m letting Dr. Castellano know, and she may call you. If a shadow or
      curtain comes down, call 911.
      (Doesn’t push, and tells the doctor)
      = passed: Dr. Castellano may call | Nothing was booked. She has the caller’s number.

    injury: If you can’t see, or it was a chemical, hang up and call 911 now. If not: is anything
      stuck in it, or has your sight changed? Please don’t rub it.
      (Says 911 first, then asks about the injury)
    1. Metal dust, I think it washed out. It just waters. (The note says “at work”) -> doctor
    2. Drain cleaner. It burns like mad. (An emergency: a chemical) [emergency] -> call911

    doctor: I’m getting Dr. Castellano on the phone, between two patients. She has your words, and
      whether it was at work. If your sight goes, call 911.
      (Transfers to the doctor)
      = passed: Dr. Castellano takes the call | She decides: a visit tonight, or a hospital.

    call911: Call 911 right now, and if something splashed in, keep clean water running over the eye
      while you call. I’m paging the doctor.
      (Says 911 first, then reads the practice’s instruction)
      = emergency: Told to call 911; doctor paged | Nothing is booked. Dr. Castellano has been paged
      with the caller’s number.

    contacts: When was your last contact lens exam? And your name and birth date, please.
      (Asks the caller, and reads no chart)
    1. Two summers ago. Dana Amato, July 29, 1992.
      (Too long ago by your rule: an exam first) -> lensesOffer
    2. In January, so only the same boxes again. Dana Amato, July 29, 1992.
      (A reorder: optical gets a note) -> message

    lensesOffer: After that long, an exam comes before new lenses. There’s one tonight, Dana:
      pre-test at 6:00, Dr. Castellano at 6:15. Will you come?
      (Offers the room, then 45 minutes) [reveals] [offers lenses]
    1. Tonight works. -> lensesWritten
    2. No. I’ll dig out my old glasses. -> nothing

    lensesWritten: You’re in tonight, 6:00 and 6:15. Come wearing the lenses, and bring the boxes
      and your vision plan’s card.
      (Notes the plan for the team to check) [reveals] [books lenses]
      = booked: Today, 6:15 pm, contact lens exam | D. Amato, pre-test at 6:00. The team asks about
      the plan.

    nothing: Then nothing is booked. Call whenever you’d like a time. (Takes no for an answer)
      = declined: The time stays open | Nobody will call about it.

    glasses: I can’t check on orders, but Hana in optical can. Give me your name and birth date, and
      she’ll look before you come over.
      (Leaves the looking to a person)
    1. George Hahn, August 17, 1950. The sunglasses. -> message
    2. Let me just speak to her. -> person

    cannotSay: I can’t read out a prescription, and I can’t say who has one here. Each patient can
      ask for their own copy.
      (Gives everyone the same answer)
    1. Fine. She can call you herself. = declined: Nothing was read out | No patient was confirmed.
    2. Could somebody explain that to me? -> person

    person: Hana will pick up in a moment. She has what you’ve told me.
      (Transfers with the caller’s words)
      = passed: Hana takes the call | She reads what the caller said before she picks up.

    message: That’s on Hana’s list. She’ll look and call you tonight before seven.
      (Leaves a note and guesses nothing)
      = message: Hana calls before seven | The note has the question, name, and birth date.
  `),
};
