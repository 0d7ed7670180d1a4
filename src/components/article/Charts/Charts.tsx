import type {ReactElement} from 'react';

import {adoptionFigures, beforeAfter, illustrativeDay} from '@site/src/data/blogFigures';

import styles from './styles.module.css';

/** Hold time, errors and missed calls, before and after: the numbers as a table, drawn as bars. */
export function BeforeAfter(): ReactElement {
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>
        <table className={styles.table}>
          <caption>Answering by hand and by a line that picks up at once</caption>
          <thead>
            <tr>
              <th scope="col">Measure</th>
              <th scope="col" className={styles.compared}>
                Before
              </th>
              <th scope="col" className={styles.compared}>
                After
              </th>
            </tr>
          </thead>
          <tbody>
            {beforeAfter.map(({id, measure, before, after, bars}) => {
              const full = bars.before[1];
              return (
                <tr key={id}>
                  <th scope="row">{measure}</th>
                  <td>
                    {before}
                    <Bar percent={100} tone="missed" />
                  </td>
                  <td>
                    <b>{after}</b>
                    <Bar percent={(bars.after / full) * 100} tone="live" />
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <figcaption>
        The ranges that we plan with, bars drawn to the upper end. They are not a study of your
        practice: measure a week of your own first.
      </figcaption>
    </figure>
  );
}

function Bar({percent, tone}: {readonly percent: number; readonly tone: string}): ReactElement {
  return (
    <span className={styles.track} aria-hidden="true">
      <span className={styles[tone]} style={{width: `${percent}%`}} />
    </span>
  );
}

const SLOT_W = 32;
const STEP_X = 40;
const SLOT_H = 9;
const STEP_Y = 12.5;

/** A day's calls by the hour: each slot is one call, pink ones nobody answered. */
export function CallsByHour(): ReactElement {
  const top = Math.max(...illustrativeDay.map(({answered, missed}) => answered + missed));
  const height = top * STEP_Y;
  const width = illustrativeDay.length * STEP_X - (STEP_X - SLOT_W);
  const missedAll = illustrativeDay.reduce((sum, {missed}) => sum + missed, 0);
  const all = illustrativeDay.reduce((sum, {answered, missed}) => sum + answered + missed, 0);
  return (
    <figure className={styles.figure}>
      <div className={styles.box}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          role="img"
          aria-label={`Calls by the hour on one example day: ${missedAll} of ${all} are missed, most of them before nine, at noon and after five.`}
        >
          {illustrativeDay.flatMap(({hour, answered, missed}, column) =>
            Array.from({length: answered + missed}, (_, index) => {
              const isMissed = index >= answered;
              const inset = isMissed ? 0.6 : 0;
              return (
                <rect
                  key={`${hour}-${index}`}
                  className={isMissed ? styles.slotMissed : styles.slot}
                  x={column * STEP_X + inset}
                  y={height - (index + 1) * STEP_Y + 3 + inset}
                  width={SLOT_W - inset * 2}
                  height={SLOT_H - inset * 2}
                  rx="2"
                />
              );
            }),
          )}
        </svg>
        <p className={styles.axis} aria-hidden="true">
          <span>{illustrativeDay[0]?.hour}</span>
          <span>noon</span>
          <span>{illustrativeDay.at(-1)?.hour}</span>
        </p>
        <p className={styles.legend}>
          <span>
            <i className={styles.keyAnswered} /> Answered
          </span>
          <span>
            <i className={styles.keyMissed} /> Missed
          </span>
        </p>
      </div>
      <figcaption>One example day, drawn for this article. Each slot is one call.</figcaption>
    </figure>
  );
}

/** Published adoption figures, each with its publisher. */
export function Adoption(): ReactElement {
  return (
    <figure className={styles.figure}>
      <div className={styles.frame}>
        <table className={styles.table}>
          <caption>How far along practices are, according to those who asked</caption>
          <thead>
            <tr>
              <th scope="col">Question</th>
              <th scope="col">Share</th>
              <th scope="col">Source</th>
            </tr>
          </thead>
          <tbody>
            {adoptionFigures.map(({id, label, percent, source, url}) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                <td className={styles.share}>
                  <b>{percent}%</b>
                  <Bar percent={percent} tone="live" />
                </td>
                <td>
                  <a href={url}>{source}</a>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  );
}

export interface AdoptionShareProps {
  readonly id: (typeof adoptionFigures)[number]['id'];
}

/** One of those figures in a sentence, such as '66%'. */
export function AdoptionShare({id}: AdoptionShareProps): ReactElement {
  const figure = adoptionFigures.find((candidate) => candidate.id === id);
  if (!figure) throw new Error(`<AdoptionShare id="${id}" /> is not in src/data/blogFigures.ts`);
  return <>{figure.percent}%</>;
}
