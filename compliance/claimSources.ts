import {benchmarkIds, benchmarks} from '../src/data/benchmarks.ts';
import {caseAggregates, caseStudyIds} from '../src/data/caseStudies.ts';
import {claims, replyTime} from '../src/data/claims.ts';
import {integrationIds, integrations} from '../src/data/integrations.ts';
import type {OperatorFact} from '../src/data/legalOperatorFacts.ts';
import {specialties as specialtyPages} from '../src/data/specialties/all.ts';
import {escapeRegExp} from '../src/format/escapeRegExp.ts';
import {trustLine} from '../src/domain/specialties/trustLine.ts';

/** A figure or a promise on the site, its source, and the proof that an operator still owes. */
export interface ClaimSource {
  /** Summary of the claim. */
  readonly says: string;
  /** The claim as pages show it; the build looks for it in every page. */
  readonly shown: RegExp;
  readonly source: string;
  /**
   * Proof that only the operator has. Listed at build until it is moved to `source`.
   */
  readonly confirm?: string;
}

const owner = 'Fixed by the owner';

/** Matches a claim as whole words: not '1-2' in '11-2'. @param rest regular expression of the next words */
const shown = (value: string | number, rest = ''): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}.,-])${escapeRegExp(String(value))}${rest}(?![\\p{L}\\p{N}])`, 'u');

/** One entry for each claim of src/data/claims.ts, which the compiler requires. */
export const claimSources: Readonly<Record<keyof typeof claims, ClaimSource>> = {
  practicesServed: {
    says: 'Practices served',
    shown: shown(claims.practicesServed),
    source: owner,
    confirm: 'a count of practices under contract',
  },
  answerSeconds: {
    says: 'Seconds until a call is answered',
    shown: shown(claims.answerSeconds, ' s(?:econds)?'),
    source: owner,
    confirm: 'a measurement of the line',
  },
  coverage: {
    says: 'Around the clock',
    shown: shown(claims.coverage),
    source: owner,
  },
  coverageShort: {
    says: 'Around the clock',
    shown: shown(claims.coverageShort, '(?!/)'),
    source: owner,
  },
  satisfaction: {
    says: 'Share of practices that are satisfied',
    shown: shown(claims.satisfaction, ' satisfaction'),
    source: owner,
    confirm: 'the survey: how many were asked, and what',
  },
  setupHours: {
    says: 'Hours of setup',
    shown: shown(claims.setupHours, ' hours'),
    source: owner,
  },
  setupHoursRange: {
    says: 'Hours of setup',
    shown: shown(claims.setupHoursRange, ' hours'),
    source: owner,
  },
  goLiveWeeks: {
    says: 'Weeks until all calls are taken',
    shown: shown(claims.goLiveWeeks, ' weeks'),
    source: owner,
  },
  enterpriseGoLiveWeeks: {
    says: 'The same for groups',
    shown: shown(claims.enterpriseGoLiveWeeks, '(?: weeks| for Enterprise)'),
    source: owner,
  },
  concurrentCalls: {
    says: 'Calls at the same time',
    shown: shown(claims.concurrentCalls, ' (?:callers?|calls|at)'),
    source: owner,
  },
  furtherLanguages: {
    says: 'Languages beyond English and French',
    shown: shown(claims.furtherLanguages, ' (?:more|others?)'),
    source: owner,
    confirm: 'which languages they are',
  },
  emrIntegrations: {
    says: 'Systems connected',
    shown: shown(claims.emrIntegrations, ' EMR'),
    source: owner,
  },
  uptimeSla: {
    says: 'Service level',
    shown: shown(claims.uptimeSla),
    source: owner,
  },
  revenueIncrease: {
    says: 'More revenue',
    shown: shown(claims.revenueIncrease, ' more revenue'),
    source: owner,
    confirm: 'the practices and the period behind it',
  },
  fewerMissedCalls: {
    says: 'Fewer missed calls',
    shown: shown(claims.fewerMissedCalls, ' fewer missed calls'),
    source: owner,
    confirm: 'the practices and the period behind it',
  },
  noShowReduction: {
    says: 'Upper end of the drop in no-shows',
    shown: new RegExp(`no-shows[^.]{0,20} by up to ${claims.noShowReduction}`, 'i'),
    source: owner,
    confirm: 'whose no-shows, and when',
  },
  roiMonths: {
    says: 'Months until setup is earned back, at most',
    shown: shown('under', ` ${claims.roiMonths} months`),
    source: owner,
    confirm: 'the practices and the period behind it',
  },
  monthlyCostRange: {
    says: 'What it costs a month, beside a person',
    shown: shown(claims.monthlyCostRange),
    source: `${owner}; the listed plans are in src/data/plans.ts`,
    confirm: 'which offer its low end is',
  },
  humanMonthlyCostRange: {
    says: 'What a receptionist costs a month',
    shown: shown(claims.humanMonthlyCostRange),
    source: owner,
    confirm: 'the wage survey behind it',
  },
  humanTurnover: {
    says: 'Turnover of front desks',
    shown: shown(claims.humanTurnover, ' a year'),
    source: owner,
    confirm: 'the survey',
  },
  humanSickDays: {
    says: 'Sick days of front desks',
    shown: shown(claims.humanSickDays, ' (?:sick days )?a year'),
    source: owner,
    confirm: 'the survey',
  },
  contactReplyHours: {
    says: 'Hours until a message is answered, office days',
    shown: shown(replyTime),
    source: owner,
  },
  breachReportHours: {
    says: 'Hours until a suspected breach is reported',
    shown: new RegExp(`(?:breach|reported|tell you)[^.]{0,60} ${claims.breachReportHours} hours`),
    source: owner,
  },
  supportDays: {
    says: 'Days of dedicated support',
    shown: new RegExp(
      `support [^.]{0,40}\\b${claims.supportDays} days|${claims.supportDays} days of dedicated`,
    ),
    source: owner,
  },
  structuredDataPrice: {
    says: 'Offer price in the structured data, USD',
    shown: new RegExp(`"price":"${claims.structuredDataPrice}\\.00"`),
    source: owner,
    confirm: 'which offer it is: no plan has this price',
  },
};

/** Figures of other data files, each with where it is from. */
export const figureSources: readonly ClaimSource[] = [
  {
    says: 'Plans, minutes, locations, setup fee, terms',
    shown: /\$999 a month/,
    source: owner,
  },
  {
    says: 'The calculator’s formula and its assumptions',
    shown: /80%/,
    source: `${owner}; src/domain/roi`,
  },
  {
    says: `Averages of ${benchmarkIds.map((id) => benchmarks[id].industry).join(', ')}: calls, missed rate, revenue`,
    shown: /Averages for four kinds of practice/,
    source: owner,
    confirm: 'the practices behind each average',
  },
  {
    says: 'Some practices are quoted less than the list price, never more',
    shown: /quoted less, never more/,
    source: owner,
    confirm: 'which practices are quoted less',
  },
  {
    says: 'Break-even in 2–3 or 1–2 months, positive in 3–6',
    shown: /2–3 months[^]*1–2 months/,
    source: owner,
    confirm: 'the practices behind the ranges',
  },
  {
    says: 'Hold time, scheduling errors and missed calls, before and after',
    shown: /under 10 seconds Scheduling errors/,
    source: owner,
    confirm: 'the practices behind the figures',
  },
  {
    says: 'Physicians who use AI; offices with certified records',
    shown: /American Medical Association, physician survey/,
    source: 'AMA and ONC, linked in src/data/blogFigures/adoption.ts',
  },
  {
    says: `${caseStudyIds.length} example cases, and four figures across practices: ${Object.values(caseAggregates).slice(0, 4).join(', ')}`,
    shown: /Three example practices/,
    source: owner,
    confirm: 'the practices behind the figures; the cases say that they are examples',
  },
  {
    says: 'SOC 2',
    shown: /SOC 2/,
    source: owner,
    confirm: 'the current report',
  },
  {
    says: 'Answered within three rings, where other pages say 0.3 seconds',
    shown: /within (?:three|3) rings/,
    source: owner,
    confirm: 'which of the two the line does',
  },
  {
    says: 'HIPAA compliant, beside ‘HIPAA Ready’ and ‘there is no HIPAA certificate’',
    shown: /HIPAA compliant/i,
    source: owner,
    confirm: 'counsel: which wording stays',
  },
  {
    says: 'Patient information stays in the United States',
    shown: /(?:stored|kept|[Ii]n) (?:in )?the United States|Kept in the US|US data residency/,
    source: owner,
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
    source: 'systems of src/data/specialties/<id>/page.ts, integrations.ts',
    confirm: 'each vendor’s documents',
  },
  {
    says: 'HIPAA: what the agreement grants',
    shown: /164\.504\(e\)/,
    source: '45 CFR 164.504(e), clause by clause under Legal texts',
    confirm: 'counsel',
  },
];

/** Claims of each specialty's page: practices that trust it, and the rise or fall in percent. */
export const specialtySources: readonly ClaimSource[] = Object.values(specialtyPages).flatMap(
  ({trust, benefits, features}) => {
    const measured = [
      ...(benefits.uplift === undefined
        ? []
        : [`Up to ${benefits.uplift.percent}% ${benefits.uplift.of}`]),
      ...(features.figures ?? []).map(({value, label}) => `${value} ${label}`),
    ];
    return [
      {
        says: trustLine(trust),
        shown: shown(trustLine(trust)),
        source: owner,
        confirm: 'a count of practices under contract',
      },
      ...measured.map((says) => ({
        says,
        shown: shown(says),
        source: owner,
        confirm: 'the practices and the period behind it',
      })),
    ];
  },
);

/** A built page: its path, and its text with the structured data. */
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

/** Paths of the pages that show a claim. */
export const pagesWith = ({shown}: ClaimSource, pages: readonly ClaimPage[]): readonly string[] =>
  pages.filter(({text}) => shown.test(text)).map(({path}) => path);

/** Claims that nobody has confirmed, for the list that the build writes. */
export const claimFacts = (
  pages: readonly ClaimPage[],
): Readonly<Record<string, OperatorFact<string>>> =>
  Object.fromEntries(
    Object.entries(allClaims)
      .filter(([, {confirm}]) => confirm !== undefined)
      .map(([id, source]) => [
        id,
        {
          question: `${source.says}: ${source.confirm}`,
          pages: pagesWith(source, pages),
          value: source.says,
          confirmed: false,
        },
      ]),
  );
