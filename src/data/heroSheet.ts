/** The page of the appointment book in the hero: what is in it before and after Maria's call. */
export interface SheetEntry {
  /** 1-based column of the sheet. */
  readonly column: 1 | 2 | 3;
  /** First quarter hour, counted from the sheet's first row, and how many it takes. */
  readonly row: number;
  readonly span: number;
  readonly title: string;
  readonly note?: string;
  readonly tone?: 'info' | 'new';
}

export const heroSheet = {
  day: '12',
  columns: ['Dr. Okafor', 'Dr. Lindgren', 'Nurse visits'],
  firstHour: 8.5,
  rows: 17,
  entries: [
    {column: 1, row: 1, span: 2, title: 'N. Varga', note: 'Vaccination'},
    {column: 2, row: 1, span: 1, title: 'C. Albescu'},
    {column: 1, row: 3, span: 2, title: 'J. Whitfield', note: 'Annual physical'},
    {column: 1, row: 5, span: 1, title: 'R. Osei'},
    {column: 1, row: 6, span: 3, title: 'Team huddle', tone: 'info'},
    {column: 1, row: 10, span: 2, title: 'L. Marchetti', note: 'Blood pressure check'},
    {column: 1, row: 13, span: 2, title: 'P. Nakamura', note: 'New patient'},
    {column: 1, row: 16, span: 2, title: 'H. Abara', note: 'Follow-up'},
    {column: 2, row: 3, span: 2, title: 'S. Delgado', note: 'Diabetes follow-up'},
    {column: 3, row: 2, span: 2, title: 'B. Tran', note: 'Flu shot'},
    {column: 3, row: 6, span: 1, title: 'G. Pell'},
    {column: 3, row: 8, span: 3, title: 'Injection clinic', tone: 'info'},
    {column: 3, row: 13, span: 2, title: 'W. Amari', note: 'Dressing change'},
    {column: 3, row: 16, span: 1, title: 'E. Costa'},
    {column: 2, row: 9, span: 2, title: 'Maria Santos', note: 'New patient, by phone', tone: 'new'},
    {column: 2, row: 12, span: 2, title: 'T. Beaumont', note: 'Well-child visit'},
    {column: 2, row: 14, span: 1, title: 'K. Iyer'},
    {column: 2, row: 16, span: 2, title: 'D. Fontaine', note: 'Physical'},
  ] satisfies readonly SheetEntry[] as readonly SheetEntry[],
} as const;
