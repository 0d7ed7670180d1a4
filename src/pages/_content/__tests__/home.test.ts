import {comparison} from '../comparison';
import {coreFeatures} from '../coreFeatures';
import {demoSheet, heroSheet} from '../heroSheet';

describe('the home page’s data', () => {
  it('gives the last two of ten rows to people, and only those', () => {
    expect(comparison.map((row) => row.aiWins)).toEqual([...Array(8).fill(true), false, false]);
  });

  it('logs the six calls in the order of the day', () => {
    const times = coreFeatures.map((feature) => feature.isoTime);
    expect(times).toHaveLength(6);
    expect(times).toEqual([...times].sort());
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
