import {forwardRef, type ReactElement, useEffect, useRef, useState} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Layout from '@theme/Layout';

import {fontFiles} from '@site/src/config/fonts.generated';
import {Card} from '@site/src/layout/Card';
import {Columns} from '@site/src/layout/Columns';
import {PageHead} from '@site/src/layout/PageHead';
import {Main} from '@site/src/layout/Main';
import {EmailAddress} from '@site/src/features/cta/parts/contactLinks';
import {SendButton} from '@site/src/features/forms/parts/SendButton';
import {useBackendRequest} from '@site/src/hooks/useBackendRequest';
import {ButtonLink} from '@site/src/ui/Button';
import {Icon} from '@site/src/ui/icon/Icon';
import {preloadBackend} from '@site/src/lib/backend/backendClient';
import {
  callMailLink,
  type MailLinkFunction,
  type MailLinkResult,
} from '@site/src/features/mail-links/rules/callMailLink';
import {currentToken} from '@site/src/features/mail-links/rules/hiddenToken';

import styles from './MailLinkPage.module.css';
import {useMailLinkToken} from './useMailLinkToken';

/** Heading of a note and the sentence that explains it. */
export interface LinkNote {
  readonly title: string;
  readonly text: string;
}

/** Action of the page: its button, its request, and its messages. */
export interface MailLinkAction {
  readonly functionName: MailLinkFunction;
  readonly label: string;
  /** Button label during the request. */
  readonly busy: string;
  readonly done: LinkNote;
}

export interface MailLinkContent {
  readonly title: string;
  /** Heading after the action has succeeded; default: the title. */
  readonly doneTitle?: string;
  readonly description: string;
  readonly lede: string;
  /** Text before the press. */
  readonly ready: LinkNote;
  readonly action: MailLinkAction;
  /** Reverts the action, offered once the action has succeeded. */
  readonly undo?: MailLinkAction;
  /** Text if the press changed nothing; default: the link was already used, or isn't ours. */
  readonly refused?: LinkNote;
  /** Word to write in a reply if the link doesn't work, such as 'unsubscribe'. */
  readonly reply?: string;
  /** Help if the link doesn't work, where a reply wouldn't reach us. */
  readonly help?: string;
}

const MISSING_TOKEN: LinkNote = {
  title: 'The link is missing.',
  text: 'This page needs the link from our email. Open that link, or copy all of it into the address bar.',
};
const REFUSED: LinkNote = {
  title: 'Nothing was changed.',
  text: 'This link was already used, or it isn’t one of ours.',
};
const FAILED: LinkNote = {
  title: 'Nothing was sent.',
  text: 'Check your connection and press the button again.',
};
const LIMITED: LinkNote = {
  title: 'Too many requests.',
  text: 'Wait a few minutes and press the button again.',
};

interface NoteBoxProps {
  readonly note: LinkNote;
  readonly isDone?: boolean;
}

const NoteBox = forwardRef<HTMLDivElement, NoteBoxProps>(function NoteBox(
  {note: {title, text}, isDone = false},
  ref,
) {
  return (
    <div ref={ref} tabIndex={-1} className={clsx(styles.note, isDone && styles.done)}>
      {isDone ? <Icon name="check-circle" tone="live" /> : null}
      <p>
        <strong>{title}</strong> <span>{text}</span>
      </p>
    </div>
  );
});

interface ActionPanelProps {
  readonly content: MailLinkContent;
  /** Called with the action that has succeeded. */
  readonly onDone: (done: MailLinkAction) => void;
}

/** Action button with the result of its request. */
function ActionPanel({
  content: {ready, action: first, undo, refused = REFUSED},
  onDone,
}: ActionPanelProps): ReactElement {
  const [action, setAction] = useState(first);
  const note = useRef<HTMLDivElement>(null);
  const {request, isPending, sent, outcome} = useBackendRequest<MailLinkAction, MailLinkResult>({
    send: async (client, {functionName}) => {
      // Read at press time: a press from before hydration is replayed as soon as hydration ends.
      const token = currentToken();
      return token === null ? 'failed' : callMailLink(client, functionName, token);
    },
    failureLabel: 'Mail link failed',
    onSettled: (result, pressed) => {
      if (result !== 'done') return;
      onDone(pressed);
      if (pressed === first && undo) setAction(undo);
    },
  });

  // Focus the note, so that it is read and the next Tab stop is the button after it.
  useEffect(() => {
    if (outcome === undefined) return;
    const {activeElement} = document;
    const isElsewhere = activeElement !== null && activeElement !== document.body;
    if (!isElsewhere || activeElement instanceof HTMLButtonElement)
      note.current?.focus({preventScroll: true});
  }, [outcome, sent]);

  const isUndo = action !== first;
  const notes: Readonly<Record<MailLinkResult, LinkNote>> = {
    done: (sent ?? first).done,
    refused,
    limited: LIMITED,
    rejected: FAILED,
    failed: FAILED,
    unreachable: FAILED,
  };
  // The first action's note stays until the second request has finished.
  const waiting = isUndo ? first.done : ready;
  const currentNote = outcome === undefined ? waiting : notes[outcome];
  /** True if pressing the button again would change nothing. */
  const isFinished = (outcome === 'done' || outcome === 'refused') && sent === action;
  return (
    <>
      {/* Always rendered, so that changes inside it are announced. */}
      <div role="status">
        <NoteBox
          key={currentNote.title}
          ref={note}
          note={currentNote}
          isDone={outcome === 'done' || currentNote === first.done}
        />
      </div>
      {isFinished ? null : (
        <div className="actions">
          <SendButton
            // The key creates a new button, so a double press can't also trigger the undo.
            key={action.functionName}
            variant={isUndo ? 'ghost' : 'primary'}
            isSending={isPending && sent === action}
            busy={action.busy}
            onFocus={preloadBackend}
            onPointerEnter={preloadBackend}
            onClick={() => request(action)}
          >
            {action.label}
          </SendButton>
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
  const [done, setDone] = useState<MailLinkAction>();
  useEffect(() => {
    const resetPage = (): void => {
      setDone(undefined);
      setLinkCount((count) => count + 1);
    };
    window.addEventListener('hashchange', resetPage);
    return () => window.removeEventListener('hashchange', resetPage);
  }, []);
  return (
    <Layout title={content.title} description={content.description}>
      <Head>
        <meta name="robots" content="noindex" />
        {/* Keeps the token out of the Referer header when the page loads its files. */}
        <meta name="referrer" content="no-referrer" />
        {/* Chrome ignores the policy above for a font that only a style sheet asks for. */}
        <link
          rel="preload"
          as="font"
          type="font/woff2"
          href={fontFiles['besley-500']}
          crossOrigin="anonymous"
        />
      </Head>
      <Main>
        <PageHead
          title={(done === content.action ? content.doneTitle : undefined) ?? content.title}
          lede={content.lede}
        >
          <Columns split="7/4" className={styles.columns}>
            <Card isPadded className={styles.press}>
              {token === null ? (
                <>
                  <div role="status">
                    <NoteBox note={MISSING_TOKEN} />
                  </div>
                  <ButtonLink to="/" variant="ghost">
                    Go Home
                  </ButtonLink>
                </>
              ) : (
                <ActionPanel key={linkCount} content={content} onDone={setDone} />
              )}
              <p className="withoutScript">This button needs JavaScript.</p>
            </Card>
            {done === undefined ? (
              <div>
                <h2 className="h3">If the link doesn’t work</h2>
                <p className="muted above8">
                  {content.reply === undefined ? (
                    <span>{content.help}</span>
                  ) : (
                    <span>
                      Reply to the email with the word “{content.reply},” or write to{' '}
                      <EmailAddress />. A person will do it for you.
                    </span>
                  )}
                </p>
              </div>
            ) : null}
          </Columns>
        </PageHead>
      </Main>
    </Layout>
  );
}
