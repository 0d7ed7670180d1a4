import {readFileSync} from 'node:fs';
import path from 'node:path';

import {phoneSystems} from '../phoneSystems.ts';
import {joinedOf} from './readText.ts';

/** Incoming outside calls of each log in the folder; missed includes voicemail. */
const logs = [
  ['aircall', 12, 6, 2],
  ['asterisk', 12, 6, 2],
  ['callrail', 13, 7, 2],
  ['dialpad', 12, 6, 2],
  ['eight-by-eight-legs', 12, 6, 0],
  ['eight-by-eight', 12, 6, 2],
  ['freepbx', 12, 6, 2],
  ['freeswitch', 12, 6, 0],
  ['fusionpbx', 12, 6, 0],
  ['grandstream', 12, 6, 2],
  ['ringcentral', 13, 7, 2],
  ['three-cx-older', 12, 6, 0],
  ['three-cx', 12, 6, 0],
  ['twilio', 13, 7, 0],
  ['webex-calling', 12, 6, 2],
  ['yeastar', 12, 6, 2],
  ['zoom-phone-log', 13, 7, 2],
  ['zoom-phone', 12, 6, 2],
] as const;

// What the systems document is enough: no word and no unit is asked about. All calls are of days
// that can be read in two orders.
test.each(logs)('a log of %s: %i calls, %i missed, %i in voicemail', (id, ...counts) => {
  const text = readFileSync(path.join(__dirname, 'logs', `${id}.csv`), 'utf8');
  const words = id === 'twilio' ? {'result completed': 'answered'} : {};
  const {calls} = joinedOf(text, {answers: {said: {date: 'month-first', ...words}}});
  const missed = calls.filter(({answered}) => !answered);
  const left = missed.filter(({voicemail}) => voicemail);
  expect([calls.length, missed.length, left.length]).toEqual(counts);
});

test('every system has its log', () => {
  expect(logs).toHaveLength(phoneSystems.length);
});
