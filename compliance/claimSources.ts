import {benchmarkIds, benchmarks} from '../src/features/roi/data/benchmarks.ts';
import {caseAggregates, caseStudyIds} from '../src/features/case-studies/data.ts';
import type {claims} from '../src/data/claims.ts';
import type {OperatorQuestion} from '../src/data/operatorFacts.ts';
import {specialties as specialtyPages} from '../src/features/specialties/data/all.ts';
import {trustLine} from '../src/features/specialties/rules/trustLine.ts';

/** Source of a claim that names none. */
export const OWNER = 'Fixed by the owner';

/** Figure or promise on the site, its source, and the proof that an operator still has to provide. */
export interface ClaimSource {
  /** Summary of the claim. */
  readonly says: string;
  /** Default: fixed by the owner. */
  readonly source?: string;
  /**
   * Proof that only the operator has. Listed at build until it is moved to `source`.
   */
  readonly confirm?: string;
  /** Pages that state it, if its summary doesn't name them. */
  readonly pages?: readonly string[];
}

/** One entry for each claim of src/data/claims.ts, which the compiler requires. */
export const claimSources: Readonly<Record<keyof typeof claims, ClaimSource>> = {
  practicesServed: {says: 'Practices served', confirm: 'a count of practices under contract'},
  answerSeconds: {says: 'Seconds until a call is answered', confirm: 'a measurement of the line'},
  coverage: {says: 'Around the clock'},
  coverageShort: {says: 'Around the clock'},
  satisfaction: {
    says: 'Share of practices that are satisfied',
    confirm: 'the survey: how many were asked, and what',
  },
  setupHours: {says: 'Hours of setup'},
  setupHoursRange: {says: 'Hours of setup'},
  goLiveWeeks: {says: 'Weeks until all calls are taken'},
  enterpriseGoLiveWeeks: {says: 'The same for groups'},
  concurrentCalls: {says: 'Calls at the same time'},
  emrIntegrations: {says: 'Systems connected'},
  uptimeSla: {says: 'Service level'},
  revenueIncrease: {says: 'More revenue', confirm: 'the practices and the period behind it'},
  fewerMissedCalls: {says: 'Fewer missed calls', confirm: 'the practices and the period behind it'},
  noShowReduction: {says: 'Upper end of the drop in no-shows', confirm: 'whose no-shows, and when'},
  roiMonths: {
    says: 'Months until setup is earned back, at most',
    confirm: 'the practices and the period behind it',
  },
  monthlyCostRange: {
    says: 'What it costs a month, beside a person',
    source: `${OWNER}; the listed plans are in src/data/plans.ts`,
    confirm: 'which offer its low end is',
  },
  humanMonthlyCostRange: {
    says: 'What a receptionist costs a month',
    confirm: 'the wage survey behind it',
  },
  humanTurnover: {says: 'Turnover of front desks', confirm: 'the survey'},
  humanSickDays: {says: 'Sick days of front desks', confirm: 'the survey'},
  contactReplyHours: {says: 'Hours until a message is answered, office days'},
  breachReportHours: {says: 'Hours until a suspected breach is reported'},
  supportDays: {says: 'Days of dedicated support'},
  structuredDataPrice: {
    says: 'Offer price in the structured data, USD',
    confirm: 'which offer it is: no plan has this price',
  },
};

/** Figures of other data files, each with its source. */
export const figureSources: readonly ClaimSource[] = [
  {says: 'Plans, minutes, locations, setup fee, terms'},
  {
    says: 'The calculator’s formula and its assumptions',
    source: `${OWNER}; src/features/roi/rules`,
  },
  {
    says: `Averages of ${benchmarkIds.map((id) => benchmarks[id].industry).join(', ')}: calls, missed rate, revenue`,
    confirm: 'the practices behind each average',
  },
  {
    says: 'Some practices are quoted less than the list price, never more',
    confirm: 'which practices are quoted less',
  },
  {
    says: 'Break-even in 2–3 or 1–2 months, positive in 3–6',
    confirm: 'the practices behind the ranges',
  },
  {
    says: 'Hold time, scheduling errors and missed calls, before and after',
    confirm: 'the practices behind the figures',
  },
  {
    says: 'Physicians who use AI; offices with certified records',
    source: 'AMA and ONC, linked in src/features/blog/figures/adoption.ts',
  },
  {
    says: `${caseStudyIds.length} example cases, and four figures across practices: ${Object.values(caseAggregates).slice(0, 4).join(', ')}`,
    confirm: 'the practices behind the figures; the cases say that they are examples',
  },
  {says: 'SOC 2', confirm: 'the current report'},
  {
    says: 'Answered within three rings, where other pages say 0.3 seconds',
    confirm: 'which of the two the line does',
  },
  {
    says: 'HIPAA compliant, beside ‘HIPAA Ready’ and ‘there is no HIPAA certificate’',
    confirm: 'counsel: which wording stays',
  },
  {
    says: 'Patient information stays in the United States',
    confirm: 'the contract with each sub-processor',
  },
  {
    says: 'AI disclosure, recording, consent, STOP',
    source: 'src/data/callDuties.ts, under Legal texts',
    confirm: 'a test call for each',
  },
  {
    says: '911 first, whatever is on the practice’s list; no symptom is judged',
    source: 'Decision of November 23, 2026',
    confirm: 'a test call for each list',
  },
  {
    says: 'Which listed systems serve a specialty, and what each one carries',
    source: 'systems of src/features/specialties/data/<id>/page.ts, integrations.ts',
    confirm: 'each vendor’s documents',
  },
  {
    says: 'The timeline’s events belong to the years they stand in',
    confirm: 'the year of each event in src/pages/about',
  },
  {
    says: 'HIPAA: what the agreement grants',
    source: '45 CFR 164.504(e), clause by clause under Legal texts',
    confirm: 'counsel',
  },
];

/** Claims of each specialty's page: practices that trust it, and increases or decreases in percent. */
export const specialtySources: readonly ClaimSource[] = Object.entries(specialtyPages).flatMap(
  ([id, {trust, benefits}]) => {
    const {uplift, items} = benefits;
    const measured = [
      ...(uplift === undefined ? [] : [`Up to ${uplift.percent}% ${uplift.of}`]),
      ...items.filter(({isClaim}) => isClaim).map(({title}) => title),
    ];
    const pages = [`/solutions/${id}`];
    return [
      {says: trustLine(trust), confirm: 'a count of practices under contract', pages},
      ...measured.map((says) => ({
        says,
        confirm: 'the practices and the period behind it',
        pages,
      })),
    ];
  },
);

/** Lists unconfirmed claims, for the build's list. */
export const claimFacts = (): Readonly<Record<string, OperatorQuestion>> =>
  Object.fromEntries(
    [
      ...Object.entries(claimSources),
      ...[...figureSources, ...specialtySources].map(
        (source, at) => [`claim ${at + 1}`, source] as const,
      ),
    ]
      .filter(([, {confirm}]) => confirm !== undefined)
      .map(([id, {says, confirm, pages = []}]) => [
        id,
        {question: `${says}: ${confirm}`, pages, confirmed: false},
      ]),
  );
