import {comparison} from '../comparison';
import {coreFeatures} from '../coreFeatures';
import {demoSheet, heroSheet} from '../heroSheet';
import {hero} from '../home';

describe('the home page’s data', () => {
  it('has the ten rows of the comparison in the specification’s order', () => {
    expect(comparison.map((row) => row.feature)).toEqual([
      'Monthly cost',
      'Coverage hours',
      'Concurrent calls',
      'Consistency',
      'Languages',
      'Training time',
      'Sick days',
      'Turnover risk',
      'Human touch',
      'Complex situations',
    ]);
  });

  it('gives the last two rows to people, and only those', () => {
    expect(comparison.map((row) => row.aiWins)).toEqual([...Array(8).fill(true), false, false]);
  });

  it('has six core features with three benefits each', () => {
    expect(coreFeatures.map((feature) => feature.name)).toEqual([
      '24/7 Coverage',
      'Seamless Scheduling',
      'Patient Communication',
      'Analytics',
      'US Healthcare Compliance',
      'Fast Setup',
    ]);
    for (const feature of coreFeatures) expect(new Set(feature.benefits).size).toBe(3);
  });

  it('logs the six calls in the order of the day', () => {
    const times = coreFeatures.map((feature) => feature.isoTime);
    expect(times).toEqual([...times].sort());
  });

  it('uses the specification’s words in the hero', () => {
    expect(hero.headline).toBe('Never Miss Another Patient Call');
    expect(hero.trust.map(({label}) => label)).toEqual([
      'HIPAA Ready',
      '24/7/365',
      'Multi-Language',
    ]);
    expect(`${hero.callAnswered.label} ${hero.callAnswered.value}`).toBe(
      'Call Answered 0.3 seconds',
    );
    expect(hero.appointmentBooked.label).toBe('Appointment Booked');
  });

  it.each([
    ['hero', heroSheet],
    ['demo', demoSheet],
  ])('puts no two entries of the %s’s sheet into the same slot', (_, sheet) => {
    const taken = new Set<string>();
    for (const {column, row, span, title} of sheet.entries) {
      expect(column).toBeLessThan(sheet.columns.length);
      for (let slot = row; slot < row + span; slot++) {
        const key = `${column}:${slot}`;
        expect([title, taken.has(key)]).toEqual([title, false]);
        taken.add(key);
        expect(slot).toBeLessThan(sheet.rows);
      }
    }
  });
});
