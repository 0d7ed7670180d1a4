import {type ReactElement, type Ref, useEffect, useRef, useState} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';

import {Card} from '@site/src/components/layout/Card';
import {Columns} from '@site/src/components/layout/Columns';
import {PageHead} from '@site/src/components/layout/PageHead';
import {Main} from '@site/src/components/layout/Main';
import {usePublicEnv} from '@site/src/components/shared/env/usePublicEnv';
import {lazyChunk} from '@site/src/components/shared/lazy-chunk/lazyChunk';
import {Button} from '@site/src/components/ui/Button';
import {Icon} from '@site/src/components/ui/icon/Icon';
import {brand} from '@site/src/config/brand';
import {connectBackend, preloadBackend} from '@site/src/domain/backend/backendClient';
import {callMailLink, type MailLinkFunction} from '@site/src/domain/mail-links/callMailLink';
import {currentToken} from '@site/src/domain/mail-links/hiddenToken';

import styles from './MailLinkPage.module.css';
import {useMailLinkToken} from './useMailLinkToken';

/** Heading of a note and the sentence that explains it. */
export interface Note {
  readonly title: string;
  readonly text: string;
}

/** Action of the page: its button, its request, and its messages. */
export interface MailLinkAction {
  readonly call: MailLinkFunction;
  readonly label: string;
  /** Button label during the request. */
  readonly busy: string;
  readonly done: Note;
}

export interface MailLinkContent {
  readonly title: string;
  readonly description: string;
  readonly lede: string;
  /** Text before the press. */
  readonly ready: Note;
  readonly action: MailLinkAction;
  /** Reverts the action, offered once the action has succeeded. */
  readonly undo?: MailLinkAction;
  /** Word to write in a reply if the link doesn't work, such as 'unsubscribe'. */
  readonly reply: string;
}

type Phase = 'idle' | 'busy' | 'done' | 'refused' | 'failed';

const MISSING_TOKEN: Note = {
  title: 'The link is missing.',
  text: 'This page needs the link from our email. Open that link, or copy all of it into the address bar.',
};
const REFUSED: Note = {
  title: 'Nothing was changed.',
  text: 'This link was already used, or it isn’t one of ours.',
};
const FAILED: Note = {
  title: 'Nothing was sent.',
  text: 'Check your connection and press the button again.',
};

const noteOf = (phase: Phase, ready: Note, action: MailLinkAction): Note => {
  switch (phase) {
    case 'idle':
    case 'busy':
      return ready;
    case 'done':
      return action.done;
    case 'refused':
      return REFUSED;
    case 'failed':
      return FAILED;
  }
};

interface NoteBoxProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly note: Note;
  readonly isDone?: boolean;
}

function NoteBox({ref, note: {title, text}, isDone = false}: NoteBoxProps): ReactElement {
  return (
    <div ref={ref} tabIndex={-1} className={clsx(styles.note, isDone && styles.done)}>
      {isDone ? <Icon name="check-circle" /> : null}
      <p>
        <strong>{title}</strong> <span>{text}</span>
      </p>
    </div>
  );
}

interface ActionPanelProps {
  readonly content: MailLinkContent;
}

/** Action button with the result of its request. */
function ActionPanel({content: {ready, action: first, undo}}: ActionPanelProps): ReactElement {
  const env = usePublicEnv();
  const [action, setAction] = useState(first);
  const [phase, setPhase] = useState<Phase>('idle');
  /** Action that the note describes; after the first press the button already shows the next one. */
  const [describedAction, setDescribedAction] = useState(first);
  const [isFinished, setIsFinished] = useState(false);
  const note = useRef<HTMLDivElement>(null);
  /** Stored in a ref, because two presses in one tick would both read the old state. */
  const isBusy = useRef(false);
  const hadFocus = useRef(false);

  const press = async (): Promise<void> => {
    // Read at press time: a press from before hydration is replayed as soon as hydration ends.
    const token = currentToken();
    if (token === null || isBusy.current) return;
    isBusy.current = true;
    hadFocus.current = true;
    setDescribedAction(action);
    setPhase('busy');
    const connect = (): ReturnType<typeof connectBackend> => lazyChunk(() => connectBackend(env));
    const result = await callMailLink(connect, action.call, token);
    isBusy.current = false;
    setPhase(result);
    const next = result === 'done' && action === first ? undo : undefined;
    if (next) setAction(next);
    else setIsFinished(result !== 'failed');
  };

  // Focus the note, so that it is read and the next Tab stop is the button after it.
  useEffect(() => {
    if (!hadFocus.current || phase === 'idle' || phase === 'busy') return;
    hadFocus.current = false;
    const {activeElement} = document;
    const isElsewhere = activeElement !== null && activeElement !== document.body;
    if (!isElsewhere || activeElement instanceof HTMLButtonElement)
      note.current?.focus({preventScroll: true});
  }, [phase]);

  const isUndo = action !== first;
  // Keep the first action's note until the second request has finished.
  const currentNote =
    isUndo && phase === 'busy' ? first.done : noteOf(phase, ready, describedAction);
  return (
    <>
      {/* Always rendered, so that changes inside it are announced. */}
      <div role="status">
        <NoteBox
          key={currentNote.title}
          ref={note}
          note={currentNote}
          isDone={phase === 'done' || currentNote === first.done}
        />
      </div>
      {isFinished ? null : (
        <div className="actions">
          <Button
            // The key creates a new button, so a double press can't also trigger the undo.
            key={action.call}
            variant={isUndo ? 'ghost' : 'primary'}
            disabled={phase === 'busy'}
            onFocus={preloadBackend}
            onPointerEnter={preloadBackend}
            onClick={() => void press()}
          >
            <span key={phase === 'busy' ? 'busy' : 'ready'}>
              {phase === 'busy' ? action.busy : action.label}
            </span>
          </Button>
        </div>
      )}
    </>
  );
}

/**
 * Page opened from an email link, with a token that clientModules/mailLinkToken.ts removes from the
 * URL. Mail scanners open links, so only pressing the button changes anything.
 */
export function MailLinkPage({content}: {readonly content: MailLinkContent}): ReactElement {
  const token = useMailLinkToken();
  /** Incremented when another email's link opens in the same tab, to reset the page. */
  const [linkCount, setLinkCount] = useState(1);
  useEffect(() => {
    const resetPage = (): void => setLinkCount((count) => count + 1);
    window.addEventListener('hashchange', resetPage);
    return () => window.removeEventListener('hashchange', resetPage);
  }, []);
  return (
    <Layout title={content.title} description={content.description}>
      <Head>
        <meta name="robots" content="noindex" />
        {/* Keeps the token out of the Referer header when the page loads its files. */}
        <meta name="referrer" content="no-referrer" />
      </Head>
      <Main>
        <PageHead title={content.title} lede={content.lede}>
          <Columns split="7/4" className={styles.columns}>
            <Card padded className={styles.press}>
              {token === null ? (
                <div role="status">
                  <NoteBox note={MISSING_TOKEN} />
                </div>
              ) : (
                <ActionPanel key={linkCount} content={content} />
              )}
              <p className="withoutScript">
                This button needs JavaScript. Turn it on, or reply to the email.
              </p>
            </Card>
            <div className={styles.help}>
              <h2 className="h3">If the link doesn’t work</h2>
              <p className="muted">
                Reply to the email with the word “{content.reply}”, or write to{' '}
                <a className="textLink" href={brand.email.href}>
                  {brand.email.display}
                </a>
                . A person will do it for you.
              </p>
            </div>
          </Columns>
        </PageHead>
      </Main>
    </Layout>
  );
}
