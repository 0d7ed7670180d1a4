import type {DaySheet} from '../callScript.ts';

/** Day sheet of the home page's call. */
export const homeSheet: DaySheet = {
  day: '12',
  columns: ['Dr. Okafor', 'Dr. Lindgren'],
  staff: ['Dr. Okafor', 'Dr. Lindgren'],
  startMinute: 9 * 60,
  rowMinutes: 15,
  rows: 12,
  entries: [
    {column: 0, row: 0, span: 2, title: 'J. Whitfield', note: 'Annual physical'},
    {column: 0, row: 2, span: 2, title: 'R. Osei', note: 'Follow-up'},
    {column: 0, row: 6, span: 2, title: 'L. Marchetti', note: 'Blood pressure'},
    {column: 0, row: 9, span: 2, title: 'P. Nakamura', note: 'New patient'},
    {column: 1, row: 0, span: 2, title: 'S. Delgado', note: 'Diabetes follow-up'},
    {column: 1, row: 3, span: 1, title: 'K. Iyer'},
    {column: 1, row: 9, span: 2, title: 'T. Beaumont', note: 'Well-child visit'},
    {column: 1, row: 11, span: 1, title: 'D. Fontaine'},
  ],
};
