import {type ReactElement, useRef} from 'react';

import {Card} from '@site/src/layout/Card';
import {DataTable} from '@site/src/layout/DataTable';
import {Button} from '@site/src/ui/Button';
import warning from '@site/src/ui/icon/drawn/warning';
import {Icon} from '@site/src/ui/icon/Icon';
import {inWords} from '@site/src/lib/format/inWords';

import type {SheetData} from '../../sheet/sheet';
import {accountText, totalTexts, unreadReasons, unreadText} from '../../sheet/sheetTexts';
import {MAX_UNREAD_SHARE, PREVIEW_LINES} from '../../data';
import {TextButton} from '../TextButton';
import {Sentences, type SentencesProps} from './Sentences';
import styles from './Sheet.module.css';

/** Moves the focus to a missing choice, and opens its fold. */
const goToChoice = (form: HTMLElement | null, key: string): void => {
  const control = form?.querySelector<HTMLElement>(`[data-opens="${CSS.escape(key)}"]`);
  control?.closest('details')?.setAttribute('open', '');
  control?.focus({preventScroll: true});
  control?.scrollIntoView({block: 'center'});
};

interface AccountProps {
  readonly sheet: SheetData;
  readonly fileName: string;
}

export interface SheetProps extends AccountProps {
  /** True if there is a result to show. */
  readonly isReady: boolean;
  /** True without a result above it. */
  readonly isAlone: boolean;
  readonly onChoose: SentencesProps['onChoose'];
  readonly onShow: () => void;
  readonly onStartOver: () => void;
}

/** Reading of the log in five sentences with controls; the total follows each choice. */
export function Sheet(props: SheetProps): ReactElement {
  const {sheet, fileName, isReady, isAlone, onChoose, onShow, onStartOver} = props;
  const form = useRef<HTMLElement>(null);
  const [first] = sheet.missing;
  const [sum, why] = totalTexts(sheet);
  const show = (): void => {
    if (isReady) onShow();
    else if (first) goToChoice(form.current, 'key' in first ? first.key : first.kind);
  };
  return (
    <Card as="section" isPadded aria-labelledby="sheet" className={styles.sheet}>
      <div className={styles.head}>
        <h2 id="sheet" className="h3" tabIndex={-1} data-focus-target>
          Check how we read your log
        </h2>
        {isAlone ? <Account sheet={sheet} fileName={fileName} /> : null}
      </div>
      <section ref={form} className={styles.body} aria-label="How we read your log">
        <Sentences sheet={sheet} onChoose={onChoose} />
        <Preview sheet={sheet} />
      </section>
      <div className={styles.foot}>
        <div role="status">
          <p className={styles.sum}>{sum}</p>
          <p id="why" className="small muted">
            {why}
          </p>
        </div>
        {isAlone ? (
          <div className="actions">
            <Button
              className={isReady ? undefined : styles.waiting}
              aria-disabled={!isReady}
              aria-describedby="why"
              onClick={show}
            >
              Show the result
            </Button>
          </div>
        ) : null}
      </div>
      {isAlone ? <TextButton onClick={onStartOver}>Choose another file</TextButton> : null}
    </Card>
  );
}

/** The sum of the file's lines; those that couldn't be read come first. */
export function Account({sheet, fileName}: AccountProps): ReactElement {
  const {account, stop} = sheet;
  return (
    <>
      {account.unread > 0 ? (
        <div className={styles.unread}>
          <Icon path={warning} size="small" />
          <details>
            <summary>
              <b>{`${unreadText(account)}.`}</b>{' '}
              <span>
                {stop === 'unread'
                  ? `That is more than 1 in ${1 / MAX_UNREAD_SHARE}, so we state no figure. Choose another column for the time, or export the log again.`
                  : `${account.unread === 1 ? 'It isn’t' : 'They aren’t'} counted.`}
              </span>{' '}
              <span className="textLink">Why</span>
            </summary>
            <p>{unreadReasons(account)}</p>
          </details>
        </div>
      ) : null}
      <p id="how-read" className="muted">
        <span className={styles.name}>{`${fileName}, `}</span>
        <span>{`${accountText(sheet)}.`}</span>
      </p>
    </>
  );
}

/** The used columns of the file's first lines. */
function Preview({sheet}: Pick<AccountProps, 'sheet'>): ReactElement {
  const {columns, lines} = sheet.preview;
  const struck = (
    <>
      <span className="visuallyHidden">crossed out</span>
      <span className="struck" aria-hidden>
        {'\u2003'.repeat(4)}
      </span>
    </>
  );
  return (
    <DataTable
      className={styles.preview}
      caption={`The first ${inWords(PREVIEW_LINES)} lines, in the columns that are used. Phone numbers and rare words are crossed out.`}
      head={['', ...columns.map(({column, use}) => `${sheet.names[column]} (${use})`)]}
      rows={lines.map(({line, cells}) => ({
        key: String(line),
        cells: [line.toLocaleString('en-US'), ...cells.map((text) => text ?? struck)],
      }))}
    />
  );
}
