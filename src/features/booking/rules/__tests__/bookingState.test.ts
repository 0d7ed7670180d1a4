import {type BookingStep, type DemoStep, nextStep} from '../bookingState.ts';

const demo = {id: 'i', token: 't', at: 1, sequence: 0, isByPhone: false};
const moved: DemoStep = {name: 'moved', demo: {...demo, at: 2}};
const choice = {kind: 'time', at: 2} as const;
const choosing: BookingStep = {name: 'choosing', choice};
const moving: BookingStep = {name: 'moving', choice, demo};
const taken = {kind: 'unavailable', at: 2, reason: 'taken'} as const;

test.each([
  ['done', choosing, moved],
  ['held', choosing, {name: 'held', demo: moved.demo}],
  ['held', moving, {name: 'held', demo}],
  ['already-canceled', choosing, 'unknown'],
  ['already-canceled', moving, {name: 'canceled', demo}],
  ['taken', choosing, {name: 'choosing', choice: taken}],
  ['taken', moving, {name: 'moving', choice: taken, demo}],
  ['over', moving, 'over'],
  ['unreachable', choosing, 'unreachable'],
] as const)('nextStep follows the outcome %s (case %#)', (outcome, step, next) => {
  expect(nextStep(outcome, step, 2, moved)).toEqual(next);
});
