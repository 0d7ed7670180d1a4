import type {CallScript, DaySheet} from '../../callScript.ts';
import {formatProblem} from '../../../../lib/problems.ts';
import {dayProblems, scheduleProblems} from '../schedule.ts';
import {day, script, withLine} from './testScript.ts';

const problemsOf = (tried: CallScript, on: DaySheet): readonly string[] =>
  [...dayProblems('page.ts', 'entries', on), ...scheduleProblems('call.ts', tried, on)].map(
    formatProblem,
  );

const withEntry = (entry: DaySheet['entries'][number]): DaySheet => ({
  ...day,
  entries: [...day.entries, entry],
});

describe('the rules of a schedule', () => {
  it('the schedule’s rules find nothing if place, person, and words agree', () => {
    expect(problemsOf(script, day)).toEqual([]);
  });

  it.each(
    Object.entries<readonly [CallScript, DaySheet, RegExp]>({
      'a slot outside the sheet': [
        {...script, slots: {...script.slots, early: [{column: 0, row: 5, span: 2, title: 'x'}]}},
        day,
        /call\.ts: slots\.early lies outside the sheet: 3 columns, 6 rows/,
      ],
      'a note without room': [
        script,
        withEntry({column: 2, row: 0, span: 1, title: 'B. Hall', note: 'y'}),
        /entries\[1\] 'B\. Hall' has a note or a second part/,
      ],
      'two people in one place': [
        script,
        withEntry({column: 0, row: 1, span: 1, title: 'B. Hall', with: 'Dr. Oak'}),
        /page\.ts: entries\[0\] 'T\. Ames' at 8:00 and 'B\. Hall' at 8:30: both are in Room 1/,
      ],
      'one doctor in two rooms': [
        script,
        withEntry({column: 1, row: 2, span: 1, title: 'B. Hall'}),
        /call\.ts: slots\.early at 9:00 and 'B. Hall' at 9:00: Dr. Ash is needed by both/,
      ],
      'a patient in two places': [
        script,
        withEntry({column: 2, row: 1, span: 1, title: 'T. Ames'}),
        /T. Ames is in two places/,
      ],
      'a time in words that is not the sheet’s': [
        withLine('later', {says: 'There is 9:15.'}),
        day,
        /lines\.later 'There is 9:15\.' says 9:15; the sheet has 10:00/,
      ],
      'a length in words that is not the sheet’s': [
        withLine('later', {says: 'There are ninety minutes.'}),
        day,
        /lines\.later .* says 90; the sheet has 60/,
      ],
      'a person in words who is not the sheet’s': [
        withLine('later', {says: 'Dr. Ash is free.'}),
        {...day, staff: ['Dr. Ash', 'Dr. Oak', null]},
        /lines\.later .* says Dr. Ash; the sheet has Dr. Oak/,
      ],
      'an end that names another time than was booked': [
        withLine('moved', {title: 'Monday, 11:30 am'}),
        day,
        /'Monday, 11:30 am' says 11:30; the sheet has 10:00/,
      ],
      'a day in words that is not the sheet’s': [
        withLine('later', {says: 'There is 10:00 tomorrow.'}),
        day,
        /lines\.later .* says Tue; the sheet has Mon/,
      ],
      'an end in another room': [
        withLine('moved', {title: 'Monday, 10:00 am, room 1'}),
        day,
        /says Room 1; the sheet has Room 2/,
      ],
      'a booked end without a booking': [
        withLine('nothing', {ends: 'booked', title: 'Monday'}),
        day,
        /'Monday' ends a call that booked nothing/,
      ],
    }),
  )('the schedule’s rules find %s', (_, [tried, sheet, problem]) => {
    expect(problemsOf(tried, sheet)).toEqual(
      expect.arrayContaining([expect.stringMatching(problem) as string]),
    );
  });
});
