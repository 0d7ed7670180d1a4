import {wavePath} from '../wavePath.ts';

const shape = {width: 384, height: 72, seed: 7};

it('draws the same wave for the same seed, flat at both ends, on the server and in the browser', () => {
  const path = wavePath(shape);
  expect(wavePath(shape)).toBe(path);
  expect(wavePath({...shape, seed: 8})).not.toBe(path);
  expect(path).toMatch(/^M0 36H40C.* 36(?:H[\d.]+)?H384$/);
  expect(wavePath({width: 90, height: 20, seed: 1})).toBe('M0 10H40H90');
});
