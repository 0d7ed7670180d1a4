export interface BeforeAfterFigure {
  readonly id: string;
  readonly measure: string;
  readonly before: string;
  readonly after: string;
  /** Both ends of the `before` range and the `after` bound in one unit, for the drawing. */
  readonly bars: {readonly before: readonly [low: number, high: number]; readonly after: number};
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
    bars: {before: [180, 300], after: 10},
  },
  {
    id: 'scheduling-errors',
    measure: 'Scheduling errors',
    before: '15–20%',
    after: 'under 2%',
    bars: {before: [15, 20], after: 2},
  },
  {
    id: 'missed-calls',
    measure: 'Missed calls',
    before: '25–30%',
    after: 'under 5%',
    bars: {before: [25, 30], after: 5},
  },
];
