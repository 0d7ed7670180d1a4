import {callLines} from '../../../call/callLines.ts';
import type {CallScript} from '../../../call/callScript.ts';

export const script: CallScript = {
  practiceName: 'Maple Hill Family Medicine',
  when: 'Monday, 8:01 am',
  callerLabel: 'Parent',
  sample: [1, 1, 1, 1],
  slots: {
    fever: [{column: 0, row: 2, span: 2, title: 'Theo M.', note: 'Fever, age 6'}],
    pressure: [{column: 1, row: 9, span: 2, title: 'W. Brandt', note: 'Blood pressure'}],
  },
  lines: callLines(`
    answer: Good morning, Maple Hill Family Medicine. You’ve reached the AI receptionist. How can I
      help?
      (Answers while three other lines are busy)
    1. My son has had a fever since last night, 102. Can he be seen today?
      (A sick child: your same-day rules apply) -> questions
    2. My dad is short of breath. (An emergency: no questions) [emergency] -> call911
    3. My blood pressure check is due. (A planned visit) [names911] -> pressure
    5. Did my labs come back? (Results come from the clinician) -> labs
    6. My daughter is sixteen. What did you see her for on Friday?
      (A parent asks about a teenager) -> teenager
    7. Can I talk to a person? (Asks for a person) -> person

    questions: I’m sorry he feels bad. If he’s struggling to breathe or hard to wake, hang up and
      call 911. If not: what’s his full name and birth date?
      (Says 911 first; the birth date gives his age)
    1. Theo Marsh, born May 3, 2019. He’s arguing about breakfast. I’m Jill, his mother.
      (Name and birth date match) -> offer
    2. He’s nine weeks old, and won’t take the bottle.
      (Under three months: the nurse takes it now) -> nurse
    3. He’s six, and he’s working for every breath. (An emergency) [emergency] -> call911
    4. I’m his aunt. His mom is on a plane. (The desk checks who may consent) -> person

    offer: Ms. Alba, our nurse practitioner, can see Theo at 10:20. That’s one of the times we hold
      back for sick visits. Would you like it?
      (Offers a time kept for sick visits) [reveals] [offers fever]
    1. 10:20, good. He also needs a refill for his inhaler. (Two requests in one call) -> refill
    2. Yes, we’ll be there. -> written
    3. No. I want to see how he is at noon. -> nothing

    refill: Theo has 10:20. If he struggles to breathe or is hard to wake before then, call 911. For
      the refill: which pharmacy, and how many days are left?
      (Books the visit, then notes the refill) [reveals] [books fever]
    1. Main Street Pharmacy. Three days. (Dr. Adair approves it)
      = booked: Today, 10:20 am, sick visit | Theo M., age 6, fever. The nurse gets the refill
      request with the pharmacy and the days left.
    2. I’d have to look. I’ll ask when we’re in.
      = booked: Today, 10:20 am, sick visit | Theo M., age 6, fever. The visit note mentions the
      refill.

    written: Then we’ll see Theo at 10:20. If he struggles to breathe or is hard to wake, don’t wait
      for us: call 911.
      (Names 911 before the goodbye) [reveals] [books fever]
      = booked: Today, 10:20 am, sick visit | Theo M., age 6, fever. The time was kept for a sick
      visit.

    nothing: That’s fine, nothing is booked. We answer at any hour. If anything gets worse fast,
      call 911 first.
      (Takes no for an answer)
      = declined: The time stays open | Nothing was booked. Nobody will call about it.

    nurse: I’m connecting you to our nurse now, and she can see his age and your words. If he goes
      limp, blue, or won’t wake, hang up and call 911.
      (Follows your rule: the nurse, now)
      = passed: The nurse takes the call now | She reads the child’s age and the caller’s words
      before she picks up.

    call911: Please hang up and call 911 now. I’m alerting Dr. Adair’s team while you do.
      (Says 911 first and alerts the team)
      = emergency: Told to call 911; the team knows | Dr. Adair’s team has an alert with the number.
      Nothing was booked.

    labs: Results come from the clinician, so I don’t open them. I can pass your question on. What’s
      your name and birth date?
      (Opens no results)
    1. Grace Lindholm, August 8, 1971. The cholesterol one.
      (Her question, for the clinician) -> message
    2. Who can tell me if it’s normal? (Asks for a person) -> person

    pressure: If your chest hurts, you have trouble speaking, or a sudden bad headache, hang up and
      call 911. If not: what’s your name and birth date?
      (Says 911 first, as for every blood pressure visit)
    1. None of those. Walter Brandt, October 19, 1958. (Name and birth date match) -> pressureOffer
    2. My chest is a bit tight, now that you say it. (An emergency) [emergency] -> call911

    pressureOffer: 11:30 today is open, Mr. Brandt: twenty minutes with Dr. Adair. Would you like
      it?
      (Fills a canceled time) [reveals] [offers pressure]
    1. Yes, I’m close by. -> pressureWritten
    2. No, today’s no good. I’ll call when I know. -> nothing

    pressureWritten: 11:30, then. If you keep readings at home, bring the list. And bring the
      bottles of what you take.
      (Reads the practice’s own “please bring” list) [reveals] [books pressure]
      = booked: Today, 11:30 am, Dr. Adair | W. Brandt, blood pressure, 20 minutes. A canceled time
      is filled again.

    teenager: I can’t say anything about a sixteen-year-old’s visits, or whether there was one. Our
      consent rules apply, and a person can go through them with you.
      (Confirms no visit)
    1. Then have that person call me. -> message
    2. I’ll ask her at dinner.
      = declined: No visit was confirmed | The practice’s consent rules apply to every caller.

    person: Sure. Luz is at the front desk. I’m connecting you, and she can see what you’ve told me.
      (Transfers at the first request)
      = passed: Luz takes the call | She reads what the caller said before she picks up.

    message: I’ve passed that on as you said it. Someone from Dr. Adair’s team will call you back
      today.
      (Writes it down in the caller’s words)
      = message: Dr. Adair’s team calls today | The note has the question, the number, and the time.
  `),
};
