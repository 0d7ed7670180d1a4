import {
  type FormEvent,
  type MutableRefObject,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import clsx from 'clsx';

import {EmailAddress} from '@site/src/features/cta/parts/contactLinks';
import {preloadToasts, showToast} from '@site/src/ui/toasts/toasts';
import {usePersistedFields} from '@site/src/hooks/persisted/usePersistedFields';
import {useBackendRequest} from '@site/src/hooks/useBackendRequest';
import {Button} from '@site/src/ui/Button';
import {DomainSuggestion} from '@site/src/features/forms/parts/validation/DomainSuggestion';
import {ProblemCount} from '@site/src/features/forms/parts/validation/ProblemCount';
import {useValidation} from '@site/src/features/forms/parts/validation/useValidation';
import {Field, invalid, TextInput} from '@site/src/ui/Field';
import {Icon} from '@site/src/ui/icon/Icon';
import {type NewsletterSource} from '@site/src/features/newsletter/data';
import {track} from '@site/src/features/measurement/rules/track';
import {preloadBackend} from '@site/src/lib/backend/backendClient';
import {insertRow, type InsertOutcome} from '@site/src/lib/backend/insertRow';
import {emailNote, normalizeEmail} from '@site/src/lib/email/readEmail';
import {newsletterMessages} from '@site/src/features/newsletter/rules/messages';

import styles from './NewsletterForm.module.css';

/** Milliseconds that the success panel stays before the empty form returns (fixed by the owner). */
export const SUCCESS_PANEL_MS = 4_000;

const FAILURE_LABEL = 'Newsletter sign-up failed';

const rules = {email: emailNote};

type Step = 'idle' | 'submitting' | 'success';

/**
 * Restores focus after a step that hides or disables the focused element, unless the visitor has
 * moved the focus in the meantime. Browsers differ: focus stays on a disabled control or moves to
 * the body.
 *
 * @returns ref for the element to focus after the next step
 */
const useFocusAfterStep = (
  step: Step,
  panel: RefObject<HTMLElement | null>,
): MutableRefObject<Element | null> => {
  const focused = useRef<Element | null>(null);
  useEffect(() => {
    const before = focused.current;
    if (step === 'submitting' || before === null) return;
    focused.current = null;
    const active = document.activeElement;
    if (active === null || active === document.body || active === before) {
      const next = step === 'success' ? panel.current : before;
      if (next instanceof HTMLElement) next.focus({preventScroll: true});
    }
  }, [step, panel]);
  return focused;
};

/**
 * Sends a sign-up and shows its result as a toast.
 *
 * @returns `isConfirmationDue`: true once an address was stored, until the next sign-up
 */
const useSignUp = (source: NewsletterSource, clearPersisted: () => void) => {
  const [isConfirmationDue, setIsConfirmationDue] = useState(false);
  const {request, ...state} = useBackendRequest<string, InsertOutcome>({
    send: (client, typed) =>
      insertRow(client, {
        table: 'newsletter_subscriptions',
        row: {email: normalizeEmail(typed)},
        origin: {source},
        failureLabel: FAILURE_LABEL,
      }),
    failureLabel: FAILURE_LABEL,
    onSettled: (result) => {
      if (result === 'done') {
        clearPersisted();
        setIsConfirmationDue(true);
        track({type: 'newsletter_signup'});
      }
      void showToast(newsletterMessages[result]);
    },
  });
  const signUp = (typed: string): void => {
    setIsConfirmationDue(false);
    request(typed);
  };
  return {...state, isConfirmationDue, signUp};
};

/** Shown in place of the form when scripts are off or fail. */
function EmailFallback(): ReactElement {
  return (
    <p className={clsx('withoutScript', styles.withoutScript)}>
      To get the newsletter, write to <EmailAddress draft="?subject=Newsletter" />.
    </p>
  );
}

export interface NewsletterFormProps {
  /** Form name, stored with the address. */
  readonly source: NewsletterSource;
  readonly children?: ReactNode;
}

/**
 * Newsletter sign-up form: idle, submitting, success, and back to idle.
 *
 * A submit before hydration is replayed after it (plugins/fast-start). A static site has no page
 * that accepts a posted form, so without scripts an email address replaces the form.
 */
export function NewsletterForm({source, children}: NewsletterFormProps): ReactElement {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLParagraphElement>(null);
  const clearPersisted = usePersistedFields(form, `newsletter ${source}`);
  const {problems, validate, revalidate} = useValidation(form, rules);
  const {signUp, isConfirmationDue, isPending, outcome, reset} = useSignUp(source, clearPersisted);
  const isSuccess = outcome === 'done';
  const showsNextStep = isConfirmationDue && !isSuccess;
  const step = isPending ? 'submitting' : isSuccess ? 'success' : 'idle';
  const problem = problems.email ?? (outcome && newsletterMessages[outcome].underField);
  const focusedRef = useFocusAfterStep(step, panel);

  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isSuccess || !validate()) return;
    const active = document.activeElement;
    focusedRef.current = event.currentTarget.contains(active) ? active : null;
    signUp(field.current?.value ?? '');
  };

  useEffect(() => {
    if (!isSuccess) return undefined;
    const timer = window.setTimeout(() => {
      // The hidden field can't be focused until it is visible again.
      if (document.activeElement === panel.current) focusedRef.current = field.current;
      form.current?.reset();
      reset();
    }, SUCCESS_PANEL_MS);
    return () => window.clearTimeout(timer);
  }, [isSuccess, reset, focusedRef]);

  return (
    <div className={styles.root}>
      <form
        ref={form}
        method="post"
        className={clsx('needsScript', styles.form)}
        onSubmit={send}
        onFocus={() => {
          preloadBackend();
          preloadToasts();
        }}
      >
        {/* Stays in the layout under the panel, to avoid a layout shift. */}
        <div className={styles.line} style={isSuccess ? {visibility: 'hidden'} : undefined}>
          <Field id={id} label="Work email" isLabelHidden problem={problem}>
            <TextInput
              ref={field}
              id={id}
              type="email"
              name="email"
              required
              autoComplete="email"
              placeholder="Work email"
              disabled={isPending}
              onInput={(event) => {
                reset();
                revalidate(event);
              }}
              {...invalid(id, problem)}
              aria-invalid={problems.email !== undefined || undefined}
            />
            <DomainSuggestion />
          </Field>
          <Button type="submit" variant="ghost" disabled={isPending}>
            {isPending ? 'Subscribing...' : 'Subscribe'}
          </Button>
        </div>
        <div role="status" className={styles.status}>
          {isSuccess ? (
            <p ref={panel} tabIndex={-1} className={styles.panel}>
              <Icon name="check-circle" tone="live" />
              You&apos;re all set!
            </p>
          ) : null}
        </div>
        <ProblemCount problems={problems} />
      </form>
      {/* After a sign-up, the next step replaces the line under the form. */}
      <div className={styles.below}>
        <div style={showsNextStep ? {visibility: 'hidden'} : undefined}>{children}</div>
        <div role="status" className={clsx('small', styles.status)}>
          {showsNextStep ? <p>Check your inbox: one press confirms.</p> : null}
        </div>
      </div>
      <EmailFallback />
    </div>
  );
}
