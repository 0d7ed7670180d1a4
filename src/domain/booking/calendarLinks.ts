import {demo} from '../../data/demo.ts';

export interface CalendarEntry {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly title: string;
  readonly details: string;
}

const iso = (at: number): string => new Date(at).toISOString();

/** 20260311T162000Z, as Google reads it. */
const compact = (at: number): string => iso(at).replace(/[-:]|\.\d{3}/g, '');

/** Pages of web calendars with an entry filled in, for browsers that can't open a calendar file. */
export const calendarLinks = ({
  at,
  title,
  details,
}: CalendarEntry): Readonly<Record<'google' | 'outlook', string>> => {
  const end = at + demo.minutes * 60_000;
  const google = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    details,
    dates: `${compact(at)}/${compact(end)}`,
  });
  const outlook = new URLSearchParams({
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    body: details,
    startdt: iso(at),
    enddt: iso(end),
  });
  return {
    google: `https://calendar.google.com/calendar/render?${google.toString()}`,
    outlook: `https://outlook.office.com/calendar/0/deeplink/compose?${outlook.toString()}`,
  };
};
