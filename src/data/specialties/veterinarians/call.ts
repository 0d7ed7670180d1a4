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
      note: 'Says what it is; the building is dark',
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
          note: 'Routine, at a quarter past eleven',
          to: 'postcard',
        },
        {
          says: 'The emergency hospital wants my dog rechecked on Wednesday.',
          note: 'After a night elsewhere',
          to: 'recheckWho',
        },
        {
          says: 'I think it’s time to let Max go.',
          note: 'No list for this one',
          to: 'letGo',
        },
        {says: 'There’s a baby owl in my driveway. Do you take it?', note: 'Wildlife', to: 'owl'},
        {
          says: 'My ex has our dog now. Did he ever get his shots?',
          note: 'Asks about someone else’s client',
          to: 'cannotSay',
        },
        {says: 'Is there a real person up at this hour?', note: 'There is', to: 'person'},
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
          note: 'The question it never answers',
          to: 'notHome',
        },
        {
          says: 'It was one chip, now that I count. Do I have to?',
          note: 'A vet answers that, not the line',
          to: 'onCall',
        },
      ],
    },
    onTheWay: {
      says: 'Thank you, Nora. Harbor Emergency has Juno’s name, the weight and the time. I can text you the animal poison line’s number, for whoever isn’t driving.',
      note: 'No thresholds, no home remedy, no booking',
      reveals: true,
      emergency: true,
      ends: 'emergency',
      title: 'Harbor Emergency, 11:20 pm',
      detail: 'Called ahead, with weight and amount. Dr. Amadi finds a note at seven.',
    },
    hospital: {
      says: 'Please drive to Harbor Emergency now; they’re open all night. The address is on its way to this phone, and I’m telling them that you’re coming and why.',
      note: 'No diagnosis, no home remedy, no booking',
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
          note: 'The question it never answers',
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
      note: 'Which animal comes before which day',
      choices: [
        {
          says: 'Rabies and distemper, and yes, in May. I’m Dana Whitlock, she’s Willow, a cat. She bites.',
          note: 'Owner and animal; the warning goes on the note',
          verifies: 'animal',
          to: 'shotsOffer',
        },
        {
          says: 'I threw it out. Can’t you look it up?',
          note: 'It opens no charts',
          to: 'message',
        },
      ],
    },
    shotsOffer: {
      says: 'For a cat who bites, the technicians ask for thirty minutes and no audience: Wednesday, 7:30 in the morning. Does that work for Willow?',
      note: 'With a technician, a doctor in the building',
      reveals: true,
      offers: 'shots',
      choices: [
        {says: 'It does. Poor technicians.', to: 'shotsWritten'},
        {says: 'No, I have to borrow a carrier first.', note: 'No carrier, no cat', to: 'nothing'},
      ],
    },
    shotsWritten: {
      says: 'Wednesday, 7:30, Willow, and “bites” in capitals. Bring her in the carrier, and the postcard too. Can you get her here that early?',
      note: 'In the calendar that the practice shares',
      reveals: true,
      books: 'shots',
      choices: [
        {
          says: 'We’ll manage.',
          ends: 'booked',
          title: 'Wednesday, 7:30 am, exam room',
          detail: 'Willow, cat: rabies and distemper, 30 min with a technician. Gloves suggested.',
        },
        {
          says: 'No, wait. I come off nights at nine.',
          note: 'Nobody wrestles a cat on no sleep',
          to: 'shotsAgain',
        },
      ],
    },
    shotsAgain: {
      says: 'Then 9:45 that day, the same thirty minutes. I’d hand 7:30 back. Shall I change it?',
      note: 'After the kittens have left',
      reveals: true,
      offers: 'shotsLater',
      choices: [
        {says: 'Change it.', to: 'shotsMoved'},
        {
          says: 'Don’t. My brother can bring her at 7:30.',
          ends: 'booked',
          title: 'Wednesday, 7:30 am, exam room',
          detail:
            'Willow, cat, 30 min with a technician. The brother brings her; he has been bitten before.',
        },
      ],
    },
    shotsMoved: {
      says: 'It’s 9:45 on Wednesday. Sleep first; Willow won’t mind.',
      note: 'One cat, one time: 7:30 opens up',
      reveals: true,
      books: 'shotsLater',
      ends: 'booked',
      title: 'Wednesday, 9:45 am, exam room',
      detail: 'Willow, cat: rabies and distemper, 30 min with a technician. 7:30 went back.',
    },
    recheckWho: {
      says: 'I hope it was a short night. What’s your name and your dog’s, and did they send papers home with you?',
      note: 'Owner and animal, before any day is named',
      choices: [
        {
          says: 'Nora Fields, and she’s Juno, a dog. Yes, two pages.',
          note: 'Both names, and the papers noted',
          verifies: 'animal',
          to: 'recheckOffer',
        },
        {says: 'I’d sooner sort it out with your staff.', to: 'person'},
      ],
    },
    recheckOffer: {
      says: 'Dr. Amadi can take Juno on Wednesday at 8:15, for forty-five minutes. What was found I leave to the papers. Do you want that time?',
      note: 'A doctor’s room, a recheck’s length',
      reveals: true,
      offers: 'recheck',
      choices: [
        {says: 'Yes. I’ll bring the two pages.', to: 'recheckWritten'},
        {
          says: 'No, they may keep her until Thursday.',
          note: 'Then Wednesday is no use to anyone',
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
      detail:
        'Juno, dog: recheck with Dr. Amadi, 45 min. The papers come along; no chart was read.',
    },
    letGo: {
      says: 'I’m so sorry. You don’t need to explain. Dr. Amadi can talk with you tonight, or Joy from our team in the morning.',
      note: 'Said gently, and briefly',
      choices: [
        {says: 'Tonight, if she doesn’t mind.', to: 'onCall'},
        {says: 'In the morning is better.', to: 'message'},
        {
          says: 'Not yet. I only wanted to say it out loud.',
          ends: 'declined',
          title: 'no time set, no call made',
          detail: 'Nothing was asked twice. The line is there when the day comes.',
        },
      ],
    },
    owl: {
      says: 'Our doctors don’t treat wildlife, but the county’s rehabilitators do, owls included. I can text you their number, and they say what to do with it. Shall I?',
      note: 'On the list, under O',
      choices: [
        {
          says: 'Yes, text me. It’s looking at me.',
          ends: 'passed',
          title: 'the county’s wildlife line',
          detail: 'One number by text. The owl has no entry on the sheet.',
        },
        {
          says: 'No need. I think its mother is up there.',
          note: 'Likely the better receptionist',
          ends: 'declined',
          title: 'the owl stays where it is',
          detail: 'Nothing was advised about owls. Nothing was texted.',
        },
      ],
    },
    cannotSay: {
      says: 'Who comes here, and what was done for them, I tell the owner on file and nobody else. I can’t even say whether he does. May our team call you?',
      note: 'A dog’s shots are his owner’s papers',
      choices: [
        {says: 'Yes. I’m on his papers too.', note: 'A claim for a person to check', to: 'message'},
        {
          says: 'No. I’ll have to ask her.',
          ends: 'declined',
          title: 'nothing said of dog or owner',
          detail: 'A family matter stayed one. The note says only that someone called.',
        },
      ],
    },
    person: {
      says: 'Yes, Dr. Amadi: she’s at home, and on call for what won’t keep. For the rest Joy is in at seven. Which of them?',
      note: 'A name for now, a name for later',
      choices: [
        {says: 'The doctor. It won’t keep.', to: 'onCall'},
        {
          says: 'Joy. It’s about heartworm chews.',
          note: 'A refill is a person’s yes',
          to: 'message',
        },
      ],
    },
    onCall: {
      says: 'Connecting you with Dr. Amadi. She already has what you told me, so there’s nothing to repeat. Harbor Emergency is open all night, should you need it.',
      note: 'One of the few things that wake her',
      ends: 'passed',
      title: 'Dr. Amadi, on call',
      detail: 'She was given the animal, the words and the number before the first hello.',
    },
    nothing: {
      says: 'As you like; no time is taken, and I won’t press you. If anything looks wrong in the night, go straight to Harbor Emergency. No need to ask me first.',
      note: 'Dropped, with the way to help left open',
      releases: true,
      ends: 'declined',
      title: 'the calendar is as it was',
      detail: 'The owner decided. Nobody rings at breakfast to ask again.',
    },
    message: {
      says: 'A note for Joy, then, just as you told it. She unlocks at seven, and you hear from her before the first animal is in.',
      note: 'To the team; no chart and no queue was opened',
      ends: 'message',
      title: 'for Joy, at seven',
      detail: 'The owner’s words and number. A person looks it up and a person answers.',
    },
  },
};
