import {company} from '@site/src/config/company';
import {languages, residency} from '@site/src/data/serviceSubjects';
import {practices} from '@site/src/data/subjects';

/**
 * Team by role: seven roles, fixed by the owner. Names, portraits and careers are not invented;
 * each role has its work instead.
 */
export const team = [
  {role: 'CEO', does: 'Says whether this is right for you.'},
  {role: 'CTO', does: 'Explains how the service works.'},
  {role: 'Head of Sales', does: 'Finds your plan, or quotes a price.'},
  {role: 'Compliance', does: 'Answers HIPAA and legal questions.'},
  {role: 'Customer Success', does: 'Looks after your first weeks.'},
  {role: 'Marketing', does: 'Writes this site and the newsletter.'},
  {role: 'Operations', does: 'Connects your systems and phones.'},
] as const;

export const mission =
  'No patient should have to call twice, and no front desk should have to choose between the phone and the counter.';

export const vision =
  'Every practice, of any size, can be reached at any hour, and its people are free for the conversations that only people can have.';

/** Four values, fixed by the owner. */
export const companyValues = [
  {
    title: 'Say who is speaking',
    text: 'Before the first question, callers hear that they are speaking with an AI.',
  },
  {
    title: 'Know when to stop',
    text: `${company.name} transfers callers who ask for a person.`,
  },
  {
    title: 'Keep only what is needed',
    text: `We ask only for what books the visit. ${residency.stored}`,
  },
  {
    title: 'Fit the practice, not the product',
    text: 'It works with your words, rules, and schedule.',
  },
];

/**
 * Timeline 2022-2025: the owner fixed the years but no events. The texts repeat only claims that
 * the owner makes elsewhere; their years are an open claim in `compliance/claimSources.ts`.
 *
 * @param specialties number of specialties with a page; a parameter, to keep their data out of the bundle
 */
export const timeline = (specialties: number): readonly {year: number; text: string}[] => [
  {year: company.foundedYear, text: 'Founded in Toronto to answer phones for US practices.'},
  {year: 2023, text: 'First integrations with practice software.'},
  {year: 2024, text: `${languages.short}.`},
  {year: 2025, text: `${practices.served} in ${specialties} specialties.`},
];
