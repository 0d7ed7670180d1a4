import type {ReactElement} from 'react';

import {Figures as LargeFigures} from '@site/src/components/layout/Figures';
import {Section, SectionHead} from '@site/src/components/layout/Section';
import type {Figures} from '@site/src/domain/phoneLog/figures';
import {dayOf} from '@site/src/domain/phoneLog/time';
import {
  capital,
  clockText,
  dateText,
  inWords,
  spellLength,
  weekdayText,
} from '@site/src/domain/phoneLog/wording';

/** Callers at the same time: the busiest moment, and how often calls overlapped. */
export function ConcurrencySection({
  figures: {concurrency},
}: {
  readonly figures: Figures;
}): ReactElement {
  const {most, clock, talking, twoOnLine, threeOnLine, twoWaiting, staff, wait} = concurrency;
  if (most < 2) {
    return (
      <Section labelledBy="at-once">
        <SectionHead id="at-once" title="One caller at a time">
          There was never more than one caller on the line.
        </SectionHead>
      </Section>
    );
  }
  const waiting = most - talking;
  const helped =
    talking > 0
      ? `${capital(inWords(talking))} ${talking === 1 ? 'was' : 'were'} being helped, `
      : 'All ';
  return (
    <Section labelledBy="at-once">
      <SectionHead
        id="at-once"
        title={`${capital(inWords(most))} callers at once: ${weekdayText(clock)}, ${dateText(dayOf(clock))}, ${clockText(clock)}`}
      >
        {`The busiest moment of the log. ${helped}${inWords(waiting)} ${waiting === 1 ? 'was' : 'were'} waiting.`}
      </SectionHead>
      <LargeFigures
        figures={[
          {
            value: String(staff),
            label: 'people on the phone at once, at most, outgoing calls included.',
          },
          {
            value: spellLength(twoOnLine),
            label: `with two or more callers on the line, ${spellLength(threeOnLine)} of it with three or more.`,
          },
          {
            value: wait ? spellLength(twoWaiting) : '–',
            label: wait
              ? `with two or more callers waiting. Half of the answered calls waited ${wait.half} s or less, one in twenty ${wait.most} s or more.`
              : 'The log has no waiting times, so it can’t say how long two or more waited.',
          },
        ]}
      />
    </Section>
  );
}
