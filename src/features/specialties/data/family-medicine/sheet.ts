import type {DaySheet} from '../schema.ts';

/** Day sheet in its own module, because the home page's call also books into it. */
export const familyMedicineSheet: DaySheet = {
  day: '9',
  columns: ['Sick visits', 'Dr. Adair', 'Nurse'],
  staff: ['Ms. Alba', 'Dr. Adair', 'nurse'],
  startMinute: 10 * 60,
  rowMinutes: 10,
  rows: 12,
  entries: [
    {column: 0, row: 0, span: 2, title: 'R. Alvarez', note: 'Cough, 10 days'},
    {column: 0, row: 6, span: 2, title: 'Kept open', note: 'For the next caller', tone: 'info'},
    {column: 1, row: 0, span: 4, title: 'P. Grant', note: 'Annual physical'},
    {column: 1, row: 4, span: 2, title: 'L. Moreno', note: 'Diabetes, three months'},
    {column: 1, row: 6, span: 3, title: 'D. Achebe', note: 'New patient'},
    {column: 2, row: 0, span: 1, title: 'Flu shot'},
    {column: 2, row: 4, span: 2, title: 'P. Grant', note: 'Blood draw, fasting'},
    {column: 2, row: 6, span: 2, title: 'Refill requests', note: '4 to approve', tone: 'info'},
  ],
};
