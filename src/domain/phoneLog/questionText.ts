import {counted} from '../../format/counted.ts';
import type {Answers, Doubt, LengthQuestion} from './questions.ts';
import type {LengthReading, Meaning, WordRole} from './roles.ts';
import {fullDate, hourText, whole} from './wording.ts';

/** Questions before a verdict, in sentences. */

export const roleTitles: Readonly<Record<WordRole, string>> = {
  result: 'How calls ended',
  direction: 'Incoming or outgoing',
  kind: 'Calls and other entries',
  application: 'Where the call was last',
  conflict: 'Where the log disagrees with itself',
};

export const meaningTexts: Readonly<Record<Meaning, string>> = {
  answered: 'Answered by a person',
  missed: 'Missed',
  voicemail: 'Voicemail',
  talk: 'Answered if there is talk time',
  agent: 'Answered if somebody picked up',
  in: 'Incoming',
  out: 'Outgoing',
  internal: 'Inside the practice',
  call: 'A phone call',
  other: 'Not a call: leave it out',
};

/** '26 minutes 10 seconds'. */
const spelled = (seconds: number): string => {
  const parts = [
    [Math.floor(seconds / 3600), 'hour'],
    [Math.floor(seconds / 60) % 60, 'minute'],
    [Math.round(seconds % 60), 'second'],
  ] as const;
  const named = parts.flatMap(([count, unit]) => (count > 0 ? [counted(count, unit)] : []));
  return named.length > 0 ? named.join(' ') : 'less than a second';
};

const WHY: Readonly<Record<LengthQuestion['why'], string>> = {
  unit: 'The log doesn’t say which unit this is in.',
  spreadsheet: 'A spreadsheet may have changed minutes and seconds to hours and minutes.',
  unread: 'We can’t read call lengths in this form.',
  long: 'Read as written, calls would be too long to be real.',
  short: 'Read as written, calls would be too short to be real.',
};

/** Reason for the question about a column of lengths. */
export const lengthWhy = ({why}: LengthQuestion): string => WHY[why];

/** One way of reading a length. @param seconds of the example */
export const lengthChoice = (reading: LengthReading, seconds: number | null): string =>
  reading === 'none' || seconds === null ? 'Leave this column out' : spelled(seconds);

/** Note for systems whose logs don't distinguish a person from an answering machine. */
export const hidesVoicemailText =
  'This system doesn’t say whether a person or an answering machine took a call, so the real number of missed calls may be higher.';

/** The visitor's possible answers to a doubt. */
export const doubtAnswers = ({
  code,
}: Doubt): readonly {readonly text: string; readonly said: Answers}[] => {
  if (code === 'same-caller') {
    return [
      {text: 'One call that tried several phones', said: {joins: {isOneCall: true}}},
      {text: 'The caller tried again', said: {joins: {isOneCall: false}}},
    ];
  }
  return code === 'answered-first'
    ? [
        {text: 'A person answered', said: {joins: {lastLineDecides: false}}},
        {text: 'No person answered', said: {joins: {lastLineDecides: true}}},
      ]
    : [{text: 'Yes, that’s right', said: {isRight: true}}];
};

/** Explains what isn't likely, and what to look at. */
export const doubtText = (doubt: Doubt): {readonly title: string; readonly text: string} => {
  switch (doubt.code) {
    case 'none-missed':
      return {
        title: `Was none of these ${whole(doubt.calls)} calls missed?`,
        text: 'As we read the log, every call was answered by a person. Some systems count voicemail as answered, or leave missed calls out of the export. Look at the columns before you rely on this.',
      };
    case 'all-missed':
      return {
        title: `Was every one of these ${whole(doubt.calls)} calls missed?`,
        text: 'As we read the log, nobody answered a single call. Another column may have the result.',
      };
    case 'one-hour':
      return {
        title: `Did all ${whole(doubt.calls)} calls come between ${hourText(doubt.hour)} and ${hourText(doubt.hour + 1)}?`,
        text: 'The column for the start time may have only a date, or the time may be in another column.',
      };
    case 'hang-ups':
      return {
        title: `Did ${whole(doubt.calls)} of ${whole(doubt.of)} callers hang up within 5 seconds?`,
        text: 'As we read the log, their calls were that short, so they would be left out. The lengths may be in another unit, or measure something else.',
      };
    case 'one-number':
      return {
        title: `Do ${whole(doubt.calls)} of ${whole(doubt.of)} lines come from one number?`,
        text: 'It may be your own number, or what your system writes for unknown callers. If it’s right, we count these calls but can’t tell their callers apart.',
      };
    case 'same-caller':
      return {
        title: `${whole(doubt.calls)} of ${whole(doubt.of)} calls came within a minute of a missed call from the same caller`,
        text: 'The log doesn’t say whether one call tried several phones in turn, or the caller hung up and tried again.',
      };
    case 'answered-first':
      return {
        title: `${whole(doubt.calls)} of ${whole(doubt.of)} calls have an answered line and then a missed one`,
        text: 'The log doesn’t say whether a person answered and transferred the call, or a menu or a queue answered and no person did.',
      };
    case 'unread':
      return {
        title: `${counted(doubt.lines, 'line')} of ${whole(doubt.of)} can’t be read`,
        text: doubt.example
          ? `The time in some of them looks like this: “${doubt.example}”. The figures would leave these lines out.`
          : 'They have no date or time, or they don’t say whether the call was incoming or outgoing, or answered or missed. The figures would leave these lines out.',
      };
    case 'far-away':
      return {
        title: `Is this log from ${fullDate(doubt.from)} to ${fullDate(doubt.to)}?`,
        text: 'Some of its dates are more than five years old, or in the future. The day, month, and year may be in a different order than we assumed.',
      };
  }
};
