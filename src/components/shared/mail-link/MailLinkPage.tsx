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

/** A sentence, and what follows from it. */
export interface Note {
  readonly title: string;
  readonly text: string;
}

/** One press: what it is called, does, and says. */
export interface MailLinkAction {
  readonly call: MailLinkFunction;
  readonly label: string;
  /** On the button while it is under way. */
  readonly busy: string;
  readonly done: Note;
}

export interface MailLinkContent {
  readonly title: string;
  readonly description: string;
  readonly lede: string;
  /** What the press does, before it. */
  readonly ready: Note;
  readonly action: MailLinkAction;
  /** Takes the action back, offered once it is done. */
  readonly undo?: MailLinkAction;
  /** What to write in a reply where the link does not work, such as 'unsubscribe'. */
  readonly reply: string;
}

type Phase = 'idle' | 'busy' | 'done' | 'refused' | 'failed';

const OPENED_BY_HAND: Note = {
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

interface StatementProps {
  readonly ref?: Ref<HTMLDivElement>;
  readonly note: Note;
  readonly isDone?: boolean;
}

function Statement({ref, note: {title, text}, isDone = false}: StatementProps): ReactElement {
  return (
    <div ref={ref} tabIndex={-1} className={clsx(styles.note, isDone && styles.done)}>
      {isDone ? <Icon name="check-circle" /> : null}
      <p>
        <strong>{title}</strong> <span>{text}</span>
      </p>
    </div>
  );
}

interface PressProps {
  readonly content: MailLinkContent;
}

/** The button, and what became of the press. */
function Press({content: {ready, action: first, undo}}: PressProps): ReactElement {
  const env = usePublicEnv();
  const [action, setAction] = useState(first);
  const [phase, setPhase] = useState<Phase>('idle');
  /** What the note is about: after the first press the next button is already another action's. */
  const [told, setTold] = useState(first);
  const [isOver, setIsOver] = useState(false);
  const note = useRef<HTMLDivElement>(null);
  /** A ref and not state: two presses in one tick would both see the state of before. */
  const isBusy = useRef(false);
  const hadFocus = useRef(false);

  const press = async (): Promise<void> => {
    // Now and not when it was drawn: a press from before hydration is replayed as soon as that ends.
    const token = currentToken();
    if (token === null || isBusy.current) return;
    isBusy.current = true;
    hadFocus.current = true;
    setTold(action);
    setPhase('busy');
    const connect = (): ReturnType<typeof connectBackend> => lazyChunk(() => connectBackend(env));
    const result = await callMailLink(connect, action.call, token);
    isBusy.current = false;
    setPhase(result);
    const next = result === 'done' && action === first ? undo : undefined;
    if (next) setAction(next);
    else setIsOver(result !== 'failed');
  };

  // The note is read, and the button after it is the next stop of the keyboard.
  useEffect(() => {
    if (!hadFocus.current || phase === 'idle' || phase === 'busy') return;
    hadFocus.current = false;
    const {activeElement} = document;
    const isElsewhere = activeElement !== null && activeElement !== document.body;
    if (!isElsewhere || activeElement instanceof HTMLButtonElement)
      note.current?.focus({preventScroll: true});
  }, [phase]);

  const isUndo = action !== first;
  // While the second press is under way, what the first one did stays there.
  const said = isUndo && phase === 'busy' ? first.done : noteOf(phase, ready, told);
  return (
    <>
      {/* Always there, so that what appears in it is announced. */}
      <div role="status">
        <Statement
          key={said.title}
          ref={note}
          note={said}
          isDone={phase === 'done' || said === first.done}
        />
      </div>
      {isOver ? null : (
        <div className="actions">
          <Button
            // A new button, so that a second press of the old one does not take the first back.
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
 * A page that a mail links to, with a token that clientModules/mailLinkToken.ts takes out of the
 * address. Opening it changes nothing, because mail scanners open links; the press does.
 */
export function MailLinkPage({content}: {readonly content: MailLinkContent}): ReactElement {
  const token = useMailLinkToken();
  /** Another mail's link, opened in the same tab, begins anew. */
  const [links, setLinks] = useState(1);
  useEffect(() => {
    const begin = (): void => setLinks((count) => count + 1);
    window.addEventListener('hashchange', begin);
    return () => window.removeEventListener('hashchange', begin);
  }, []);
  return (
    <Layout title={content.title} description={content.description}>
      <Head>
        <meta name="robots" content="noindex" />
        {/* The page's own files are asked for with its address otherwise. */}
        <meta name="referrer" content="no-referrer" />
      </Head>
      <Main>
        <PageHead title={content.title} lede={content.lede}>
          <Columns split="7/4" className={styles.columns}>
            <Card padded className={styles.press}>
              {token === null ? (
                <div role="status">
                  <Statement note={OPENED_BY_HAND} />
                </div>
              ) : (
                <Press key={links} content={content} />
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
