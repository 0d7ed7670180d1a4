import {scripts} from '../../package.json';
import {firstDifference, isNodeNewEnough} from '../lib/install.mjs';

it('package.json starts every command but npm’s own through run.mjs', () => {
  const others = Object.entries(scripts).filter(
    ([name, command]) =>
      name !== 'prepare' && !/^node (?:--\S+ )*scripts\/run\.mjs [^&|;]+$/.test(command),
  );
  expect(others).toEqual([]);
});

const wanted = {
  packages: {
    '': {version: '0.1.0'},
    'node_modules/react': {version: '19.3.1'},
    'node_modules/fsevents': {version: '2.3.3', optional: true},
  },
};

it('finds no missing package when all but those for other systems are installed', () => {
  expect(
    firstDifference(wanted, {packages: {'node_modules/react': {version: '19.3.1'}}}, true),
  ).toBeUndefined();
});

it('names a package that is missing or has another version', () => {
  expect(firstDifference(wanted, {packages: {}}, true)).toBe('node_modules/react is missing');
  expect(
    firstDifference(wanted, {packages: {'node_modules/react': {version: '18.0.0'}}}, true),
  ).toBe('node_modules/react is 18.0.0, the lock file says 19.3.1');
});

it('wants development dependencies only with withDev', () => {
  const withJest = {packages: {'node_modules/jest': {version: '30.0.0', dev: true}}};
  expect(firstDifference(withJest, {packages: {}}, false)).toBeUndefined();
  expect(firstDifference(withJest, {packages: {}}, true)).toBe('node_modules/jest is missing');
});

it.each([
  ['18.20.0', false],
  ['20.18.9', false],
  ['20.19.0', true],
  ['22.1.0', true],
])('rates Node.js %s as new enough: %s', (version, enough) => {
  expect(isNodeNewEnough(version)).toBe(enough);
});
