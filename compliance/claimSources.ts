import {benchmarkIds, benchmarks} from '../src/features/roi/benchmarks.ts';
import {caseAggregates, caseStudyIds} from '../src/features/case-studies/data.ts';
import {claims} from '../src/data/claims.ts';
import {integrationIds, integrations} from '../src/features/integrations/data.ts';
import type {OperatorQuestion} from '../src/data/operatorFacts.ts';
import {reply} from '../src/data/subjects.ts';
import {specialties as specialtyPages} from '../src/features/specialties/data/all.ts';
import {escapeRegExp} from '../src/lib/format/escapeRegExp.ts';
import {trustLine} from '../src/features/specialties/rules/trustLine.ts';

/** Source of a claim that names none. */
export const OWNER = 'Fixed by the owner';

/** Figure or promise on the site, its source, and the proof that an operator still has to provide. */
export interface ClaimSource {
  /** Summary of the claim. */
  readonly says: string;
  /** Matches the claim on pages; the build searches every page for it. */
  readonly shown: RegExp;
  /** Default: fixed by the owner. */
  readonly source?: string;
  /**
   * Proof that only the operator has. Listed at build until it is moved to `source`.
   */
  readonly confirm?: string;
}

/** Matches a claim as whole words: not '1-2' in '11-2'. @param rest regular expression of the next words */
const shown = (value: string | number, rest = ''): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}.,-])${escapeRegExp(String(value))}${rest}(?![\\p{L}\\p{N}])`, 'u');

/** Claim of src/data/claims.ts. Pages show its value, unless `shown` has another pattern. */
interface ValueSource extends Omit<ClaimSource, 'shown'> {
  readonly shown?: RegExp;
  /** Regular expression of the next words, which distinguish the value from others. */
  readonly rest?: string;
}

/** One entry for each claim of src/data/claims.ts, which the compiler requires. */
const valueSources: Readonly<Record<keyof typeof claims, ValueSource>> = {
  practicesServed: {says: 'Practices served', confirm: 'a count of practices under contract'},
  answerSeconds: {
    says: 'Seconds until a call is answered',
    rest: ' s(?:econds)?',
    confirm: 'a measurement of the line',
  },
  coverage: {says: 'Around the clock'},
  coverageShort: {says: 'Around the clock', rest: '(?!/)'},
  satisfaction: {
    says: 'Share of practices that are satisfied',
    rest: ' satisfaction',
    confirm: 'the survey: how many were asked, and what',
  },
  setupHours: {says: 'Hours of setup', rest: ' hours'},
  setupHoursRange: {says: 'Hours of setup', rest: ' hours'},
  goLiveWeeks: {says: 'Weeks until all calls are taken', rest: ' weeks'},
  enterpriseGoLiveWeeks: {says: 'The same for groups', rest: '(?: weeks| for Enterprise)'},
  concurrentCalls: {says: 'Calls at the same time', rest: ' (?:callers?|calls|at)'},
  furtherLanguages: {
    says: 'Languages beyond English and French',
    rest: ' (?:more|others?)',
  },
  emrIntegrations: {says: 'Systems connected', rest: ' EMR'},
  uptimeSla: {says: 'Service level'},
  revenueIncrease: {
    says: 'More revenue',
    rest: ' more revenue',
    confirm: 'the practices and the period behind it',
  },
  fewerMissedCalls: {
    says: 'Fewer missed calls',
    rest: ' fewer missed calls',
    confirm: 'the practices and the period behind it',
  },
  noShowReduction: {
    says: 'Upper end of the drop in no-shows',
    shown: new RegExp(`no-shows[^.]{0,20} by up to ${claims.noShowReduction}`, 'i'),
    confirm: 'whose no-shows, and when',
  },
  roiMonths: {
    says: 'Months until setup is earned back, at most',
    shown: shown('under', ` ${claims.roiMonths} months`),
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
  humanTurnover: {
    says: 'Turnover of front desks',
    rest: ' a year',
    confirm: 'the survey',
  },
  humanSickDays: {
    says: 'Sick days of front desks',
    rest: ' (?:sick days )?a year',
    confirm: 'the survey',
  },
  contactReplyHours: {
    says: 'Hours until a message is answered, office days',
    shown: shown(reply.within),
  },
  breachReportHours: {
    says: 'Hours until a suspected breach is reported',
    shown: new RegExp(`(?:breach|reported|tell you)[^.]{0,60} ${claims.breachReportHours} hours`),
  },
  supportDays: {
    says: 'Days of dedicated support',
    shown: new RegExp(
      `support [^.]{0,40}\\b${claims.supportDays} days|${claims.supportDays} days of dedicated`,
    ),
  },
  structuredDataPrice: {
    says: 'Offer price in the structured data, USD',
    shown: new RegExp(`"price":"${claims.structuredDataPrice}\\.00"`),
    confirm: 'which offer it is: no plan has this price',
  },
};

export const claimSources = Object.fromEntries(
  Object.entries(valueSources).map(([id, {rest, ...source}]) => [
    id,
    {shown: shown(claims[id as keyof typeof claims], rest), ...source},
  ]),
) as Readonly<Record<keyof typeof claims, ClaimSource>>;

/** Figures of other data files, each with its source. */
export const figureSources: readonly ClaimSource[] = [
  {
    says: 'Plans, minutes, locations, setup fee, terms',
    shown: /\$999 a month/,
  },
  {
    says: 'The calculator’s formula and its assumptions',
    shown: /80%/,
    source: `${OWNER}; src/features/roi/rules`,
  },
  {
    says: `Averages of ${benchmarkIds.map((id) => benchmarks[id].industry).join(', ')}: calls, missed rate, revenue`,
    shown: /Averages for four kinds of practice/,
    confirm: 'the practices behind each average',
  },
  {
    says: 'Some practices are quoted less than the list price, never more',
    shown: /quoted less, never more/,
    confirm: 'which practices are quoted less',
  },
  {
    says: 'Break-even in 2–3 or 1–2 months, positive in 3–6',
    shown: /2–3 months[^]*1–2 months/,
    confirm: 'the practices behind the ranges',
  },
  {
    says: 'Hold time, scheduling errors and missed calls, before and after',
    shown: /under 10 seconds Scheduling errors/,
    confirm: 'the practices behind the figures',
  },
  {
    says: 'Physicians who use AI; offices with certified records',
    shown: /American Medical Association, physician survey/,
    source: 'AMA and ONC, linked in src/features/blog/figures/adoption.ts',
  },
  {
    says: `${caseStudyIds.length} example cases, and four figures across practices: ${Object.values(caseAggregates).slice(0, 4).join(', ')}`,
    shown: /Three worked examples/,
    confirm: 'the practices behind the figures; the cases say that they are examples',
  },
  {
    says: 'SOC 2',
    shown: /SOC 2/,
    confirm: 'the current report',
  },
  {
    says: 'Answered within three rings, where other pages say 0.3 seconds',
    shown: /within (?:three|3) rings/,
    confirm: 'which of the two the line does',
  },
  {
    says: 'HIPAA compliant, beside ‘HIPAA Ready’ and ‘there is no HIPAA certificate’',
    shown: /HIPAA compliant/i,
    confirm: 'counsel: which wording stays',
  },
  {
    says: 'Patient information stays in the United States',
    shown: /(?:stored|kept|[Ii]n) (?:in )?the United States|Kept in the US|US data residency/,
    confirm: 'the contract with each sub-processor',
  },
  {
    says: 'AI disclosure, recording, consent, STOP',
    shown: /\bSTOP\b/,
    source: 'src/data/callDuties.ts, under Legal texts',
    confirm: 'a test call for each',
  },
  {
    says: '911 first, whatever is on the practice’s list; no symptom is judged',
    shown: /911 first|judges? (?:a )?symptoms?/,
    source: 'Decision of November 23, 2026',
    confirm: 'a test call for each list',
  },
  {
    says: 'Which listed systems serve a specialty, and what each one carries',
    shown: new RegExp(integrationIds.map((id) => integrations[id].name).join('|')),
    source: 'systems of src/features/specialties/data/<id>/page.ts, integrations.ts',
    confirm: 'each vendor’s documents',
  },
  {
    says: 'The timeline’s events belong to the years they stand in',
    shown: /founded in 2022/i,
    confirm: 'the year of each event in src/pages/about',
  },
  {
    says: 'HIPAA: what the agreement grants',
    shown: /164\.504\(e\)/,
    source: '45 CFR 164.504(e), clause by clause under Legal texts',
    confirm: 'counsel',
  },
];

/** Claims of each specialty's page: practices that trust it, and increases or decreases in percent. */
export const specialtySources: readonly ClaimSource[] = Object.values(specialtyPages).flatMap(
  ({trust, benefits}) => {
    const measured = [
      ...(benefits.uplift === undefined
        ? []
        : [`Up to ${benefits.uplift.percent}% ${benefits.uplift.of}`]),
      ...benefits.items.filter(({isClaim}) => isClaim).map(({title}) => title),
    ];
    return [
      {
        says: trustLine(trust),
        shown: shown(trustLine(trust)),
        confirm: 'a count of practices under contract',
      },
      ...measured.map((says) => ({
        says,
        shown: shown(says),
        confirm: 'the practices and the period behind it',
      })),
    ];
  },
);

/** Path of a built page, and its text with the structured data. */
export interface ClaimPage {
  readonly path: string;
  readonly text: string;
}

export const claimPage = (path: string, html: string): ClaimPage => ({
  path,
  text: html
    .replaceAll(/<style\b[\s\S]*?<\/style>/g, ' ')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' '),
});

/** Every figure and promise with its id. */
export const allClaims: Readonly<Record<string, ClaimSource>> = {
  ...claimSources,
  ...Object.fromEntries(
    [...figureSources, ...specialtySources].map((source, at) => [`claim ${at + 1}`, source]),
  ),
};

/** Lists the paths of the pages that show a claim. */
export const pagesWith = ({shown}: ClaimSource, pages: readonly ClaimPage[]): readonly string[] =>
  pages.filter(({text}) => shown.test(text)).map(({path}) => path);

/** Lists unconfirmed claims, for the build's list. */
export const claimFacts = (
  pages: readonly ClaimPage[],
): Readonly<Record<string, OperatorQuestion>> =>
  Object.fromEntries(
    Object.entries(allClaims)
      .filter(([, {confirm}]) => confirm !== undefined)
      .map(([id, source]) => [
        id,
        {
          question: `${source.says}: ${source.confirm}`,
          pages: pagesWith(source, pages),
          confirmed: false,
        },
      ]),
  );
