import {
  type FormEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import clsx from 'clsx';

import {usePublicEnv} from '@site/src/components/shared/env/usePublicEnv';
import {lazyChunk} from '@site/src/components/shared/lazy-chunk/lazyChunk';
import {usePersistedFields} from '@site/src/components/shared/persisted/usePersistedFields';
import {preloadToasts, showToast} from '@site/src/components/shared/toasts/toasts';
import {Button} from '@site/src/components/ui/Button';
import {ProblemCount} from '@site/src/components/forms/validation/ProblemCount';
import {
  emailSentence,
  type TextControl,
  useValidation,
} from '@site/src/components/forms/validation/useValidation';
import {Field, invalid, TextInput} from '@site/src/components/ui/Field';
import {Icon} from '@site/src/components/ui/icon/Icon';
import {brand} from '@site/src/config/brand';
import {type NewsletterSource} from '@site/src/data/newsletterConsent';
import {track} from '@site/src/domain/analytics/track';
import {unreachable} from '@site/src/domain/newsletter/unreachable';

import styles from './NewsletterForm.module.css';
import type * as SignUp from './signUp';

/** Fixed by the owner: how long the success panel stays before the form comes back empty. */
export const SUCCESS_PANEL_MS = 4_000;

export interface NewsletterFormProps {
  /** Which form it is, kept with the address. */
  readonly source: NewsletterSource;
  /** A line under the form. After a sign-up the next step stands in its place. */
  readonly children?: ReactNode;
}

/** What a new reader has to do, in the place where it stays when the panel has gone. */
const NEXT_STEP =
  'One more step: open the email we just sent and press Confirm. Until then nothing else is sent.';

const loadSignUp = (): Promise<typeof SignUp> => import('./signUp');

const sentence = (control: TextControl): string => {
  if (control.validity.valueMissing) {
    return 'The email address is empty. Please enter one like name@practice.com.';
  }
  return emailSentence(control);
};

/**
 * The newsletter sign-up: idle, submitting, success, and back.
 *
 * What is sent before hydration is replayed after it (plugins/fast-start). There is
 * no page on a static site that could take a posted form: where scripts are off or fail, the form is
 * not shown, and an e-mail address stands in its place.
 */
export function NewsletterForm({source, children}: NewsletterFormProps): ReactElement {
  const id = useId();
  const env = usePublicEnv();
  const [step, setStep] = useState<'idle' | 'submitting' | 'success'>('idle');
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLParagraphElement>(null);
  // Every page has the form: an address typed on one is there on the next.
  const forget = usePersistedFields(form, `newsletter ${source}`);
  /** What had the focus before the next step hides or disables it, and so loses it. */
  const focused = useRef<Element>(null);

  const {problems, validate, revalidate} = useValidation(form, sentence);
  const [failure, setFailure] = useState<string>();
  const problem = problems.email ?? failure;

  /** A ref and not state: two submits in one tick would both see the state of before. */
  const isBusy = useRef(false);
  const [isConfirmationDue, setIsConfirmationDue] = useState(false);

  const preloadAll = (): void => {
    loadSignUp().then(
      ({prepare}) => prepare(),
      () => undefined,
    );
    preloadToasts();
  };

  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const email = field.current?.value.trim() ?? '';
    if (step !== 'idle' || isBusy.current || !validate()) return;
    setFailure(undefined);
    const active = document.activeElement;
    focused.current = event.currentTarget.contains(active) ? active : null;
    isBusy.current = true;
    setIsConfirmationDue(false);
    setStep('submitting');
    let message = unreachable;
    try {
      message = await (await lazyChunk(loadSignUp)).signUp(env, {email, source});
    } catch (error) {
      console.error('Newsletter sign-up failed', error);
    }
    isBusy.current = false;
    const isSuccess = message.tone === 'success';
    setStep(isSuccess ? 'success' : 'idle');
    setFailure(message.underField);
    if (isSuccess) {
      forget();
      setIsConfirmationDue(true);
      track({type: 'newsletter_signup'});
    }
    void showToast(message);
  };

  // The focus goes back to where it was, unless the visitor has moved on in the meantime. Browsers
  // differ in whether a control that is disabled keeps the focus or the page's body gets it.
  useEffect(() => {
    const before = focused.current;
    if (step === 'submitting' || before === null) return;
    focused.current = null;
    const active = document.activeElement;
    if (active === null || active === document.body || active === before) {
      const next = step === 'success' ? panel.current : before;
      if (next instanceof HTMLElement) next.focus({preventScroll: true});
    }
  }, [step]);

  useEffect(() => {
    if (step !== 'success') return undefined;
    const timer = window.setTimeout(() => {
      // The field takes no focus before it is visible again.
      if (document.activeElement === panel.current) focused.current = field.current;
      form.current?.reset();
      setStep('idle');
    }, SUCCESS_PANEL_MS);
    return () => window.clearTimeout(timer);
  }, [step]);

  return (
    <div className={styles.root}>
      <form
        ref={form}
        method="post"
        className={clsx('needsScript', styles.form)}
        onSubmit={(event) => void send(event)}
        onFocus={preloadAll}
      >
        {/* Kept in its place while the panel covers it, so that nothing on the page moves. */}
        <div
          className={styles.line}
          style={step === 'success' ? {visibility: 'hidden'} : undefined}
        >
          <Field id={id} label="Work email" hideLabel problem={problem}>
            <TextInput
              ref={field}
              id={id}
              type="email"
              name="email"
              required
              autoComplete="email"
              placeholder="Work email"
              disabled={step === 'submitting'}
              onInput={({currentTarget}) => {
                setFailure(undefined);
                revalidate(currentTarget);
              }}
              {...invalid(id, problem)}
              aria-invalid={problems.email !== undefined || undefined}
            />
          </Field>
          <Button type="submit" variant="ghost" disabled={step === 'submitting'}>
            {step === 'submitting' ? 'Subscribing...' : 'Subscribe'}
          </Button>
        </div>
        <div role="status" className={styles.status}>
          {step === 'success' ? (
            <p ref={panel} tabIndex={-1} className={styles.panel}>
              <Icon name="check-circle" />
              You&apos;re all set!
            </p>
          ) : null}
        </div>
        <ProblemCount problems={problems} />
      </form>
      <div className={styles.below}>
        <div style={isConfirmationDue ? {visibility: 'hidden'} : undefined}>{children}</div>
        {/* Keeps room for the sentence, so that nothing on the page moves when it comes. */}
        <p aria-hidden="true" className="small needsScript" style={{visibility: 'hidden'}}>
          {NEXT_STEP}
        </p>
        <div role="status" className={clsx('small', styles.status)}>
          {isConfirmationDue ? <p>{NEXT_STEP}</p> : null}
        </div>
      </div>
      <p className={clsx('withoutScript', styles.withoutScript)}>
        To get the letter, write to{' '}
        <a className="textLink" href={`${brand.email.href}?subject=Newsletter`}>
          {brand.email.display}
        </a>
        .
      </p>
    </div>
  );
}
