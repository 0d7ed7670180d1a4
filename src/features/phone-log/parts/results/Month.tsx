import type {ReactElement} from 'react';

import {Card} from '@site/src/layout/Card';
import {DataTable} from '@site/src/layout/DataTable';
import {FactList} from '@site/src/layout/FactList';
import {Section} from '@site/src/layout/Section';
import {Accordion} from '@site/src/ui/Accordion';
import {Button, ButtonLink} from '@site/src/ui/Button';
import {encodeRoiState} from '@site/src/features/roi/rules/urlState';
import {formatDollars, percentOf} from '@site/src/lib/format/numbers';

import type {LogFigures} from '../../count/figures';
import {cautiousText, countingRules, weekText} from '../../texts/sentences';
import {totalsOf, totalsText} from '../../texts/totals';
import {sumOf, type Tally, type WeekRow, weekdayOrder} from '../../count/week';
import {openingText, rowName, weekdays, formatWhole} from '../../texts/wording';
import {estimatedValue} from '../../count/estimatedValue';
import {CopyTotals} from '../CopyTotals';
import styles from './Results.module.css';

/** The month's figures on one page, which can be printed, and their worth in dollars. */
export function Month({figures}: {readonly figures: LogFigures}): ReactElement {
  const totals = totalsOf(figures);
  const {inputs, net} = estimatedValue(figures);
  return (
    <>
      <Section ground="tint" labelledBy="totals" className={styles.month}>
        <Card as="article" isPadded aria-labelledby="totals" className={styles.page}>
          <div className="apart">
            <h2 id="totals">{totals.title}</h2>
            <p className="num">{totals.period}</p>
          </div>
          <p className="lede num">{totals.sentence}</p>
          <p>{weekText(figures)}</p>
          <WeekTable figures={figures} />
          <p className="small muted">
            {`Hours as the answered calls show them: ${openingText(figures.hours)}.`}
          </p>
          <FactList layout="figures" facts={totals.facts} className={styles.facts} />
          <p className="micro muted">{totals.note}</p>
        </Card>
        <div className={`actions noPrint ${styles.actions}`}>
          <Button onClick={() => window.print()}>Print this page</Button>
          <CopyTotals text={totalsText(totals)} />
        </div>
        <div className="noPrint">
          <Accordion
            items={[
              {
                question: 'How this was counted',
                answer: <FactList facts={countingRules(figures)} layout="below" />,
              },
            ]}
          />
        </div>
      </Section>
      <Section ground="band" labelledBy="worth" className={`noPrint ${styles.month}`} isTight>
        <h2 id="worth">{`Your missed calls, in dollars: ${formatDollars(net)} a month`}</h2>
        <p className="muted">{cautiousText(figures)}</p>
        <ButtonLink to={`/calculator${encodeRoiState(inputs)}`} variant="ghost">
          Open the calculator with these numbers
        </ButtonLink>
        {figures.callers ? (
          <p className="small muted">
            It counts every missed call; here, only callers you did not reach count.
          </p>
        ) : null}
      </Section>
    </>
  );
}

/** Missed calls of all calls, by hour and weekday; the worst hours are marked. */
function WeekTable({figures}: {readonly figures: LogFigures}): ReactElement {
  const {week, share} = figures;
  const shareOf = ({calls, missed}: Tally): string => (calls > 0 ? percentOf(missed / calls) : '');
  const cell = ({calls, missed, isHot}: WeekRow['cells'][number]): ReactElement | string =>
    calls === 0 ? (
      ''
    ) : (
      <span data-hot={isHot || undefined}>
        <b>{missed}</b> <small>{`of ${formatWhole(calls)}`}</small>
      </span>
    );
  const rows = week
    .filter(({cells}) => sumOf(cells).calls > 0)
    .map((row) => ({
      key: String(row.from),
      cells: [
        rowName(row),
        ...weekdayOrder.map((weekday) => cell(row.cells[weekday]!)),
        shareOf(sumOf(row.cells)),
      ],
    }));
  const sums = weekdayOrder.map((weekday) => sumOf(week.map(({cells}) => cells[weekday]!)));
  return (
    <DataTable
      className={styles.week}
      caption="Missed calls of all calls, by hour"
      head={['', ...weekdayOrder.map((weekday) => weekdays[weekday]!.slice(0, 3)), 'All']}
      rows={[...rows, {key: 'all', cells: ['Missed', ...sums.map(shareOf), percentOf(share)]}]}
    />
  );
}
