import type {ReactElement} from 'react';

import {Card} from '@site/src/components/layout/Card';
import {DataTable} from '@site/src/components/layout/DataTable';
import type {CaseChart, CaseResult} from '@site/src/data/caseStudies';

import {CallsChart} from './CallsChart';
import {HoldChart} from './HoldChart';
import {WeekChart} from './WeekChart';

const LEGENDS: Readonly<Record<CaseChart['kind'], string>> = {
  calls: 'Green answered, pink missed',
  hold: 'Dotted is hold music',
  week: 'Pink no-show, yellow refilled',
};

function Drawing({chart}: {readonly chart: CaseChart}): ReactElement {
  switch (chart.kind) {
    case 'calls':
      return <CallsChart chart={chart} />;
    case 'hold':
      return <HoldChart chart={chart} />;
    case 'week':
      return <WeekChart chart={chart} />;
  }
}

/** A figure and its unit stay on one line. */
const whole = (figure: string): string => figure.replaceAll(' ', '\u00a0');

export interface CaseFigureProps {
  readonly chart: CaseChart;
  readonly results: readonly CaseResult[];
}

/** The drawing, and the same case in numbers below it. */
export function CaseFigure({chart, results}: CaseFigureProps): ReactElement {
  return (
    <Card
      head={
        <>
          <b>{chart.title}</b>
          <span className="small muted">Illustrative. {LEGENDS[chart.kind]}</span>
        </>
      }
    >
      <Drawing chart={chart} />
      <DataTable
        head={['Result', 'Before', 'After']}
        rows={results.map(({metric, before, after}) => ({
          key: metric,
          cells: [metric, whole(before), <b>{whole(after)}</b>],
        }))}
      />
    </Card>
  );
}
