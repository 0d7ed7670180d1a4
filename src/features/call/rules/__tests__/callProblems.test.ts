import type {CallLine, CallScript} from '../../callScript.ts';
import {formatProblem} from '../../../../lib/problems.ts';
import {callProblems} from '../callProblems.ts';
import {day, script, withLine} from './testScript.ts';

const choicesOf = (id: string): CallLine['choices'] => script.lines[id]?.choices ?? [];

const problemsOf = (tried: CallScript): readonly string[] =>
  callProblems('call.ts', tried, day).map(formatProblem);

describe('the rules of a script', () => {
  it('callProblems finds nothing in a valid script', () => {
    expect(problemsOf(script)).toEqual([]);
  });

  it.each(
    Object.entries<readonly [CallScript, RegExp]>({
      'no opening words': [withLine('answer', {says: 'Hello?'}), /lines\.answer must say/],
      'a choice that leads nowhere': [
        withLine('who', {choices: [{id: 9, says: 'a', to: 'gone'}, ...choicesOf('who')]}),
        /lines\.who\.choices\[0\] leads to 'gone', which isn’t a line/,
      ],
      'a line without an end': [
        withLine('later', {choices: []}),
        /lines\.later must have choices or an end/,
      ],
      'a circle': [
        withLine('later', {choices: [{id: 9, says: 'x', to: 'later'}, ...choicesOf('later')]}),
        /do not end within 5 turns/,
      ],
      'an emergency that a phone does not show at once': [
        withLine('answer', {
          choices: [
            ...choicesOf('answer').filter(({emergency}) => !emergency),
            ...choicesOf('answer').filter(({emergency}) => emergency),
          ],
        }),
        /lines\.answer has no emergency among its first 3 starts/,
      ],
      'a question before 911': [
        withLine('later', {says: 'Is 10:00 all right? If it gets worse, call 911.'}),
        /lines\.later names 911 after a question/,
      ],
      'a line that nobody reaches': [
        {...script, lines: {...script.lines, lost: script.lines.person!}},
        /lines\.lost is never reached/,
      ],
      'something told to a stranger': [
        withLine('cannotSay', {reveals: true}),
        /lines\.cannotSay reveals something to a caller who was not verified/,
      ],
      'a booking for nobody': [
        withLine('who', {
          choices: [{id: 1, says: 'It is Dana, born in April.', to: 'offer'}],
        }),
        /lines\.written books for a caller without a name and birth date/,
      ],
      'an emergency that is asked about first': [
        withLine('answer', {
          choices: choicesOf('answer').map((choice) =>
            choice.emergency ? {...choice, to: 'who'} : choice,
          ),
        }),
        /the first answer has to send to 911/,
      ],
      'an emergency that hears 911 with a condition': [
        withLine('call911', {says: 'If it gets worse, hang up and call 911.'}),
        /'It is hard to breathe.' is an emergency: the first answer has to send to 911/,
      ],
      'an urgent call that is asked about first': [
        withLine('answer', {
          choices: choicesOf('answer').map((choice) => ({...choice, names911: true as const})),
        }),
        /'I need a visit.' is urgent: the first answer/,
      ],
      'an emergency that is booked': [
        withLine('call911', {books: 'early'}),
        /may not end in a booking/,
      ],
      'a balance told without a mark': [
        withLine('details', {says: 'Your balance is still open.'}),
        /lines\.details tells something about a patient/,
      ],
      'two choices with one id': [
        withLine('who', {choices: choicesOf('who').map((choice) => ({...choice, id: 1}))}),
        /lines\.who\.choices\[1\] has the id 1, as another of this line/,
      ],
      'a sample that does not end': [{...script, sample: [1, 1]}, /sample doesn’t lead to an end/],
      'five choices': [
        withLine('who', {choices: Array(5).fill(choicesOf('who')[0])}),
        /has 5 choices/,
      ],
    }),
  )('callProblems finds %s', (_, [broken, problem]) => {
    expect(problemsOf(broken)).toEqual(
      expect.arrayContaining([expect.stringMatching(problem) as string]),
    );
  });
});
