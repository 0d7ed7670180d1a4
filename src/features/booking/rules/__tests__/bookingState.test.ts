import type {Refusal} from '../bookingRequests.ts';
import {type BookingStep, currentChoice, type DemoStep, nextStep} from '../bookingState.ts';

const demo = {id: 'i', token: 't', at: 1, sequence: 0, isByPhone: false};
const moved: DemoStep = {name: 'moved', demo: {...demo, at: 2}};
const choice = (at: number) => ({kind: 'time', at}) as const;
const unavailable = (at: number, reason: Refusal) => ({kind: 'unavailable', at, reason}) as const;
const choosing: BookingStep = {name: 'choosing', choice: choice(2)};
const moving: BookingStep = {name: 'moving', choice: choice(2), demo};
const taken = unavailable(2, 'taken');

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

test.each([
  ['free', 4, choice(4)],
  ['taken', 6, unavailable(6, 'taken')],
  ['before the first', 2, unavailable(2, 'too-soon')],
  ['of a day that was closed', 5, unavailable(5, 'closed')],
] as const)('currentChoice says why a time that is %s can’t be booked', (_, at, now) => {
  const times = [
    {at: 4, isFree: true},
    {at: 6, isFree: false},
  ];
  expect(currentChoice(choice(at), times)).toEqual(now);
});
