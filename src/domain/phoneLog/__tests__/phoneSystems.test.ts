import {readFileSync} from 'node:fs';
import path from 'node:path';

import {phoneSystems} from '../phoneSystems.ts';
import {joinedOf} from './readText.ts';

/** Incoming outside calls of each log in the folder; missed includes voicemail. */
const logs = [
  ['aircall', 8, 5, 2],
  ['asterisk', 6, 3, 1],
  ['callrail', 5, 3, 1],
  ['dialpad', 9, 3, 1],
  ['eight-by-eight-legs', 4, 2, 0],
  ['eight-by-eight', 5, 3, 1],
  ['freepbx', 6, 3, 1],
  ['freeswitch', 4, 2, 0],
  ['fusionpbx', 4, 2, 0],
  ['grandstream', 5, 3, 1],
  ['ringcentral', 6, 4, 1],
  ['three-cx-older', 4, 2, 0],
  ['three-cx', 4, 2, 0],
  ['twilio', 6, 4, 0],
  ['webex-calling', 5, 3, 1],
  ['yeastar', 5, 3, 1],
  ['zoom-phone-log', 9, 5, 1],
  ['zoom-phone', 5, 3, 1],
] as const;

// What the systems document is enough: no word and no unit is asked about. All calls are of days
// that can be read in two orders.
test.each(logs)('a log of %s: %i calls, %i missed, %i in voicemail', (id, ...counts) => {
  const text = readFileSync(path.join(__dirname, 'logs', `${id}.csv`), 'utf8');
  const words: Record<string, string> = id === 'twilio' ? {'result completed': 'answered'} : {};
  const {calls} = joinedOf(text, {answers: {said: {date: 'month-first', ...words}}});
  const missed = calls.filter(({answered}) => !answered);
  const left = missed.filter(({voicemail}) => voicemail);
  expect([calls.length, missed.length, left.length]).toEqual(counts);
});

test('every system has its log', () => {
  expect(logs).toHaveLength(phoneSystems.length);
});
