// cspell:ignore verif ying ning overclaims
import {styleRules} from '../../../../scripts/prose/style';
import {allIntegrations, type IntegrationId} from '../../integrations/data';

/**
 * Rules on wording that sentences on the site must avoid. Checked by tests and not by the build,
 * because a false alarm in a build would block a deployment.
 */
export interface SentenceRule {
  readonly pattern: RegExp;
  /** Correct wording. */
  readonly instead: string;
}

/** Rules for any text. */
export const wordingRules: readonly SentenceRule[] = [
  ...styleRules.map(({pattern, say}) => ({
    pattern: new RegExp(pattern, pattern.flags.replace('g', '')),
    instead: say,
  })),
  {pattern: /\btriag\w*/i, instead: 'say whose questions it asks and who decides'},
  {pattern: /\b(?:lorem ipsum|coming soon|TODO|TBD)\b/i, instead: 'write it or leave it out'},
  {pattern: /['"]/, instead: 'typographic quotes: ’ or “ ”'},
  {
    pattern: /\byou (?:probably |likely )?have an? (?:infection|fracture|flu)\b/i,
    instead: 'a doctor says what it is',
  },
  // 911 after a wait, or as one of several options.
  {
    pattern:
      /(?:\bor(?: to| at)? 911|911 or|\bonly if\b.*911|911.*\b(?:only if|by your list|if you list it|if you (?:have )?put)\b|by your list.*911|when to (?:dial|call) 911)/i,
    instead: '911 is named first and waits for no list: it says 911 first',
  },
];

/** Rules for the receptionist's lines in a call. Prices belong to the practice: 'our menu price is'. */
export const receptionistRules: readonly SentenceRule[] = [
  {
    pattern: /^(?!.*\bmenu price is \$).*\$\s?\d/,
    instead: 'say who gives the price, or name no figure',
  },
  {
    pattern: /\b\d+\s?(?:mg|milligrams?|ml|tablets?|drops)\b/i,
    instead: 'pass a question about a dose on',
  },
  {
    pattern:
      /\b(?:sounds like (?:a|an|you)|you (?:probably )?have (?:a|an) (?!appointment|visit|time|slot|note|text|message|booking)|it’s (?:probably|likely)|nothing to worry)\b/i,
    instead: 'ask the practice’s questions and pass the answers on',
  },
];

/**
 * Claims on data that no listed system shares (`leavesAlone` in src/features/integrations/data.ts).
 * Third-person verbs are about Ringwell; negated sentences and questions are allowed.
 */
const unsupportedDataRules: readonly SentenceRule[] = [
  {
    pattern:
      /\b(?:reads?|opens|checks|quotes|pulls|updates|writes (?:to|into|in))(?: [\w’]+){0,3} (?:charts?|records?|results?|labs|prescriptions?|treatment plans?|X-rays?|authorizations?)\b/i,
    instead: 'no listed system carries charts or results; the question goes to the team as a note',
  },
  {
    pattern:
      /\b(?:(?:reads?|checks|finds?|tracks?|knows|sees|answers) (?:[\w’]+ ){0,3}(?:queue|orders?|order status|refills?|stage)|knows where|(?:from|in|into) (?:the|your)(?: own)?(?: refill)? queue|status (?:is )?(?:read|answered)|your system shares)\b/i,
    instead: 'no listed system carries orders or a queue; the request goes to the team as a note',
  },
  {
    pattern: /\bcounts? (?:[\w’]+ ){0,2}visits\b/i,
    instead:
      'no listed system carries authorizations; the team compares the number that the patient names',
  },
  {
    pattern:
      /\b(?:verif(?:y|ies|ied|ying)|checks|confirms)(?: [\w’]+){0,3} (?:insurance|coverage|eligibility)\b/i,
    instead: 'it takes insurance details down so that the team can check coverage',
  },
  {
    pattern: /\b(?:reads?|tells|quotes|says)(?: [\w’]+){0,3} balances?\b/i,
    instead: 'no listed system carries balances; the question goes to the team as a note',
  },
  {
    pattern: /\b(?:in|into|through|to|by) (?:the|your)(?: patient)? portal\b/i,
    instead: 'no portal is connected; the request goes to the team as a note',
  },
];

/** Rules for specialties without a listed system. */
const unlistedSystemRules: readonly SentenceRule[] = [
  {
    pattern:
      /\b(?:in|into|from|to|with) your(?: own)? (?:PMS|EMR|EHR|(?:[a-z]+ )?software|system)\b/i,
    instead: 'visits go into a calendar that the practice shares',
  },
  {
    pattern:
      /\b(?:welcome back|found (?:you|him|her)|on file|(?:in|on) the chart|matched|like the last|since (?:the )?last (?:one|time|visit)|session (?:two|three|four|five|six))\b/i,
    instead: 'a shared calendar holds no charts and no history; say what the caller said',
  },
];

/** Systems that practices use but that are not connected. */
const OTHER_VENDORS =
  'AVImark|ezyVet|IDEXX|Jane App|Mindbody|Zenoti|PioneerRx|QS/1|RevolutionEHR|Eyefinity|ChiroTouch|WebPT|Healthie|SimplePractice';

/** Words before a claim that negate it. */
const NEGATION = /\b(?:no|not|none|never|nothing|neither|without|cannot|stays?)\b|n’t\b/i;

/** Outgoing calls and texts. */
const OUTGOING =
  /\b(?:recalls?|remind(?:s|ers?)|waitlist|short-notice|texts? (?:them|patients)|win(?:s|ning)? back)\b/i;
const WITH_CONSENT = /\b(?:option(?:al)?|consent(?:ed)?)\b/i;

/** Forbidden text with its path: 'faq[0].answer: "queue": no listed system …'. */
const problem = (field: string, match: string, instead: string): string =>
  `${field}: “${match}”: ${instead}`;

type Text = readonly [field: string, text: string];

/** Lists every text in a value, with its path. */
export const listTexts = (value: unknown, field = ''): readonly Text[] => {
  if (typeof value === 'string') return [[field, value]];
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => listTexts(item, `${field}[${index}]`));
  }
  if (typeof value === 'object' && value !== null) {
    return Object.entries(value).flatMap(([key, item]) =>
      listTexts(item, field === '' ? key : `${field}.${key}`),
    );
  }
  return [];
};

const sentences = (text: string): readonly string[] => text.split(/(?<=[.?!][”’]?)\s+/);

/** Finds texts that break one of the rules. */
export const findViolations = (texts: readonly Text[], rules: readonly SentenceRule[]): string[] =>
  texts.flatMap(([field, text]) =>
    rules.flatMap(({pattern, instead}) => {
      const match = pattern.exec(text)?.[0];
      return match === undefined ? [] : [problem(field, match, instead)];
    }),
  );

/** Finds claims of reading or writing data that no listed system shares. */
export const findOverclaims = (
  texts: readonly Text[],
  rules: readonly SentenceRule[] = unsupportedDataRules,
): string[] =>
  texts.flatMap(([field, text]) =>
    sentences(text)
      .filter((sentence) => !sentence.endsWith('?'))
      .flatMap((sentence) =>
        rules.flatMap(({pattern, instead}) => {
          const match = pattern.exec(sentence);
          if (match === null) return [];
          if (NEGATION.test(sentence.slice(0, match.index + match[0].length))) return [];
          return [problem(field, match[0], instead)];
        }),
      ),
  );

/**
 * Finds excessive claims of a specialty: systems that don't serve it, and outgoing calls and texts
 * that aren't described as optional with the patient's consent.
 */
export const findSpecialtyOverclaims = (
  texts: readonly Text[],
  systems: readonly IntegrationId[],
): string[] => {
  const unlisted = allIntegrations.filter(({id}) => !systems.includes(id)).map(({name}) => name);
  const vendors = new RegExp(`\\b(?:${[...unlisted, OTHER_VENDORS].join('|')})\\b`);
  const notOptional = texts.filter(([, text]) => !WITH_CONSENT.test(text) && !text.endsWith('?'));
  return [
    ...findViolations(texts, [
      {pattern: vendors, instead: 'not connected: take it out, or list it in the page’s systems'},
    ]),
    ...findOverclaims(
      texts,
      systems.length === 0 ? [...unsupportedDataRules, ...unlistedSystemRules] : undefined,
    ),
    ...findViolations(notOptional, [
      {
        pattern: OUTGOING,
        instead: 'an option with the patient’s consent: say so in the same text',
      },
    ]),
  ];
};
