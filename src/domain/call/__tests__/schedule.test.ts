import type {CallScript} from '../../../data/specialties/callScript.ts';
import {formatProblem} from '../../problems.ts';
import {type Day, dayProblems, scheduleProblems} from '../schedule.ts';
import {script, withLine} from './testScript.ts';

const day: Day = {
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
  it('find nothing where place, person and words agree', () => {
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
        /'Monday, 11:30 am' ends a call that booked 10:00/,
      ],
      'a booked end without a booking': [
        withLine('nothing', {ends: 'booked', title: 'Monday'}),
        day,
        /'Monday' ends a call that booked nothing/,
      ],
      'a booking that stays after a no': [
        withLine('nothing', {books: 'early', releases: undefined}),
        day,
        /'Nothing booked' ends a call that booked 9:00/,
      ],
    }),
  )('find %s', (_, [tried, sheet, problem]) => {
    expect(problemsOf(tried, sheet)).toEqual(
      expect.arrayContaining([expect.stringMatching(problem) as string]),
    );
  });

  it('let a doctor be in the next room while one rests', () => {
    const rests = withEntry({column: 1, row: 2, span: 2, title: 'B. Hall', busy: [[60, 120]]});
    expect(problemsOf(script, rests).filter((problem) => problem.includes('early'))).toEqual([]);
  });
});
