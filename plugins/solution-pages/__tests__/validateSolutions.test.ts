import {solutions} from '../../../src/data/solutions';
import {dental} from '../../../src/data/solutions/dental';
import {acupuncture} from '../../../src/data/solutions/acupuncture';
import {dietitians} from '../../../src/data/solutions/dietitians';
import {type Sheet, type SheetEntry, type Solution} from '../../../src/data/solutions/types';
import {SolutionsError, validateSolutions} from '../validateSolutions';

const linesFor = (data: unknown): readonly string[] => {
  try {
    validateSolutions(data, (slug) => `src/data/solutions/${slug}.ts`);
  } catch (error) {
    if (error instanceof SolutionsError) return error.lines;
    throw error;
  }
  return [];
};

/** The dental page with something changed. */
const dentalWith = (change: object): unknown => ({dental: {...dental, ...change}});

const withSheet = (change: Partial<Sheet>): unknown =>
  dentalWith({
    features: {
      ...dental.features,
      sheet: {...dental.features.sheet, sheet: {...dental.features.sheet.sheet, ...change}},
    },
  });

const {entries} = dental.features.sheet.sheet;
const entriesWith = (index: number, change: Partial<SheetEntry>): readonly SheetEntry[] =>
  entries.map((entry, at) => (at === index ? {...entry, ...change} : entry));

const broken: readonly (readonly [what: string, data: unknown, line: RegExp])[] = [
  [
    'a slug with a capital',
    {Dental: dental},
    /^Dental \(src\/data\/solutions\/Dental\.ts\): slug must be lower-case words/,
  ],
  [
    'a slug that is redirected elsewhere',
    {chiropractic: dental},
    /: slug \/solutions\/chiropractic is redirected in src\/data\/redirects\.ts/,
  ],
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
    /: metadata\.description has 161 characters; search results cut/,
  ],
  [
    'a title that is too long with the site’s name',
    dentalWith({metadata: {...dental.metadata, title: 'x'.repeat(52)}}),
    /: metadata\.title reads 'x+ \| Ringwell' with the site's name, 63 characters/,
  ],
  [
    'five benefits',
    dentalWith({benefits: {...dental.benefits, items: dental.benefits.items.slice(1)}}),
    /: benefits\.items has 5 items; it needs 6/,
  ],
  [
    'one feature card too few',
    dentalWith({features: {...dental.features, cards: dental.features.cards.slice(1)}}),
    /: features\.cards has 1 items; it needs 2/,
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
    'a call that the practice starts',
    dentalWith({call: {...dental.call, turns: dental.call.turns.slice(1)}}),
    /: call\.turns\[0\]\.by must be the caller/,
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
    withSheet({entries: entriesWith(2, {span: 5})}),
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
    /^optometry .*: headline is the same as dental’s/,
  ],
  [
    'a year that twelve months do not make',
    {dietitians: {...dietitians, receptionist: {...dietitians.receptionist, yearlyPrice: 6_000}}},
    /: receptionist\.yearlyPrice is 6000; twelve months of 699 are 8388/,
  ],
];

describe('validateSolutions', () => {
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
    expect(lines.map((line) => line.split(' ')[0])).toEqual(['dental', 'optometry']);
  });

  it.each([undefined, null, [], {}])('refuses %p instead of solutions', (data) => {
    expect(linesFor(data)).toEqual([expect.stringContaining('exports no `solutions`')]);
  });

  it('takes a twelfth page without another edit', () => {
    const twelfth: Solution = {
      ...dental,
      menuLabel: 'Orthodontics',
      pageViewTitle: 'Orthodontic Solutions',
      headline: 'The front desk that knows which wire broke',
      metadata: {
        ...dental.metadata,
        title: 'AI Receptionist for Orthodontists',
        description: `${dental.metadata.description.slice(0, 120)} And wires.`,
      },
      call: {
        ...dental.call,
        turns: [{by: 'caller', text: 'A wire is poking her cheek.'}, ...dental.call.turns.slice(1)],
      },
      features: {...dental.features, title: 'Built around wires and Wednesdays'},
    };
    expect(Object.keys(validateSolutions({...solutions, orthodontists: twelfth}))).toContain(
      'orthodontists',
    );
  });
});
