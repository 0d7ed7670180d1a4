import {callLines} from '../../../call/callLines.ts';
import type {CallScript} from '../../../call/callScript.ts';

export const script: CallScript = {
  practiceName: 'Juniper Medical Spa',
  when: 'Thursday, 9:47 pm',
  callerLabel: 'Caller',
  sample: [1, 1, 1, 1],
  slots: {
    halfPast: [{column: 0, row: 4, span: 2, title: 'S. Amato', note: 'Filler consult'}],
    laser: [{column: 1, row: 8, span: 2, title: 'T. Ngo', note: 'Underarms, session 4 of 6'}],
  },
  lines: callLines(`
    answer: Juniper Medical Spa, good evening. I’m the spa’s AI receptionist. What can I do for you?
      (Answers while your website is still open)
    1. How much is lip filler? I have a wedding in five weeks.
      (The note has the wedding date) -> price
    2. My lip is white and it really hurts. (First on the director’s list) [names911] -> occlusion
    5. I’m due for laser number four, underarms. (A series on one machine) -> laserWho
    6. The woman on Channel 6, is that your work? She looks great.
      (Asks about someone else) -> cannotSay
    7. I’d rather talk to a person. (Asks for a person) -> person

    price: Congratulations. Our menu price is $700 a syringe. How many you need is decided at the
      consult. Have you had filler before?
      (Says the spa’s own price)
    1. Never. It’s my own wedding. (A first time: a consult before treatment) -> screening
    2. Two years ago, in another state. (New to this injector: a consult, too) -> screening

    screening: Then you’ll see Jordan, our nurse practitioner, first, and a deposit holds the time.
      Do you get cold sores, take blood thinners, or might you be pregnant?
      (Asks the medical director’s questions)
    1. No to all three, and the deposit is fine. Tomorrow? (No to all three) -> consultOffer
    2. I do get cold sores. Is that a problem? (A clinician answers that) -> clinicianFirst
    3. A deposit just to talk? Then no. -> nothing

    consultOffer: Tomorrow at 11:30 Jordan has thirty minutes for a consult. Who is it for: name and
      birth date?
      (Offers a provider who may inject) [offers halfPast]
    1. Me. Sofia Amato, December 1, 1994. (A new client: starts a form) -> consultWritten
    2. On second thought, not yet. -> nothing

    consultWritten: Held for you, Sofia: Friday, 11:30, with Jordan. The spa will send its own link
      for the deposit; I never take a card number.
      (Books it in the calendar the spa shares) [reveals] [books halfPast]
      = booked: Friday, 11:30 am, consult | S. Amato, with the NP, 30 min. Her answers are on the
      note.

    laserWho: Unless you’ve had sun or a new medication, 12:30 tomorrow is open, with the laser and
      its operator. What’s your name and birth date?
      (Screens, then offers operator and laser) [offers laser]
    1. No sun, no pills. Thuy Ngo, February 17, 1991.
      (The team matches name and birth date) -> laserWritten
    2. I was in Cancún last week. Thuy Ngo, February 17, 1991.
      (Sun: a clinician reads it first) -> clinicianFirst

    laserWritten: You’re in, Thuy: Friday, 12:30, thirty minutes, noted as your fourth. The operator
      asks you to come shaved and without deodorant.
      (Notes her number for the team to check) [reveals] [books laser]
      = booked: Friday, 12:30 pm, laser | T. Ngo, underarms, 4 of 6. No sun and no new medication,
      in her words.

    clinicianFirst: A clinician will look at that before we book. Jordan will read it at ten
      tomorrow and call. Is this the right number?
      (Offers no time until a clinician has read it) [releases]
    1. It is. Mornings are fine.
      = message: Jordan calls at ten tomorrow | Jordan reads the client’s words and asks for the
      rest.
    2. Never mind. I’ll wait a month. = declined: No time is held | The caller will wait a month.

    occlusion: If your sight has changed, or it’s hard to breathe, hang up and call 911 now. I’m
      already calling our clinician. Has either happened?
      (Says 911 first and calls the clinician)
    1. No. Just pale, cold, and sore. (On the list: a clinician takes it now) -> onCall
    2. One eye has gone blurry. (An emergency: sight) [emergency] -> call911

    onCall: Jordan is picking up and knows what you told me. If your sight changes or breathing gets
      hard, hang up and call 911.
      (Transfers now, no callback)
      = passed: Jordan takes the call now | Jordan hears the caller’s words before picking up.

    call911: Please hang up and call 911 now, and tell them that you had filler, where, and when.
      I’m telling Jordan, too.
      (Says 911 first, at any hour)
      = emergency: Told to call 911; Jordan knows | Jordan has the caller’s number. Nothing was
      booked.

    cannotSay: Thank you, but I can’t say who comes here. Is there anything I can do for you?
      (Confirms no client)
    1. Could someone call me about that sort of look? (Someone calls about a consult)
      = message: Ines calls at nine tomorrow | The caller wants a consult. The note names nobody
      else.
    2. No, that was all. = declined: Nothing was confirmed | No client was confirmed or denied.

    person: Ines will be back at nine and call you first thing. If it’s about a treatment you’ve
      had, a clinician can take it now. Which is it?
      (Offers a clinician after a treatment)
    1. Nine is fine. It’s about a gift card.
      = message: Ines calls at nine tomorrow | The note has the gift card and the number.
    2. It’s my lip. It hurts, and it looks wrong. (On the list: 911 first) -> occlusion

    nothing: Then nothing is held, and there’s nothing to pay. Good night. (Takes no for an answer)
      = declined: No time is held | The time is open again. Nobody will text or call.
  `),
};
