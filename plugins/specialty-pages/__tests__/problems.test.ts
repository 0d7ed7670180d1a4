import {plans} from '../../../src/data/plans.ts';
import {callScripts, specialties} from '../../../src/features/specialties/data/all.ts';
import type {Specialty} from '../../../src/features/specialties/data/schema.ts';
import {formatProblem} from '../../../src/lib/problems.ts';
import {pageProblems, slugProblems, specialtyProblems} from '../pageProblems.ts';

jest.mock('../../../src/config/company.ts');

const {dental} = specialties;
const {price} = plans.small;

/** Something with the value at a path replaced, as in 'faq.2.answer'. */
const put = (data: unknown, [key, ...rest]: readonly string[], value: unknown): unknown => {
  if (key === undefined) return value;
  const copy = (Array.isArray(data) ? [...data] : {...(data as object)}) as Record<string, unknown>;
  copy[key] = put(copy[key], rest, value);
  return copy;
};

/** Wrong values at a path of the data, with the line that reports each. */
const broken: readonly (readonly [path: string, value: unknown, line: string])[] = [
  ['dental.headlin', 'x', 'headlin isn’t a known field; did you mean headline?'],
  ['dental.demo.tryout', [], 'demo.tryout isn’t a known field; a typing error?'],
  ['dental.headline', '', 'headline is empty'],
  ['dental.headline', undefined, 'headline is required'],
  ['dental.systems', ['dentrix', 'nope'], 'systems[1] is nope; one of: epic'],
  ['dental.searchWords', ['Dentist'], 'searchWords[0] must be one word in lowercase letters'],
  [
    'dental.metadata.description',
    'x'.repeat(156),
    'metadata.description has 156 characters; at most 155 fit',
  ],
  [
    'dental.metadata.title',
    'x'.repeat(52),
    "metadata.title reads 'xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx | Ringwell' with the site's name, 63 characters",
  ],
  [
    'dental.benefits.items',
    dental.benefits.items.slice(1),
    'benefits.items must be six, or five and an uplift',
  ],

  ['dental.benefits.uplift.percent', 90, 'benefits.uplift.percent is 90; at most 85 is right'],
  ['dental.sheet.entries.3.row', 2, "sheet.entries[2] 'Y. Haddad' at"],
  [
    'dietitians.receptionist.yearlyPrice',
    6_000,
    `receptionist.yearlyPrice is 6000; twelve months of ${price} are ${12 * price}`,
  ],
];

it.each(broken)('names the broken field %s: %j in one line', (at, value, line) => {
  const tried = put(specialties, at.split('.'), value) as Record<string, Specialty>;
  const [slug = ''] = at.split('.');
  const lines = pageProblems('page.ts', tried[slug]!).map(formatProblem);
  expect(lines).toEqual([expect.stringContaining(`page.ts: ${line}`)]);
  expect(lines[0]).not.toContain('\n');
});

it('reports all problems of a page at once', () => {
  const tried = {...dental, badge: '', icon: 'monocle'} as unknown as Specialty;
  expect(pageProblems('page.ts', tried).map(({field}) => field)).toEqual(['icon', 'badge']);
});

it('a problem of a call names the call’s file', () => {
  const script = {...callScripts.dental, sample: [99]};
  const [problem] = specialtyProblems('dental', dental, script);
  expect(problem).toMatchObject({
    file: 'src/features/specialties/data/dental/call.ts',
    field: 'sample',
  });
});

it('reports a specialty’s slug that isn’t an address', () => {
  expect(slugProblems(['dental', 'Orthodontists']).map(formatProblem)).toEqual([
    expect.stringContaining("specialtyIds.ts: 'Orthodontists' must be lowercase letters"),
  ]);
});

it('reports a specialty’s file without its export', () => {
  const found = [
    ...specialtyProblems('dental', undefined, callScripts.dental),
    ...specialtyProblems('dental', dental, undefined),
  ];
  expect(found.map(formatProblem)).toEqual([
    'src/features/specialties/data/dental/page.ts: has no export called specialty; write one',
    'src/features/specialties/data/dental/call.ts: has no export called script; write one',
  ]);
});
