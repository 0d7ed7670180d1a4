import type {ReactElement} from 'react';

import {Button} from '@site/src/ui/Button';
import {counted} from '@site/src/lib/format/counted';
import {formatList} from '@site/src/lib/format/formatList';
import {percentOf} from '@site/src/lib/format/numbers';

import type {Open, Sheet} from '../../count/sheet';
import styles from './Total.module.css';

/** Words for a choice that is still open. */
const openText = (one: Open): string => {
  switch (one.kind) {
    case 'time':
      return 'the column with the time';
    case 'order':
      return 'the day of the first line';
    case 'half':
      return 'afternoon or night';
    case 'zone':
      return 'your time zone';
    case 'incoming':
      return 'the words for incoming';
    case 'signColumn':
      return 'how missed calls are marked';
    case 'way':
    case 'end':
      return one.text === null ? 'rare words' : `“${one.text}”`;
  }
};

/** The running total, and what is still to choose. */
export const totalTexts = ({
  total,
  open,
  stop,
  settings,
  names,
}: Sheet): readonly [sum: string, why: string] => {
  const {calls, missed, voicemail, unset} = total;
  const sum =
    calls === 0
      ? 'No calls counted yet'
      : `${missed.toLocaleString('en-US')} missed of ${counted(calls, 'call')}${open.length > 0 ? ' so far' : ''}`;
  if (stop === 'unread') return ['No figure yet', 'Too many lines couldn’t be read.'];
  if (open.length > 0) {
    const kinds = [...new Set(open.map(openText))];
    const need = kinds.length > 2 ? `${kinds.length} choices left` : `choose ${formatList(kinds)}`;
    return [sum, unset > 0 ? `${counted(unset, 'call')} to go: ${need}.` : `First ${need}.`];
  }
  if (stop === 'few') {
    return [
      sum,
      'That is too few to judge a month by. Export at least a week; a whole month is best.',
    ];
  }
  const share = percentOf(missed / calls);
  const how =
    settings.endings.length === 0
      ? `${settings.sign} in ${names[settings.signColumn ?? -1] ?? ''}`
      : `${(missed - voicemail).toLocaleString('en-US')} missed, ${voicemail.toLocaleString('en-US')} to voicemail`;
  return [sum, `That’s ${share}: ${how}.`];
};

export interface TotalProps {
  readonly sheet: Sheet;
  readonly isReady: boolean;
  /** False where the result is on the page already. */
  readonly hasButton: boolean;
  readonly onShow: () => void;
}

/** The running total with its bar, and the button; on a phone it stays at the window’s foot. */
export function Total({sheet, isReady, hasButton, onShow}: TotalProps): ReactElement {
  const {calls, missed, unset} = sheet.total;
  const [sum, why] = totalTexts(sheet);
  const all = calls + unset;
  const bar = {'--missed': all > 0 ? missed / all : 0, '--unset': all > 0 ? unset / all : 1};
  return (
    <div className={styles.foot}>
      <div
        className={styles.bar}
        style={bar as object}
        data-all={all > 0 && unset === 0 ? true : undefined}
        aria-hidden="true"
      >
        <i />
        <i />
      </div>
      <div>
        <p className={styles.sum}>{sum}</p>
        <p id="why" className="small muted">
          {why}
        </p>
      </div>
      {hasButton ? (
        <Button
          className={isReady ? undefined : styles.waiting}
          aria-disabled={!isReady}
          aria-describedby="why"
          onClick={onShow}
        >
          Show the result
        </Button>
      ) : null}
    </div>
  );
}
