import {benchmarks} from './benchmarks';
import {caseStudyIds} from './caseStudies';
import {type claims} from './claims';

/** Where a figure or a promise on the site comes from, and whether someone still has to stand for it. */
export interface ClaimSource {
  /** What it says, in short. */
  readonly says: string;
  readonly pages: readonly string[];
  readonly source: string;
  /** What only the operator can confirm; the build asks for it. */
  readonly confirm?: string;
}

const spec = (section: string): string => `Specification, section ${section}`;

/** One entry for each of src/data/claims.ts: the compiler asks for a new one. */
export const claimSources: Readonly<Record<keyof typeof claims, ClaimSource>> = {
  practicesServed: {
    says: 'Practices served',
    pages: ['/', '/about', '/contact'],
    source: spec('1'),
    confirm: 'a count of practices under contract',
  },
  answerSeconds: {
    says: 'Seconds until a call is answered',
    pages: ['/', '/features', '/security'],
    source: spec('1'),
    confirm: 'a measurement of the line',
  },
  coverage: {says: 'Around the clock', pages: ['/', '/solutions'], source: spec('1')},
  coverageShort: {says: 'Around the clock', pages: ['/contact'], source: spec('2')},
  satisfaction: {
    says: 'Share of practices that are satisfied',
    pages: ['/contact'],
    source: spec('2'),
    confirm: 'the survey: how many were asked, and what',
  },
  setupHours: {
    says: 'Hours of setup',
    pages: ['/', '/integrations', '/pricing'],
    source: spec('1'),
  },
  setupHoursRange: {says: 'Hours of setup', pages: ['/contact'], source: spec('2')},
  goLiveWeeks: {says: 'Weeks until all calls are taken', pages: ['/pricing'], source: spec('9')},
  enterpriseGoLiveWeeks: {
    says: 'The same for groups',
    pages: ['/pricing', '/contact'],
    source: spec('9'),
  },
  concurrentCalls: {says: 'Calls at the same time', pages: ['/', '/features'], source: spec('1')},
  furtherLanguages: {
    says: 'Languages beyond English and French',
    pages: ['/', '/features', '/about'],
    source: spec('1'),
    confirm: 'which languages they are',
  },
  emrIntegrations: {says: 'Systems connected', pages: ['/'], source: spec('1')},
  uptimeSla: {says: 'Service level', pages: ['/terms', '/security', '/pricing'], source: spec('1')},
  revenueIncrease: {
    says: 'More revenue',
    pages: ['/case-studies'],
    source: spec('1'),
    confirm: 'the practices and the period behind it',
  },
  fewerMissedCalls: {
    says: 'Fewer missed calls',
    pages: ['/case-studies'],
    source: spec('1'),
    confirm: 'the practices and the period behind it',
  },
  noShowReduction: {
    says: 'Upper end of the drop in no-shows',
    pages: ['/', '/features'],
    source: spec('1'),
    confirm: 'whose no-shows, and when',
  },
  roiMonths: {
    says: 'Months until the return is positive',
    pages: ['/case-studies'],
    source: spec('1'),
    confirm: 'the practices and the period behind it',
  },
  monthlyCostRange: {
    says: 'What it costs a month, beside a person',
    pages: ['/'],
    source: `${spec('1')}; the listed plans are in src/data/plans.ts`,
    confirm: 'which offer its low end is',
  },
  humanMonthlyCostRange: {
    says: 'What a receptionist costs a month',
    pages: ['/'],
    source: spec('1'),
    confirm: 'the wage survey behind it',
  },
  humanTurnover: {
    says: 'Turnover of front desks',
    pages: ['/'],
    source: spec('1'),
    confirm: 'the survey',
  },
  humanSickDays: {
    says: 'Sick days of front desks',
    pages: ['/'],
    source: spec('1'),
    confirm: 'the survey',
  },
  contactReplyHours: {
    says: 'Hours until a message is answered, office days',
    pages: ['/contact', '/security', '/accessibility'],
    source: spec('2'),
  },
  breachReportHours: {
    says: 'Hours until a suspected breach is reported',
    pages: ['/security', '/dpa', '/features'],
    source: spec('1'),
  },
  supportDays: {says: 'Days of dedicated support', pages: ['/', '/pricing'], source: spec('1')},
  structuredDataPrice: {
    says: 'Offer price in the structured data, USD',
    pages: ['/', '/solutions'],
    source: spec('3'),
    confirm: 'which offer it is: no plan has this price',
  },
};

/** Figures of other data files, each with where it is from. */
export const figureSources: readonly ClaimSource[] = [
  {says: 'Plans, minutes, locations, setup fee, terms', pages: ['/pricing'], source: spec('9')},
  {
    says: 'The calculator’s formula and its assumptions',
    pages: ['/', '/calculator', '/blog/roi'],
    source: `${spec('9')}; src/domain/roi`,
  },
  {
    says: `Benchmarks of ${Object.keys(benchmarks).length} kinds of practice`,
    pages: ['/calculator', '/solutions'],
    source: spec('9'),
    confirm: 'the practices behind each average',
  },
  {
    says: `${caseStudyIds.length} illustrative cases, and four figures across practices`,
    pages: ['/case-studies'],
    source: spec('2'),
    confirm: 'the practices behind the figures; the cases say that they are illustrative',
  },
  {
    says: 'How many practices of a specialty trust it, and “Up to N%” of its benefits',
    pages: ['/solutions'],
    source: spec('2'),
    confirm: 'a count for each specialty, and what each percentage is of',
  },
  {
    says: 'SOC 2',
    pages: ['/', '/security', '/dpa'],
    source: spec('1'),
    confirm: 'the current report',
  },
  {
    says: 'HIPAA: what the agreement grants',
    pages: ['/dpa', '/security'],
    source: '45 CFR 164.504(e), clause by clause under Legal texts',
    confirm: 'counsel',
  },
];
