import {aroundTheClock, connectsTo, hipaaReady, languages, multiLanguage} from '../common';
import {type Solution} from '../schema';

export const solution: Solution = {
  group: 'medical',
  icon: 'gender-female',
  menuLabel: 'Gynecology',
  pageViewTitle: 'Gynecology Solutions',
  metadata: {
    title: 'AI Receptionist for Gynecology Practices',
    description:
      'Ringwell asks callers whether they can talk, books annual exams and prenatal visits at the right interval, and puts labor calls through without a wait.',
    keywords: [
      'gynecology AI receptionist',
      'OB/GYN answering service',
      'prenatal appointment scheduling',
      'private patient calls',
    ],
    category: 'HealthApplication',
  },
  practice: 'a gynecology practice',
  badge: 'For gynecology practices',
  headline: 'The front desk that lowers its voice',
  lede: 'Your patients call from offices, buses and waiting rooms. Ringwell asks whether they can talk, settles it in yes and no if they can’t, and leaves nothing on a voicemail that a roommate could hear.',
  trust: {practices: 70, of: 'Gynecology Practices'},
  pills: [hipaaReady, aroundTheClock, multiLanguage],
  call: {
    when: 'Thursday, 12:10 pm',
    length: '1 min 26 s',
    callerLabel: 'Patient',
    turns: [
      {
        by: 'caller',
        text: 'Hi. I’d like an appointment, but I’m at my desk.',
        note: 'Not alone: privacy first',
      },
      {
        by: 'agent',
        text: 'Then I ask and you only say yes or no. Is it a pregnancy test that was positive?',
        note: 'Switched to yes-or-no',
      },
      {by: 'caller', text: 'Yes.', note: 'New pregnancy: first prenatal visit'},
      {
        by: 'agent',
        text: 'Thank you. Was your last period more than six weeks ago? And is there any bleeding or strong pain today?',
        note: 'Your dating and red-flag questions',
      },
      {by: 'caller', text: 'Yes, and no.', note: 'No red flags; week 8 is the 24th'},
      {
        by: 'agent',
        text: 'Tuesday the 24th at 9:30, with Nora, our midwife. I’ll confirm in the portal only, no text.',
        note: 'Contact rule saved',
      },
    ],
    outcome: {
      kind: 'booked',
      title: 'Tuesday, 9:30 am, first visit',
      detail: 'A. P., 40 minutes, portal only',
    },
  },
  features: {
    title: 'Built around intervals, scans, and discretion',
    lede: 'The right visit in the right week, and not a word to anyone else.',
    sheet: {
      title: 'Puts the scan before the visit',
      text: 'A 20-week visit wants the ultrasound first and the clinician after. Ringwell books both ends of the morning and tells the patient whether to drink water.',
      sheet: {
        day: '24',
        columns: ['Dr. Alston', 'Midwife', 'Ultrasound'],
        startMinute: 9 * 60,
        rowMinutes: 10,
        rows: 12,
        entries: [
          {column: 0, row: 0, span: 3, title: 'M. F.', note: 'Annual exam'},
          {column: 0, row: 4, span: 2, title: 'S. I.', note: '20 weeks, after scan'},
          {column: 0, row: 6, span: 3, title: 'J. L.', note: 'IUD placement'},
          {column: 1, row: 0, span: 2, title: 'V. R.', note: '28 weeks'},
          {column: 1, row: 3, span: 4, title: 'A. P.', note: 'First prenatal visit', tone: 'new'},
          {column: 1, row: 7, span: 2, title: 'B. O.', note: '36 weeks'},
          {column: 2, row: 0, span: 4, title: 'S. I.', note: 'Anatomy scan', tone: 'info'},
          {column: 2, row: 5, span: 3, title: 'K. W.', note: 'Growth scan', tone: 'info'},
        ],
      },
    },
    cards: [
      {
        title: 'Books the visits a pregnancy brings',
        text: 'Every four weeks, then two, then weekly, on the schedule your practice follows.',
        object: {
          kind: 'weeks',
          from: 8,
          to: 40,
          now: 18,
          visits: [
            {week: 8, label: '8', state: 'kept'},
            {week: 12, state: 'kept'},
            {week: 16, label: '16', state: 'kept'},
            {week: 20, label: 'Week 20, scan', state: 'booked'},
            {week: 24, state: 'planned'},
            {week: 28, label: '28', state: 'planned'},
            {week: 30, state: 'planned'},
            {week: 32, state: 'planned'},
            {week: 34, state: 'planned'},
            {week: 36, label: '36', state: 'planned'},
            {week: 37, state: 'planned'},
            {week: 38, state: 'planned'},
            {week: 39, state: 'planned'},
            {week: 40, label: '40', state: 'planned'},
          ],
        },
      },
      {
        title: 'Says nothing to the wrong ear',
        text: 'Your rules for voicemail, partners and parents, kept on every call.',
        object: {
          kind: 'rules',
          rows: [
            {what: 'Voicemail', when: 'A name and a number. No practice, no reason.'},
            {what: 'A partner', when: 'Told nothing without consent on file'},
            {what: 'A bill', when: 'Only to the person it is addressed to'},
          ],
        },
      },
    ],
  },
  benefits: {
    title: 'What changes in the first month',
    lede: 'Six things gynecology teams notice, roughly in the order they notice them.',
    items: [
      {
        icon: 'lock-key',
        title: 'Callers choose how to talk',
        text: 'Aloud or in yes and no, and the choice is remembered.',
      },
      {
        icon: 'first-aid',
        title: 'Labor calls never wait',
        text: 'Contractions, waters, bleeding: the clinician on call, at once.',
      },
      {
        icon: 'calendar-check',
        title: 'Annual exams on the right day',
        text: 'Many plans count from the last one, so Ringwell asks before it offers.',
      },
      {
        icon: 'baby',
        title: 'Prenatal visits in one call',
        text: 'The next three, with scan and clinician on the same morning.',
      },
      {
        icon: 'clipboard-text',
        title: 'Procedures with their prep',
        text: 'The right length, the right room, and your instructions in writing.',
      },
      {
        icon: 'translate',
        title: 'The language she is at ease in',
        text: `${languages}, without a cousin to interpret.`,
      },
    ],
    uplift: {percent: 30, of: 'more annual exams kept'},
  },
  faq: [
    {
      question: 'Does it ask for intimate details?',
      answer:
        'Only what the visit’s length and urgency depend on, in the words you approve. A patient can say “I’d rather tell the doctor” and is booked all the same.',
    },
    {
      question: 'Will it ever leave a voicemail that gives something away?',
      answer:
        'No. By default it leaves a first name and a number. Portal only, no voicemail at all, or a different number: the patient’s choice is kept for the next call.',
    },
    {
      question: 'What if a patient may be in labor, or is bleeding?',
      answer:
        'Your list decides, and it is asked first. Those calls go to the clinician on call at once, and the caller hears when to dial 911.',
    },
    {
      question: 'Does it advise on pregnancy or birth control?',
      answer:
        'No. It books the visit where that belongs and passes the question on. Prescriptions and results are left to your clinicians.',
    },
    {
      question: 'Which systems does it book into?',
      answer: `${connectsTo(['epic', 'cerner', 'athenahealth', 'eclinicalworks', 'nextgen'])}. If yours is not on the integrations page, ask us before you sign.`,
    },
  ],
  demo: {
    title: 'See it take the call you would close the door for',
    lede: 'Bring your intervals, your contact rules, and the question your desk dreads most.',
    tryOut: [
      {
        says: 'I’m twelve weeks and I’m spotting.',
        ends: 'On-call clinician paged at once',
        tone: 'info',
      },
      {
        says: 'I’d like to talk about birth control.',
        ends: 'Booked: consultation, 30 minutes',
        tone: 'booked',
      },
      {
        says: 'When is my wife’s appointment?',
        ends: 'Not shared; she hears that someone asked',
        tone: 'info',
      },
    ],
  },
};
