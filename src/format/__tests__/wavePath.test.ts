import fc from 'fast-check';

import {wavePath} from '../wavePath.ts';

const shape = {width: 384, height: 72, seed: 7};

describe('wavePath', () => {
  it('draws the same wave for the same seed, on the server and in the browser', () => {
    expect(wavePath(shape)).toBe(wavePath(shape));
    expect(wavePath(shape)).not.toBe(wavePath({...shape, seed: 8}));
  });

  it('starts and ends flat, in the middle', () => {
    expect(wavePath(shape)).toMatch(/^M0 36H40C/);
    expect(wavePath(shape)).toMatch(/ 36(?:H[\d.]+)?H384$/);
  });

  it('stays inside its box and never runs backward, for any seed', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const path = wavePath({...shape, seed});
        const points = [
          ...path.matchAll(/C([\d.-]+) ([\d.-]+) ([\d.-]+) ([\d.-]+) ([\d.-]+) ([\d.-]+)/g),
        ];
        expect(points.length).toBeGreaterThan(0);
        const across = points.map(([, , , , , x]) => Number(x));
        expect(across).toEqual([...across].sort((a, b) => a - b));
        const heights = points.map(([, , , , , , y]) => Number(y));
        expect(Math.min(...heights)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...heights)).toBeLessThanOrEqual(72);
      }),
    );
  });

  it('is a flat line if there is no room for a word', () => {
    expect(wavePath({width: 90, height: 20, seed: 1})).toBe('M0 10H40H90');
  });
});
