import {brand} from '../../../config/brand.ts';
import type {IntegrationId} from '../../integrations.ts';
import {aroundTheClock, languages, multiLanguage, worksWith} from '../common.ts';
import type {Specialty} from '../schema.ts';

const systems: readonly IntegrationId[] = [];

export const specialty: Specialty = {
  group: 'wellness-and-animals',
  icon: 'paw-print',
  menuLabel: 'Veterinarians',
  pageViewTitle: 'Veterinary Solutions',
  searchWords: ['vet', 'vets', 'veterinary', 'animal', 'pets'],
  overview: {
    alias: 'vets, animal clinics',
    caller: 'My dog got into baking chocolate.',
    outcome: 'Sends them to the hospital on duty.',
  },
  systems,
  contactPractice: 'other',
  relatedArticle: 'next',
  metadata: {
    title: 'AI Receptionist for Veterinarians',
    description:
      'AI receptionist and after-hours answering for vet clinics: asks species, weight, and your questions, and sends emergencies to the hospital on duty.',
    keywords: [
      'veterinary AI receptionist',
      'vet answering service',
      'after-hours vet calls',
      'veterinary appointment booking',
    ],
    category: 'BusinessApplication',
  },
  practice: 'a veterinary practice',
  badge: 'Veterinary answering service',
  headline: 'The AI receptionist for veterinarians',
  lede: `It asks how much the dog weighs. An owner who calls at midnight can’t tell you what is urgent, so ${brand.name} asks the questions your technicians wrote, sends emergencies to the hospital on duty, and books the rest.`,
  trust: {practices: 110, of: 'Veterinary Clinics'},
  pills: [aroundTheClock, {icon: 'paw-print', label: 'Every species you see'}, multiLanguage],
  features: {
    title: 'Built around species, weights, and worried owners',
    lede: 'It asks which animal it is and what happened, and books the right room.',
    sheet: {
      title: 'Books by room and doctor',
      text: `A dental under anesthesia needs the morning, a fasted patient, and a drop-off time. A booster needs ten minutes with a technician. ${brand.name} keeps the two apart.`,
      sheet: {
        day: '18',
        columns: ['Exam room', 'Surgery', 'Drop-off'],
        staff: ['Dr. Amadi', 'Dr. Cole', 'desk'],
        startMinute: 7 * 60 + 30,
        rowMinutes: 15,
        rows: 12,
        entries: [
          {column: 0, row: 2, span: 1, title: 'Pepper, rabbit'},
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
        title: 'Asks which animal it is about',
        text: 'One owner may have several. Species and weight are noted as the owner says them.',
        object: {
          kind: 'charts',
          rows: [
            {icon: 'dog', name: 'Juno', note: 'Dog, about 20 lb, 4 y'},
            {icon: 'cat', name: 'Biscuit', note: 'Cat, about 11 lb, 9 y'},
            {icon: 'rabbit', name: 'Pepper', note: 'Rabbit, not weighed, 2 y'},
          ],
        },
      },
      {
        title: 'Notes refill requests',
        text: 'With the weight that the owner gives. A person approves every refill.',
        object: {
          kind: 'facts',
          rows: [
            {term: 'Asked for', value: 'Heartworm chew, 6 months'},
            {term: 'Weight', value: 'About 20 lb, says the owner'},
            {term: 'Waiting for', value: 'Dr. Amadi'},
          ],
        },
      },
    ],
  },
  benefits: {
    title: 'Results in the first month',
    lede: 'Quieter nights and a calmer front desk.',
    items: [
      {
        icon: 'first-aid',
        title: 'Emergencies sent to the hospital first',
        text: 'It names the hospital on duty and the animal poison line, then calls ahead.',
      },
      {
        icon: 'syringe',
        title: 'Vaccine reminders, with consent',
        text: 'Optional. A yes is booked at the right length.',
      },
      {
        icon: 'moon',
        title: 'Nights without a pager',
        text: 'Only the cases you list wake the doctor on call.',
      },
      {
        icon: 'package',
        title: 'Refill requests in one place',
        text: 'Owner, animal, weight, and drug, as notes for your team to approve.',
      },
      {
        icon: 'heart',
        title: 'Sad calls reach a person',
        text: 'End-of-life calls are transferred, and no one is asked twice.',
      },
      {
        icon: 'users-three',
        title: 'Owners call in their language',
        text: `Owners can call in ${languages}.`,
      },
    ],
    uplift: {percent: 45, of: 'more after-hours callers booked for the morning'},
  },
  faq: [
    {
      question: 'Does it say whether to make the dog vomit?',
      answer:
        'No. It names the emergency hospital on duty and an animal poison line before anything else, and never suggests a home remedy.',
    },
    {
      question: 'Does HIPAA apply to animals?',
      answer:
        'No, HIPAA protects people’s health information. We treat your clients’ names, numbers, and payment questions with the same care.',
    },
    {
      question: 'Can it tell an urgent call from a worried one?',
      answer:
        'It doesn’t judge. For trouble breathing, collapse, or a poison it names the emergency hospital first, and your list can only add to that. A person who is hurt is told to call 911. For other calls it asks your questions for that species and sorts by the answers.',
    },
    {
      question: 'Who approves a refill?',
      answer: `A person, always. ${brand.name} notes owner, animal, drug, and pharmacy. Your team looks up the weight on the scale.`,
    },
    {
      question: 'How does it handle euthanasia calls?',
      answer:
        'Briefly. It offers to transfer the caller, day or night if you wish, and does not ask them to explain twice.',
    },
    {
      question: 'Which system does it book into?',
      answer: `${worksWith(systems)} We don’t connect to veterinary software yet.`,
    },
  ],
  demo: {
    title: 'See it book three cats in one call',
    lede: 'We set up your rooms and red flags and run the strangest call your desk ever had.',
    tryOut: [
      {
        says: 'He has been to the litter box ten times and nothing comes.',
        ends: 'Emergency hospital named, called ahead',
        tone: 'info',
      },
      {
        says: 'She’s due for something, I got a postcard.',
        ends: 'Owner, animal; vaccine visit booked, 30 min',
        tone: 'booked',
      },
      {
        says: 'I think it’s time to let Max go.',
        ends: 'Transferred to your team, no questions asked',
        tone: 'info',
      },
    ],
  },
};
