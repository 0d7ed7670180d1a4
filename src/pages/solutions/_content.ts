import {claims} from '@site/src/data/claims';

export const head = {
  title: 'An AI receptionist for your specialty',
  lede: 'Your questions, your rules, and your calendar.',
  link: 'See all specialties',
} as const;

export const list = {
  title: 'All specialties',
  lede: 'A caller from each specialty, and the outcome.',
} as const;

/** Card in a separate group at the end of the list, because it isn't a specialty. */
export const multiSpecialty = {
  group: 'Several specialties',
  label: 'Multi-specialty',
  icon: 'calendar-check',
  alias: 'groups',
  caller: 'I don’t know which doctor I need.',
  outcome: 'Asks, and finds the right department.',
} as const;

export const benefits = {
  title: 'The same in every specialty',
  facts: [
    {term: 'Reduce no-shows by up to', figure: claims.noShowReduction},
    {term: 'Every call answered in', figure: `${claims.answerSeconds} s`},
    {term: 'Live in', figure: `${claims.setupHours} hours`},
  ],
} as const;

export const demo = {
  title: 'Hear it answer your most common call',
  text: 'In a demo we run it with your rules.',
} as const;
