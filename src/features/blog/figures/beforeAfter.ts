export interface BeforeAfterFigure {
  readonly id: string;
  readonly measure: string;
  readonly before: string;
  readonly after: string;
}

/**
 * Article on patient experience: figures that practices report before, and targets of the service
 * (fixed by the owner).
 */
export const beforeAfter: readonly BeforeAfterFigure[] = [
  {
    id: 'hold-time',
    measure: 'Hold time',
    before: '3–5 min',
    after: 'under 10 seconds',
  },
  {
    id: 'scheduling-errors',
    measure: 'Scheduling errors',
    before: '15–20%',
    after: 'under 2%',
  },
  {
    id: 'missed-calls',
    measure: 'Missed calls',
    before: '25–30%',
    after: 'under 5%',
  },
];
