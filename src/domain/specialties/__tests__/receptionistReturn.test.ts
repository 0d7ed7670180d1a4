import {specialty as dietitians} from '../../../data/specialties/dietitians/page.ts';
import {receptionistReturn} from '../receptionistReturn.ts';
import {hashSlug} from '../hashSlug.ts';

describe('receptionistReturn', () => {
  it('computes the dietitians’ example', () => {
    if (dietitians.receptionist === undefined) throw new Error('the sample is gone');
    const result = receptionistReturn(dietitians.receptionist);
    expect(result).toMatchObject({
      serviceCost: 8_400,
      receptionistCost: 60_000,
      saving: 51_600,
    });
    expect(Math.round(result.returnPercent)).toBe(514);
  });

  it('is negative if the service costs more than it saves', () => {
    const result = receptionistReturn({
      monthlyPrice: 1_000,
      yearlyPrice: 12_000,
      salary: 15_000,
      benefits: 0,
    });
    expect(result.saving).toBe(3_000);
    expect(result.returnPercent).toBe(-75);
  });
});

describe('seedOf', () => {
  it('is stable for a slug and differs between slugs', () => {
    expect(hashSlug('dental')).toBe(hashSlug('dental'));
    expect(hashSlug('dental')).not.toBe(hashSlug('dietitians'));
  });
});
