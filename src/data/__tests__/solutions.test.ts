import {benchmarks} from '../benchmarks';
import {type SolutionId, solutionIds} from '../specialties';
import {solutions} from '../../domain/solutions/all';
import {worksWith} from '../specialties/common';
import {solutionMenu} from '../specialties/menu';
import {type Solution} from '../specialties/schema';

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
    '%s answers which system it books into, by src/data/specialties/systems.ts',
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

  it('says beside the specification’s words on the dietitians’ page what they mean', () => {
    const text = textsOf(solutions.dietitians).join(' ');
    expect(text).toContain('It verifies nothing itself');
    expect(text).toContain('Of a year’s price, $8,400');
    expect(text).toContain('setup of $3,000 is not in it');
  });
});
