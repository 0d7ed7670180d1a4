import type {CallScript} from '../callScript';

export const script: CallScript = {
  practice: 'Cedar Animal Clinic',
  when: 'Sunday, 11:18 pm',
  callerLabel: 'Owner',
  sample: [0, 0],
  slots: {
    recheck: [{column: 0, row: 3, span: 3, title: 'Juno, dog', note: 'Recheck after the hospital'}],
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
    shotsLater: [
      {
        column: 0,
        row: 9,
        span: 2,
        title: 'Willow, cat',
        note: 'Rabies, distemper; bites',
        with: 'technician',
      },
    ],
  },
  lines: {
    answer: {
      says: 'Cedar Animal Clinic, this is our AI receptionist; the doors are shut until seven. Which animal is it about, and what’s happening?',
      note: 'Says what it is; the clinic is closed',
      choices: [
        {
          says: 'My dog got into a bar of baking chocolate. Maybe an hour ago.',
          note: 'On the practice’s list of poisons',
          emergency: true,
          to: 'chocolate',
        },
        {
          says: 'He has been to the litter box ten times and nothing comes.',
          note: 'Red flag for his species: seen tonight',
          emergency: true,
          to: 'hospital',
        },
        {
          says: 'She’s due for something, I got a postcard.',
          note: 'Routine',
          to: 'postcard',
        },
        {
          says: 'The emergency hospital wants my dog rechecked on Wednesday.',
          note: 'After a night elsewhere',
          to: 'recheckWho',
        },
        {
          says: 'I think it’s time to let Max go.',
          note: 'To be put through',
          to: 'letGo',
        },
        {says: 'There’s a baby owl in my driveway. Do you take it?', note: 'Wildlife', to: 'owl'},
        {
          says: 'My ex has our dog now. Did he ever get his shots?',
          note: 'Asks about someone else’s client',
          to: 'cannotSay',
        },
        {says: 'Is there a real person up at this hour?', note: 'Asks for a person', to: 'person'},
      ],
    },
    chocolate: {
      says: 'Please start for Harbor Emergency, 12 Pier Road, now; they’re open all night. Your name, your dog’s, and the weight, roughly? I’ll tell them you’re coming.',
      note: 'A poison: the hospital first, the questions are for them',
      emergency: true,
      choices: [
        {
          says: 'Nora Fields. It’s Juno, a dog, maybe twenty pounds. The bar was four ounces.',
          note: 'Owner and animal, passed on with weight and amount',
          verifies: 'animal',
          to: 'onTheWay',
        },
        {
          says: 'Isn’t there something I can give first?',
          note: 'A question for a vet',
          to: 'notHome',
        },
        {
          says: 'It was one chip, now that I count. Do I have to?',
          note: 'A vet answers that',
          to: 'onCall',
        },
      ],
    },
    onTheWay: {
      says: 'Thank you, Nora. Harbor Emergency has Juno’s name, the weight and the time. I can text you the animal poison line’s number, for whoever isn’t driving.',
      note: 'The hospital first; no home remedies',
      reveals: true,
      emergency: true,
      ends: 'emergency',
      title: 'Harbor Emergency, 11:20 pm',
      detail: 'Called ahead, with weight and amount. Dr. Amadi finds a note at seven.',
    },
    hospital: {
      says: 'Please drive to Harbor Emergency now; they’re open all night. It’s 12 Pier Road, and I’m telling them that you’re coming and why.',
      note: 'The hospital first, nothing diagnosed',
      emergency: true,
      choices: [
        {
          says: 'We are in the car.',
          ends: 'emergency',
          title: 'Harbor Emergency, 11:20 pm',
          detail: 'Called ahead in the owner’s words. Dr. Amadi finds a note at seven.',
        },
        {
          says: 'Isn’t there something I can give first?',
          note: 'A question for a vet',
          to: 'notHome',
        },
      ],
    },
    notHome: {
      says: 'That is for Harbor Emergency or the animal poison line to say. Please start driving and let somebody else call them: I can text you both numbers.',
      note: 'Home remedies are on its list of things not to say',
      emergency: true,
      ends: 'emergency',
      title: 'Harbor Emergency, 11:21 pm',
      detail: 'Called ahead. Nothing to give, or not to give, was named on this line.',
    },
    postcard: {
      says: 'What does the postcard say she’s due for, and has a doctor here examined her in the past year? And your name, hers, and what she is?',
      note: 'Which animal, before any day',
      choices: [
        {
          says: 'Rabies and distemper, and yes, in May. I’m Dana Whitlock, she’s Willow, a cat. She bites.',
          note: 'Owner and animal; the warning goes on the note',
          verifies: 'animal',
          to: 'shotsOffer',
        },
        {
          says: 'I threw it out. Dana Whitlock, and she’s Willow, a cat.',
          note: 'A note: the team looks it up',
          verifies: 'animal',
          to: 'message',
        },
      ],
    },
    shotsOffer: {
      says: 'For a cat who bites, the technicians take thirty minutes: Wednesday at 7:30 in the morning. Does that work for Willow?',
      note: 'With a technician, a doctor in the building',
      reveals: true,
      offers: 'shots',
      choices: [
        {says: 'It does.', to: 'shotsWritten'},
        {
          says: 'No, I have to borrow a carrier first.',
          note: 'Declined once',
          to: 'nothing',
        },
      ],
    },
    shotsWritten: {
      says: 'Wednesday, 7:30, Willow, with a note that she bites. Please bring her in the carrier, and the postcard. Can you get her here that early?',
      note: 'In the calendar that the practice shares',
      reveals: true,
      books: 'shots',
      choices: [
        {
          says: 'We’ll manage.',
          ends: 'booked',
          title: 'Wednesday, 7:30 am, exam room',
          detail:
            'Willow, cat: rabies and distemper, 30 min with a technician. The note says that she bites.',
        },
        {
          says: 'No, wait. I come off nights at nine.',
          note: 'A change of plan',
          to: 'shotsAgain',
        },
      ],
    },
    shotsAgain: {
      says: 'Then there’s 9:45 that day, also thirty minutes. Shall I move her from 7:30?',
      note: 'A later time the same day',
      reveals: true,
      offers: 'shotsLater',
      choices: [
        {says: 'Yes, 9:45.', to: 'shotsMoved'},
        {
          says: 'No, my brother can bring her at 7:30.',
          ends: 'booked',
          title: 'Wednesday, 7:30 am, exam room',
          detail: 'Willow, cat, 30 min with a technician. The owner’s brother brings her.',
        },
      ],
    },
    shotsMoved: {
      says: 'It’s 9:45 on Wednesday, then. Get some sleep first.',
      note: 'Moved: 7:30 is open again',
      reveals: true,
      books: 'shotsLater',
      ends: 'booked',
      title: 'Wednesday, 9:45 am, exam room',
      detail: 'Willow, cat: rabies and distemper, 30 min with a technician. 7:30 is open again.',
    },
    recheckWho: {
      says: 'I hope she’s doing better. What’s your name and your dog’s, and did they send papers home with you?',
      note: 'Owner and animal, before any day is named',
      choices: [
        {
          says: 'Nora Fields, and she’s Juno, a dog. Yes, two pages.',
          note: 'Both names, and the papers noted',
          verifies: 'animal',
          to: 'recheckOffer',
        },
        {says: 'I’d rather talk to your staff.', to: 'person'},
      ],
    },
    recheckOffer: {
      says: 'Dr. Amadi can take Juno on Wednesday at 8:15, for forty-five minutes. Would you like that time?',
      note: 'A doctor’s room, a recheck’s length',
      reveals: true,
      offers: 'recheck',
      choices: [
        {says: 'Yes. I’ll bring the two pages.', to: 'recheckWritten'},
        {
          says: 'No, they may keep her until Thursday.',
          note: 'Declined once',
          to: 'nothing',
        },
      ],
    },
    recheckWritten: {
      says: 'Juno is down for 8:15 on Wednesday. If she gets worse before then, don’t wait for us: Harbor Emergency, any hour.',
      note: 'Held by phone, for the doctor to confirm',
      reveals: true,
      books: 'recheck',
      ends: 'booked',
      title: 'Wednesday, 8:15 am, exam room',
      detail: 'Juno, dog: recheck with Dr. Amadi, 45 min. The owner brings the papers.',
    },
    letGo: {
      says: 'I’m so sorry. You don’t need to explain. Dr. Amadi can talk with you tonight, or Joy from our team calls you in the morning.',
      note: 'Said gently, and briefly',
      choices: [
        {says: 'Tonight, if she doesn’t mind.', to: 'onCall'},
        {says: 'In the morning is better.', callback: true, to: 'message'},
        {
          says: 'Not yet. I only wanted to say it out loud.',
          ends: 'declined',
          title: 'no time set, no call made',
          detail: 'Nothing was asked, and no call follows.',
        },
      ],
    },
    owl: {
      says: 'Our doctors don’t treat wildlife, but the county’s rehabilitators do, owls included. I can text you their number, and they say what to do with it. Shall I?',
      note: 'Not treated here: the county’s line is',
      choices: [
        {
          says: 'Yes, please text me.',
          ends: 'passed',
          title: 'the county’s wildlife line',
          detail: 'One number by text. Nothing was booked.',
        },
        {
          says: 'No need. I think its mother is up there.',
          note: 'Accepted as said',
          ends: 'declined',
          title: 'the owl stays where it is',
          detail: 'No advice was given, and nothing was texted.',
        },
      ],
    },
    cannotSay: {
      says: 'I can’t say who comes here or what was done. May I have our team call you?',
      note: 'No client is confirmed',
      choices: [
        {
          says: 'Yes. I’m on his papers, too.',
          note: 'A person checks that',
          callback: true,
          to: 'message',
        },
        {
          says: 'No. I’ll have to ask her.',
          ends: 'declined',
          title: 'nothing confirmed',
          detail: 'The note says only that someone called.',
        },
      ],
    },
    person: {
      says: 'Yes: Dr. Amadi is on call for what can’t wait. For the rest, Joy is in at seven. Whom would you like?',
      note: 'Who is there now, and who at seven',
      choices: [
        {says: 'The doctor. It can’t wait.', to: 'onCall'},
        {
          says: 'Joy. Tell her Pia Holm called, for Otto, a dog. Heartworm chews.',
          note: 'Owner and animal; a person approves refills',
          verifies: 'animal',
          to: 'message',
        },
      ],
    },
    onCall: {
      says: 'I’m connecting you with Dr. Amadi, and she has what you told me. Harbor Emergency is open all night, if you need it.',
      note: 'On the list of what the doctor is called for',
      ends: 'passed',
      title: 'Dr. Amadi, on call',
      detail: 'She has the animal, the words and the number.',
    },
    nothing: {
      says: 'Then nothing is booked. If anything looks wrong in the night, go straight to Harbor Emergency. No need to call here first.',
      note: 'Offered once; the hospital is named',
      releases: true,
      ends: 'declined',
      title: 'the calendar is as it was',
      detail: 'Nothing was booked, and no call follows.',
    },
    message: {
      says: 'I’ve noted that for Joy as you said it. She’s in at seven and calls you before the first visit.',
      note: 'A note for the team',
      ends: 'message',
      title: 'for Joy, at seven',
      detail: 'The owner’s words and number. A person answers.',
    },
  },
};
