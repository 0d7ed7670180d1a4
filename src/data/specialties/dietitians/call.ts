import type {CallScript} from '../callScript';

export const script: CallScript = {
  practice: 'Greenway Nutrition',
  when: 'Tuesday, 8:15 pm',
  callerLabel: 'Client',
  sample: [0, 0, 0, 0],
  slots: {
    first: [{column: 0, row: 2, span: 4, title: 'R. Castellan', note: 'First session, video'}],
    quarterPast: [{column: 0, row: 9, span: 2, title: 'I. Sandoval', note: 'Follow-up, video'}],
    halfPast: [{column: 1, row: 10, span: 2, title: 'I. Sandoval', note: 'Follow-up, video'}],
  },
  lines: {
    answer: {
      says: 'Greenway Nutrition, hello. The office is closed for today; I’m its AI receptionist. What can I do for you?',
      note: 'After hours, and says who is talking',
      choices: [
        {
          says: 'My doctor wants me to see a dietitian about my sugar. Do you take my insurance?',
          note: 'A referral is mentioned: written down',
          to: 'insurance',
        },
        {
          says: 'Is it covered if my doctor didn’t refer me?',
          note: 'A question for the plan',
          to: 'noReferral',
        },
        {
          says: 'I can only do Sundays or after nine.',
          note: 'Sunday is closed; after nine is open',
          to: 'afterNine',
        },
        {says: 'Can I have bread on this diet?', note: 'Advice: not from this line', to: 'bread'},
        {
          says: 'My meter says 48 and I’m shaking.',
          note: 'Emergency',
          emergency: true,
          to: 'call911',
        },
        {
          says: 'I’ve barely eaten in weeks, and I don’t want to be here anymore.',
          note: 'Crisis: the practice’s words, no questions',
          emergency: true,
          to: 'crisis',
        },
        {
          says: 'You see my daughter. What does she weigh now?',
          note: 'A parent; the daughter is grown',
          to: 'cannotSay',
        },
        {
          says: 'Is Lena there? I’d like to talk to her.',
          note: 'Wants one person',
          to: 'person',
        },
      ],
    },
    insurance: {
      says: 'I can take the card down, and the desk checks it with the plan. Which carrier and member ID, and your name and birth date?',
      note: 'Details for the desk; nothing is verified here',
      choices: [
        {
          says: 'Northfield, a PPO, 8812 4407. Rosa Castellan, September 19, 1970.',
          note: 'New client: nothing on file to read out',
          verifies: 'birth-date',
          to: 'intake',
        },
        {
          says: 'I’d need to find the card. Have someone call me.',
          callback: true,
          note: 'Somebody calls her when she has the card',
          to: 'message',
        },
      ],
    },
    intake: {
      says: '8812 4407, thank you. Lena has Thursday at 7:30 am, by video, sixty minutes. Anything she should know first: allergies, medication, a past eating disorder?',
      note: 'Read back digit by digit; Lena’s intake questions',
      reveals: true,
      offers: 'first',
      choices: [
        {
          says: 'Just a nut allergy. Thursday is fine.',
          note: 'Noted as said',
          to: 'written',
        },
        {
          says: 'An eating disorder, in college. Thursday is fine.',
          note: 'Noted as said, with no further question',
          to: 'written',
        },
        {
          says: 'I’d rather know first that it’s covered.',
          note: 'Coverage first',
          to: 'coverFirst',
        },
      ],
    },
    written: {
      says: 'Lena reads that before she sees you. You’re down for Thursday, 7:30, Rosa. May I text you the video link, and a food log to fill in until then?',
      note: 'Sixty minutes, by video',
      reveals: true,
      books: 'first',
      choices: [
        {
          says: 'Please do. Until Thursday.',
          note: 'Link and food log sent',
          ends: 'booked',
          title: 'Thursday, 7:30 am, by video',
          detail: 'R. Castellan, first session. The desk has her card and asks the plan.',
        },
        {
          says: 'Please take me off until I know about coverage.',
          note: 'A change of mind',
          to: 'coverFirst',
        },
      ],
    },
    coverFirst: {
      says: 'Then no time is held. Noor asks your plan in the morning and calls with its answer, and you decide with that in hand.',
      note: 'The desk keeps the details, the time is open again',
      reveals: true,
      releases: true,
      ends: 'message',
      title: 'card details, for Noor to check',
      detail: 'Carrier, member ID, referral. Rosa decides after the plan has answered.',
    },
    noReferral: {
      says: 'Some plans ask for a referral, and only yours can say. The desk asks it for you. Carrier, member ID, reason for the visit, and your name and birth date?',
      note: 'Takes the details down; the plan decides',
      choices: [
        {
          says: 'Crestline, 3390 1124, cholesterol. Paul Amsel, July 7, 1959.',
          note: 'All details, for the desk',
          verifies: 'birth-date',
          to: 'detailsTaken',
        },
        {
          says: 'No, I’ll ask them myself.',
          note: 'Accepted as said',
          ends: 'declined',
          title: 'no promise made',
          detail: 'He calls his plan. Nothing of his was written down.',
        },
      ],
    },
    detailsTaken: {
      says: 'Read back: 3390 1124, Crestline, no referral, cholesterol. Noor calls your plan tomorrow, Paul, and then you. What it says is what we tell you.',
      note: 'The desk asks the plan and calls back',
      reveals: true,
      ends: 'message',
      title: 'coverage question, for Noor',
      detail: 'P. Amsel, with member ID. Whether it is covered, the plan says.',
    },
    afterNine: {
      says: 'We’re closed on Sundays. After nine in the morning, or at night? And your name and birth date, and is it a first visit or a follow-up?',
      note: 'Morning or evening has to be asked',
      choices: [
        {
          says: 'In the morning, a follow-up by video. Ivy Sandoval, May 27, 1985.',
          note: 'A follow-up: thirty minutes',
          verifies: 'birth-date',
          to: 'nineOffer',
        },
        {
          says: 'At night, when the kids are down. Ivy Sandoval, May 27, 1985.',
          note: 'Not on the sheet: a question for Lena',
          verifies: 'birth-date',
          to: 'message',
        },
      ],
    },
    nineOffer: {
      says: 'Thank you, Ivy. Lena has thirty minutes by video on Thursday at 9:15. Would you like it?',
      note: 'A follow-up’s length',
      reveals: true,
      offers: 'quarterPast',
      choices: [
        {says: 'Yes, please.', to: 'nineWritten'},
        {
          says: 'No, my shift plan comes out Friday.',
          note: 'Declined once',
          to: 'nothing',
        },
      ],
    },
    nineWritten: {
      says: 'Thursday, 9:15, with Lena, by video. May I text you the link? And is there anything else tonight, Ivy?',
      note: 'Written in: 9:15',
      reveals: true,
      books: 'quarterPast',
      choices: [
        {
          says: 'Yes, and that’s all. Bye.',
          ends: 'booked',
          title: 'Thursday, 9:15 am, video',
          detail: 'I. Sandoval, follow-up with Lena. After nine, as she asked.',
        },
        {
          says: 'The school bus is at quarter past. Can it be later?',
          note: 'A change of plan',
          to: 'nineLater',
        },
      ],
    },
    nineLater: {
      says: 'Lena has nothing later that morning. Sam, also a dietitian, has 9:30 by video. Would you see Sam this once?',
      note: 'Another person is offered by name',
      reveals: true,
      offers: 'halfPast',
      choices: [
        {says: 'Sam is fine. 9:30.', to: 'nineMoved'},
        {
          says: 'I’d rather keep Lena at 9:15.',
          ends: 'booked',
          title: 'Thursday, 9:15 am, video',
          detail: 'I. Sandoval, follow-up with Lena. Sam’s 9:30 stays open.',
        },
      ],
    },
    nineMoved: {
      says: 'With Sam, then: Thursday, 9:30, by video. I’ve taken you off Lena’s 9:15, and she’ll see why.',
      note: 'Moved, and Lena has a note',
      reveals: true,
      books: 'halfPast',
      ends: 'booked',
      title: 'Thursday, 9:30 am, video',
      detail: 'I. Sandoval, follow-up with Sam. Her food log goes to Sam, with her yes.',
    },
    bread: {
      says: 'That’s a question for Lena, and I don’t answer it. Shall I send it to her? Then I need your name and birth date.',
      note: 'No advice from this line',
      choices: [
        {
          says: 'Send it. Marta Lind, August 3, 1962.',
          note: 'Passed on word for word',
          verifies: 'birth-date',
          to: 'message',
        },
        {
          says: 'It’s one slice. Marta Lind, August 3, 1962. Just ask her.',
          note: 'Lena gets the question',
          verifies: 'birth-date',
          to: 'message',
        },
        {
          says: 'Never mind, I’ll ask her on Thursday.',
          note: 'Accepted as said',
          ends: 'declined',
          title: 'nothing asked, nothing advised',
          detail: 'No message, and no name was taken.',
        },
      ],
    },
    cannotSay: {
      says: 'I can’t say who is seen here, also to parents of grown children. She can tell you, or ask us to. May Noor call you?',
      note: 'Confirms no patient and no figure',
      choices: [
        {
          says: 'Yes. I’m worried about her, that’s all.',
          note: 'A person calls her back',
          callback: true,
          to: 'message',
        },
        {
          says: 'No. I’ll talk to her.',
          ends: 'declined',
          title: 'nothing confirmed',
          detail: 'No patient was confirmed, and no figure was given.',
        },
      ],
    },
    person: {
      says: 'She’s back at seven tomorrow. She can call you first thing, or I call her cell now if it can’t wait. Which would you like?',
      note: 'When she is back, and who can be called now',
      choices: [
        {says: 'Tomorrow is soon enough.', callback: true, to: 'message'},
        {says: 'It can’t wait. Please call her.', note: 'No reason is asked for', to: 'callLena'},
      ],
    },
    callLena: {
      says: 'I’m calling her now. If you’re in danger, hang up and call 911. For someone to talk to, call or text 988 at any hour.',
      note: 'Called after hours because he asked',
      ends: 'passed',
      title: 'Lena, on her cell',
      detail: 'She hears who asks for her before she answers. No reason was asked for.',
    },
    call911: {
      says: 'Please hang up and call 911 now. I can’t tell you what to eat or drink; they can. I’m letting Lena know.',
      note: '911 first, and no advice',
      emergency: true,
      ends: 'emergency',
      title: 'sent to 911, Lena told',
      detail: 'No advice was given and no visit booked. Lena has the words and the number.',
    },
    crisis: {
      says: 'Thank you for saying it to someone. Please call 911 now. 988 is there as well, by call or text, all night. I’m calling Lena, too, and you won’t have to repeat it.',
      note: 'Plainly, without numbers or targets',
      emergency: true,
      ends: 'emergency',
      title: 'given 911 and 988, Lena called',
      detail: 'The practice’s own words, and Lena being called. Nothing was asked.',
    },
    nothing: {
      says: 'All right, nothing is booked. Call when you know; this line answers at any hour.',
      note: 'Offered once',
      releases: true,
      ends: 'declined',
      title: 'the time is open again',
      detail: 'The time was offered and turned down.',
    },
    message: {
      says: 'I’ve noted it as you said it. Lena and Noor read the notes at seven and call this number before the first session.',
      note: 'Passed on in the caller’s own words',
      ends: 'message',
      title: 'for the office, at seven',
      detail: 'The question as asked. A dietitian or the desk answers it.',
    },
  },
};
