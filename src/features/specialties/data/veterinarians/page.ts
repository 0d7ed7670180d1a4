import {company} from '../../../../config/company.ts';
import type {IntegrationId} from '../../../integrations/data.ts';
import {languagesAnswer, worksWith} from '../common.ts';
import type {Specialty} from '../schema.ts';

const systems: readonly IntegrationId[] = [];

export const specialty: Specialty = {
  group: 'wellness-and-animals',
  icon: 'paw-print',
  menuLabel: 'Veterinarians',
  pageViewTitle: 'Veterinary Solutions',
  searchWords: ['vet', 'vets', 'veterinary', 'animal', 'pets'],
  overview: {
    alias: 'vets, animal care',
    caller: 'My dog got into baking chocolate.',
    outcome: 'Sends them to the emergency hospital.',
  },
  systems,
  relatedArticle: 'next',
  metadata: {
    title: 'AI Receptionist for Veterinarians',
    description:
      'AI receptionist and after-hours answering for vets: asks species, weight, and your questions, and sends emergencies to the emergency hospital.',
    keywords: [
      'veterinary AI receptionist',
      'vet answering service',
      'after-hours vet calls',
      'veterinary appointment booking',
    ],
    category: 'BusinessApplication',
  },
  practiceNoun: 'a veterinary practice',
  badge: 'Veterinary answering service',
  headline: 'The AI receptionist for veterinarians',
  lede: `It asks how much the dog weighs. ${company.name} asks the questions your technicians wrote, sends emergencies to the emergency animal hospital that is open, and books the rest.`,
  trust: {practices: 110, of: 'Veterinary Clinics'},
  pills: [{icon: 'paw-print', label: 'Every species you see'}, languagesAnswer],
  sheet: {
    day: '18',
    columns: ['Exam room', 'Surgery', 'Drop-off'],
    staff: ['Dr. Amadi', 'Dr. Cole', 'desk'],
    startMinute: 7 * 60 + 30,
    rowMinutes: 15,
    rows: 12,
    entries: [
      {column: 0, row: 2, span: 1, title: 'Pepper'},
      {column: 0, row: 7, span: 2, title: 'Two kittens', note: 'First vaccines'},
      {column: 1, row: 2, span: 7, title: 'Biscuit, cat', note: 'Dental under anesthesia'},
      {column: 2, row: 0, span: 2, title: 'Biscuit, cat', note: 'Dental, fasted', tone: 'info'},
      {column: 2, row: 3, span: 2, title: 'Otto, dog', note: 'Mass removal', tone: 'info'},
      {column: 2, row: 6, span: 2, title: 'Mabel, dog', note: 'Stitches out', tone: 'info'},
    ],
  },
  features: {
    title: 'Built around species, weights, and worried owners',
    cards: [
      {
        title: 'Books by room and doctor',
        text: `${company.name} gives each visit type its own length.`,
        visits: [
          {visit: 'Booster', minutes: 10, needs: 'A technician'},
          {visit: 'Recheck', minutes: 45, needs: 'Dr. Amadi, in the exam room'},
          {
            visit: 'Dental under anesthesia',
            minutes: 105,
            needs: 'Surgery, drop-off at 7:30, fasted',
          },
        ],
      },
      {
        title: 'Asks which animal it is about',
        text: 'Species and weight are the pet owner’s words.',
        facts: [
          {term: 'Juno', fact: 'Dog, about 20 lb, 4 y'},
          {term: 'Biscuit', fact: 'Cat, about 11 lb, 9 y'},
          {term: 'Pepper', fact: 'Rabbit, not weighed, 2 y'},
        ],
      },
      {
        title: 'Notes refill requests',
        text: 'A person approves every refill.',
        facts: [
          {term: 'Asked for', fact: 'Heartworm chew, 6 months'},
          {term: 'Weight', fact: 'About 20 lb, says the owner'},
          {term: 'Waiting for', fact: 'Dr. Amadi'},
        ],
      },
    ],
  },
  benefits: {
    title: 'Changes at your front desk',
    items: [
      {
        icon: 'first-aid',
        title: 'Emergencies go to the hospital first',
        text: 'It names the emergency hospital, calls ahead, and can text the animal poison line’s number.',
      },
      {
        icon: 'syringe',
        title: 'Vaccine reminders, with consent',
        text: 'Optional. If the owner says yes, it books the right length.',
      },
      {
        icon: 'moon',
        title: 'Nights without a pager',
        text: 'Only the cases you list wake the doctor on call.',
      },
      {
        icon: 'package',
        title: 'Refill requests in one place',
        text: 'Owner, animal, weight, and drug, for your team to approve.',
      },
      {
        icon: 'heart',
        title: 'Sad calls reach a person',
        text: 'Pet owners aren’t asked to explain twice.',
      },
    ],
    uplift: {
      percent: 45,
      of: 'more after-hours callers booked for the morning',
      text: 'If it can wait, callers hear an open time.',
    },
  },
  faq: [
    {
      question: 'Does HIPAA apply to animals?',
      answer:
        'No, HIPAA protects people’s health information. We treat pet owners’ names and numbers with the same care.',
    },
    {
      question: 'Can it tell urgent calls from worried owners?',
      answer:
        'It doesn’t judge. For trouble breathing, collapse, or a poison it names the emergency hospital first, and your list can only add to that. If a person is hurt, it says to call 911.',
    },
    {
      question: 'Which system does it book into?',
      answer: `${worksWith(systems)} We don’t connect to veterinary software yet.`,
    },
  ],
  demo: {title: 'See it book three cats in one call'},
};
