import {
  useEffect,
  useId,
  useRef,
  useState,
  type ComponentType,
  type FormEvent,
  type ReactElement,
} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import contactPractices from '@generated/specialty-pages/default/contact-practices.json';
import clsx from 'clsx';

import {PhoneLink} from '@site/src/components/shared/cta/PhoneLink';
import {usePersistedFields} from '@site/src/components/shared/persisted/usePersistedFields';
import {Button} from '@site/src/components/ui/Button';
import {ProblemCount} from '@site/src/components/forms/validation/ProblemCount';
import {
  emailSentence,
  type TextControl,
  useValidation,
} from '@site/src/components/forms/validation/useValidation';
import {Field, invalid, TextArea, TextInput} from '@site/src/components/ui/Field';
import warning from '@site/src/components/ui/icon/drawn/warning';
import {Icon} from '@site/src/components/ui/icon/Icon';
import {Wave} from '@site/src/components/ui/Wave';
import {brand} from '@site/src/config/brand';
import {claims, replyTime} from '@site/src/data/claims';
import {type Choice, practiceTypes, states, teamSizes} from '@site/src/data/contactFields';
import {track} from '@site/src/domain/analytics/track';
import {holdBeforeSending} from '@site/src/domain/contact/botCheck';
import {
  contactFieldNames,
  fieldProblem,
  type ContactFieldName,
  type ContactForm as ContactFormValues,
} from '@site/src/domain/contact/contactMessage';
import {type ContactPrefill, readContactPrefill} from '@site/src/domain/contact/prefill';
import type {SendFailure, SendResult} from '@site/src/domain/contact/sendContactMessage';

import styles from './ContactForm.module.css';
import {SelectField, type EnhancedSelectProps} from './SelectField';

export interface ContactFormProps {
  readonly send: (form: ContactFormValues) => Promise<SendResult>;
  /** Fetches the designed list; see SelectField. */
  readonly loadSelect: () => Promise<ComponentType<EnhancedSelectProps>>;
}

/** Name of the field that people cannot see. What fills it in is most likely a machine. */
const HONEYPOT = 'fax_extension';

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value : '';
};

const isFieldName = (name: string): name is ContactFieldName =>
  contactFieldNames.some((known) => known === name);

/** What is wrong with a required field that is empty, and what we need it for. */
const emptyTexts: Partial<Record<ContactFieldName, string>> = {
  firstName: 'The first name is empty. Please tell us what to call you.',
  lastName: 'The last name is empty. Please enter your last name.',
  email: 'The email address is empty. Please enter the one we should reply to.',
  message: 'The message is empty. Please write a line about your phones.',
};

/** What would stop a message from being stored, beside its field. */
const sentence = (control: TextControl): string => {
  const {name, value, validity} = control;
  if (!isFieldName(name)) return '';
  control.setCustomValidity(fieldProblem(name, value));
  if (validity.valueMissing) return emptyTexts[name] ?? control.validationMessage;
  if (name === 'email') return emailSentence(control);
  return control.validationMessage;
};

type Phase = 'ready' | 'sending' | SendFailure;

const NOT_THROUGH = [
  'That did not go through.',
  'Nothing you typed is lost: press the button again, call ',
] as const;

/** What the visitor reads next to the button; the phone number and the address follow. */
const problemTexts: Readonly<Record<SendFailure, readonly [strong: string, rest: string]>> = {
  unreachable: NOT_THROUGH,
  failed: NOT_THROUGH,
  rejected: [
    'That was not accepted.',
    'Nothing you typed is lost: check the email address, press the button again, call ',
  ],
  limited: [
    'That was too many messages for now.',
    'Nothing you typed is lost: wait a few minutes and press the button again, call ',
  ],
};

interface FormProps extends ContactFormProps, ContactPrefill {
  /** The cursor goes to the first field: the visitor asked for an empty form. */
  readonly startFocused: boolean;
  readonly onSent: () => void;
}

function Form({
  send,
  loadSelect,
  topic: linkedTopic,
  practiceType,
  startFocused,
  onSent,
}: FormProps): ReactElement {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const failure = useRef<HTMLDivElement>(null);
  /** When the form became usable, in milliseconds since the visit's start. */
  const openedAt = useRef(0);
  const [phase, setPhase] = useState<Phase>('ready');
  /** A ref and not state: two submits in one tick would both see the state of before. */
  const isBusy = useRef(false);
  const [isSelectWanted, setIsSelectWanted] = useState(false);
  const [isTopicKept, setIsTopicKept] = useState(true);
  const topic = isTopicKept ? linkedTopic : '';
  const forget = usePersistedFields(form, 'contact');
  const {problems, validate, revalidate} = useValidation(form, sentence);

  useEffect(() => {
    // On the page that the visitor came to, the form was usable before this code was there.
    const isFirstPage = document.documentElement.dataset.hasHydrated !== 'true';
    openedAt.current = isFirstPage ? 0 : performance.now();
    if (startFocused) form.current?.querySelector<HTMLInputElement>('[name=firstName]')?.focus();
  }, [startFocused]);

  // What went wrong, and the button to press again, are in view together.
  useEffect(() => {
    if (phase !== 'ready' && phase !== 'sending') {
      failure.current?.scrollIntoView({block: 'nearest'});
    }
  }, [phase]);

  useEffect(() => {
    // The fields keep their own values, so nothing typed before the scripts arrived is lost.
    const select = form.current?.querySelector<HTMLSelectElement>('select[name=practiceType]');
    if (select && select.value === '' && practiceType !== '') select.value = practiceType;
  }, [practiceType]);

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (isBusy.current || !validate()) return;
    isBusy.current = true;
    const data = new FormData(event.currentTarget);
    const values = Object.fromEntries(
      contactFieldNames.map((name) => [name, textOf(data, name)]),
    ) as Record<ContactFieldName, string>;

    const honeypot = textOf(data, HONEYPOT) !== '';

    setPhase('sending');
    const hold = holdBeforeSending(performance.now() - openedAt.current);
    if (hold > 0) await new Promise((resolve) => setTimeout(resolve, hold));
    const result = await send({...values, topic, honeypot});
    isBusy.current = false;
    if (result.ok) {
      forget();
      if (!honeypot) track({type: 'contact_message', hasTopic: topic !== ''});
      onSent();
    } else {
      setPhase(result.reason);
    }
  };

  const isSending = phase === 'sending';
  const fieldId = (name: string): string => `${id}-${name}`;

  const textField = (
    name: 'firstName' | 'lastName' | 'email' | 'phone' | 'clinicName',
    label: string,
    autoComplete: string,
    {type, optional = false}: {readonly type?: string; readonly optional?: boolean} = {},
  ): ReactElement => (
    <Field id={fieldId(name)} label={label} optional={optional} problem={problems[name]}>
      <TextInput
        id={fieldId(name)}
        name={name}
        type={type}
        autoComplete={autoComplete}
        required={!optional}
        {...invalid(fieldId(name), problems[name])}
      />
    </Field>
  );
  const selectField = (
    name: 'practiceType' | 'teamSize' | 'state',
    label: string,
    choices: readonly Choice[],
    autoComplete = 'off',
  ): ReactElement => (
    <SelectField
      id={fieldId(name)}
      name={name}
      label={label}
      choices={choices}
      autoComplete={autoComplete}
      wanted={isSelectWanted}
      load={loadSelect}
    />
  );

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label="Contact"
      method="post"
      onFocus={() => setIsSelectWanted(true)}
      onPointerEnter={() => setIsSelectWanted(true)}
      onInput={({target}) => {
        if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement) {
          revalidate(target);
        }
      }}
      onSubmit={(event) => void submit(event)}
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
      {textField('firstName', 'First name', 'given-name')}
      {textField('lastName', 'Last name', 'family-name')}
      {textField('email', 'Email', 'email', {type: 'email'})}
      {textField('phone', 'Phone', 'tel', {type: 'tel', optional: true})}
      {selectField('practiceType', 'Practice type', practiceTypes)}
      {textField('clinicName', 'Clinic name', 'organization', {optional: true})}
      {selectField('teamSize', 'Team size', teamSizes)}
      {selectField('state', 'State', states, 'address-level1')}
      <div className={styles.wide}>
        <Field id="message" label="Message" problem={problems.message}>
          <TextArea
            id="message"
            name="message"
            required
            {...invalid('message', problems.message, fieldId('privacy'))}
          />
        </Field>
      </div>
      <div className="visuallyHidden" aria-hidden="true">
        <label htmlFor={fieldId(HONEYPOT)}>Leave this field empty</label>
        <input id={fieldId(HONEYPOT)} name={HONEYPOT} tabIndex={-1} autoComplete="off" />
      </div>
      <p id={fieldId('privacy')} className={`small ${styles.privacy}`}>
        <Icon name="shield-check" size="small" />
        <span>
          Please do not include patient information: no names, dates, or reasons for a visit. We
          will not need it.
        </span>
      </p>
      <div className={clsx('actions', styles.send, styles.wide)}>
        <Button type="submit" disabled={isSending} className={styles.button}>
          {isSending ? (
            <>
              <span>Sending...</span>
              <Wave width={56} height={18} seed={9} lead={3} tail={5} step={2} animated />
            </>
          ) : (
            'Send Message'
          )}
        </Button>
        <p className="micro muted">A person reads it. We answer within {replyTime}.</p>
      </div>
      <p className="withoutScript">
        Sending this form needs JavaScript. You can also write to {brand.email.display} or call{' '}
        {brand.phone.display}.
      </p>
      <ProblemCount problems={problems} />
      {/* Always there, so that what appears in it is announced. */}
      <div ref={failure} role="alert" className={clsx(styles.wide, styles.alert)}>
        {phase === 'ready' || phase === 'sending' ? null : (
          <div className={styles.failed}>
            <Icon path={warning} />
            <p>
              <strong>{problemTexts[phase][0]}</strong> {problemTexts[phase][1]}
              <PhoneLink variant="plain" className="textLink num">
                {brand.phone.display}
              </PhoneLink>
              , or write to{' '}
              <a className="textLink" href={brand.email.href}>
                {brand.email.display}
              </a>
              .
            </p>
          </div>
        )}
      </div>
    </form>
  );
}

function Sent({onAgain}: {readonly onAgain: () => void}): ReactElement {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  return (
    <div ref={panel} className={styles.sent} role="status" tabIndex={-1}>
      <Icon name="check-circle" />
      <div>
        <h3>Message Sent!</h3>
        <p>
          Thank you for your message. We&apos;ll get back to you within {claims.contactReplyHours}{' '}
          hours.
        </p>
        <p>A receipt comes by email.</p>
        <Button variant="ghost" size="small" onClick={onAgain}>
          Send another message
        </Button>
      </div>
    </div>
  );
}

/** The form, or the panel that says it was sent. */
export function ContactForm(props: ContactFormProps): ReactElement {
  const isBrowser = useIsBrowser();
  const {search} = useLocation();
  const [isSent, setIsSent] = useState(false);
  /** How many messages were sent; each starts with an empty form of its own. */
  const [sentCount, setSentCount] = useState(0);

  if (isSent) return <Sent onAgain={() => setIsSent(false)} />;
  const isFirst = sentCount === 0;
  return (
    <Form
      {...props}
      // The query is not known while the page is rendered to HTML.
      {...readContactPrefill(isBrowser && isFirst ? search : '', contactPractices)}
      key={sentCount}
      startFocused={!isFirst}
      onSent={() => {
        setIsSent(true);
        setSentCount(sentCount + 1);
      }}
    />
  );
}
