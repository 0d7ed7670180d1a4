import {aroundTheClock, languages, multiLanguage} from '../common';
import {type Solution} from '../schema';

export const solution: Solution = {
  group: 'wellness-and-animals',
  icon: 'paw-print',
  menuLabel: 'Veterinarians',
  pageViewTitle: 'Veterinary Solutions',
  metadata: {
    title: 'AI Receptionist for Veterinarians',
    description:
      'Ringwell answers worried owners at any hour, asks species, weight and your red-flag questions, sends emergencies on, and books by room and drop-off.',
    keywords: [
      'veterinary AI receptionist',
      'vet answering service',
      'after-hours vet calls',
      'veterinary appointment booking',
    ],
    category: 'BusinessApplication',
  },
  practice: 'a veterinary practice',
  badge: 'For veterinary practices',
  headline: 'The line that asks how much the dog weighs',
  lede: 'An owner who calls at midnight cannot tell you what is urgent. Ringwell asks the questions your technicians would, sends true emergencies to the hospital on duty, and books the rest.',
  trust: {practices: 110, of: 'Veterinary Clinics'},
  pills: [aroundTheClock, {icon: 'paw-print', label: 'Every species you see'}, multiLanguage],
  call: {
    when: 'Sunday, 11:18 pm',
    length: '1 min 12 s',
    callerLabel: 'Owner',
    turns: [
      {
        by: 'caller',
        text: 'My dog got into a bar of baking chocolate. Maybe an hour ago.',
        note: 'Flagged: possible poisoning',
      },
      {
        by: 'agent',
        text: 'How big was the bar, and about how much does Juno weigh?',
        note: 'Your toxin list, your thresholds',
      },
      {
        by: 'caller',
        text: 'Four ounces. She is maybe twenty pounds.',
        note: 'Above the line you set',
      },
      {
        by: 'agent',
        text: 'Please take Juno to the emergency hospital now. I am texting you the address, and I will tell them you are coming.',
        note: 'No diagnosis, no home remedy',
      },
      {by: 'caller', text: 'We are in the car.'},
    ],
    outcome: {
      kind: 'sent-on',
      title: 'Harbor Emergency, 11:20 pm',
      detail: 'Called ahead, with weight and amount',
    },
  },
  features: {
    title: 'Built around species, weights, and worried owners',
    lede: 'The caller is not the patient. Most phone systems never notice.',
    sheet: {
      title: 'Books by room, not by doctor alone',
      text: 'A dental under anesthesia needs the morning, a fasted patient, and a drop-off slot. A rabies booster needs ten minutes with a technician. Ringwell keeps them apart.',
      sheet: {
        day: '18',
        columns: ['Exam room', 'Surgery', 'Drop-off'],
        startMinute: 7 * 60 + 30,
        rowMinutes: 15,
        rows: 12,
        entries: [
          {column: 0, row: 2, span: 1, title: 'Pepper, rabbit'},
          {
            column: 0,
            row: 3,
            span: 3,
            title: 'Juno, dog',
            note: 'Recheck, held by phone',
            tone: 'new',
          },
          {column: 0, row: 7, span: 2, title: 'Two kittens', note: 'First vaccines'},
          {column: 1, row: 2, span: 7, title: 'Biscuit, cat', note: 'Dental under anesthesia'},
          {column: 2, row: 0, span: 2, title: 'Biscuit, cat', note: 'Dental, fasted', tone: 'info'},
          {column: 2, row: 3, span: 2, title: 'Otto, dog', note: 'Mass removal', tone: 'info'},
          {column: 2, row: 6, span: 2, title: 'Mabel, dog', note: 'Stitches out', tone: 'info'},
        ],
      },
    },
    cards: [
      {
        title: 'Knows who the patient is',
        text: 'One owner, several charts. Ringwell asks which animal before anything else.',
        object: {
          kind: 'charts',
          rows: [
            {icon: 'dog', name: 'Juno', note: 'Dog, 20 lb, 4 y'},
            {icon: 'cat', name: 'Biscuit', note: 'Cat, 11 lb, 9 y'},
            {icon: 'rabbit', name: 'Pepper', note: 'Rabbit, 5 lb, 2 y'},
          ],
        },
      },
      {
        title: 'Takes the details for refills',
        text: 'Weight first, because the dose depends on it. A person approves every one.',
        object: {
          kind: 'facts',
          rows: [
            {term: 'Asked for', value: 'Heartworm chew, 6 months'},
            {term: 'Last weighed', value: 'March 2, 20 lb'},
            {term: 'Waiting for', value: 'Dr. Amadi'},
          ],
        },
      },
    ],
  },
  benefits: {
    title: 'What changes in the first month',
    lede: 'Six things veterinary teams notice, roughly in the order they notice them.',
    items: [
      {
        icon: 'first-aid',
        title: 'Emergencies sent on at once',
        text: 'Your list of red flags, the hospital on duty, and a call ahead.',
      },
      {
        icon: 'syringe',
        title: 'Vaccine reminders that get answered',
        text: 'Due animals are called and texted, then booked by the right length.',
      },
      {
        icon: 'moon',
        title: 'Nights without a pager',
        text: 'Only what you list wakes the doctor on call.',
      },
      {
        icon: 'package',
        title: 'Refills in one queue',
        text: 'Name, animal, weight, and drug, ready to approve.',
      },
      {
        icon: 'heart',
        title: 'Sad calls reach a person',
        text: 'End-of-life questions never stay with a machine.',
      },
      {
        icon: 'users-three',
        title: 'Families with four charts',
        text: `One call can book two cats and a rabbit, in ${languages}.`,
      },
    ],
    uplift: {percent: 45, of: 'more after-hours callers booked for the morning'},
  },
  faq: [
    {
      question: 'What if an owner wants to know whether to make the dog vomit?',
      answer:
        'It never says. It names your emergency hospital and the poison line you choose, and stays with the questions your technicians wrote. Home remedies are on its list of things not to say.',
    },
    {
      question: 'Does HIPAA apply to animals?',
      answer:
        'No, HIPAA protects people’s health information. Your clients’ names, numbers and payment questions are treated with the same care anyway.',
    },
    {
      question: 'Can it tell an urgent call from a worried one?',
      answer:
        'It asks your red-flag questions for that species: breathing, gums, straining, how long, how much. What meets your list goes to the doctor or the emergency hospital; the rest is booked, and the owner is told when to call back.',
    },
    {
      question: 'Who approves a refill?',
      answer:
        'A person, always. Ringwell takes the animal, the drug, the last weight and the pharmacy, and puts the request in one queue.',
    },
    {
      question: 'How does it handle euthanasia calls?',
      answer:
        'Gently and briefly. It offers to put the caller through, day or night if you wish, and does not ask them to explain twice.',
    },
  ],
  demo: {
    title: 'See it book a nervous cat and her two brothers',
    lede: 'Bring your rooms, your red flags, and the strangest call your desk has ever had.',
    tryOut: [
      {
        says: 'He has been to the litter box ten times and nothing comes.',
        ends: 'Sent on: seen tonight, called ahead',
        tone: 'info',
      },
      {
        says: 'She’s due for something, I got a postcard.',
        ends: 'Booked: rabies and distemper, 30 min, technician',
        tone: 'booked',
      },
      {
        says: 'I think it’s time to let Max go.',
        ends: 'Put through to your team, no questions asked',
        tone: 'info',
      },
    ],
  },
};
