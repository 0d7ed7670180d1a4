import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

import {joinCalls} from '../calls.ts';
import {phoneSystems} from '../phoneSystems.ts';
import {answers} from './logs/answers.ts';
import {readText} from './readText.ts';

const folder = path.join(__dirname, 'logs');
const ids = readdirSync(folder)
  .filter((name) => name.endsWith('.csv'))
  .map((name) => name.slice(0, -4));

// What the systems document is enough: no word and no unit is asked about. All calls are of days
// that can be read in two orders.
test.each(ids)('a log of %s is read as the calls that it was made of', (id) => {
  const outcome = readText(readFileSync(path.join(folder, `${id}.csv`), 'utf8'), {
    answers: {
      dateOrder: 'month-first',
      words: id === 'twilio' ? {'result completed': 'answered'} : {},
    },
  });
  expect(outcome).toMatchObject({kind: 'log'});
  if (outcome.kind !== 'log') return;
  const {calls} = joinCalls(outcome.log.lines);
  const missed = calls.filter(({answered}) => !answered);
  expect({
    calls: calls.length,
    missed: missed.length,
    voicemail: missed.filter(({voicemail}) => voicemail).length,
  }).toEqual(answers[id]);
});

test('every system has its log', () => {
  expect(ids).toHaveLength(phoneSystems.length);
});
