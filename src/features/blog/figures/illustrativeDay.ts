/** Illustrative day for a chart, not measured. Starts at 7 am, one value per hour. */
export const illustrativeDay = [
  {hour: '7 am', answered: 0, missed: 2},
  {hour: '8 am', answered: 6, missed: 3},
  {hour: '9 am', answered: 6, missed: 1},
  {hour: '10 am', answered: 5, missed: 1},
  {hour: '11 am', answered: 5, missed: 0},
  {hour: '12 pm', answered: 2, missed: 3},
  {hour: '1 pm', answered: 5, missed: 1},
  {hour: '2 pm', answered: 5, missed: 0},
  {hour: '3 pm', answered: 6, missed: 0},
  {hour: '4 pm', answered: 5, missed: 1},
  {hour: '5 pm', answered: 1, missed: 3},
  {hour: '6 pm', answered: 0, missed: 2},
] as const;
