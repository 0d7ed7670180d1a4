import type {CallScript} from '../callScript.ts';

export const script: CallScript = {
  practice: 'Cedar Animal Care',
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
  lines: {
    answer: {
      says: 'Cedar Animal Care, this is our AI receptionist; the doors are closed until seven. Which animal is it about?',
      note: 'Says it is an AI, and when the doors open',
      choices: [
        {
          id: 1,
          says: 'My dog got into a bar of baking chocolate. Maybe an hour ago.',
          note: 'On your list of poisons',
          emergency: true,
          to: 'chocolate',
        },
        {
          id: 2,
          says: 'He has been to the litter box ten times and nothing comes.',
          note: 'On your list for his species: seen tonight',
          emergency: true,
          to: 'hospital',
        },
        {
          id: 3,
          says: 'She’s due for something, I got a postcard.',
          note: 'Routine',
          to: 'postcard',
        },
        {id: 5, says: 'I think it’s time to let Max go.', note: 'A call for a person', to: 'letGo'},
        {
          id: 6,
          says: 'There’s a baby owl in my driveway. Do you take it?',
          note: 'Wildlife',
          to: 'owl',
        },
        {
          id: 7,
          says: 'My ex has our dog now. Did he ever get his shots?',
          note: 'Asks about someone else’s pet',
          to: 'cannotSay',
        },
        {
          id: 8,
          says: 'Is there a real person up at this hour?',
          note: 'Asks for a person',
          to: 'person',
        },
      ],
    },
    chocolate: {
      says: 'Please head to Harbor Emergency, 12 Pier Road, now; they’re open all night. I’ll tell them you’re coming. What’s your name, and your dog’s name and weight?',
      note: 'Names the hospital first, then asks for it',
      choices: [
        {
          id: 1,
          says: 'Nora Fields. It’s Juno, a dog, maybe twenty pounds. The bar was four ounces.',
          note: 'The hospital gets weight and amount',
          to: 'onTheWay',
        },
        {
          id: 2,
          says: 'Isn’t there something I can give first?',
          note: 'A question for a vet',
          to: 'notHome',
        },
        {
          id: 3,
          says: 'It was one chip, now that I count. Do I have to?',
          note: 'A vet answers that',
          to: 'onCall',
        },
      ],
    },
    onTheWay: {
      says: 'Thank you, Nora. Harbor Emergency has Juno’s name, the weight, and the time. I can text you the animal poison line’s number, for whoever isn’t driving.',
      note: 'Names the hospital, suggests no remedy',
      reveals: true,
      ends: 'emergency',
      title: 'Sent to Harbor Emergency',
      detail: 'The hospital has weight and amount. Dr. Amadi sees a note at seven.',
    },
    hospital: {
      says: 'Please drive to Harbor Emergency now; they’re open all night. It’s 12 Pier Road, and I’m telling them you’re coming and why.',
      note: 'Names the hospital, diagnoses nothing',
      choices: [
        {
          id: 1,
          says: 'We are in the car.',
          ends: 'emergency',
          title: 'Sent to Harbor Emergency',
          detail: 'The hospital has the owner’s words. Dr. Amadi sees a note at seven.',
        },
        {
          id: 2,
          says: 'Isn’t there something I can give first?',
          note: 'A question for a vet',
          to: 'notHome',
        },
      ],
    },
    notHome: {
      says: 'Harbor Emergency or the animal poison line can tell you. Please start driving and let someone else call them: I can text you both numbers.',
      note: 'Never suggests a home remedy',
      ends: 'emergency',
      title: 'Sent to Harbor Emergency',
      detail: 'The hospital knows they are coming. No remedy was suggested.',
    },
    postcard: {
      says: 'What’s your name, and hers?',
      note: 'Asks which animal before any day',
      choices: [
        {
          id: 1,
          says: 'I’m Dana Whitlock, she’s Willow, a cat. It says rabies and distemper. She bites.',
          note: 'The note says she bites',
          to: 'shotsOffer',
        },
        {
          id: 2,
          says: 'Dana Whitlock, and she’s Willow, a cat. I threw it out.',
          note: 'The team looks it up',
          to: 'message',
        },
      ],
    },
    shotsOffer: {
      says: 'For a cat who bites, the technicians take thirty minutes: Wednesday at 7:30 in the morning. Does that work for Willow?',
      note: 'Offers a technician’s time',
      reveals: true,
      offers: 'shots',
      choices: [
        {id: 1, says: 'It does.', to: 'shotsWritten'},
        {id: 2, says: 'No, I have to borrow a carrier first.', to: 'nothing'},
      ],
    },
    shotsWritten: {
      says: 'Wednesday, 7:30, Willow, with a note that she bites. Please bring her in the carrier, and the postcard.',
      note: 'Books it in the calendar you share',
      reveals: true,
      books: 'shots',
      ends: 'booked',
      title: 'Wednesday, 7:30 am, exam room',
      detail:
        'Willow, cat: rabies and distemper, 30 min with a technician. The note says she bites.',
    },
    letGo: {
      says: 'I’m so sorry. You don’t need to explain. Dr. Amadi can talk with you tonight, or Joy from our team will call you in the morning.',
      note: 'Speaks gently and briefly',
      choices: [
        {id: 1, says: 'Tonight, if she doesn’t mind.', to: 'onCall'},
        {id: 2, says: 'In the morning is better.', to: 'message'},
        {
          id: 3,
          says: 'Not yet. I only wanted to say it out loud.',
          ends: 'declined',
          title: 'No time was set',
          detail: 'Nobody will call.',
        },
      ],
    },
    owl: {
      says: 'Our doctors don’t treat wildlife, but the county’s rehabilitators do, owls included. I can text you their number, and they’ll tell you what to do. Would that help?',
      note: 'Names the county’s line',
      choices: [
        {
          id: 1,
          says: 'Yes, please text me.',
          ends: 'passed',
          title: 'The county’s line was texted',
          detail: 'They say what to do about the owl.',
        },
        {
          id: 2,
          says: 'No need. I think its mother is up there.',
          ends: 'declined',
          title: 'The owl stays where it is',
          detail: 'No advice was given.',
        },
      ],
    },
    cannotSay: {
      says: 'I can’t say who comes here or what was done. May I have our team call you?',
      note: 'Confirms no client',
      choices: [
        {id: 1, says: 'Yes. I’m on his papers, too.', note: 'A person checks that', to: 'message'},
        {
          id: 2,
          says: 'No. I’ll have to ask her.',
          ends: 'declined',
          title: 'Nothing was confirmed',
          detail: 'The note says only that someone called.',
        },
      ],
    },
    person: {
      says: 'Yes: Dr. Amadi is on call for what can’t wait. For anything else, Joy will be in at seven. Who would you like?',
      note: 'Says who is there now, and who at seven',
      choices: [
        {id: 1, says: 'The doctor. It can’t wait.', to: 'onCall'},
        {
          id: 2,
          says: 'Joy. Tell her Pia Holm called, for Otto, a dog. Heartworm chews.',
          note: 'A person approves refills',
          to: 'message',
        },
      ],
    },
    onCall: {
      says: 'I’m connecting you with Dr. Amadi, and she has what you told me. Harbor Emergency is open all night, if you need it.',
      note: 'On your list for the doctor on call',
      ends: 'passed',
      title: 'Dr. Amadi takes the call',
      detail: 'She hears the owner’s words before she picks up.',
    },
    nothing: {
      says: 'Then nothing is booked. If anything looks wrong in the night, go straight to Harbor Emergency. No need to call here first.',
      note: 'Takes no for an answer, names the hospital',
      ends: 'declined',
      title: 'The calendar is unchanged',
      detail: 'Nobody will call about it.',
    },
    message: {
      says: 'I’ve noted that for Joy as you said it. She’ll be in at seven and call you before the first visit.',
      note: 'Leaves a note for the team',
      ends: 'message',
      title: 'Joy calls after seven',
      detail: 'The note has the owner’s words and number.',
    },
  },
};
