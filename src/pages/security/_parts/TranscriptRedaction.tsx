import {type ReactElement, useState} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';

import {Card} from '@site/src/layout/Card';
import {Chip, Chips} from '@site/src/ui/filter-bar/Chip';
import {Slot} from '@site/src/ui/Slot';
import {company} from '@site/src/config/company';
import type {Utterance} from '../_content';

import styles from './TranscriptRedaction.drawing.module.css';

type View = 'heard' | 'kept';

const views = {heard: 'What is heard', kept: 'What is kept'} as const satisfies Record<
  View,
  string
>;

const words = (text: string): number => text.split(/\s+/).filter((word) => /\w/.test(word)).length;

/** Counts the caller's words: all of them, and those that are kept. */
const count = (lines: readonly Utterance[]): Readonly<Record<View, number>> => {
  const parts = lines.filter(({who}) => who === 'caller').flatMap(({says}) => says);
  const total = (texts: readonly string[]): number =>
    texts.reduce((sum, text) => sum + words(text), 0);
  const kept = total(parts.flatMap((part) => (typeof part === 'string' ? [] : [part.kept])));
  return {kept, heard: kept + total(parts.filter((part) => typeof part === 'string'))};
};

interface RedactedLineProps {
  readonly line: Utterance;
  readonly view: View;
  readonly isBrowser: boolean;
}

/**
 * Line of the call. Redacted words stay in the layout, so that their bar is as wide as they are and
 * nothing moves. They are readable before hydration and without scripts.
 */
function RedactedLine({line: {who, says}, view, isBrowser}: RedactedLineProps): ReactElement {
  if (who === 'line') return <p className={styles.said}>{says.join('')}</p>;
  return (
    <p className={styles.said}>
      {says.map((part, index) =>
        typeof part !== 'string' ? (
          <mark key={index}>{part.kept}</mark>
        ) : (
          <s key={index}>
            {view === 'kept' ? <span className="visuallyHidden"> (not kept) </span> : null}
            <span aria-hidden={isBrowser && view === 'kept' ? true : undefined}>{part}</span>
          </s>
        ),
      )}
    </p>
  );
}

/** Sample call as heard, and with all words redacted that no note keeps. */
export function TranscriptRedaction({lines}: {readonly lines: readonly Utterance[]}): ReactElement {
  const [view, setView] = useState<View>('kept');
  const isBrowser = useIsBrowser();
  const {heard, kept} = count(lines);
  return (
    <Card className={styles.tape} data-view={view}>
      <div className={`apart ${styles.head}`}>
        <h2 id="call">A sample call</h2>
        <p className="small muted">Tuesday, {lines[0]?.at.slice(0, 4)} am, one minute</p>
        <div className="needsScript noPrint">
          <Chips label="Show the call as">
            {(['heard', 'kept'] as const).map((id) => (
              <Chip key={id} isPressed={view === id} onPress={() => setView(id)}>
                {views[id]}
              </Chip>
            ))}
          </Chips>
        </div>
      </div>
      <ol role="list" className={styles.lines}>
        {lines.map((line) => (
          <li key={line.at} data-who={line.who}>
            <span className="num">{line.at}</span>
            <b className={styles.who}>{line.who === 'line' ? company.name : 'Caller'}</b>
            <RedactedLine line={line} view={view} isBrowser={isBrowser} />
            <div className={styles.goes}>
              {view === 'kept' && line.destination ? (
                <Slot tone={line.destination.booked ? 'booked' : undefined} className={styles.slot}>
                  <b>{line.destination.what}</b>
                  {line.destination.where}
                </Slot>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
      <p className={styles.tally} aria-live="polite">
        {view === 'heard' ? (
          <span key="heard">
            The caller says <b>{heard} words</b>. Most of them are private and not needed.
          </span>
        ) : (
          <span key="kept">
            Of {heard} words the caller says, <b>{kept} are kept</b> for your team, in your schedule
            and your queue.
          </span>
        )}
      </p>
    </Card>
  );
}
