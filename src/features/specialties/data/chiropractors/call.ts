import type {CallScript} from '../callScript.ts';

export const script: CallScript = {
  practice: 'Hale Chiropractic',
  when: 'Tuesday, 6:52 am',
  callerLabel: 'Caller',
  sample: [1, 1, 1],
  slots: {
    eleven: [{column: 1, row: 3, span: 4, title: 'B. Kowalski', note: 'New patient, low back'}],
    accident: [{column: 1, row: 7, span: 4, title: 'L. Moreno', note: 'Accident exam'}],
    adjustment: [{column: 0, row: 6, span: 1, title: 'N. Pruitt'}],
  },
  lines: {
    answer: {
      says: 'Hale Chiropractic, good morning. This is the AI receptionist; the doors open at eight. How can I help?',
      note: 'Says it is an AI before it asks anything',
      choices: [
        {
          id: 1,
          says: 'My back locked up putting on a shoe. Do you take new patients today?',
          note: 'A new patient in pain',
          to: 'redFlags',
        },
        {
          id: 2,
          says: 'I was rear-ended last night.',
          note: 'An auto accident has its own form',
          names911: true,
          to: 'crash',
        },
        {
          id: 3,
          says: 'My leg went numb and I can’t lift my foot.',
          note: 'An emergency: first on the doctor’s list',
          emergency: true,
          to: 'call911',
        },
        {
          id: 5,
          says: 'I missed yesterday, and I’m supposed to come three times a week.',
          note: 'A missed visit of a care plan',
          to: 'planWho',
        },
        {
          id: 6,
          says: 'Did my wife go to her visits last week? I pay for them.',
          note: 'Pays, but isn’t the patient',
          to: 'cannotSay',
        },
        {
          id: 7,
          says: 'I’d rather talk to the front desk.',
          note: 'Asks for a person',
          to: 'person',
        },
      ],
    },
    redFlags: {
      says: 'We do. If a leg is numb or weak, or you’ve lost bladder control, hang up and call 911. If not: did a fall, a car accident, or your work start it?',
      note: 'Says 911 first, then asks what kind of case it is',
      choices: [
        {
          id: 1,
          says: 'No. It just won’t let me stand up straight.',
          note: 'None of them: no accident form',
          to: 'offer',
        },
        {
          id: 2,
          says: 'I did slip on the stairs. That’s how it began.',
          note: 'A fall: the doctor decides',
          to: 'drHale',
        },
        {
          id: 3,
          says: 'It’s numb where you’d sit on a saddle.',
          note: 'An emergency: first on the doctor’s list',
          emergency: true,
          to: 'call911',
        },
      ],
    },
    offer: {
      says: 'Dr. Hale keeps 11:00 today for this: forty minutes, an exam, and then she’ll decide with you. What name and birth date go on the form?',
      note: 'Offers the time she holds for acute pain',
      offers: 'eleven',
      choices: [
        {
          id: 1,
          says: 'Eleven works. Bruno Kowalski, August 14, 1979.',
          note: 'A new patient: starts a form',
          to: 'written',
        },
        {id: 3, says: 'No, I’ll see if it lets go on its own.', to: 'nothing'},
      ],
    },
    written: {
      says: 'You’re booked, Bruno: today at 11:00, with Dr. Hale. Come a little early for the form. If a leg goes numb or weak, or you lose bladder control, hang up and call 911.',
      note: 'Books 40 minutes in the exam room',
      reveals: true,
      books: 'eleven',
      ends: 'booked',
      title: 'Tuesday, 11:00 am, exam room',
      detail: 'B. Kowalski, new patient, low back. His answers are on the form.',
    },
    crash: {
      says: 'I’m sorry that happened. If you blacked out, or an arm or leg is weak, hang up and call 911 now. If not: did you hit your head, and is anything numb or getting worse?',
      note: 'Says 911 first, then asks the accident list',
      choices: [
        {id: 1, says: 'No. My neck is stiff, that’s all.', note: 'No to both', to: 'papers'},
        {
          id: 2,
          says: 'My hands have tingled since.',
          note: 'On your list: the doctor decides',
          to: 'drHale',
        },
        {
          id: 3,
          says: 'I think I blacked out for a second.',
          note: 'An emergency: a blackout',
          emergency: true,
          to: 'call911',
        },
      ],
    },
    papers: {
      says: 'An accident exam takes forty minutes, and 11:40 today is open. For the form: what’s your claim number, with your name and birth date?',
      note: 'Asks in the order of your form',
      offers: 'accident',
      choices: [
        {id: 1, says: 'Claim 40-2217. Lena Moreno, May 3, 1990.', to: 'papersDone'},
        {id: 3, says: 'Not today. I want my own doctor first.', to: 'nothing'},
      ],
    },
    papersDone: {
      says: '4, 0, 2, 2, 1, 7: I have it. 11:40 is yours, Lena. Bring the claim letter and the police report, if there are any.',
      note: 'Books it and reads the claim number back',
      reveals: true,
      books: 'accident',
      ends: 'booked',
      title: 'Tuesday, 11:40 am, exam room',
      detail: 'L. Moreno, accident exam. The form has her claim number.',
    },
    planWho: {
      says: 'Then let’s save the week. Who am I moving: full name and birth date?',
      note: 'Asks before it reads the calendar to anyone',
      choices: [
        {
          id: 1,
          says: 'Nadia Pruitt, November 9, 1982.',
          note: 'Both match the calendar',
          to: 'planOffer',
        },
        {id: 2, says: 'Can I do this with a person?', to: 'person'},
      ],
    },
    planOffer: {
      says: 'I have ten minutes at 11:30 today, Nadia, and your other two visits stay where they are. Will that do?',
      note: 'Offers 10 minutes for an adjustment',
      reveals: true,
      offers: 'adjustment',
      choices: [
        {id: 1, says: 'Yes, that makes three again.', to: 'planWritten'},
        {id: 2, says: 'No, two will have to do this week.', to: 'nothing'},
      ],
    },
    planWritten: {
      says: 'Then it’s 11:30 today with Dr. Lee. That makes three this week.',
      note: 'Makes up yesterday’s visit',
      reveals: true,
      books: 'adjustment',
      ends: 'booked',
      title: 'Tuesday, 11:30 am, adjusting',
      detail: 'N. Pruitt, 10 minutes with Dr. Lee. The week has its three visits.',
    },
    cannotSay: {
      says: 'I don’t tell anyone who comes here or when, and paying the bill doesn’t change that. I can’t even say whether we know the name. Should the desk call you?',
      note: 'Shares nothing, even with who pays',
      choices: [
        {id: 1, says: 'Yes. I have a question about the bill.', to: 'message'},
        {
          id: 2,
          says: 'Then I’ll ask her at dinner.',
          ends: 'declined',
          title: 'Nothing was shared',
          detail: 'No visit and no patient was confirmed.',
        },
      ],
    },
    person: {
      says: 'Fair enough. Bea opens the desk at eight and can call you first. If it can’t wait, I can call Dr. Hale’s cell. Which would you like?',
      note: 'Names two people and their hours',
      choices: [
        {id: 1, says: 'Bea, at eight.', to: 'message'},
        {id: 2, says: 'It can’t wait. The doctor, please.', to: 'drHale'},
      ],
    },
    drHale: {
      says: 'That’s for Dr. Hale to answer. I’m calling her cell, and she has what you told me. If you lose feeling, strength, or bladder control, hang up and call 911.',
      note: 'Transfers with the caller’s words',
      ends: 'passed',
      title: 'Dr. Hale takes the call',
      detail: 'She hears the caller’s answers before she picks up.',
    },
    call911: {
      says: 'Hang up and call 911 now. Don’t drive yourself, and don’t wait for our doors. I’m telling Dr. Hale what you just said.',
      note: 'Says 911 first, then tells the doctor',
      ends: 'emergency',
      title: 'Told to call 911; Dr. Hale knows',
      detail: 'Nothing was booked. Dr. Hale has the caller’s number.',
    },
    nothing: {
      says: 'That’s fine, nothing is changed. Call whenever you’d like a time.',
      note: 'Takes no for an answer',
      ends: 'declined',
      title: 'The time is open again',
      detail: 'The next caller can have it.',
    },
    message: {
      says: 'I’ve written that down as you said it. Bea will open the desk at eight and call you first.',
      note: 'Leaves a note for the desk',
      ends: 'message',
      title: 'Bea calls at eight',
      detail: 'The note is at the top of the morning’s list.',
    },
  },
};
