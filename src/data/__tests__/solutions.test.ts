import {benchmarks} from '../benchmarks';
import {type SolutionId, solutionIds} from '../solutions';
import {solutions} from '../../domain/solutions/all';
import {worksWith} from '../solutions/common';
import {solutionMenu} from '../solutions/menu';
import {solutionPath} from '../solutions/paths';
import {type Solution} from '../solutions/schema';
import {overviewCards} from '../solutionsOverview';

const all: readonly (readonly [SolutionId, Solution])[] = solutionIds.map((id) => [
  id,
  solutions[id],
]);

const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(textsOf);
};

describe('solutions', () => {
  it('groups the menu as the header shows it', () => {
    const {groups} = solutionMenu(solutions);
    expect(groups.map(({label}) => label)).toEqual([
      'Medical',
      'Dental and eye',
      'Body and movement',
      'Wellness and animals',
    ]);
    expect(groups.flatMap(({items}) => items)).toHaveLength(solutionIds.length);
  });

  it.each(all)('%s never diagnoses', (_, solution) => {
    const text = textsOf(solution).join(' ');
    expect(text).not.toMatch(/\byou (?:probably |likely )?have an? (?:infection|fracture|flu)\b/i);
  });

  it.each(all)(
    '%s answers which system it books into, by src/data/solutions/systems.ts',
    (id, {faq}) => {
      expect(faq.filter(({answer}) => answer.includes(worksWith(id)))).toHaveLength(1);
    },
  );

  it('says where visits and requests go, with a listed system and without', () => {
    expect(worksWith('chiropractors')).toBe(
      'DrChrono is available. On any other system, visits go into a calendar that you share with Ringwell, and requests go to your team as a note.',
    );
    expect(worksWith('pharmacies')).toBe(
      'None of the systems we connect to is made for a practice like yours: visits go into a calendar that you share with Ringwell, and requests go to your team as a note.',
    );
  });

  it('uses every benchmark of the specification', () => {
    const used = all.flatMap(([, {benchmark}]) => (benchmark === undefined ? [] : [benchmark]));
    expect(new Set(used)).toEqual(new Set(Object.keys(benchmarks)));
  });

  it('quotes the dietitians’ page letter for letter', () => {
    const {dietitians} = solutions;
    expect(dietitians.badge).toBe('Nutrition Specialist');
    expect(dietitians.headline).toBe('AI Receptionist for Registered Dietitians');
    expect(dietitians.pills.map(({label}) => label)).toContain('HIPAA Compliant');
    expect(dietitians.features.title).toBe('Nutrition AI Features');
    expect(dietitians.benefits.title).toBe('Enhance Your Nutrition Practice');
    expect(dietitians.demo.title).toBe('Ready to Transform Your Nutrition Practice?');
    const text = textsOf(dietitians).join(' ');
    for (const claim of [
      /40% higher patient satisfaction/,
      /95% of calls answered within 3 rings/,
      /30% of appointments booked after hours/,
      /20\+ Languages/,
      /insurance verification/i,
    ]) {
      expect(text).toMatch(claim);
    }
    // Beside the specification's two words stands what they mean.
    expect(text).toContain('It verifies nothing itself');
    expect(text).toContain('Of a year’s price, $8,400');
    expect(text).toContain('setup of $3,000 is not in it');
  });
});

describe('the overview’s cards', () => {
  it('are the six of the specification, each with three bullets', () => {
    expect(overviewCards.map(({name}) => name)).toEqual([
      'Family Medicine',
      'Dental Practices',
      'Physiotherapy',
      'Chiropractic',
      'Optometry',
      'Multi-Specialty',
    ]);
    for (const {bullets} of overviewCards) expect(bullets).toHaveLength(3);
  });

  it('lead straight to pages, not over redirects', () => {
    expect(overviewCards.map(({to}) => to)).toEqual([
      solutionPath('family-medicine'),
      solutionPath('dental'),
      solutionPath('physiotherapy'),
      solutionPath('chiropractors'),
      solutionPath('optometry'),
      '/pricing#enterprise',
    ]);
  });
});
