import {callLines} from '../../../call/callLines.ts';
import type {CallScript} from '../../../call/callScript.ts';

export const script: CallScript = {
  practiceName: 'Linden Street Dental',
  when: 'Saturday, 7:42 pm',
  callerLabel: 'Caller',
  sample: [1, 1, 1, 1],
  slots: {
    early: [{column: 1, row: 1, span: 3, title: 'Daniel K.', note: 'Broken molar'}],
    late: [
      {column: 0, row: 9, span: 3, title: 'Daniel K.', note: 'Broken molar', with: 'Dr. Reyes'},
    ],
    kids: [
      {column: 2, row: 6, span: 2, title: 'Ava R.', note: 'Cleaning'},
      {column: 2, row: 8, span: 2, title: 'Ben R.', note: 'Cleaning'},
      {column: 2, row: 10, span: 2, title: 'Cleo R.', note: 'Cleaning'},
    ],
  },
  lines: callLines(`
    answer: Linden Street Dental, good evening. I’m the practice’s AI receptionist. What can I do
      for you?
      (Says it is an AI in its first line)
    1. I bit an olive pit and half my tooth is gone. (On your urgent list) -> questions
    4. My jaw is swollen and I can’t open my mouth.
      (An emergency: no questions) [emergency] -> call911
    3. All three kids are due, can we do one trip? (Routine) -> family
    5. Did my husband show up for his appointment? (Asks about someone else) -> cannotSay
    7. Just get me a person, please. (Asks for a person) -> person

    questions: I’m sorry, that hurts. If it’s hard to breathe or swallow, hang up and call 911. If
      not: any swelling or fever?
      (Says 911 first, then asks your questions)
    1. None of that, just sharp when I breathe in. (No to both) -> offer
    2. My cheek is a bit swollen. No fever. (On your list: a person decides) -> onCall
    3. Yes. It’s getting hard to swallow. (An emergency) [emergency] -> call911

    offer: Dr. Reyes keeps 8:10 on Monday open for this: thirty minutes. If you’d like it: what’s
      your name and birth date?
      (Offers a chair and a length that fit) [offers early]
    1. Yes, thank you. Daniel Kessler, April 9, 1986. (Name, birth date, and phone match) -> written
    2. No. I’ll see how it feels on Monday. -> nothing

    written: It’s yours, Daniel: Monday, 8:10, with Dr. Reyes. If swallowing or breathing gets hard
      before then, hang up and call 911. Anything else tonight?
      (Books Op 2 for 30 minutes) [reveals] [books early]
    1. No, that’s all. Good night.
      = booked: Monday, 8:10 am, Op 2 | Daniel K., broken molar. The note for Dr. Reyes quotes the
      caller.
    2. Wait, I drop the kids off at eight. Anything later? (Change of mind) -> later

    later: Dr. Reyes has 9:30 as well. If I move you, 8:10 goes to the next caller. Should I?
      (Offers only a chair that fits) [reveals] [offers late]
    1. Yes, 9:30 is better. -> moved
    2. No, leave it at 8:10.
      = booked: Monday, 8:10 am, Op 2 | Daniel K., broken molar. 9:30 was offered and stays open.

    moved: Moved: Monday, 9:30. Good night, Daniel.
      (Moves the visit; 8:10 is open again) [reveals] [books late]
      = booked: Monday, 9:30 am, Op 1 | Daniel K., broken molar. 8:10 is open again.

    nothing: Then nothing is booked. We answer at any hour if you change your mind.
      (Takes no for an answer)
      = declined: The time is open again | The caller said no, and nothing was booked.

    family: We can try for that. What’s your own name and birth date, and what are their first
      names?
      (Asks for the parent first, then the children)
    1. Maya Roth, June 2, 1984. Ava, Ben, and Cleo.
      (The parent and three children match) -> familyOffer
    2. I’d rather give their names to a person. -> person

    familyOffer: Monday from 9:00 the hygienist has three visits in a row, twenty minutes each, so
      all of you are out by ten. Should I book all three?
      (Offers three cleanings in a row) [reveals] [offers kids]
    1. Perfect. Book them. -> familyWritten
    2. No, I have to ask their dad first. -> nothing

    familyWritten: All three are booked: Monday at 9:00, 9:20, and 9:40. Please bring their
      insurance card.
      (Books the hygienist until ten) [reveals] [books kids]
      = booked: Monday, 9:00 am, hygiene | Ava, Ben, and Cleo, one after another.

    call911: Please hang up and call 911 now. I won’t keep you talking. I’m telling the dentist on
      call that you called.
      (Says 911 before any question)
      = emergency: Told to call 911; Dr. Reyes knows | Nothing was booked. Dr. Reyes is on call and
      has been paged.

    cannotSay: I can’t say whether anyone is a patient here, or came in. I say that to every caller.
      May I have someone call you?
      (Says neither yes nor no)
    1. I’m his wife. I know his birth date. (He is the patient, not she) -> hisToTell
    2. Yes, ask someone to call me. -> message

    hisToTell: I understand, but it’s up to him. He can call us, or sign the form that lets us talk
      to you.
      (A birth date is not his permission)
    1. All right. Ask someone to call me. -> message
    2. I’ll ask him myself. = declined: Nothing was shared | No visit and no patient was confirmed.

    person: Of course. The desk is closed tonight. I can call Dr. Reyes, who is on call, or Elena
      will call you on Monday at 7:30.
      (Says who and when)
    1. Dr. Reyes, please. -> onCall
    2. Elena on Monday is fine. -> message

    onCall: I’m calling Dr. Reyes now. She will hear what you told me, so you won’t have to repeat
      it. If breathing or swallowing gets hard, hang up and call 911.
      (Transfers with the caller’s words)
      = passed: Dr. Reyes takes the call | She hears the caller’s words before she picks up.

    message: I’ve written it down. Elena will read it at 7:30 on Monday and call you first.
      (Leaves a note for the front desk)
      = message: Elena calls on Monday at 7:30 | The note is first on Monday’s list.
  `),
};
