import {aroundTheClock, hipaaReady, languages, multiLanguage} from '../common';
import {type Solution} from '../schema';

export const solution: Solution = {
  group: 'medical',
  icon: 'pill',
  menuLabel: 'Pharmacies',
  pageViewTitle: 'Pharmacy Solutions',
  metadata: {
    title: 'AI Receptionist for Pharmacies',
    description:
      'Ringwell answers “Is it ready?” from your refill queue, takes refills, books vaccines, and puts every clinical question through to the pharmacist.',
    keywords: [
      'pharmacy AI receptionist',
      'pharmacy phone system',
      'refill status calls',
      'vaccine appointment booking',
    ],
    category: 'HealthApplication',
  },
  practice: 'a pharmacy',
  badge: 'For independent pharmacies',
  headline: '“Is it ready?” answered without leaving the counter',
  lede: 'Most calls to a pharmacy ask one question. Ringwell checks the queue, takes the refill, books the flu shot, and puts anything clinical through to the pharmacist.',
  trust: {practices: 60, of: 'Independent Pharmacies'},
  pills: [hipaaReady, aroundTheClock, multiLanguage],
  call: {
    when: 'Tuesday, 12:34 pm',
    length: '0 min 58 s',
    callerLabel: 'Caller',
    turns: [
      {
        by: 'caller',
        text: 'I’m calling about my refill, under Adeyemi, born June 2nd.',
        note: 'Name and birth date matched first',
      },
      {
        by: 'agent',
        text: 'Thank you. One is ready. The other needs your doctor’s approval, and we asked this morning.',
        note: 'Read from the queue, no drug named aloud',
      },
      {
        by: 'caller',
        text: 'Can I take it with my new allergy pill? And is there time for a flu shot tomorrow?',
        note: 'Clinical question heard',
      },
      {
        by: 'agent',
        text: 'Tomorrow at 5:20 is yours. The pill is one for the pharmacist: she is free now, I’ll put you through with your question.',
        note: 'Handed over, story told',
      },
      {by: 'caller', text: 'Great.'},
    ],
    outcome: {kind: 'booked', title: 'Wednesday, 5:20 pm', detail: 'T. Adeyemi, flu shot'},
  },
  features: {
    title: 'Built around the refill queue, not the appointment book',
    lede: 'A pharmacy phone rings for status. So that is what it answers first.',
    sheet: {
      title: 'A sheet for the few things that do have a time',
      text: 'Vaccines, consultations, and curbside pick-up run in parallel at the same counter. Ringwell keeps the pharmacist’s column short.',
      sheet: {
        day: '11',
        columns: ['Vaccines', 'Pharmacist', 'Curbside'],
        startMinute: 16 * 60 + 30,
        rowMinutes: 10,
        rows: 9,
        entries: [
          {column: 0, row: 0, span: 1, title: 'R. Osei'},
          {column: 0, row: 2, span: 2, title: 'Family of four', note: 'Flu shots'},
          {column: 0, row: 5, span: 1, title: 'T. Adeyemi', tone: 'new'},
          {column: 0, row: 7, span: 1, title: 'N. Varga'},
          {column: 1, row: 1, span: 3, title: 'L. Marchetti', note: 'Medication review'},
          {column: 1, row: 6, span: 2, title: 'Blister packs', note: 'Harbor House', tone: 'info'},
          {column: 2, row: 0, span: 2, title: 'Bay 1', note: 'Order 2207'},
          {column: 2, row: 3, span: 1, title: 'Bay 2'},
          {column: 2, row: 6, span: 3, title: 'Bay 1', note: 'Order 2219'},
        ],
      },
    },
    cards: [
      {
        title: 'Reads the queue, so you don’t',
        text: 'Every caller who asks hears where their own order is, and nobody else’s.',
        object: {
          kind: 'trays',
          trays: [
            {
              label: 'Ready',
              tone: 'live',
              orders: [
                {number: '2207', note: 'Bin C4'},
                {number: '2211', note: 'Fridge'},
              ],
            },
            {
              label: 'Prescriber',
              tone: 'info',
              orders: [
                {number: '2214', note: 'Asked 9:05'},
                {number: '2198', note: 'Asked twice'},
              ],
            },
            {label: 'Too soon', tone: 'booked', orders: [{number: '2190', note: 'From Mar 19'}]},
          ],
        },
      },
      {
        title: 'Knows what it must not answer',
        text: 'Doses, interactions, and side effects go to the pharmacist, every time.',
        object: {
          kind: 'rules',
          rows: [
            {what: 'Put through', when: '“Can I take it with…?”'},
            {what: 'Put through', when: 'A prescriber’s office'},
            {what: '911', when: 'Overdose or trouble breathing'},
          ],
        },
      },
    ],
  },
  benefits: {
    title: 'What changes in the first month',
    lede: 'Six things pharmacy teams notice, roughly in the order they notice them.',
    items: [
      {
        icon: 'bell',
        title: 'The phone stops at the counter',
        text: 'Status calls never reach a technician’s hands.',
      },
      {
        icon: 'arrows-clockwise',
        title: 'Refills taken by number or name',
        text: 'Read back, checked, and placed in the queue.',
      },
      {
        icon: 'syringe',
        title: 'Vaccine hours that fill',
        text: 'Open slots offered while the caller is already talking.',
      },
      {
        icon: 'file-text',
        title: 'Prescribers chased politely',
        text: 'Unanswered requests are called again, and logged.',
      },
      {
        icon: 'translate',
        title: 'Labels explained by a person',
        text: `Callers speak any of ${languages}; counseling stays with the pharmacist.`,
      },
      {
        icon: 'shield-check',
        title: 'No drug named to the wrong ear',
        text: 'Identity first, details after.',
      },
    ],
    uplift: {percent: 60, of: 'fewer status calls at the counter'},
  },
  faq: [
    {
      question: 'Does it say the name of a medicine on the phone?',
      answer:
        'Not unless you allow it, and never before the caller is matched by name and birth date. By default it says how many are ready, not which.',
    },
    {
      question: 'What happens with a question about side effects?',
      answer:
        'The pharmacist gets the call, with the question already written down. If no pharmacist is on duty, the caller hears your after-hours line. An overdose or trouble breathing goes to 911.',
    },
    {
      question: 'Can it take a new prescription by phone from a doctor’s office?',
      answer:
        'No. A prescriber’s office is put through to the pharmacist at once, around the queue.',
    },
    {
      question: 'What about controlled substances?',
      answer:
        'It gives the status that you allow and nothing else: no early-refill promises, no stock levels. Everything beyond that waits for a person.',
    },
  ],
  demo: {
    title: 'See it find a refill in your own queue',
    lede: 'Bring your trays, your rules about what may be said, and the busiest hour you have.',
    tryOut: [
      {
        says: 'It’s ready, isn’t it? I got a text.',
        ends: 'Note to the counter, which looks and calls back',
        tone: 'info',
      },
      {
        says: 'Four flu shots, after school?',
        ends: 'Booked: family of four, 5:10 pm',
        tone: 'booked',
      },
      {
        says: 'Can I have my pills two days early? I’m traveling.',
        ends: 'Put through, with the travel dates written down',
        tone: 'info',
      },
    ],
  },
};
