import {callLines} from '../../../call/callLines.ts';
import type {CallScript} from '../../../call/callScript.ts';

export const script: CallScript = {
  practiceName: 'Greenway Nutrition',
  when: 'Tuesday, 8:15 pm',
  callerLabel: 'Client',
  sample: [1, 1, 1, 1, 1],
  slots: {
    first: [{column: 0, row: 2, span: 4, title: 'R. Castellan', note: 'First session, video'}],
    quarterPast: [{column: 0, row: 9, span: 2, title: 'I. Sandoval', note: 'Follow-up, video'}],
  },
  lines: callLines(`
    answer: Greenway Nutrition, hello. The office is closed for today; I’m its AI receptionist. What
      can I do for you?
      (Answers after hours, and says it is an AI)
    1. My doctor wants me to see a dietitian about my sugar. Do you take my insurance?
      (The note has the referral) -> insurance
    5. My meter says 48 and I’m shaking. (An emergency) [emergency] -> call911
    6. I’ve barely eaten in weeks, and I don’t want to be here anymore.
      (A crisis: the practice’s words, no questions) [emergency] -> crisis
    3. I can only come mornings after nine. (A time of day) -> afterNine
    4. Can I have bread on this diet? (Advice comes from the dietitian) -> bread
    7. You see my daughter. What does she weigh now? (A parent of a grown daughter) -> cannotSay
    8. Is Lena there? I’d like to talk to her. (Asks for a person) -> person

    insurance: I can note the card, and the desk will check with the plan. What’s your name and
      birth date?
      (Asks who is calling before the card)
    1. Rosa Castellan, September 19, 1970. (A new client) -> card
    2. Have someone call me instead. -> message

    card: Thank you, Rosa. Which carrier and member ID? (Takes the details for the desk to check)
    1. Northfield, a PPO, 8812 4407. -> intake
    2. I’d need to find the card. Have someone call me.
      (Someone calls when she has the card) -> message

    intake: 8812 4407, thank you. Lena has Thursday at 7:30 am, by video, sixty minutes. Anything
      she should know first: allergies, medication, a past eating disorder?
      (Reads it back, then asks Lena’s questions) [reveals] [offers first]
    1. Just a nut allergy. Thursday is fine. (The note has the client’s words) -> written
    2. An eating disorder, in college. Thursday is fine.
      (The note says so; nothing more is asked) -> written
    3. I’d rather know first that it’s covered. -> coverFirst

    written: Lena will read that before she sees you. You’re booked for Thursday, 7:30, Rosa. May I
      text you the video link, and a food log to fill in before then?
      (Books 60 minutes, by video) [reveals] [books first]
    1. Please do. See you Thursday. (Link and food log are sent)
      = booked: Thursday, 7:30 am, by video | R. Castellan, first session. The desk will ask her
      plan.
    2. Please take me off until I know about coverage. (A change of mind) -> coverFirst

    coverFirst: Then no time is held. Noor will ask your plan in the morning and call you with the
      answer. Then you can decide.
      (Keeps the details and opens the time again) [reveals]
      = message: Noor asks the plan and calls | Rosa decides once the plan has answered.

    afterNine: We have mornings after nine. What’s your name and birth date?
      (Asks who is calling before any time)
    1. Ivy Sandoval, May 27, 1985. A follow-up, by video.
      (A follow-up takes 30 minutes) -> nineOffer
    2. Or at night, when the kids are asleep? Ivy Sandoval, May 27, 1985.
      (Not in the calendar: Lena decides) -> message

    nineOffer: Thank you, Ivy. Lena has thirty minutes by video on Thursday at 9:15. Would you like
      it?
      (Offers a follow-up’s length) [reveals] [offers quarterPast]
    1. Yes, please. -> nineWritten
    2. No, my schedule comes out Friday. -> nothing

    nineWritten: Thursday, 9:15, with Lena, by video, Ivy. Noor sends the link in the morning.
      (Books it) [reveals] [books quarterPast]
      = booked: Thursday, 9:15 am, video | I. Sandoval, follow-up with Lena. After nine, as she
      asked.

    bread: That’s a question for Lena, so I won’t answer it. Should I send it to her? Then I need
      your name and birth date.
      (Gives no advice)
    1. Send it. Marta Lind, August 3, 1962. (Passes it on word for word) -> message
    3. Never mind, I’ll ask her on Thursday.
      = declined: Nothing was sent | The caller will ask on Thursday.

    cannotSay: I can’t say who is seen here, even to parents of grown children. She can tell you, or
      ask us to. May Noor call you?
      (Confirms no client and no figure)
    1. Yes. I’m worried about her, that’s all. (A person calls her back) -> message
    2. No. I’ll talk to her.
      = declined: Nothing was confirmed | No client was confirmed, and no figure was given.

    person: She’ll be back at seven tomorrow. She can call you first thing, or I can call her cell
      now if it can’t wait. Which would you like?
      (Says when she is back, or calls her now)
    1. Tomorrow is soon enough. -> message
    2. It can’t wait. Please call her. -> callLena

    callLena: I’m calling her now. If you’re in danger, hang up and call 911. For someone to talk
      to, call or text 988 at any hour.
      (Calls her because the client asks)
      = passed: Lena takes the call | She hears who is calling before she answers.

    call911: Please hang up and call 911 now. I can’t tell you what to eat or drink; they can. I’m
      letting Lena know.
      (Says 911 first and gives no advice)
      = emergency: Told to call 911; Lena knows | No advice was given. Lena has the client’s number.

    crisis: Thank you for saying it to someone. Please call 911 now. 988 is there as well, by call
      or text, all night. I’m calling Lena, too, and you won’t have to repeat it.
      (Says 911 first, then 988)
      = emergency: Told to call 911; Lena knows | The line named 988, too, and is calling Lena.

    nothing: All right, nothing is booked. Call when you know; we answer at any hour.
      (Takes no for an answer)
      = declined: The time is open again | Nobody will call about it.

    message: I’ve noted it as you said it. Lena and Noor will read the notes at seven and call you
      before the first session.
      (Passes it on in the client’s own words)
      = message: The office calls after seven | A dietitian or the desk answers the question.
  `),
};
