/** Parses the file with another package. The invitation: the worker's tests. */
import ICAL from 'ical.js';

import {demoFacts} from '../../../../data/subjects.ts';
import {calendarFile, visitorEntry} from '../calendarFile.ts';

const START = new Date('2026-12-01T15:00:00Z');

it.each([
  ['Ĺukáš; DROP:"x",\\n', 'Ĺukáš; DROP: x ,\\n'],
  ['د. ليلى حسن', 'د. ليلى حسن'],
  ['A'.repeat(100), 'A'.repeat(100)],
  ['x"\r\nATTENDEE:mailto:y@example.com', 'x ATTENDEE:mailto:y@example.com'],
])('a calendar file has the name %j without control characters and quotes', (name, read) => {
  const file = calendarFile({
    id: '1d1f9d8e-0000-4000-8000-000000000000',
    startsAt: START,
    sequence: 0,
    text: visitorEntry(
      {manageUrl: 'https://site.example/book?t=x'},
      'hi@ringwell.example',
      'Room, 1; second\nfloor',
    ),
    method: 'REQUEST',
    organizer: {name: 'Ringwell', address: 'hello@ringwell.example'},
    attendees: [{name, address: 'kim@example.com'}],
  });
  const event = new ICAL.Event(
    new ICAL.Component(ICAL.parse(file) as unknown[]).getFirstSubcomponent('vevent') ?? undefined,
  );
  expect(event.attendees.map((one) => [one.getFirstValue(), one.getParameter('cn')])).toEqual([
    ['MAILTO:kim@example.com', read],
  ]);
  expect(file).toMatch(/END:VCALENDAR\r\n$/);
  expect(event.location).toBe('Room, 1; second\nfloor');
  expect(event.startDate.toJSDate()).toEqual(START);
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

it.each([
  ['(555) 010-0199 ext. 4', undefined, 'We call you at (555) 010-0199 ext. 4.', 'By phone'],
  ['your-bank.example/login', undefined, 'We call you at the number you gave.', 'By phone'],
  [null, undefined, 'A video link comes by email.', 'By video'],
  [
    null,
    'https://meet.example/a',
    'Join by video: https://meet.example/a',
    'https://meet.example/a',
  ],
  ['(555) 010-0199', 'https://meet.example/a', 'We call you at (555) 010-0199.', 'By phone'],
])('says how one joins with the number %j and the link %j', (phone, demoPlace, joining, place) => {
  const manageUrl = 'https://site.example/book?t=x';
  const entry = visitorEntry({phone, manageUrl}, 'hello@ringwell.example', demoPlace);
  expect(entry.place).toBe(place);
  expect(entry.lines).toEqual([
    demoFacts.short,
    joining,
    'Questions: write to hello@ringwell.example.',
    `Move or cancel: ${manageUrl}`,
  ]);
});
