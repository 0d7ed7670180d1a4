import {benchmarkIds, benchmarks} from '../src/data/benchmarks.ts';
import {caseAggregates, caseStudyIds} from '../src/data/caseStudies.ts';
import {claims} from '../src/data/claims.ts';
import type {OperatorFact} from '../src/data/legalOperatorFacts.ts';
import {specialtyIds} from '../src/data/specialties/index.ts';
import {specialties as specialtyPages} from '../src/data/specialties/all.ts';
import {specialtyPath} from '../src/data/specialties/paths.ts';

/** Where a figure or a promise on the site comes from, and whether someone still has to stand for it. */
export interface ClaimSource {
  /** What it says, in short. */
  readonly says: string;
  readonly pages: readonly string[];
  readonly source: string;
  /**
   * What only the operator can confirm; the build asks for it. Once it is, take this out and name
   * the proof in `source`.
   */
  readonly confirm?: string;
}

const owner = 'Fixed by the owner';

const specialties = specialtyIds.map((id) => specialtyPath(id));

/** One entry for each of src/data/claims.ts: the compiler asks for a new one. */
export const claimSources: Readonly<Record<keyof typeof claims, ClaimSource>> = {
  practicesServed: {
    says: 'Practices served',
    pages: ['/', '/about', '/contact'],
    source: owner,
    confirm: 'a count of practices under contract',
  },
  answerSeconds: {
    says: 'Seconds until a call is answered',
    pages: [
      '/',
      '/features',
      '/pricing',
      '/case-studies',
      '/blog/patient-experience',
      '/solutions',
      '/solutions/family-medicine',
      '/compare',
      '/solutions/medical-spas',
    ],
    source: owner,
    confirm: 'a measurement of the line',
  },
  coverage: {
    says: 'Around the clock',
    pages: ['/', '/pricing', '/blog/roi', '/blog/patient-experience', ...specialties],
    source: owner,
  },
  coverageShort: {
    says: 'Around the clock',
    pages: ['/', '/contact', '/terms', '/dpa'],
    source: owner,
  },
  satisfaction: {
    says: 'Share of practices that are satisfied',
    pages: ['/', '/contact'],
    source: owner,
    confirm: 'the survey: how many were asked, and what',
  },
  setupHours: {
    says: 'Hours of setup',
    pages: [
      '/',
      '/integrations',
      '/pricing',
      '/solutions',
      '/solutions/dental',
      '/blog/integration',
      '/blog/roi',
    ],
    source: owner,
  },
  setupHoursRange: {says: 'Hours of setup', pages: ['/contact'], source: owner},
  goLiveWeeks: {
    says: 'Weeks until all calls are taken',
    pages: ['/pricing', '/contact', '/integrations', '/solutions/dental', '/blog/integration'],
    source: owner,
  },
  enterpriseGoLiveWeeks: {
    says: 'The same for groups',
    pages: ['/pricing', '/contact', '/blog/integration'],
    source: owner,
  },
  concurrentCalls: {
    says: 'Calls at the same time',
    pages: [
      '/',
      '/features',
      '/solutions',
      '/solutions/chiropractors',
      '/solutions/family-medicine',
      '/compare',
      '/blog/patient-experience',
    ],
    source: owner,
  },
  furtherLanguages: {
    says: 'Languages beyond English and French',
    pages: [
      '/',
      '/features',
      '/pricing',
      '/about',
      '/solutions',
      '/blog/multilingual',
      '/compare',
      '/blog/patient-experience',
      ...specialties.filter((page) => page !== '/solutions/dietitians'),
    ],
    source: owner,
    confirm: 'which languages they are',
  },
  emrIntegrations: {says: 'Systems connected', pages: ['/'], source: owner},
  uptimeSla: {
    says: 'Service level',
    pages: ['/terms', '/dpa', '/security', '/pricing', '/features', '/about'],
    source: owner,
  },
  revenueIncrease: {
    says: 'More revenue',
    pages: ['/case-studies'],
    source: owner,
    confirm: 'the practices and the period behind it',
  },
  fewerMissedCalls: {
    says: 'Fewer missed calls',
    pages: ['/case-studies'],
    source: owner,
    confirm: 'the practices and the period behind it',
  },
  noShowReduction: {
    says: 'Upper end of the drop in no-shows',
    pages: [
      '/',
      '/features',
      '/solutions',
      '/solutions/family-medicine',
      '/solutions/medical-spas',
      '/solutions/optometry',
      '/solutions/physiotherapy',
      '/solutions/chiropractors',
    ],
    source: owner,
    confirm: 'whose no-shows, and when',
  },
  roiMonths: {
    says: 'Months until setup is earned back, at most',
    pages: ['/case-studies', '/blog/roi'],
    source: owner,
    confirm: 'the practices and the period behind it',
  },
  monthlyCostRange: {
    says: 'What it costs a month, beside a person',
    pages: ['/', '/blog/roi'],
    source: `${owner}; the listed plans are in src/data/plans.ts`,
    confirm: 'which offer its low end is',
  },
  humanMonthlyCostRange: {
    says: 'What a receptionist costs a month',
    pages: ['/', '/blog/roi', '/blog/patient-experience'],
    source: owner,
    confirm: 'the wage survey behind it',
  },
  humanTurnover: {
    says: 'Turnover of front desks',
    pages: ['/', '/blog/roi'],
    source: owner,
    confirm: 'the survey',
  },
  humanSickDays: {
    says: 'Sick days of front desks',
    pages: ['/', '/blog/roi'],
    source: owner,
    confirm: 'the survey',
  },
  contactReplyHours: {
    says: 'Hours until a message is answered, office days',
    pages: ['/contact', '/pricing', '/security', '/privacy', '/accessibility'],
    source: owner,
  },
  breachReportHours: {
    says: 'Hours until a suspected breach is reported',
    pages: ['/security', '/dpa', '/features', '/about', '/blog/hipaa-compliance'],
    source: owner,
  },
  supportDays: {
    says: 'Days of dedicated support',
    pages: ['/', '/pricing', '/features', '/contact', '/integrations', '/blog/integration'],
    source: owner,
  },
  structuredDataPrice: {
    says: 'Offer price in the structured data, USD',
    pages: ['/', '/solutions', ...specialties],
    source: owner,
    confirm: 'which offer it is: no plan has this price',
  },
};

/** Figures of other data files, each with where it is from. */
export const figureSources: readonly ClaimSource[] = [
  {
    says: 'Plans, minutes, locations, setup fee, terms',
    pages: ['/pricing', '/compare'],
    source: owner,
  },
  {
    says: 'The calculator’s formula and its assumptions',
    pages: ['/', '/calculator', '/blog/roi'],
    source: `${owner}; src/domain/roi`,
  },
  {
    says: `Averages of ${benchmarkIds.map((id) => benchmarks[id].industry).join(', ')}: calls, missed rate, revenue`,
    pages: ['/calculator', '/blog/roi'],
    source: owner,
    confirm: 'the practices behind each average',
  },
  {
    says: 'Ranges beside the prices of two plans',
    pages: ['/pricing'],
    source: owner,
    confirm: 'which quotes reach the low ends',
  },
  {
    says: 'Break-even in 2-3 or 1-2 months, positive in 3-6',
    pages: ['/blog/roi'],
    source: owner,
    confirm: 'the practices behind the ranges',
  },
  {
    says: 'Hold time, scheduling errors and missed calls, before and after',
    pages: ['/blog/patient-experience'],
    source: owner,
    confirm: 'the practices behind the figures',
  },
  {
    says: 'Physicians who use AI; offices with certified records',
    pages: ['/blog/future-automation'],
    source: 'AMA and ONC, linked in src/data/blogFigures/adoption.ts',
  },
  {
    says: `${caseStudyIds.length} illustrative cases, and four figures across practices: ${Object.values(caseAggregates).slice(0, 4).join(', ')}`,
    pages: ['/case-studies'],
    source: owner,
    confirm: 'the practices behind the figures; the cases say that they are illustrative',
  },
  {
    says: 'SOC 2',
    pages: ['/', '/security', '/dpa'],
    source: owner,
    confirm: 'the current report',
  },
  {
    says: 'Answered within three rings, where other pages say 0.3 seconds',
    pages: ['/solutions/dietitians'],
    source: owner,
    confirm: 'which of the two the line does',
  },
  {
    says: 'HIPAA compliant, beside ‘HIPAA Ready’ and ‘there is no HIPAA certificate’',
    pages: ['/contact', '/solutions/dietitians'],
    source: owner,
    confirm: 'counsel: which wording stays',
  },
  {
    says: 'Patient information stays in the United States',
    pages: ['/', '/features', '/security', '/dpa', '/about', '/blog/hipaa-compliance'],
    source: owner,
    confirm: 'the contract with each sub-processor',
  },
  {
    says: 'AI disclosure, recording, consent, STOP',
    pages: ['/terms', '/security', '/pricing'],
    source: 'src/data/callDuties.ts, under Legal texts',
    confirm: 'a test call for each',
  },
  {
    says: '911 first, whatever is on the practice’s list; no symptom is judged',
    pages: ['/', '/features', '/compare', '/terms', ...specialties],
    source: 'Decision of November 23, 2026',
    confirm: 'a test call for each list',
  },
  {
    says: 'Which listed systems serve a specialty, and what each one carries',
    pages: ['/integrations', '/blog/integration', ...specialties],
    source: 'systems of src/data/specialties/<id>/page.ts, integrations.ts',
    confirm: 'each vendor’s documents',
  },
  {
    says: 'HIPAA: what the agreement grants',
    pages: ['/dpa', '/security'],
    source: '45 CFR 164.504(e), clause by clause under Legal texts',
    confirm: 'counsel',
  },
];

/** What each specialty's page claims: who trusts it, and by how much something rises or falls. */
export const specialtySources: readonly ClaimSource[] = Object.entries(specialtyPages).flatMap(
  ([id, {trust, benefits, features}]) => {
    const on = [`/solutions/${id}`];
    const measured = [
      ...(benefits.uplift === undefined
        ? []
        : [`Up to ${benefits.uplift.percent}% ${benefits.uplift.of}`]),
      ...(features.figures ?? []).map(({value, label}) => `${value} ${label}`),
    ];
    return [
      {
        says: `Trusted by ${trust.practices}+ ${trust.of}`,
        pages: on,
        source: owner,
        confirm: 'a count of practices under contract',
      },
      ...measured.map((says) => ({
        says,
        pages: on,
        source: owner,
        confirm: 'the practices and the period behind it',
      })),
    ];
  },
);

const asked = (
  entries: readonly (readonly [id: string, source: ClaimSource, value?: string])[],
): Readonly<Record<string, OperatorFact<string>>> =>
  Object.fromEntries(
    entries.flatMap(([id, {says, pages: on, confirm}, value = '']) =>
      confirm === undefined
        ? []
        : [[id, {question: `${says}: ${confirm}`, pages: on, value, confirmed: false}]],
    ),
  );

/** What nobody has shown, for the list that the build prints. */
export const claimFacts = asked([
  ...Object.entries(claimSources).map(
    ([id, source]) => [id, source, String(claims[id as keyof typeof claims])] as const,
  ),
  ...[...figureSources, ...specialtySources].map(
    (source, index) => [`claim ${index + 1}`, source] as const,
  ),
]);
