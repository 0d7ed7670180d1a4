import {brand} from '../../src/config/brand';
import {redirects} from '../../src/data/redirects';
import {type proofs, type Solution, type TradeObject} from '../../src/data/specialties/schema';
import {clockTime} from '../../src/format/clock';
import {claimFindings} from './claimRules';

/** A rule that a solution breaks: which field, and what would be right. */
export interface Finding {
  readonly field: string;
  readonly rule: string;
}

/** Search results cut titles at about 60 characters; the site's name is added to a page's. */
const TITLE_LENGTH = 60;

/** Notes that a field breaks a rule, and goes on. */
type Refuse = (field: string, rule: string) => void;

const checkSlug = (slug: string, refuse: Refuse): void => {
  if (!/^[a-z]+(?:-[a-z]+)*$/.test(slug)) {
    refuse('slug', 'must be lower-case words joined by hyphens');
  }
  if (redirects.some(({from}) => from === `/solutions/${slug}`)) {
    refuse(
      'slug',
      `/solutions/${slug} is redirected in src/data/redirects.ts; take that out first`,
    );
  }
};

const checkTitle = ({metadata}: Solution, refuse: Refuse): void => {
  const shown = `${metadata.title} | ${brand.name}`;
  if (shown.length > TITLE_LENGTH) {
    refuse(
      'metadata.title',
      `reads '${shown}' with the site's name, ${shown.length} characters; at most ${TITLE_LENGTH} fit`,
    );
  }
};

const NAME = String.raw`\p{Lu}[\p{L}’-]+ \p{Lu}[\p{L}’-]+`;
const MONTHS = `January February March April May June July August September October November December`;

/** What has to be heard of a caller who is verified: a full name, and with people a birth date. */
const heard: Readonly<Record<(typeof proofs)[number], RegExp>> = {
  'birth-date': new RegExp(
    `${NAME}.*(?:(?:${MONTHS.replaceAll(' ', '|')}) \\d|\\d{1,2}/\\d{1,2}/\\d{4})`,
    'u',
  ),
  animal: new RegExp(`${NAME}.*\\b(?:dog|cat|rabbit|bird|horse)\\b`, 'u'),
};

/** Said to somebody, it tells of a patient, whether the turn is marked or not. */
const TELLS =
  /\byour (?:balance|results?|order|refill|prescription|last visit|next visit|\d{1,2}:\d\d)\b|\bis ready\b|\bvisits? left\b|\byou(?:’re| are) (?:due|a patient)\b/i;

/** Turns that may lie between a caller's proof and what is told: the proof stays in sight. */
const IN_SIGHT = 2;

const checkCall = ({call}: Solution, refuse: Refuse): void => {
  const [first] = call.turns;
  if (first?.by !== 'agent') {
    refuse('call.turns[0].by', 'must be the receptionist, who answers');
  } else if (!first.text.includes('AI receptionist') || !first.text.includes(call.to)) {
    refuse(
      'call.turns[0].text',
      `must say that an AI receptionist answers, and for whom: '${call.to}, I’m the practice’s AI receptionist.'`,
    );
  }
  let verifiedAt = -Infinity;
  call.turns.forEach(({by, text, verifies, reveals}, index) => {
    const field = `call.turns[${index}]`;
    if (index > 0 && by === call.turns[index - 1]?.by) {
      refuse(`${field}.by`, `is '${by}' twice in a row; join the two turns`);
    }
    if (verifies !== undefined) {
      verifiedAt = index;
      if (by !== 'caller' || !heard[verifies].test(text)) {
        refuse(
          `${field}.verifies`,
          `is '${verifies}', but in '${text}' no caller gives ${verifies === 'animal' ? 'their full name and the animal' : 'a full name and a birth date'}`,
        );
      }
    }
    if (by === 'agent' && (reveals === true || TELLS.test(text)) && index - verifiedAt > IN_SIGHT) {
      refuse(
        field,
        `tells something about a patient to a caller who was not verified within ${IN_SIGHT} turns before; ask for name and birth date first ('verifies')`,
      );
    }
  });
  if (verifiedAt === -Infinity) {
    refuse(
      'call.turns',
      "verifies nobody; a visit is written in under a name and a birth date (mark that turn 'verifies')",
    );
  }
  const notes = call.turns.filter(({note}) => note !== undefined).length;
  if (notes < 3) {
    refuse(
      'call.turns',
      `has ${notes} notes; what it asked, booked and handed over needs at least 3`,
    );
  }
};

const checkSheet = ({call, features}: Solution, refuse: Refuse): void => {
  const {sheet} = features.sheet;
  const at = 'features.sheet.sheet.entries';
  const taken = new Map<string, string>();
  sheet.entries.forEach(({column, row, span, title, note}, index) => {
    const field = `${at}[${index}]`;
    if (row + span > sheet.rows) {
      refuse(field, `'${title}' ends below the sheet's ${sheet.rows} rows`);
    }
    if (note !== undefined && span < 2) {
      refuse(field, `'${title}' has a note, which one row has no room for`);
    }
    for (let covered = row; covered < row + span; covered++) {
      const place = `${column}/${covered}`;
      const other = taken.get(place);
      if (other !== undefined) {
        refuse(field, `'${title}' overlaps '${other}' in ${sheet.columns[column] ?? column}`);
        break;
      }
      taken.set(place, title);
    }
  });

  const booked = sheet.entries.filter(({tone}) => tone === 'new');
  const [only] = booked;
  if (booked.length !== 1 || only === undefined) {
    refuse(at, `has ${booked.length} entries with tone 'new'; the call books exactly one`);
    return;
  }
  if (only.column > 1) {
    refuse(at, `'${only.title}' is new in the third column, which phones do not show`);
  }
  const time = clockTime(sheet.startMinute + only.row * sheet.rowMinutes);
  if (call.outcome.kind === 'booked' && !call.outcome.title.includes(time)) {
    refuse(
      'call.outcome.title',
      `is '${call.outcome.title}', but the sheet has '${only.title}' at ${time}`,
    );
  }
};

/** The other kinds of drawings cannot be wrong in what their shape lets through. */
const checkObject = (object: TradeObject, field: string, refuse: Refuse): void => {
  if (object.kind === 'visits' && object.used + object.booked > object.authorized) {
    refuse(field, `uses and books more visits than the ${object.authorized} authorized`);
  }
  if (object.kind === 'weeks') {
    for (const {week} of object.visits) {
      if (week >= object.from && week <= object.to) continue;
      refuse(field, `week ${week} is not between ${object.from} and ${object.to}`);
    }
  }
  if (object.kind === 'stagger') {
    const busy = object.rooms.flatMap(({label, start, segments}) => {
      let minute = start;
      return segments.flatMap(({minutes, with: who}) => {
        const from = minute;
        minute += minutes;
        return who === 'practitioner' ? [{label, from, to: minute}] : [];
      });
    });
    const clash = busy.find((one) =>
      busy.some((other) => one.label !== other.label && one.from < other.to && other.from < one.to),
    );
    if (clash) refuse(field, `the practitioner is in ${clash.label} and another room at once`);
  }
};

const checkReceptionist = ({receptionist}: Solution, refuse: Refuse): void => {
  if (receptionist === undefined) return;
  const exact = receptionist.monthlyPrice * 12;
  if (Math.abs(receptionist.yearlyPrice - exact) / exact <= 0.02) return;
  refuse(
    'receptionist.yearlyPrice',
    `is ${receptionist.yearlyPrice}; twelve months of ${receptionist.monthlyPrice} are ${exact}`,
  );
};

const isUndefinedSomewhere = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === 'object' && value !== null && Object.values(value).some(isUndefinedSomewhere));

/** What one solution, of the right shape, still breaks. */
export const ruleFindings = (slug: string, solution: Solution): Finding[] => {
  const findings: Finding[] = [];
  const refuse: Refuse = (field, rule) => findings.push({field, rule});
  // Of the right shape, so all else survives as JSON.
  if (isUndefinedSomewhere(solution)) {
    refuse('(all)', 'has a value that JSON cannot carry; use text, numbers and lists');
  }
  checkSlug(slug, refuse);
  checkTitle(solution, refuse);
  checkCall(solution, refuse);
  checkSheet(solution, refuse);
  solution.features.cards.forEach(({object}, index) =>
    checkObject(object, `features.cards[${index}].object`, refuse),
  );
  checkReceptionist(solution, refuse);
  if (!solution.faq.some(({answer}) => answer.includes('911'))) {
    refuse('faq', 'nowhere says what an emergency hears first; say it: “911”');
  }
  const said = {...solution, metadata: {...solution.metadata, keywords: []}};
  return [...findings, ...claimFindings(slug, said)];
};

const unique: Readonly<Record<string, (solution: Solution) => string>> = {
  menuLabel: ({menuLabel}) => menuLabel,
  pageViewTitle: ({pageViewTitle}) => pageViewTitle,
  headline: ({headline}) => headline,
  'metadata.title': ({metadata}) => metadata.title,
  'metadata.description': ({metadata}) => metadata.description,
  'features.title': ({features}) => features.title,
  'features.sheet.text': ({features}) => features.sheet.text,
};

/** Lists whose sentences are of one page only. */
const uniqueLists: Readonly<Record<string, (solution: Solution) => readonly string[]>> = {
  'call.turns[].text': ({call}) => call.turns.map(({text}) => text),
  'features.cards[].text': ({features}) => features.cards.map(({text}) => text),
  'benefits.items[].text': ({benefits}) => benefits.items.map(({text}) => text),
  'faq[].answer': ({faq}) => faq.map(({answer}) => answer),
};

/** Characters up to which two pages may say the same: 'Tomorrow at ten, please.' */
const SHORT = 24;

const textsOf = (solution: Solution): (readonly [field: string, text: string])[] => [
  ...Object.entries(unique).map(([field, read]) => [field, read(solution)] as const),
  ...Object.entries(uniqueLists).flatMap(([field, read]) =>
    read(solution)
      .map((text, index) => [field.replace('[]', `[${index}]`), text] as const)
      .filter(([, text]) => text.length > SHORT),
  ),
];

/** What solutions share although no two pages may be alike. Keyed by slug. */
export const sharedFindings = (
  solutions: Readonly<Record<string, Solution>>,
): ReadonlyMap<string, readonly Finding[]> => {
  const findings = new Map<string, Finding[]>();
  const first = new Map<string, string>();
  for (const [slug, solution] of Object.entries(solutions)) {
    for (const [field, text] of textsOf(solution)) {
      const other = first.get(text) ?? slug;
      first.set(text, other);
      if (other === slug) continue;
      const rule = `is the same as ${other}’s; write it anew, no two pages are alike`;
      findings.set(slug, [...(findings.get(slug) ?? []), {field, rule}]);
    }
  }
  return findings;
};

/** The pages of the specification: people have their addresses. */
const PROMISED = [
  ...['dental', 'family-medicine', 'physiotherapy', 'optometry', 'medical-spas', 'gynecologist'],
  ...['chiropractors', 'acupuncture', 'pharmacies', 'veterinarians', 'dietitians'],
];

/** A line for each promised page that is neither there nor redirected. */
export const removalFindings = (slugs: readonly string[]): readonly string[] =>
  PROMISED.filter(
    (slug) => !slugs.includes(slug) && !redirects.some(({from}) => from === `/solutions/${slug}`),
  ).map(
    (slug) =>
      `src/data/specialties/index.ts: ${slug} is gone, and people have its address; add {from: '/solutions/${slug}', to: …} to src/data/redirects.ts`,
  );
