import {callLines} from '../../../call/callLines.ts';
import type {CallScript} from '../../../call/callScript.ts';

export const script: CallScript = {
  practiceName: 'Birch Street Pharmacy',
  when: 'Tuesday, 12:34 pm',
  callerLabel: 'Caller',
  sample: [1, 1, 1],
  slots: {
    flu: [{column: 0, row: 5, span: 1, title: 'T. Adeyemi'}],
    four: [{column: 0, row: 4, span: 2, title: 'Abara, four', note: 'Flu shots'}],
  },
  lines: callLines(`
    answer: Birch Street Pharmacy, you’re talking to the AI receptionist. Refill, vaccine, or the
      pharmacist?
      (Answers while the counter is busy)
    1. I’m calling about my refill, under Tobi Adeyemi, born June 2nd, 1988.
      (The counter matches name and birth date) -> counter
    5. My toddler got into my pill box! (An emergency: no questions) [emergency] -> call911
    3. Four flu shots, after school? (A time: the shared calendar has it) -> shots
    4. Can I have my pills two days early? I’m traveling. (A question for the pharmacist) -> early
    6. Dr. Okafor’s office, with a new prescription.
      (A prescriber’s office goes first) -> prescriber
    7. I pick up for my mother. What is she on these days? (Asks about someone else) -> notHers
    8. Let me talk to a real person. (Asks for a person) -> person

    counter: Thank you, Tobi. I can’t check on orders. The counter has your note. May they text you
      once they’ve looked?
      (Leaves the looking to a person)
    1. Yes. And can I take it with my new allergy pill, and get a flu shot tomorrow?
      (Two requests in one call) -> flu
    2. A text is fine. That’s all.
      = message: The counter looks and texts | The note has name, birth date, and number.

    flu: Tomorrow at 5:20 is open for the shot. The allergy pill is a question for the pharmacist,
      who is free now. Should I book the shot and connect you?
      (Leaves the pill to the pharmacist) [offers flu]
    1. Great, do both. -> fluAndPharmacist
    2. Book the shot. I’ll ask her tomorrow. -> fluWritten
    3. No shot, then. Just the pharmacist. -> pharmacist

    fluAndPharmacist: 5:20 tomorrow is yours. Here is Maya, the pharmacist: she has your question,
      and a few of her own about the shot.
      (Books, then transfers with the question) [books flu]
      = booked: Wednesday, 5:20 pm, flu shot | T. Adeyemi. Maya takes the question; the counter
      looks for the refill.

    fluWritten: You’re booked for tomorrow, 5:20, one flu shot. Your question is on the note, and
      Maya will ask you a few before the shot.
      (Leaves the question to the pharmacist) [books flu]
      = booked: Wednesday, 5:20 pm, flu shot | T. Adeyemi, with a question for the pharmacist on the
      note.

    forCounter: It’s on the counter’s list. Someone will look and call you in a few minutes.
      (Says what to look for)
      = message: The counter calls back | The note names no medicine.

    shots: Tomorrow at 5:10 there’s room for four in a row. How old is everyone, and has anyone had
      a fever or reacted badly to a vaccine?
      (Asks what the pharmacist wrote) [offers four]
    1. No to both. Leo is 9, Mia 11, Sam 14, and there’s me.
      (All are old enough by the pharmacy’s list) -> shotsWho
    2. The youngest has just turned two.
      (Too young for the list: the pharmacist decides) -> pharmacist
    3. Sam broke out in hives after the last one. (The pharmacist decides) -> pharmacist
    4. Tomorrow’s soccer. No, we’ll walk in some day. -> nothing

    shotsWho: Then 5:10 works for all four. What’s your name and birth date? (Asks who brings them)
    1. Joan Abara, May 8, 1984. (A parent comes along) -> shotsWritten
    2. I’d rather tell a person. -> person

    shotsWritten: Four at 5:10 tomorrow, one after another, with you. Please bring the insurance
      cards; the team will find out what they pay.
      (Asks for the cards, promises no coverage) [books four]
      = booked: Wednesday, 5:10 pm, four flu shots | The Abara family, 20 minutes in all.

    nothing: Then nothing is booked. You can walk in during our vaccine hours, or call again.
      (Takes no for an answer)
      = declined: 5:10 is open again | Nobody will call about it.

    early: The pharmacist decides that, together with your plan, so I can’t promise it. What’s your
      name and birth date?
      (Promises no early refill)
    1. Omar Saleh, April 4, 1975. I leave Thursday, for ten days.
      (The note has the travel dates) -> pharmacist
    2. Never mind, I’ll come by. = declined: He will ask at the counter | No refill was promised.

    pharmacist: I’m connecting you with Maya, the pharmacist. She’ll read your question before she
      picks up.
      (Transfers every clinical question)
      = passed: Maya takes the call | She reads the question before she picks up.

    prescriber: Thank you. I don’t take prescriptions; the pharmacist is picking up now, ahead of
      other calls.
      (Leaves prescriptions to the pharmacist)
      = passed: Maya picks up next | She takes the prescription, ahead of other calls.

    notHers: I can’t name a medicine or say who has one here, even to family. She can call us, or
      the pharmacist can explain the pickup form.
      (Names no medicine, even to family)
    1. She’s hard of hearing. The pharmacist, please. -> pharmacist
    2. Then I’ll bring her along. = declined: No medicine was named | No patient was confirmed.

    call911: Please hang up and call 911 now, and keep the box handy for them. Poison Control is
      1-800-222-1222. I’m telling the pharmacist.
      (Says 911 first, then the poison line)
      = emergency: Told to call 911; Maya knows | The caller has Poison Control’s number, too.
      Nothing else was asked.

    person: Sure. Devon is at the register with two people waiting. Would you like to hold, or
      should he call you?
      (Says how many are waiting)
    1. I’ll hold. -> hold
    2. He can call me. -> forCounter

    hold: Holding for Devon. He knows you’re waiting, and will pick up as soon as he can.
      (Holds until he is free)
      = passed: Devon takes the call | He knows the caller is waiting.
  `),
};
