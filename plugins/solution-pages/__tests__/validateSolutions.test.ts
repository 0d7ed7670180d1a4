import {solutions} from '../../../src/domain/solutions/all';
import {type Solution} from '../../../src/data/specialties/schema';
import {SolutionsError, validateSolutions} from '../validateSolutions';

/** Addresses of pages that the tests add, served by what serves dental practices. */
jest.mock('../../../src/data/specialties/systems', () => {
  const {systems} = jest.requireActual<{systems: {dental: unknown}}>(
    '../../../src/data/specialties/systems',
  );
  const added = ['orthodontists', 'Orthodontists', 'chiropractic'];
  return {
    systems: {...systems, ...Object.fromEntries(added.map((slug) => [slug, systems.dental]))},
  };
});

const {dental, optometry} = solutions;

/** What is said of these pages beside the others, which are well. */
const linesFor = (changed: Readonly<Record<string, unknown>>): readonly string[] => {
  try {
    validateSolutions({...solutions, ...changed});
  } catch (error) {
    if (error instanceof SolutionsError) return error.lines;
    throw error;
  }
  return [];
};

/** Something with the value at a path replaced, as in 'call.turns.2.text'. */
const put = (data: unknown, [key, ...rest]: readonly string[], value: unknown): unknown => {
  if (key === undefined) return value;
  const copy = (Array.isArray(data) ? [...data] : {...(data as object)}) as Record<string, unknown>;
  copy[key] = put(copy[key], rest, value);
  return copy;
};

const SHEET = 'dental.features.sheet.sheet';

/** What a page says at a path, and the one line about it. */
const broken: readonly (readonly [path: string, value: unknown, line: string])[] = [
  ['dental.group', 'teeth', "group is 'teeth'; a group is"],
  ['dental.icon', 'crown', "icon is 'crown'; an icon"],
  ['dental.headlin', 'x', 'headlin is not a field of a solution'],
  ['dental.headline', '', 'headline is empty'],
  ['dental.badge', "For the dentist's office", 'badge has a straight quote'],
  ['dental.benchmark', undefined, '(all) has a value that JSON cannot carry'],
  [
    'dental.metadata.description',
    'x'.repeat(161),
    'metadata.description has 161 characters; at most 160 fit',
  ],
  ['dental.metadata.title', 'x'.repeat(52), "x | Ringwell' with the site's name, 63 characters"],
  [
    'dental.benefits.items',
    dental.benefits.items.slice(1),
    'benefits.items has 5 items; it needs at least 6',
  ],
  [
    'dental.features.cards',
    dental.features.cards.slice(1),
    'features.cards has 1 items; it needs at least 2',
  ],
  ['dental.trust.practices', 500, 'trust.practices is 500; trust counts run from 60 to 200'],
  [
    'dental.benefits.uplift.percent',
    90,
    'benefits.uplift.percent is 90; uplift claims run from 30 to 85',
  ],
  [
    'dental.faq',
    dental.faq.slice(1),
    'faq nowhere says what an emergency hears first; say it: “911”',
  ],
  ['dental.call.turns', dental.call.turns.slice(1), 'call.turns[0].by must be the receptionist'],
  [
    'dental.call.turns.0.text',
    'Linden Street Dental, good evening.',
    'call.turns[0].text must say that an AI receptionist answers, and for whom',
  ],
  [
    'dental.call.to',
    'Elm Street Dental',
    "and for whom: 'Elm Street Dental, I’m the practice’s AI receptionist.'",
  ],
  // A balance is a patient's affair, marked or not, and a proof out of sight by then is none.
  [
    'dental.call.turns.2.reveals',
    true,
    'call.turns[2] tells something about a patient to a caller who was not verified',
  ],
  [
    'dental.call.turns.2.text',
    'I’m sorry. And your balance is still open, do you know?',
    'call.turns[2] tells something about a patient to a caller who was not verified',
  ],
  [
    'dental.call.turns.6.reveals',
    true,
    'call.turns[6] tells something about a patient to a caller who was not verified within 2 turns',
  ],
  [
    'dental.call.turns.3.text',
    'None of that. It’s Daniel Kessler.',
    "It’s Daniel Kessler.' no caller gives a full name and a birth date",
  ],
  [
    'veterinarians.call.turns.3.text',
    'Nora Fields. About four ounces.',
    "Nora Fields. About four ounces.' no caller gives their full name and the animal",
  ],
  [
    'dental.call.outcome.title',
    'Monday, 9:00 am, Op 2',
    "call.outcome.title is 'Monday, 9:00 am, Op 2', but the sheet has 'Daniel K.' at 8:10",
  ],
  [
    `${SHEET}.entries.2.row`,
    2,
    "features.sheet.sheet.entries[2] 'E. Brandt' overlaps 'Daniel K.' in Op 2",
  ],
  [
    SHEET,
    put({...dental.features.sheet.sheet, rows: 9}, ['entries', '2', 'span'], 5),
    "features.sheet.sheet.entries[2] 'E. Brandt' ends below the sheet's 9 rows",
  ],
  [`${SHEET}.entries.1.tone`, 'info', "has 0 entries with tone 'new'; the call books exactly one"],
  ['optometry.headline', dental.headline, 'headline is the same as dental’s'],
  [
    'dietitians.receptionist.yearlyPrice',
    6_000,
    'receptionist.yearlyPrice is 6000; twelve months of 699 are 8388',
  ],
  [
    'acupuncture.features.cards.0.object.rooms.1.start',
    0,
    'the practitioner is in Room 1 and another room',
  ],
  // What no page says of the line.
  ['dental.lede', 'The AI-powered front desk for dental teams.', "lede says 'AI-powered'"],
  [
    'dental.lede',
    'It answers and triages the calls.',
    "lede says 'triages', which this site does not",
  ],
  [
    'dental.lede',
    'A caller in trouble hears 911 only if it is on the list.',
    "'; 911 is named first and waits for no list",
  ],
  [
    'dental.lede',
    'Bleeding goes to the dentist on call or to 911.',
    "'; 911 is named first and waits for no list",
  ],
  [
    'pharmacies.lede',
    'Ringwell checks the queue and says what is ready.',
    "lede says 'checks the queue', but no listed system carries orders or a queue; the request goes to the team as a note",
  ],
  [
    'dental.lede',
    'Ringwell reads the chart so that you don’t have to.',
    "lede says 'reads the chart', but no listed system carries charts or results",
  ],
  [
    'dental.lede',
    'Ringwell counts authorized visits.',
    "lede says 'counts authorized visits', but no listed system carries authorizations",
  ],
  [
    'dental.lede',
    'Ringwell verifies insurance before the visit.',
    "lede says 'verifies insurance', but it verifies no insurance",
  ],
  [
    'dental.lede',
    'Ringwell tells callers their balance.',
    "lede says 'tells callers their balance', but no listed system carries balances",
  ],
  [
    'dental.lede',
    'The confirmation appears in the portal.',
    "lede says 'in the portal', but no portal is connected",
  ],
  [
    'optometry.lede',
    'It books in your PMS while you talk.',
    "lede says 'in your PMS', but no listed system serves this specialty; visits go into a calendar",
  ],
  [
    'optometry.lede',
    'It books straight into Epic.',
    'lede names Epic, which is not connected for optometry (src/data/specialties/systems.ts: none)',
  ],
  [
    'dental.lede',
    'It books straight into Mindbody.',
    'names Mindbody, which is not connected for dental (src/data/specialties/systems.ts: dentrix, eaglesoft, curve-dental, open-dental)',
  ],
  [
    'dental.lede',
    'Reminders go out the day before.',
    "lede says 'Reminders'; calls and texts that the line starts are an option with the patient’s consent",
  ],
];

describe('validateSolutions', () => {
  it.each([
    'Ringwell never reads the chart.',
    'It doesn’t see orders, and verifies no insurance.',
    'Does it verify insurance?',
    'It takes the details down so that your team can check coverage.',
    'Reminders are an option, with the patient’s consent.',
    'For chest pain it says 911 first; your list adds who is rung.',
    'The payment itself stays in your own system.',
  ])('lets a page say: %s', (lede) => {
    expect(linesFor({optometry: {...optometry, lede}})).toEqual([]);
  });

  it('lets the real data through, every page of it', () => {
    expect(Object.keys(validateSolutions(solutions))).toEqual(Object.keys(solutions));
  });

  it.each(broken)('refuses as %s: %j, in one clear line', (path, value, line) => {
    const lines = linesFor(put(solutions, path.split('.'), value) as typeof solutions);
    const [slug] = path.split('.');
    expect(lines).toEqual([expect.stringContaining(line)]);
    expect(lines[0]?.startsWith(`src/data/specialties/${slug}/page.ts: `)).toBe(true);
    expect(lines[0]).not.toContain('\n');
  });

  it('says which field is missing', () => {
    const {headline: _, ...others} = dental;
    expect(linesFor({dental: others})).toEqual([expect.stringMatching(/: headline is required/)]);
  });

  it('reports everything that is wrong at once', () => {
    const lines = linesFor({
      dental: {...dental, badge: ''},
      optometry: {...solutions.optometry, icon: 'monocle'},
    });
    expect(lines.map((line) => line.split(':')[0])).toEqual([
      'src/data/specialties/dental/page.ts',
      'src/data/specialties/optometry/page.ts',
    ]);
  });

  it('says that a promised page is gone, unless its address is redirected', () => {
    const {dental: _, ...others} = solutions;
    expect(() => validateSolutions(others)).toThrow(
      "src/data/specialties/index.ts: dental is gone, and people have its address; add {from: '/solutions/dental', to: …} to src/data/redirects.ts",
    );
  });

  /** A copy in which every sentence, and what must be its own, is new. */
  const twelfth = (): Solution => {
    const copy = JSON.parse(JSON.stringify(dental), (key, value: unknown) =>
      typeof value === 'string' && /^(?:text|answer|headline)$/.test(key) ? `${value} Yes.` : value,
    ) as Solution;
    return {
      ...copy,
      menuLabel: 'Orthodontics',
      pageViewTitle: 'Orthodontic Solutions',
      metadata: {
        ...copy.metadata,
        title: 'AI Receptionist for Orthodontists',
        description:
          'Ringwell answers for orthodontists, asks what they want asked, and books the visit.',
      },
      features: {...copy.features, title: 'Built around braces'},
    };
  };

  it('takes a twelfth page, with drawings and a benchmark that another has', () => {
    expect(linesFor({orthodontists: twelfth()})).toEqual([]);
  });

  it.each([
    [
      'a slug with a capital',
      'Orthodontists',
      /Orthodontists\/page\.ts: slug must be lower-case words/,
    ],
    [
      'a slug that is redirected elsewhere',
      'chiropractic',
      /: slug \/solutions\/chiropractic is redirected in src\/data\/redirects\.ts/,
    ],
    [
      'a slug whose systems nobody has named',
      'oral-surgery',
      /: \(systems\) src\/data\/specialties\/systems\.ts does not say which systems serve it; add 'oral-surgery'/,
    ],
  ])('refuses %s in one clear line', (_, slug, line) => {
    expect(linesFor({[slug]: twelfth()})).toEqual([expect.stringMatching(line)]);
  });

  it('says of a mere copy which sentences to write anew', () => {
    const lines = linesFor({orthodontists: dental});
    expect(lines).toContain(
      'src/data/specialties/orthodontists/page.ts: faq[0].answer is the same as dental’s; write it anew, no two pages are alike',
    );
  });
});
