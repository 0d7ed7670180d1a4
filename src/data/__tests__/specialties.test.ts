import {listTexts} from '../../features/specialties/testing/sentenceRules.ts';
import {type SpecialtyId, specialtyIds} from '../specialtyIds.ts';
import {specialties} from '../../features/specialties/data/all.ts';
import {worksWith} from '../../features/specialties/data/common.ts';
import type {Specialty} from '../../features/specialties/data/schema.ts';
import {insurance} from '../subjects.ts';

jest.mock('../../config/company.ts');

const all: readonly (readonly [SpecialtyId, Specialty])[] = specialtyIds.map((id) => [
  id,
  specialties[id],
]);

// That all are in the menu: e2e/copy.spec.ts.
describe('specialties', () => {
  it.each(all)('%s has an FAQ answer about the systems that it books into', (_, {faq, systems}) => {
    expect(faq.filter(({answer}) => answer.includes(worksWith(systems)))).toHaveLength(1);
  });

  it('worksWith states where visits and requests go, with and without a listed system', () => {
    expect(worksWith(['drchrono'])).toBe(
      'DrChrono is available. On any other system, visits go into a Google Workspace or Microsoft 365 calendar you share with Ringwell, and requests reach your team as notes.',
    );
    expect(worksWith([])).toBe(
      'Visits go into a Google Workspace or Microsoft 365 calendar you share with Ringwell, and requests reach your team as notes.',
    );
  });

  it('the dietitians’ page states who confirms coverage', () => {
    const texts = listTexts(specialties.dietitians).map(([, text]) => text);
    expect(texts.join(' ')).toContain(insurance.long);
  });
});
