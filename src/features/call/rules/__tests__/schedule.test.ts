import type {CallScript} from '../../../specialties/data/callScript.ts';
import {formatProblem} from '../../../../lib/problems.ts';
import {type Day, dayProblems, scheduleProblems} from '../schedule.ts';
import {script, withLine} from './testScript.ts';

const day: Day = {
  day: '9',
  columns: ['Room 1', 'Room 2', 'Lab'],
  staff: ['Dr. Ash', 'Dr. Ash', null],
  startMinute: 8 * 60,
  rowMinutes: 30,
  entries: [{column: 0, row: 0, span: 2, title: 'T. Ames'}],
};

const problemsOf = (tried: CallScript, on: Day): readonly string[] =>
  [...dayProblems('page.ts', 'entries', on), ...scheduleProblems('call.ts', tried, on)].map(
    formatProblem,
  );

const withEntry = (entry: Day['entries'][number]): Day => ({
  ...day,
  entries: [...day.entries, entry],
});

describe('the rules of a schedule', () => {
  it('report nothing if place, person and words agree', () => {
    expect(problemsOf(script, day)).toEqual([]);
  });

  it.each(
    Object.entries<readonly [CallScript, Day, RegExp]>({
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
        /lines\.later says 9:15; the sheet has 10:00/,
      ],
      'a length in words that is not the sheet’s': [
        withLine('later', {says: 'There are ninety minutes.'}),
        day,
        /lines\.later says 90 minutes; the sheet has 60/,
      ],
      'a person in words who is not the sheet’s': [
        withLine('later', {says: 'Dr. Ash is free.'}),
        {...day, staff: ['Dr. Ash', 'Dr. Oak', null]},
        /lines\.later says Dr. Ash; the sheet has Dr. Oak/,
      ],
      'an end that names another time than was booked': [
        withLine('moved', {title: 'Monday, 11:30 am'}),
        day,
        /'Monday, 11:30 am' says 11:30; the call booked 10:00/,
      ],
      'a day in words that is not the sheet’s': [
        withLine('later', {says: 'There is 10:00 tomorrow.'}),
        day,
        /lines\.later says Tue; the sheet has Mon/,
      ],
      'an end on another day': [
        withLine('moved', {title: 'Friday, 10:00 am'}),
        day,
        /'Friday, 10:00 am' says Fri; the call booked Mon/,
      ],
      'an end in another room': [
        withLine('moved', {title: 'Monday, 10:00 am, room 1'}),
        day,
        /says room 1; the call booked room 2/,
      ],
      'an end for another patient': [
        withLine('moved', {detail: 'Eve T., 60 min.'}),
        day,
        /says Eve T\.; the call booked D\. K\./,
      ],
      'an end with another person': [
        withLine('moved', {title: 'Monday, 10:00 am, Dr. Oak'}),
        {...day, staff: ['Dr. Oak', 'Dr. Ash', null]},
        /says Dr\. Oak; the call booked Dr\. Ash/,
      ],
      'an end with another length': [
        withLine('moved', {detail: 'D. K., ninety minutes.'}),
        day,
        /says 90; the call booked 60/,
      ],
      'a booked end without a booking': [
        withLine('nothing', {ends: 'booked', title: 'Monday'}),
        day,
        /'Monday' ends a call that booked nothing/,
      ],
      'a booking that stays after a no': [
        withLine('nothing', {books: 'early', releases: undefined}),
        day,
        /'Nothing booked' ends a call that booked D\. K\./,
      ],
    }),
  )('find %s', (_, [tried, sheet, problem]) => {
    expect(problemsOf(tried, sheet)).toEqual(
      expect.arrayContaining([expect.stringMatching(problem) as string]),
    );
  });

  it('allow a doctor in the next room while a patient rests', () => {
    const rests = withEntry({column: 1, row: 2, span: 2, title: 'B. Hall', busy: [[60, 120]]});
    expect(problemsOf(script, rests).filter((problem) => problem.includes('early'))).toEqual([]);
  });
});
