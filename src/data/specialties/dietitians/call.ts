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
      says: 'Greenway Nutrition, hello. The office has gone home to cook; I’m its AI receptionist. Tell me what you need.',
      note: 'After hours, and says who is talking',
      choices: [
        {
          says: 'My doctor wants me to see a dietitian about my sugar. Do you take my insurance?',
          note: 'A referral is mentioned: written down',
          to: 'insurance',
        },
        {
          says: 'Is it covered if my doctor didn’t refer me?',
          note: 'The plan’s question, asked of the phone',
          to: 'noReferral',
        },
        {
          says: 'I can only do Sundays or after nine.',
          note: 'Two wishes, one of them open',
          to: 'afterNine',
        },
        {says: 'Can I have bread on this diet?', note: 'Advice: not from this line', to: 'bread'},
        {
          says: 'My meter says 48 and I’m shaking.',
          note: 'Emergency, whatever else it is',
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
          says: 'Is Lena there? I’d like her, not a recording.',
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
          note: 'Not kept waiting while she searches',
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
          note: 'Down as said, nothing judged',
          to: 'written',
        },
        {
          says: 'An eating disorder, in college. Thursday is fine.',
          note: 'Down as said, and not one question more',
          to: 'written',
        },
        {
          says: 'Not until I know that it’s covered.',
          note: 'Money first is a fair order',
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
          says: 'Hm. No, take me off until I hear about the money.',
          note: 'A mind changed, a time returned',
          to: 'coverFirst',
        },
      ],
    },
    coverFirst: {
      says: 'Then no time is held. Noor asks your plan in the morning and calls with its answer, and you decide with that in hand.',
      note: 'The card stays with the desk, the slot goes back',
      reveals: true,
      releases: true,
      ends: 'message',
      title: 'card details, for Noor to check',
      detail: 'Carrier, member ID, referral. Rosa decides after the plan has answered.',
    },
    noReferral: {
      says: 'Some plans ask for one and some don’t, and only yours can tell. The desk will ask it: carrier, member ID, what the visit is for, and who you are?',
      note: 'No “usually”, no “should be”',
      choices: [
        {
          says: 'Crestline, 3390 1124, cholesterol. Paul Amsel, July 7, 1959.',
          note: 'Four details, one breath',
          verifies: 'birth-date',
          to: 'detailsTaken',
        },
        {
          says: 'No, I’ll ask them myself.',
          note: 'Also a way to find out',
          ends: 'declined',
          title: 'and no promise made',
          detail: 'He calls his plan. Nothing of his was written down.',
        },
      ],
    },
    detailsTaken: {
      says: 'Read back: 3390 1124, Crestline, no referral, cholesterol. Noor calls your plan tomorrow, Paul, and then you. What it says is what we tell you.',
      note: 'Answer promised by the desk, not by this line',
      reveals: true,
      ends: 'message',
      title: 'coverage question, for Noor',
      detail: 'P. Amsel, complete to the last digit. The word “covered” was not used.',
    },
    afterNine: {
      says: 'Sundays we’re closed. After nine I can look for: in the morning or at night? And your name and birth date, so that I look in the right place?',
      note: 'Nine comes twice a day',
      choices: [
        {
          says: 'In the morning. Ivy Sandoval, May 27, 1985.',
          note: 'Matched: a follow-up, thirty minutes',
          verifies: 'birth-date',
          to: 'nineOffer',
        },
        {
          says: 'At night, when the kids are down.',
          note: 'Not on the sheet: only Lena can open it',
          to: 'message',
        },
      ],
    },
    nineOffer: {
      says: 'Found you, Ivy: thirty minutes this time, and by video like the last. Lena is free on Thursday at 9:15. Want it?',
      note: 'Thirty minutes after the first sixty',
      reveals: true,
      offers: 'quarterPast',
      choices: [
        {says: 'I do.', to: 'nineWritten'},
        {
          says: 'No, my shift plan comes out Friday.',
          note: 'Friday decides, not the phone',
          to: 'nothing',
        },
      ],
    },
    nineWritten: {
      says: 'Thursday, 9:15, with Lena, on your screen. The link comes with the confirmation. Is there anything else tonight, Ivy?',
      note: 'Put down for a quarter past',
      reveals: true,
      books: 'quarterPast',
      choices: [
        {
          says: 'That’s it. Bye.',
          ends: 'booked',
          title: 'Thursday, 9:15 am, video',
          detail:
            'I. Sandoval, follow-up with Lena. After nine, as she asked; Sunday was not on offer.',
        },
        {
          says: 'The school bus is at quarter past. Can it be later?',
          note: 'Buses are not moved',
          to: 'nineLater',
        },
      ],
    },
    nineLater: {
      says: 'Lena’s next half hour would end after her morning does. Sam, also a dietitian, has 9:30 by video. Would you see Sam this once?',
      note: 'Another person: asked, never swapped in silence',
      reveals: true,
      offers: 'halfPast',
      choices: [
        {says: 'Sam is fine. 9:30.', to: 'nineMoved'},
        {
          says: 'I’d rather keep Lena. The bus can wave.',
          ends: 'booked',
          title: 'Thursday, 9:15 am, video',
          detail: 'I. Sandoval, follow-up with Lena. Sam’s half hour went back unasked for.',
        },
      ],
    },
    nineMoved: {
      says: 'With Sam, then: Thursday, 9:30, by video. Lena’s quarter past is given back, and she’ll see why. Catch that bus.',
      note: 'Moved across, and Lena told',
      reveals: true,
      books: 'halfPast',
      ends: 'booked',
      title: 'Thursday, 9:30 am, video',
      detail: 'I. Sandoval, follow-up with Sam. Her food log goes to Sam, with her yes.',
    },
    bread: {
      says: 'What’s on the plate is Lena’s to answer; from me there’s neither a yes nor a no. Shall I send her the question? Then I need your name and birth date.',
      note: 'Nothing advised, not by the slice',
      choices: [
        {
          says: 'Send it. Marta Lind, August 3, 1962.',
          note: 'Word for word, including “this diet”',
          verifies: 'birth-date',
          to: 'message',
        },
        {
          says: 'It’s one slice. Just say yes or no.',
          note: 'Neither is said; Lena gets the question',
          to: 'message',
        },
        {
          says: 'Never mind. The toast is getting cold.',
          note: 'No view on toast',
          ends: 'declined',
          title: 'nothing asked, nothing advised',
          detail: 'No message, no name, no opinion on bread.',
        },
      ],
    },
    cannotSay: {
      says: 'Who sees us, and any number that goes with it, I give to no one else, parents of grown children included. She can tell you, or ask us to. May Noor call you?',
      note: 'No weight, and not even whether there is one',
      choices: [
        {
          says: 'Yes. I’m worried about her, that’s all.',
          note: 'Worry can be heard',
          to: 'message',
        },
        {
          says: 'No. I’ll talk to her.',
          ends: 'declined',
          title: 'no number, no name',
          detail: 'A worried parent was answered kindly and learned nothing about anyone.',
        },
      ],
    },
    person: {
      says: 'She’s off until seven tomorrow, when she sits down before her first session. I can put you on top of her list, or ring her cell if tonight matters.',
      note: 'Her hours, and the way around them',
      choices: [
        {says: 'Tomorrow’s soon enough.', to: 'message'},
        {says: 'Tonight matters. Please ring.', note: 'His word for it is enough', to: 'ringLena'},
      ],
    },
    ringLena: {
      says: 'Ringing her. If it turns into something that can’t wait for a phone to be answered, that’s 911, or 988 for someone to talk to, at any hour.',
      note: 'Rung after hours because he asked',
      ends: 'passed',
      title: 'Lena, on her cell',
      detail: 'She hears who asks for her before she answers. No reason was demanded.',
    },
    call911: {
      says: 'Please put me down and call 911 now. I can’t tell you what to eat or drink, they can. Lena hears about it from me while you dial.',
      note: 'No snack, no number, no wait',
      emergency: true,
      ends: 'emergency',
      title: 'sent to 911, Lena told',
      detail: 'No advice was given and no visit booked. Lena has the words and the number.',
    },
    crisis: {
      says: 'Thank you for saying it to someone. Please call 911 now. 988 is there as well, by call or text, all night. I’m ringing Lena too, and she won’t make you repeat it.',
      note: 'Plainly, without numbers or targets',
      emergency: true,
      ends: 'emergency',
      title: 'given 911 and 988, Lena rung',
      detail: 'The practice’s own words, and a person on the way. Nothing was asked.',
    },
    nothing: {
      says: 'All right, I leave Thursday alone. Ring when you know; evenings are when I’m least busy.',
      note: 'No “are you sure”',
      releases: true,
      ends: 'declined',
      title: 'the half hour is open again',
      detail: 'Offered, turned down, closed. Nothing was kept.',
    },
    message: {
      says: 'It’s on paper as you put it. Lena and Noor go through these at seven, and someone calls this number before the first session starts.',
      note: 'Passed on in the caller’s own words',
      ends: 'message',
      title: 'for the office, at seven',
      detail:
        'The question as asked. The answer comes from someone with the letters after her name.',
    },
  },
};
