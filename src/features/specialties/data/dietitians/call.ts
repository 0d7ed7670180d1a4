import type {CallScript} from '../callScript.ts';

export const script: CallScript = {
  practice: 'Greenway Nutrition',
  when: 'Tuesday, 8:15 pm',
  callerLabel: 'Client',
  sample: [1, 1, 1, 1, 1],
  slots: {
    first: [{column: 0, row: 2, span: 4, title: 'R. Castellan', note: 'First session, video'}],
    quarterPast: [{column: 0, row: 9, span: 2, title: 'I. Sandoval', note: 'Follow-up, video'}],
  },
  lines: {
    answer: {
      says: 'Greenway Nutrition, hello. The office is closed for today; I’m its AI receptionist. What can I do for you?',
      note: 'Answers after hours, and says it is an AI',
      choices: [
        {
          id: 1,
          says: 'My doctor wants me to see a dietitian about my sugar. Do you take my insurance?',
          note: 'The note has the referral',
          to: 'insurance',
        },
        {
          id: 5,
          says: 'My meter says 48 and I’m shaking.',
          note: 'An emergency',
          emergency: true,
          to: 'call911',
        },
        {
          id: 6,
          says: 'I’ve barely eaten in weeks, and I don’t want to be here anymore.',
          note: 'A crisis: the practice’s words, no questions',
          emergency: true,
          to: 'crisis',
        },
        {
          id: 3,
          says: 'I can only come mornings after nine.',
          note: 'A time of day',
          to: 'afterNine',
        },
        {
          id: 4,
          says: 'Can I have bread on this diet?',
          note: 'Advice comes from the dietitian',
          to: 'bread',
        },
        {
          id: 7,
          says: 'You see my daughter. What does she weigh now?',
          note: 'A parent of a grown daughter',
          to: 'cannotSay',
        },
        {
          id: 8,
          says: 'Is Lena there? I’d like to talk to her.',
          note: 'Asks for a person',
          to: 'person',
        },
      ],
    },
    insurance: {
      says: 'I can note the card, and the desk will check with the plan. What’s your name and birth date?',
      note: 'Asks who is calling before the card',
      choices: [
        {id: 1, says: 'Rosa Castellan, September 19, 1970.', note: 'A new client', to: 'card'},
        {id: 2, says: 'Have someone call me instead.', to: 'message'},
      ],
    },
    card: {
      says: 'Thank you, Rosa. Which carrier and member ID?',
      note: 'Takes the details for the desk to check',
      choices: [
        {id: 1, says: 'Northfield, a PPO, 8812 4407.', to: 'intake'},
        {
          id: 2,
          says: 'I’d need to find the card. Have someone call me.',
          note: 'Someone calls when she has the card',
          to: 'message',
        },
      ],
    },
    intake: {
      says: '8812 4407, thank you. Lena has Thursday at 7:30 am, by video, sixty minutes. Anything she should know first: allergies, medication, a past eating disorder?',
      note: 'Reads it back, then asks Lena’s questions',
      reveals: true,
      offers: 'first',
      choices: [
        {
          id: 1,
          says: 'Just a nut allergy. Thursday is fine.',
          note: 'The note has the client’s words',
          to: 'written',
        },
        {
          id: 2,
          says: 'An eating disorder, in college. Thursday is fine.',
          note: 'The note says so; nothing more is asked',
          to: 'written',
        },
        {id: 3, says: 'I’d rather know first that it’s covered.', to: 'coverFirst'},
      ],
    },
    written: {
      says: 'Lena will read that before she sees you. You’re booked for Thursday, 7:30, Rosa. May I text you the video link, and a food log to fill in before then?',
      note: 'Books 60 minutes, by video',
      reveals: true,
      books: 'first',
      choices: [
        {
          id: 1,
          says: 'Please do. See you Thursday.',
          note: 'Link and food log are sent',
          ends: 'booked',
          title: 'Thursday, 7:30 am, by video',
          detail: 'R. Castellan, first session. The desk will ask her plan.',
        },
        {
          id: 2,
          says: 'Please take me off until I know about coverage.',
          note: 'A change of mind',
          to: 'coverFirst',
        },
      ],
    },
    coverFirst: {
      says: 'Then no time is held. Noor will ask your plan in the morning and call you with the answer. Then you can decide.',
      note: 'Keeps the details and opens the time again',
      reveals: true,
      ends: 'message',
      title: 'Noor asks the plan and calls',
      detail: 'Rosa decides once the plan has answered.',
    },
    afterNine: {
      says: 'We have mornings after nine. What’s your name and birth date?',
      note: 'Asks who is calling before any time',
      choices: [
        {
          id: 1,
          says: 'Ivy Sandoval, May 27, 1985. A follow-up, by video.',
          note: 'A follow-up takes 30 minutes',
          to: 'nineOffer',
        },
        {
          id: 2,
          says: 'Or at night, when the kids are asleep? Ivy Sandoval, May 27, 1985.',
          note: 'Not in the calendar: Lena decides',
          to: 'message',
        },
      ],
    },
    nineOffer: {
      says: 'Thank you, Ivy. Lena has thirty minutes by video on Thursday at 9:15. Would you like it?',
      note: 'Offers a follow-up’s length',
      reveals: true,
      offers: 'quarterPast',
      choices: [
        {id: 1, says: 'Yes, please.', to: 'nineWritten'},
        {id: 2, says: 'No, my schedule comes out Friday.', to: 'nothing'},
      ],
    },
    nineWritten: {
      says: 'Thursday, 9:15, with Lena, by video, Ivy. Noor sends the link in the morning.',
      note: 'Books it',
      reveals: true,
      books: 'quarterPast',
      ends: 'booked',
      title: 'Thursday, 9:15 am, video',
      detail: 'I. Sandoval, follow-up with Lena. After nine, as she asked.',
    },
    bread: {
      says: 'That’s a question for Lena, so I won’t answer it. Should I send it to her? Then I need your name and birth date.',
      note: 'Gives no advice',
      choices: [
        {
          id: 1,
          says: 'Send it. Marta Lind, August 3, 1962.',
          note: 'Passes it on word for word',
          to: 'message',
        },
        {
          id: 3,
          says: 'Never mind, I’ll ask her on Thursday.',
          ends: 'declined',
          title: 'Nothing was sent',
          detail: 'The caller will ask on Thursday.',
        },
      ],
    },
    cannotSay: {
      says: 'I can’t say who is seen here, even to parents of grown children. She can tell you, or ask us to. May Noor call you?',
      note: 'Confirms no client and no figure',
      choices: [
        {
          id: 1,
          says: 'Yes. I’m worried about her, that’s all.',
          note: 'A person calls her back',
          to: 'message',
        },
        {
          id: 2,
          says: 'No. I’ll talk to her.',
          ends: 'declined',
          title: 'Nothing was confirmed',
          detail: 'No client was confirmed, and no figure was given.',
        },
      ],
    },
    person: {
      says: 'She’ll be back at seven tomorrow. She can call you first thing, or I can call her cell now if it can’t wait. Which would you like?',
      note: 'Says when she is back, or calls her now',
      choices: [
        {id: 1, says: 'Tomorrow is soon enough.', to: 'message'},
        {id: 2, says: 'It can’t wait. Please call her.', to: 'callLena'},
      ],
    },
    callLena: {
      says: 'I’m calling her now. If you’re in danger, hang up and call 911. For someone to talk to, call or text 988 at any hour.',
      note: 'Calls her because the client asks',
      ends: 'passed',
      title: 'Lena takes the call',
      detail: 'She hears who is calling before she answers.',
    },
    call911: {
      says: 'Please hang up and call 911 now. I can’t tell you what to eat or drink; they can. I’m letting Lena know.',
      note: 'Says 911 first and gives no advice',
      ends: 'emergency',
      title: 'Told to call 911; Lena knows',
      detail: 'No advice was given. Lena has the client’s number.',
    },
    crisis: {
      says: 'Thank you for saying it to someone. Please call 911 now. 988 is there as well, by call or text, all night. I’m calling Lena, too, and you won’t have to repeat it.',
      note: 'Says 911 first, then 988',
      ends: 'emergency',
      title: 'Told to call 911; Lena knows',
      detail: 'The line named 988, too, and is calling Lena.',
    },
    nothing: {
      says: 'All right, nothing is booked. Call when you know; we answer at any hour.',
      note: 'Takes no for an answer',
      ends: 'declined',
      title: 'The time is open again',
      detail: 'Nobody will call about it.',
    },
    message: {
      says: 'I’ve noted it as you said it. Lena and Noor will read the notes at seven and call you before the first session.',
      note: 'Passes it on in the client’s own words',
      ends: 'message',
      title: 'The office calls after seven',
      detail: 'A dietitian or the desk answers the question.',
    },
  },
};
