import {demoFacts, goLive} from '@site/src/data/subjects';
import {claims} from '@site/src/data/claims';

export const head = {
  title: 'An AI receptionist for your specialty',
  lede: 'A caller from each specialty, and what happens next: by your questions, your rules, and your calendar.',
} as const;

export const benefits = {
  title: 'The same in every specialty',
  facts: [
    {term: 'No-shows, down by', figure: `up to ${claims.noShowReduction}`},
    {term: 'Every call answered in', figure: `${claims.answerSeconds} seconds`},
    {term: 'Once we can see your schedule', figure: goLive.name},
  ],
} as const;

export const demoBlock = {
  title: 'Hear it answer your most common call',
  text: demoFacts.what,
} as const;
