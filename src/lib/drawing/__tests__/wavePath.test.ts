import {wavePath} from '../wavePath.ts';

const shape = {width: 384, height: 72, seed: 7};

it('wavePath draws the same wave for the same seed, flat at both ends, on the server and in the browser', () => {
  const path = wavePath(shape);
  expect(wavePath(shape)).toBe(path);
  expect(wavePath({...shape, seed: 8})).not.toBe(path);
  expect(path).toMatch(/^M0 36H40c.*H384$/);
  const strokes = path.slice(path.indexOf('c'));
  const rises = [...strokes.matchAll(/ (-?[\d.]+)(?=[sH])/g)].map(([, rise]) => Number(rise));
  expect(rises.length).toBeGreaterThan(20);
  expect(rises.reduce((sum, rise) => sum + rise, 0)).toBeCloseTo(0, 6);
  expect(wavePath({width: 90, height: 20, seed: 1})).toBe('M0 10H40H90');
});
