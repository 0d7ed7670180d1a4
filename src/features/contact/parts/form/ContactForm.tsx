import {
  type ComponentType,
  type FormEvent,
  type ReactElement,
  useEffect,
  useRef,
  useState,
} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import clsx from 'clsx';

import {FactList} from '@site/src/layout/FactList';
import {EmailAddress} from '@site/src/features/cta/parts/contactLinks';
import {usePersistedFields} from '@site/src/hooks/persisted/usePersistedFields';
import {useBackendRequest} from '@site/src/hooks/useBackendRequest';
import {Button} from '@site/src/ui/Button';
import {SendButton} from '@site/src/features/forms/parts/SendButton';
import {ProblemCount} from '@site/src/features/forms/parts/validation/ProblemCount';
import {useValidation} from '@site/src/features/forms/parts/validation/useValidation';
import warning from '@site/src/ui/icon/drawn/warning';
import {Icon} from '@site/src/ui/icon/Icon';
import {claims} from '@site/src/data/claims';
import {replyPromise} from '@site/src/data/subjects';
import {track} from '@site/src/features/measurement/rules/track';
import {preloadBackend} from '@site/src/lib/backend/backendClient';
import {insertRow, type InsertFailure, type InsertOutcome} from '@site/src/lib/backend/insertRow';
import {visitCampaign} from '@site/src/lib/campaign';
import {
  contactFieldNames,
  contactFieldRules,
  type ContactFormValues,
  sendDelay,
  isBot,
  messageOrigin,
  toContactRow,
} from '@site/src/features/contact/rules/contactMessage';
import {formValues} from '@site/src/features/forms/rules/formValues';
import {toSingleLine} from '@site/src/features/forms/rules/typedText';
import {readEmail} from '@site/src/lib/email/readEmail';
import {replyByText} from '@site/src/features/contact/rules/replyDeadline';
import {contactFailureTexts} from '@site/src/features/contact/rules/messages';
import {topicOf} from '@site/src/features/contact/rules/contactTopic';

import {ContactFields, HONEYPOT} from './ContactFields';
import styles from './ContactForm.module.css';
import type {DesignedListProps} from './SelectField';

const FAILURE_LABEL = 'The contact message was not stored';

function FailureAlert({failure}: {readonly failure: InsertFailure | undefined}): ReactElement {
  const alert = useRef<HTMLDivElement>(null);
  const [problem, remedy] = failure ? contactFailureTexts[failure] : [];
  // Scroll the message into view, together with the button to retry, which lost the focus while it was disabled.
  useEffect(() => {
    if (!failure) return;
    alert.current?.scrollIntoView({block: 'nearest'});
    if (document.activeElement === document.body) alert.current?.focus({preventScroll: true});
  }, [failure]);
  return (
    // Always rendered, so that changes inside it are announced.
    <div ref={alert} tabIndex={-1} role="alert" className={clsx(styles.wide, styles.alert)}>
      {failure ? (
        <div className={styles.failed}>
          <Icon path={warning} />
          <p>
            <strong>{problem}</strong> Nothing you typed is lost: <span>{remedy}</span>, or write to{' '}
            <EmailAddress />.
          </p>
        </div>
      ) : null}
    </div>
  );
}

interface SentMessage {
  readonly firstName: string;
  readonly email: string;
  readonly message: string;
  readonly sentAt: Date;
}

interface FormProps {
  /** Topic of the link that led here; '' without one. */
  readonly linkedTopic: string;
  /** Focuses the first field, because the visitor asked for an empty form. */
  readonly isFocusedAtStart: boolean;
  readonly onSent: (message: SentMessage) => void;
}

function Form({linkedTopic, isFocusedAtStart, onSent}: FormProps): ReactElement {
  const form = useRef<HTMLFormElement>(null);
  /** Time when the form became usable, in milliseconds since the page load. */
  const openedAt = useRef(0);
  const [DesignedList, setDesignedList] = useState<ComponentType<DesignedListProps>>();
  const [isTopicKept, setIsTopicKept] = useState(true);
  const topic = isTopicKept ? linkedTopic : '';
  const clearPersisted = usePersistedFields(form, 'contact');
  const {problems, validate, revalidate} = useValidation(form, contactFieldRules);

  const {request, isPending, outcome} = useBackendRequest<ContactFormValues, InsertOutcome>({
    send: async (client, values) => {
      const delay = sendDelay(performance.now() - openedAt.current);
      if (delay > 0) await new Promise((resolve) => setTimeout(resolve, delay));
      return insertRow(client, {
        table: 'contact_messages',
        row: toContactRow(values),
        origin: messageOrigin(window.location.pathname, visitCampaign()),
        failureLabel: FAILURE_LABEL,
      });
    },
    failureLabel: FAILURE_LABEL,
    onSettled: (result, {honeypot, firstName, email, message}) => {
      if (result !== 'done') return;
      clearPersisted();
      if (!honeypot) track({type: 'contact_message', hasTopic: topic !== ''});
      onSent({firstName, email: readEmail(email).address, message, sentAt: new Date()});
    },
  });

  useEffect(() => {
    // On the first page of a visit, the form was usable before hydration.
    const isFirstPage = document.documentElement.dataset.hasHydrated !== 'true';
    openedAt.current = isFirstPage ? 0 : performance.now();
    if (isFocusedAtStart)
      form.current?.querySelector<HTMLInputElement>('[name=firstName]')?.focus();
  }, [isFocusedAtStart]);

  /** Preloads the code for submitting at the first interaction, before the connection can fail. */
  const preload = (): void => {
    preloadBackend();
    if (DesignedList) return;
    import('./RadixSelect').then(
      ({RadixSelect}) => setDesignedList(() => RadixSelect),
      // The native lists stay usable.
      () => undefined,
    );
  };

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (!validate()) return;
    const typed = formValues(event.currentTarget, [...contactFieldNames, HONEYPOT]);
    const {[HONEYPOT]: hidden, ...values} = typed;
    const elapsed = performance.now() - openedAt.current;
    request({...values, topic, honeypot: isBot(hidden, values, elapsed)});
  };

  return (
    <form
      ref={form}
      className={`needsScript ${styles.form}`}
      aria-label="Contact"
      method="post"
      onFocus={preload}
      onPointerEnter={preload}
      onInput={revalidate}
      onSubmit={submit}
    >
      {topic === '' ? null : (
        <p className={styles.topic}>
          <span>
            About: <strong>{topic}</strong>
          </span>
          <button
            type="button"
            className="clean-btn textLink"
            onClick={() => setIsTopicKept(false)}
          >
            Remove<span className="visuallyHidden"> the topic</span>
          </button>
        </p>
      )}
      <ContactFields problems={problems} DesignedList={DesignedList} />
      <div className={`actions ${styles.wide}`}>
        <SendButton type="submit" isSending={isPending} busy="Sending...">
          Send Message
        </SendButton>
      </div>
      <ProblemCount problems={problems} />
      <FailureAlert failure={outcome === 'done' ? undefined : outcome} />
    </form>
  );
}

function SuccessPanel({
  firstName,
  email,
  message,
  sentAt,
  onAgain,
}: SentMessage & {readonly onAgain: () => void}): ReactElement {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus({preventScroll: true});
    // Scrolls only if the top of the panel is out of view.
    heading.current?.scrollIntoView({block: 'nearest'});
  }, []);
  return (
    <div className={styles.sent}>
      <h2 id="write" ref={heading} tabIndex={-1}>
        Thank you, {toSingleLine(firstName)}
      </h2>
      <p role="status">
        <b>Message Sent!</b> Thank you for your message. We&apos;ll get back to you within{' '}
        {claims.contactReplyHours} hours.
      </p>
      <FactList
        className="small"
        facts={[
          {term: 'Answer by', fact: <span>{replyByText(sentAt)}</span>},
          {term: 'Receipt to', fact: email},
          {term: 'You wrote', fact: <q>{message}</q>},
        ]}
      />
      <Button variant="ghost" onClick={onAgain}>
        Send another message
      </Button>
    </div>
  );
}

/** Left side of the contact card: the form, or the sent message and when the reply is due. */
export function ContactForm(): ReactElement {
  const isBrowser = useIsBrowser();
  const {search} = useLocation();
  const [sent, setSent] = useState<SentMessage>();
  const [isFirst, setIsFirst] = useState(true);

  return (
    <section className={`noPrint ${styles.left}`} aria-labelledby="write">
      {sent ? (
        <SuccessPanel {...sent} onAgain={() => setSent(undefined)} />
      ) : (
        <>
          <h2 id="write">Tell us about your phones</h2>
          <p className="muted">{replyPromise.sentence}</p>
          <p className="withoutScript">
            This form needs JavaScript. Without it, write to <EmailAddress />.
          </p>
          <Form
            // The query is unknown during server rendering.
            linkedTopic={isBrowser && isFirst ? topicOf(search) : ''}
            isFocusedAtStart={!isFirst}
            onSent={(message) => {
              setSent(message);
              setIsFirst(false);
            }}
          />
        </>
      )}
    </section>
  );
}
