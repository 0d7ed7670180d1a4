import type {ReactElement} from 'react';

import {breakEvenMonths} from '@site/src/features/blog/figures/breakEven';
import {homeLanguages} from '@site/src/features/blog/figures/homeLanguages';
import {peakAndShift} from '@site/src/features/blog/figures/peakAndShift';

import {Bars} from './Bars';

const cases = Object.values(breakEvenMonths);

export function BreakEven(): ReactElement {
  return (
    <Bars
      title="Months from going live"
      units={Math.max(...cases.map(({high}) => high))}
      bars={cases.map(({label, low, high}) => ({
        name: label,
        text: `${low}–${high}`,
        from: low - 1,
        to: high,
      }))}
    />
  );
}

const {year, oneIn, millions, spanishPercent} = homeLanguages;

export function HomeLanguages(): ReactElement {
  return (
    <Bars
      title={`Almost 1 in ${oneIn} speak another language at home: about ${millions} million people`}
      units={10}
      bars={[
        {name: 'Spanish', percent: spanishPercent},
        {name: 'Other languages', percent: 100 - spanishPercent},
      ].map(({name, percent}) => ({name, text: `${percent}%`, from: 0, to: percent / 10}))}
      caption={`U.S. Census Bureau, ${year}.`}
    />
  );
}

const {peakMinutes, shiftHours} = peakAndShift;

export function PeakAndShift(): ReactElement {
  return (
    <Bars
      title="A person who is hired for the busiest minutes"
      units={shiftHours}
      bars={[
        {name: 'The peak', text: `${peakMinutes} minutes`, from: 0, to: peakMinutes / 60},
        {name: 'The person', text: `${shiftHours} hours`, from: 0, to: shiftHours},
      ]}
    />
  );
}
