/** What stands in a page of the appointment book. */
export interface SheetEntry {
  /** 0 is the first column after the times. */
  readonly column: 0 | 1 | 2;
  /** First row, counted from 0, and how many it takes. */
  readonly row: number;
  readonly span: number;
  readonly title: string;
  readonly note?: string;
  readonly tone?: 'info' | 'new' | 'open';
}

/** The page in the hero: what is in it before and after Maria's call. */
export const heroSheet = {
  day: '12',
  columns: ['Dr. Okafor', 'Dr. Lindgren', 'Nurse visits'],
  /** Minutes since midnight. */
  startMinute: 8 * 60 + 30,
  rowMinutes: 15,
  rows: 17,
  entries: [
    {column: 0, row: 0, span: 2, title: 'N. Varga', note: 'Vaccination'},
    {column: 1, row: 0, span: 1, title: 'C. Albescu'},
    {column: 0, row: 2, span: 2, title: 'J. Whitfield', note: 'Annual physical'},
    {column: 0, row: 4, span: 1, title: 'R. Osei'},
    {column: 0, row: 5, span: 3, title: 'Team huddle', tone: 'info'},
    {column: 0, row: 9, span: 2, title: 'L. Marchetti', note: 'Blood pressure check'},
    {column: 0, row: 12, span: 2, title: 'P. Nakamura', note: 'New patient'},
    {column: 0, row: 15, span: 2, title: 'H. Abara', note: 'Follow-up'},
    {column: 1, row: 2, span: 2, title: 'S. Delgado', note: 'Diabetes follow-up'},
    {column: 2, row: 1, span: 2, title: 'B. Tran', note: 'Flu shot'},
    {column: 2, row: 5, span: 1, title: 'G. Pell'},
    {column: 2, row: 7, span: 3, title: 'Injection clinic', tone: 'info'},
    {column: 2, row: 12, span: 2, title: 'W. Amari', note: 'Dressing change'},
    {column: 2, row: 15, span: 1, title: 'E. Costa'},
    {column: 1, row: 8, span: 2, title: 'Maria Santos', note: 'New patient, by phone', tone: 'new'},
    {column: 1, row: 11, span: 2, title: 'T. Beaumont', note: 'Well-child visit'},
    {column: 1, row: 13, span: 1, title: 'K. Iyer'},
    {column: 1, row: 15, span: 2, title: 'D. Fontaine', note: 'Physical'},
  ] satisfies readonly SheetEntry[] as readonly SheetEntry[],
} as const;
