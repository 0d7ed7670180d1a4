import {solutions} from '../../../src/domain/solutions/all';
import {type Sheet, type Solution} from '../../../src/data/solutions/schema';
import {SolutionsError, validateSolutions} from '../validateSolutions';

/** Addresses of pages that the tests add, served by what serves dental practices. */
jest.mock('../../../src/data/solutions/systems', () => {
  const {systems} = jest.requireActual<{systems: {dental: unknown}}>(
    '../../../src/data/solutions/systems',
  );
  const added = ['orthodontists', 'Orthodontists', 'chiropractic'];
  return {
    systems: {...systems, ...Object.fromEntries(added.map((slug) => [slug, systems.dental]))},
  };
});

const {acupuncture, dental, dietitians, optometry, pharmacies, veterinarians} = solutions;

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

/** The dental page with something changed. */
const dentalWith = (change: object): Record<string, unknown> => ({dental: {...dental, ...change}});

const withSheet = (change: Partial<Sheet>): Record<string, unknown> =>
  dentalWith({
    features: {
      ...dental.features,
      sheet: {...dental.features.sheet, sheet: {...dental.features.sheet.sheet, ...change}},
    },
  });

type Turns = Solution['call']['turns'];

/** The dental call with one turn changed. */
const withTurn = (index: number, change: Partial<Turns[number]>): Record<string, unknown> =>
  dentalWith({
    call: {
      ...dental.call,
      turns: dental.call.turns.map((turn, at) => (at === index ? {...turn, ...change} : turn)),
    },
  });

const {entries} = dental.features.sheet.sheet;
type Entries = Sheet['entries'];
const entriesWith = (index: number, change: Partial<Entries[number]>): Entries =>
  entries.map((entry, at) => (at === index ? {...entry, ...change} : entry));

const broken: readonly (readonly [
  what: string,
  data: Readonly<Record<string, unknown>>,
  line: RegExp,
])[] = [
  ['a group that does not exist', dentalWith({group: 'teeth'}), /: group is 'teeth'; a group is/],
  ['an icon that is not drawn', dentalWith({icon: 'crown'}), /: icon is 'crown'; an icon/],
  [
    'a field with a typing error',
    dentalWith({headlin: 'x'}),
    /: headlin is not a field of a solution/,
  ],
  [
    'a missing field',
    {dental: Object.fromEntries(Object.entries(dental).filter(([key]) => key !== 'headline'))},
    /: headline is required/,
  ],
  ['an empty text', dentalWith({headline: ''}), /: headline is empty/],
  [
    'a description that search results cut',
    dentalWith({metadata: {...dental.metadata, description: 'x'.repeat(161)}}),
    /: metadata\.description has 161 characters; at most 160 fit/,
  ],
  [
    'a title that is too long with the site’s name',
    dentalWith({metadata: {...dental.metadata, title: 'x'.repeat(52)}}),
    /: metadata\.title reads 'x+ \| Ringwell' with the site's name, 63 characters/,
  ],
  [
    'five benefits',
    dentalWith({benefits: {...dental.benefits, items: dental.benefits.items.slice(1)}}),
    /: benefits\.items has 5 items; it needs at least 6/,
  ],
  [
    'one feature card too few',
    dentalWith({features: {...dental.features, cards: dental.features.cards.slice(1)}}),
    /: features\.cards has 1 items; it needs at least 2/,
  ],
  [
    'a trust count outside the specification',
    dentalWith({trust: {...dental.trust, practices: 500}}),
    /: trust\.practices is 500; trust counts run from 60 to 200/,
  ],
  [
    'an uplift outside the specification',
    dentalWith({benefits: {...dental.benefits, uplift: {percent: 90, of: 'more visits'}}}),
    /: benefits\.uplift\.percent is 90; uplift claims run from 30 to 85/,
  ],
  [
    'a straight quote',
    dentalWith({badge: "For the dentist's office"}),
    /: badge has a straight quote/,
  ],
  [
    'a word this site does not say',
    dentalWith({lede: 'The AI-powered front desk for dental teams.'}),
    /: lede says 'AI-powered'/,
  ],
  [
    'a call that the caller starts',
    dentalWith({call: {...dental.call, turns: dental.call.turns.slice(1)}}),
    /: call\.turns\[0\]\.by must be the receptionist/,
  ],
  [
    'a receptionist who does not say what it is',
    withTurn(0, {text: 'Linden Street Dental, good evening.'}),
    /: call\.turns\[0\]\.text must say that an AI receptionist answers, and for whom/,
  ],
  [
    'an opening that names another practice',
    dentalWith({call: {...dental.call, to: 'Elm Street Dental'}}),
    /: call\.turns\[0\]\.text must say .* 'Elm Street Dental, I’m the practice’s AI receptionist\.'/,
  ],
  [
    'something told before the caller is verified',
    withTurn(2, {reveals: true}),
    /: call\.turns\[2\] tells something about a patient to a caller who was not verified/,
  ],
  [
    'a balance read to a stranger, unmarked',
    withTurn(2, {text: 'I’m sorry. And your balance is still open, do you know?'}),
    /: call\.turns\[2\] tells something about a patient to a caller who was not verified/,
  ],
  [
    'a proof that is out of sight by then',
    withTurn(6, {reveals: true}),
    /: call\.turns\[6\] tells .* not verified within 2 turns before/,
  ],
  [
    'a birth date that nobody gives',
    withTurn(3, {text: 'None of that. It’s Daniel Kessler.'}),
    /: call\.turns\[3\]\.verifies is 'birth-date', but in '.*' no caller gives a full name and a birth/,
  ],
  [
    'an animal that nobody names',
    {
      veterinarians: {
        ...veterinarians,
        call: {
          ...veterinarians.call,
          turns: veterinarians.call.turns.map((turn) =>
            turn.verifies === undefined ? turn : {...turn, text: 'Nora Fields. About four ounces.'},
          ),
        },
      },
    },
    /: call\.turns\[3\]\.verifies is 'animal', but .* gives their full name and the animal/,
  ],
  [
    'the word that is not ours',
    dentalWith({lede: 'It answers and triages the calls.'}),
    /: lede says 'triages', which this site does not/,
  ],
  [
    'a page that is silent about emergencies',
    dentalWith({faq: dental.faq.slice(1)}),
    /: faq nowhere says what an emergency hears first; say it: “911”/,
  ],
  [
    '911 that waits for the list',
    dentalWith({lede: 'A caller in trouble hears 911 only if it is on the list.'}),
    /: lede says '.*'; 911 is named first and waits for no list/,
  ],
  [
    '911 as one of two',
    dentalWith({lede: 'Bleeding goes to the dentist on call or to 911.'}),
    /: lede says '.*'; 911 is named first and waits for no list/,
  ],
  [
    'a queue that it would read',
    {pharmacies: {...pharmacies, lede: 'Ringwell checks the queue and says what is ready.'}},
    /pharmacies\.ts: lede says 'checks the queue', but no listed system carries orders or a queue; the request goes to the team as a note$/,
  ],
  [
    'a chart that it would read',
    dentalWith({lede: 'Ringwell reads the chart so that you don’t have to.'}),
    /: lede says 'reads the chart', but no listed system carries charts or results/,
  ],
  [
    'authorizations that it would count',
    dentalWith({lede: 'Ringwell counts authorized visits.'}),
    /: lede says 'counts authorized visits', but no listed system carries authorizations/,
  ],
  [
    'insurance that it would verify',
    dentalWith({lede: 'Ringwell verifies insurance before the visit.'}),
    /: lede says 'verifies insurance', but it verifies no insurance/,
  ],
  [
    'a balance that it would read',
    dentalWith({lede: 'Ringwell tells callers their balance.'}),
    /: lede says 'tells callers their balance', but no listed system carries balances/,
  ],
  [
    'a portal that it would write to',
    dentalWith({lede: 'The confirmation appears in the portal.'}),
    /: lede says 'in the portal', but no portal is connected/,
  ],
  [
    'a system of its own for a specialty that has none',
    {optometry: {...optometry, lede: 'It books in your PMS while you talk.'}},
    /optometry\.ts: lede says 'in your PMS', but no listed system serves this specialty; visits go into a calendar/,
  ],
  [
    'a listed vendor that serves others',
    {optometry: {...optometry, lede: 'It books straight into Epic.'}},
    /optometry\.ts: lede names Epic, which is not connected for optometry \(src\/data\/solutions\/systems\.ts: none\)/,
  ],
  [
    'a vendor that is not connected at all',
    dentalWith({lede: 'It books straight into Mindbody.'}),
    /: lede names Mindbody, which is not connected for dental \(.*: dentrix, eaglesoft, curve-dental, open-dental\)/,
  ],
  [
    'reminders without consent',
    dentalWith({lede: 'Reminders go out the day before.'}),
    /: lede says 'Reminders'; calls and texts that the line starts are an option with the patient’s consent/,
  ],
  [
    'a booking at another time than the sheet’s',
    dentalWith({
      call: {...dental.call, outcome: {...dental.call.outcome, title: 'Monday, 9:00 am, Op 2'}},
    }),
    /: call\.outcome\.title is 'Monday, 9:00 am, Op 2', but the sheet has 'Daniel K\.' at 8:10/,
  ],
  [
    'two people in one chair',
    withSheet({entries: entriesWith(2, {row: 2})}),
    /: features\.sheet\.sheet\.entries\[2\] 'E\. Brandt' overlaps 'Daniel K\.' in Op 2/,
  ],
  [
    'an entry below the sheet',
    withSheet({rows: 9, entries: entriesWith(2, {span: 5})}),
    /: features\.sheet\.sheet\.entries\[2\] 'E\. Brandt' ends below the sheet's 9 rows/,
  ],
  [
    'a booking that is not on the sheet',
    withSheet({entries: entriesWith(1, {tone: 'info'})}),
    /has 0 entries with tone 'new'; the call books exactly one/,
  ],
  [
    'a value that JSON loses',
    dentalWith({benchmark: undefined}),
    /: \(all\) has a value that JSON cannot carry/,
  ],
  [
    'two pages with the same headline',
    {dental, optometry: {...solutions.optometry, headline: dental.headline}},
    /optometry\.ts: headline is the same as dental’s/,
  ],
  [
    'a year that twelve months do not make',
    {dietitians: {...dietitians, receptionist: {...dietitians.receptionist, yearlyPrice: 6_000}}},
    /: receptionist\.yearlyPrice is 6000; twelve months of 699 are 8388/,
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

  it.each(broken)('refuses %s in one clear line', (_, data, line) => {
    const lines = linesFor(data);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(line);
    expect(lines[0]).not.toContain('\n');
  });

  it('refuses a practitioner who is in two rooms at once', () => {
    const [stagger, rules] = acupuncture.features.cards;
    if (stagger.object.kind !== 'stagger') throw new Error('the first card has changed');
    const rooms = stagger.object.rooms.map((room) => ({...room, start: 0}));
    const lines = linesFor({
      acupuncture: {
        ...acupuncture,
        features: {
          ...acupuncture.features,
          cards: [{...stagger, object: {...stagger.object, rooms}}, rules],
        },
      },
    });
    expect(lines).toEqual([
      expect.stringMatching(/the practitioner is in Room 1 and another room/),
    ]);
  });

  it('reports everything that is wrong at once', () => {
    const lines = linesFor({
      dental: {...dental, badge: ''},
      optometry: {...solutions.optometry, icon: 'monocle'},
    });
    expect(lines.map((line) => line.split(':')[0])).toEqual([
      'src/data/solutions/pages/dental.ts',
      'src/data/solutions/pages/optometry.ts',
    ]);
  });

  it('says that a promised page is gone, unless its address is redirected', () => {
    const {dental: _, ...others} = solutions;
    expect(() => validateSolutions(others)).toThrow(
      "src/data/solutions.ts: dental is gone, and people have its address; add {from: '/solutions/dental', to: …} to src/data/redirects.ts",
    );
  });

  /** A copy in which every sentence, and what must be its own, is new. */
  const twelfth = (): Solution => {
    const anew = (text: string): string => text.split(' ').reverse().join(' ');
    const {call, features, benefits, faq, metadata} = dental;
    return {
      ...dental,
      menuLabel: 'Orthodontics',
      pageViewTitle: 'Orthodontic Solutions',
      headline: anew(dental.headline),
      metadata: {
        ...metadata,
        title: 'AI Receptionist for Orthodontists',
        description: anew(metadata.description),
      },
      call: {...call, turns: call.turns.map((turn) => ({...turn, text: `${turn.text} Yes.`}))},
      features: {
        ...features,
        title: anew(features.title),
        sheet: {...features.sheet, text: anew(features.sheet.text)},
        cards: features.cards.map((card) => ({
          ...card,
          text: anew(card.text),
        })) as unknown as Solution['features']['cards'],
      },
      benefits: {
        ...benefits,
        items: benefits.items.map((item) => ({
          ...item,
          text: anew(item.text),
        })) as unknown as Solution['benefits']['items'],
      },
      faq: faq.map((item) => ({...item, answer: anew(item.answer)})),
    };
  };

  it('takes a twelfth page, with drawings and a benchmark that another has', () => {
    expect(linesFor({orthodontists: twelfth()})).toEqual([]);
  });

  it.each([
    ['a slug with a capital', 'Orthodontists', /Orthodontists\.ts: slug must be lower-case words/],
    [
      'a slug that is redirected elsewhere',
      'chiropractic',
      /: slug \/solutions\/chiropractic is redirected in src\/data\/redirects\.ts/,
    ],
    [
      'a slug whose systems nobody has named',
      'oral-surgery',
      /: \(systems\) src\/data\/solutions\/systems\.ts does not say which systems serve it; add 'oral-surgery'/,
    ],
  ])('refuses %s in one clear line', (_, slug, line) => {
    expect(linesFor({[slug]: twelfth()})).toEqual([expect.stringMatching(line)]);
  });

  it('says of a mere copy which sentences to write anew', () => {
    const lines = linesFor({orthodontists: dental});
    expect(lines).toContain(
      'src/data/solutions/pages/orthodontists.ts: faq[0].answer is the same as dental’s; write it anew, no two pages are alike',
    );
  });
});
