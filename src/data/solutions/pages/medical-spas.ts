import {claims} from '../../claims';
import {aroundTheClock, hipaaReady, languages, multiLanguage} from '../common';
import {type Solution} from '../schema';

export const solution: Solution = {
  group: 'wellness-and-animals',
  icon: 'flower-lotus',
  menuLabel: 'Medical spas',
  pageViewTitle: 'Medical Spa Solutions',
  metadata: {
    title: 'AI Receptionist for Medical Spas',
    description:
      'Ringwell turns evening callers into consults, asks your medical director’s screening questions, and books a provider who may do the treatment.',
    keywords: [
      'medical spa AI receptionist',
      'med spa answering service',
      'aesthetic consult booking',
      'med spa scheduling',
    ],
    category: 'HealthApplication',
  },
  practice: 'a medical spa',
  badge: 'For medical spas',
  headline: 'Booked while they are still on your page',
  lede: 'People ask about filler at ten in the evening, and ask someone else at ten past. Ringwell answers, screens as your medical director wants, and books the consult with a provider who may do it.',
  trust: {practices: 80, of: 'Medical Spas'},
  pills: [hipaaReady, aroundTheClock, multiLanguage],
  call: {
    when: 'Thursday, 9:47 pm',
    length: '1 min 34 s',
    callerLabel: 'Caller',
    turns: [
      {
        by: 'caller',
        text: 'How much is lip filler? I have a wedding in five weeks.',
        note: 'Event date heard',
      },
      {
        by: 'agent',
        text: 'Congratulations. Our menu price is per syringe, and how much you’d want is decided at the consult. Have you had filler before?',
        note: 'Your price wording, no quote',
      },
      {
        by: 'caller',
        text: 'Never. It’s my own wedding.',
        note: 'First time: consult before treatment',
      },
      {
        by: 'agent',
        text: 'Then Jordan, our nurse practitioner, sees you first. Any cold sores, blood thinners, or a pregnancy? And a deposit holds the time; is that all right?',
        note: 'Director’s screening, your deposit rule',
      },
      {by: 'caller', text: 'No, no, no, and yes. Tomorrow?', note: 'Weeks to spare, by your rule'},
    ],
    outcome: {
      kind: 'booked',
      title: 'Friday, 11:30 am, consult',
      detail: 'S. Amato, with the NP, 30 min',
    },
  },
  features: {
    title: 'Built around providers, rooms, and one shared laser',
    lede: 'Not everyone may hold the needle. The phone should know that.',
    sheet: {
      title: 'Matches provider, room, and machine',
      text: 'Injectables need the NP, the laser needs its operator and the one machine you own, a facial needs neither. Ringwell lines up all three before it offers a time.',
      sheet: {
        day: '20',
        columns: ['NP', 'Laser', 'Esthetician'],
        startMinute: 10 * 60 + 30,
        rowMinutes: 15,
        rows: 12,
        entries: [
          {column: 0, row: 0, span: 2, title: 'R. Quinn', note: 'Neurotoxin'},
          {column: 0, row: 4, span: 2, title: 'S. Amato', note: 'Filler consult', tone: 'new'},
          {column: 0, row: 7, span: 2, title: 'M. Bell', note: 'Two-week check'},
          {column: 1, row: 0, span: 5, title: 'D. Flores', note: 'Legs, session 3 of 6'},
          {column: 1, row: 6, span: 2, title: 'V. Stone', note: 'Patch test', tone: 'info'},
          {column: 2, row: 1, span: 4, title: 'H. Park', note: 'Facial'},
          {column: 2, row: 6, span: 3, title: 'I. Novak', note: 'Peel, light'},
        ],
      },
    },
    cards: [
      {
        title: 'Knows who may do what',
        text: 'Your delegation list, read before a time is offered.',
        object: {
          kind: 'menu',
          rows: [
            {service: 'Filler consult', minutes: 30, by: 'Nurse practitioner'},
            {service: 'Laser, legs', minutes: 75, by: 'Laser operator, patch test first'},
            {service: 'Chemical peel', minutes: 45, by: 'Esthetician, not before a beach week'},
          ],
        },
      },
      {
        title: 'Settles the rules before the chair',
        text: 'No surprise at the counter, for her or for you.',
        object: {
          kind: 'facts',
          rows: [
            {term: 'First time', value: 'Yes, so a consult'},
            {term: 'Event', value: 'In five weeks'},
            {term: 'Screening', value: 'No to all three'},
            {term: 'Deposit', value: 'Rule read, agreed'},
          ],
        },
      },
    ],
  },
  benefits: {
    title: 'What changes in the first month',
    lede: 'Six things med spa teams notice, roughly in the order they notice them.',
    items: [
      {
        icon: 'moon',
        title: 'Evenings become consults',
        text: `Every call picked up in ${claims.answerSeconds} seconds, also at 9:47 pm.`,
      },
      {
        icon: 'chat-circle-text',
        title: 'Prices in your words',
        text: 'Per unit, per syringe or “from”; no quote you didn’t write.',
      },
      {
        icon: 'shield-check',
        title: 'Screening before scheduling',
        text: 'What your medical director must know is known before the visit.',
      },
      {
        icon: 'calendar-check',
        title: 'Series and touch-ups kept',
        text: 'Session four is booked before session three is forgotten.',
      },
      {
        icon: 'calendar-x',
        title: 'Fewer empty rooms',
        text: `Deposits explained, reminders answered; no-shows down by up to ${claims.noShowReduction}.`,
      },
      {
        icon: 'heart',
        title: 'Regulars greeted as regulars',
        text: `Their provider, their usual, their language: ${languages}.`,
      },
    ],
    uplift: {percent: 85, of: 'more evening inquiries that end in a consult'},
  },
  faq: [
    {
      question: 'Does it recommend a treatment?',
      answer:
        'No. It says what you offer and books a consult. What suits whom is decided by a clinician, face to face.',
    },
    {
      question: 'What if someone calls after a treatment and something looks wrong?',
      answer:
        'That is first on the list. Pain that spreads, skin that turns pale or dusky, or any change in vision goes to your clinician on call at once, and the caller hears when to dial 911.',
    },
    {
      question: 'Does it take deposits?',
      answer:
        'It reads your rule and notes that the caller agreed. The payment itself stays in your own system.',
    },
    {
      question: 'Can it sell memberships and packages?',
      answer:
        'It can say what they include and when a package runs out. It does not push; your guests would notice.',
    },
  ],
  demo: {
    title: 'See it turn “just asking” into a consult',
    lede: 'Bring your menu, your delegation list, and the call you lost last Thursday night.',
    tryOut: [
      {
        says: 'My lip is white and it really hurts.',
        ends: 'Clinician on call, at once',
        tone: 'info',
      },
      {
        says: 'Can I get everything done before Saturday?',
        ends: 'Booked: consult, what can’t be done said',
        tone: 'booked',
      },
      {
        says: 'What do you charge per unit?',
        ends: 'Your menu price, then an opening',
        tone: 'info',
      },
    ],
  },
};
