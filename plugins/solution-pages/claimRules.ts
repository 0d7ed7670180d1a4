import {allIntegrations, type IntegrationId} from '../../src/data/integrations';
import {systems} from '../../src/data/specialties/systems';
import {type Finding} from './rules';

/** What a page may not say, and what would be right. */
interface Claim {
  readonly says: RegExp;
  readonly rule: string;
}

/**
 * Nothing that is listed carries these, for any specialty (`leavesAlone` in src/data/integrations.ts).
 * Verbs in the third person are Ringwell's; a sentence that denies or asks is let through.
 */
const carriedByNone: readonly Claim[] = [
  {
    says: /\b(?:reads?|opens|checks|quotes|pulls|updates|writes (?:to|into|in))(?: [\w’]+){0,3} (?:charts?|records?|results?|labs|prescriptions?|treatment plans?|X-rays?|authorizations?)\b/i,
    rule: 'no listed system carries charts or results; the question goes to the team as a note',
  },
  {
    says: /\b(?:(?:reads?|checks|finds?|tracks?|knows|sees|answers) (?:[\w’]+ ){0,3}(?:queue|orders?|order status|refills?|stage)|knows where|(?:from|in|into) (?:the|your)(?: own)?(?: refill)? queue|status (?:is )?(?:read|answered)|your system shares)\b/i,
    rule: 'no listed system carries orders or a queue; the request goes to the team as a note',
  },
  {
    says: /\bcounts? (?:[\w’]+ ){0,2}visits\b/i,
    rule: 'no listed system carries authorizations; the team compares the number that the patient names',
  },
  {
    says: /\b(?:verif(?:y|ies|ied|ying)|checks|confirms)(?: [\w’]+){0,3} (?:insurance|coverage|eligibility)\b/i,
    rule: 'it verifies no insurance; it takes the details down so that the team can check coverage',
  },
  {
    says: /\b(?:reads?|tells|quotes|says)(?: [\w’]+){0,3} balances?\b/i,
    rule: 'no listed system carries balances; the question goes to the team as a note',
  },
  {
    says: /\b(?:in|into|through|to|by) (?:the|your)(?: patient)? portal\b/i,
    rule: 'no portal is connected; the request goes to the team as a note',
  },
];

/** For specialties that no listed system serves. */
const carriedByOthers: readonly Claim[] = [
  {
    says: /\b(?:in|into|from|to|with) your(?: own)? (?:PMS|EMR|EHR|(?:[a-z]+ )?software|system)\b/i,
    rule: 'no listed system serves this specialty; visits go into a calendar that the practice shares',
  },
  {
    says: /\b(?:welcome back|found (?:you|him|her)|on file|(?:in|on) the chart|matched|like the last|since (?:the )?last (?:one|time|visit)|session (?:two|three|four|five|six))\b/i,
    rule: 'a shared calendar holds no charts and no history; say what the caller said',
  },
];

/** Systems that writers think of, and that are not connected at all. */
const otherVendors =
  'AVImark|ezyVet|IDEXX|Jane App|Mindbody|Zenoti|PioneerRx|QS/1|RevolutionEHR|Eyefinity|ChiroTouch|WebPT|Healthie|SimplePractice';

/** Said before it, these turn a claim into its opposite. */
const DENIAL = /\b(?:no|not|none|never|nothing|neither|without|cannot|stays?)\b|n’t\b/i;

/** Calls and texts that the line starts. */
const OUTGOING =
  /\b(?:recalls?|remind(?:s|ers?)|waitlist|short-notice|texts? (?:them|patients)|win(?:s|ning)? back)\b/i;
const AGREED = /\b(?:option|consent(?:ed)?)\b/i;

/** 911 that waits for a list, or has an alternative. */
const CONDITIONAL_911 =
  /(?:\bor(?: to| at)? 911|911 or|\bonly if\b.*911|911.*\b(?:only if|by your list|if you list it|if you (?:have )?put)\b|by your list.*911|when to (?:dial|call) 911)/i;

const sentences = (text: string): readonly string[] => text.split(/(?<=[.?!][”’]?)\s+/);

/** Every text under a value, with the name of its field. */
const textsUnder = (value: unknown, field: string): readonly (readonly [string, string])[] => {
  if (typeof value === 'string') return [[field, value]];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => textsUnder(item, `${field}[${index}]`));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, item]) =>
      textsUnder(item, field === '' ? key : `${field}.${key}`),
    );
  }
  return [];
};

const overclaimed = (field: string, sentence: string, claims: readonly Claim[]): Finding[] =>
  claims.flatMap(({says, rule}) => {
    const said = says.exec(sentence);
    if (said === null || sentence.endsWith('?')) return [];
    if (DENIAL.test(sentence.slice(0, said.index + said[0].length))) return [];
    return [{field, rule: `says '${said[0]}', but ${rule}`}];
  });

/** What no page may say, of any specialty or of none: that it reads or writes what nothing carries. */
export const overclaims = (texts: unknown): Finding[] =>
  textsUnder(texts, '').flatMap(([field, text]) =>
    sentences(text).flatMap((sentence) => overclaimed(field, sentence, carriedByNone)),
  );

/**
 * A page sells only what a listed system carries, promises outgoing calls and texts only as an
 * option with consent, and lets 911 wait for nothing.
 */
export const claimFindings = (slug: string, texts: unknown): Finding[] => {
  const own: readonly IntegrationId[] | undefined = (
    systems as Readonly<Record<string, readonly IntegrationId[]>>
  )[slug];
  if (own === undefined) {
    const rule = `src/data/specialties/systems.ts does not say which systems serve it; add '${slug}', with [] where none does`;
    return [{field: '(systems)', rule}];
  }
  const claims = own.length === 0 ? [...carriedByNone, ...carriedByOthers] : carriedByNone;
  const foreign = allIntegrations.filter(({id}) => !own.includes(id)).map(({name}) => name);
  const vendors = new RegExp(`\\b(?:${[...foreign, otherVendors].join('|')})\\b`);
  const served = own.length === 0 ? 'none' : own.join(', ');

  return textsUnder(texts, '').flatMap(([field, text]) => {
    const findings: Finding[] = [];
    const vendor = vendors.exec(text)?.[0];
    if (vendor !== undefined) {
      const rule = `names ${vendor}, which is not connected for ${slug} (src/data/specialties/systems.ts: ${served}); take it out, or list it there`;
      findings.push({field, rule});
    }
    for (const sentence of sentences(text)) {
      if (CONDITIONAL_911.test(sentence)) {
        const rule = `says '${sentence}'; 911 is named first and waits for no list: 'it says 911 first'`;
        findings.push({field, rule});
      }
      findings.push(...overclaimed(field, sentence, claims));
    }
    const outgoing = OUTGOING.exec(text)?.[0];
    if (outgoing !== undefined && !AGREED.test(text) && !text.endsWith('?')) {
      const rule = `says '${outgoing}'; calls and texts that the line starts are an option with the patient’s consent: say so in the same text`;
      findings.push({field, rule});
    }
    return findings;
  });
};
