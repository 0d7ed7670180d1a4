import {company} from '../../../config/company.ts';
import {demoRules} from '../data.ts';

/** Formats an instant as calendars do: '20261204T192000Z'. */
const stamp = (at: number): string => new Date(at).toISOString().replace(/[-:]|\.\d{3}/g, '');

const withQuery = (address: string, query: Readonly<Record<string, string>>): string =>
  // Outlook would show the plus signs of form encoding.
  `${address}?${new URLSearchParams(query).toString().replaceAll('+', '%20')}`;

/**
 * Builds links that add a demo to Google's and Microsoft's calendars. They go to another site, so they
 * don't contain the link that cancels.
 */
export const calendarLinks = (
  at: number,
  joining: string,
): {readonly google: string; readonly outlook: string} => {
  const end = at + demoRules.minutes * 60_000;
  const title = `${company.name} demo`;
  const details = `${joining} To move or cancel, use the link in our email.`;
  return {
    google: withQuery('https://calendar.google.com/calendar/render', {
      action: 'TEMPLATE',
      text: title,
      dates: `${stamp(at)}/${stamp(end)}`,
      details,
    }),
    outlook: withQuery('https://outlook.office.com/calendar/0/deeplink/compose', {
      path: '/calendar/action/compose',
      rru: 'addevent',
      subject: title,
      startdt: new Date(at).toISOString(),
      enddt: new Date(end).toISOString(),
      body: details,
    }),
  };
};
