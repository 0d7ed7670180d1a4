/** What stands in a page of the appointment book. */
export interface SheetEntry {
  /** 0 is the first column after the times. */
  readonly column: 0 | 1 | 2;
  /** First row, counted from 0, and how many it takes. */
  readonly row: number;
  readonly span: number;
  readonly title: string;
  readonly note?: string;
  readonly tone?: 'info';
}

/** The page in the hero, before the call. */
export const heroSheet = {
  day: '12',
  columns: ['Dr. Okafor', 'Dr. Lindgren', 'Nurse visits'],
  /** Minutes since midnight. */
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
    {column: 2, row: 0, span: 1, title: 'B. Tran'},
    {column: 2, row: 2, span: 1, title: 'G. Pell'},
    {column: 2, row: 5, span: 3, title: 'Injections', note: 'Walk-in', tone: 'info'},
    {column: 2, row: 10, span: 2, title: 'W. Amari', note: 'Dressing'},
  ] satisfies readonly SheetEntry[] as readonly SheetEntry[],
} as const;
