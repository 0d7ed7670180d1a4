import {callLines} from '../../../call/callLines.ts';
import type {CallScript} from '../../../call/callScript.ts';

export const script: CallScript = {
  practiceName: 'Cedar Animal Care',
  when: 'Sunday, 11:18 pm',
  callerLabel: 'Pet owner',
  sample: [1, 1],
  slots: {
    shots: [
      {
        column: 0,
        row: 0,
        span: 2,
        title: 'Willow, cat',
        note: 'Rabies, distemper; bites',
        with: 'technician',
      },
    ],
  },
  lines: callLines(`
    answer: Cedar Animal Care, this is our AI receptionist; the doors are closed until seven. Which
      animal is it about?
      (Says it is an AI, and when the doors open)
    1. My dog got into a bar of baking chocolate. Maybe an hour ago.
      (On your list of poisons) [emergency] -> chocolate
    2. He has been to the litter box ten times and nothing comes.
      (On your list for his species: seen tonight) [emergency] -> hospital
    3. She’s due for something, I got a postcard. (Routine) -> postcard
    5. I think it’s time to let Max go. (A call for a person) -> letGo
    6. There’s a baby owl in my driveway. Do you take it? (Wildlife) -> owl
    7. My ex has our dog now. Did he ever get his shots?
      (Asks about someone else’s pet) -> cannotSay
    8. Is there a real person up at this hour? (Asks for a person) -> person

    chocolate: Please head to Harbor Emergency, 12 Pier Road, now; they’re open all night. I’ll tell
      them you’re coming. What’s your name, and your dog’s name and weight?
      (Names the hospital first, then asks for it)
    1. Nora Fields. It’s Juno, a dog, maybe twenty pounds. The bar was four ounces.
      (The hospital gets weight and amount) -> onTheWay
    2. Isn’t there something I can give first? (A question for a vet) -> notHome
    3. It was one chip, now that I count. Do I have to? (A vet answers that) -> onCall

    onTheWay: Thank you, Nora. Harbor Emergency has Juno’s name, the weight, and the time. I can
      text you the animal poison line’s number, for whoever isn’t driving.
      (Names the hospital, suggests no remedy) [reveals]
      = emergency: Sent to Harbor Emergency | The hospital has weight and amount. Dr. Amadi sees a
      note at seven.

    hospital: Please drive to Harbor Emergency now; they’re open all night. It’s 12 Pier Road, and
      I’m telling them you’re coming and why.
      (Names the hospital, diagnoses nothing)
    1. We are in the car.
      = emergency: Sent to Harbor Emergency | The hospital has the owner’s words. Dr. Amadi sees a
      note at seven.
    2. Isn’t there something I can give first? (A question for a vet) -> notHome

    notHome: Harbor Emergency or the animal poison line can tell you. Please start driving and let
      someone else call them: I can text you both numbers.
      (Never suggests a home remedy)
      = emergency: Sent to Harbor Emergency | The hospital knows they are coming. No remedy was
      suggested.

    postcard: What’s your name, and hers? (Asks which animal before any day)
    1. I’m Dana Whitlock, she’s Willow, a cat. It says rabies and distemper. She bites.
      (The note says she bites) -> shotsOffer
    2. Dana Whitlock, and she’s Willow, a cat. I threw it out. (The team looks it up) -> message

    shotsOffer: For a cat who bites, the technicians take thirty minutes: Wednesday at 7:30 in the
      morning. Does that work for Willow?
      (Offers a technician’s time) [reveals] [offers shots]
    1. It does. -> shotsWritten
    2. No, I have to borrow a carrier first. -> nothing

    shotsWritten: Wednesday, 7:30, Willow, with a note that she bites. Please bring her in the
      carrier, and the postcard.
      (Books it in the calendar you share) [reveals] [books shots]
      = booked: Wednesday, 7:30 am, exam room | Willow, cat: rabies and distemper, 30 min with a
      technician. The note says she bites.

    letGo: I’m so sorry. You don’t need to explain. Dr. Amadi can talk with you tonight, or Joy from
      our team will call you in the morning.
      (Speaks gently and briefly)
    1. Tonight, if she doesn’t mind. -> onCall
    2. In the morning is better. -> message
    3. Not yet. I only wanted to say it out loud. = declined: No time was set | Nobody will call.

    owl: Our doctors don’t treat wildlife, but the county’s rehabilitators do, owls included. I can
      text you their number, and they’ll tell you what to do. Would that help?
      (Names the county’s line)
    1. Yes, please text me.
      = passed: The county’s line was texted | They say what to do about the owl.
    2. No need. I think its mother is up there.
      = declined: The owl stays where it is | No advice was given.

    cannotSay: I can’t say who comes here or what was done. May I have our team call you?
      (Confirms no client)
    1. Yes. I’m on his papers, too. (A person checks that) -> message
    2. No. I’ll have to ask her.
      = declined: Nothing was confirmed | The note says only that someone called.

    person: Yes: Dr. Amadi is on call for what can’t wait. For anything else, Joy will be in at
      seven. Who would you like?
      (Says who is there now, and who at seven)
    1. The doctor. It can’t wait. -> onCall
    2. Joy. Tell her Pia Holm called, for Otto, a dog. Heartworm chews.
      (A person approves refills) -> message

    onCall: I’m connecting you with Dr. Amadi, and she has what you told me. Harbor Emergency is
      open all night, if you need it.
      (On your list for the doctor on call)
      = passed: Dr. Amadi takes the call | She hears the owner’s words before she picks up.

    nothing: Then nothing is booked. If anything looks wrong in the night, go straight to Harbor
      Emergency. No need to call here first.
      (Takes no for an answer, names the hospital)
      = declined: The calendar is unchanged | Nobody will call about it.

    message: I’ve noted that for Joy as you said it. She’ll be in at seven and call you before the
      first visit.
      (Leaves a note for the team)
      = message: Joy calls after seven | The note has the owner’s words and number.
  `),
};
