import {
  type ComponentType,
  type FormEvent,
  type ReactElement,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import {useMutation} from '@tanstack/react-query';
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
import {connectBackend, preloadBackend} from '@site/src/domain/backend/backendClient';
import {insertRow, type InsertOutcome} from '@site/src/domain/backend/insertRow';
import {normalizeEmail} from '@site/src/domain/email/readEmail';
import {newsletterMessages} from '@site/src/domain/newsletter/messages';

import styles from './NewsletterForm.module.css';

/** Fixed by the owner: how long the success panel stays before the form comes back empty. */
export const SUCCESS_PANEL_MS = 4_000;

const FAILURE_LABEL = 'Newsletter sign-up failed';

/** What a new reader has to do, in the place where it stays when the panel has gone. */
const NEXT_STEP =
  'Please check your inbox: open our email and follow the link. Until then we send nothing else.';

const sentence = (control: TextControl): string =>
  control.validity.valueMissing
    ? 'Please enter an email address, like name@practice.com.'
    : emailSentence(control);

type Step = 'idle' | 'submitting' | 'success';

/**
 * Gives the focus back after a step that hides or disables what had it, unless the visitor has moved
 * on in the meantime. Browsers differ in whether a control that is disabled keeps the focus or the
 * page's body gets it.
 *
 * @returns what shall have the focus after the next step
 */
const useFocusAfterStep = (
  step: Step,
  panel: RefObject<HTMLElement | null>,
): RefObject<Element | null> => {
  const focused = useRef<Element>(null);
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

interface BelowProps {
  readonly children: ReactNode;
  readonly isConfirmationDue: boolean;
}

/** A line under the form. After a sign-up the next step stands in its place. */
function Below({children, isConfirmationDue}: BelowProps): ReactElement {
  return (
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
  );
}

export interface NewsletterFormProps {
  /** Which form it is, kept with the address. */
  readonly source: NewsletterSource;
  readonly children?: ReactNode;
}

/**
 * The newsletter sign-up: idle, submitting, success, and back.
 *
 * What is sent before hydration is replayed after it (plugins/fast-start). There is
 * no page on a static site that could take a posted form: where scripts are off or fail, the form is
 * not shown, and an email address stands in its place.
 */
export function NewsletterForm({source, children}: NewsletterFormProps): ReactElement {
  const id = useId();
  const env = usePublicEnv();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLParagraphElement>(null);
  // Every page has the form: an address typed on one is there on the next.
  const forget = usePersistedFields(form, `newsletter ${source}`);
  const {problems, validate, revalidate} = useValidation(form, sentence);
  const [isConfirmationDue, setIsConfirmationDue] = useState(false);
  // Every page has the form: what asks about an address comes when one is typed.
  const [MeantDomain, setMeantDomain] = useState<ComponentType>();
  /** A ref and not state: two submits in one tick would both see the state of before. */
  const isBusy = useRef(false);

  const {mutate, isPending, isError, data, reset} = useMutation({
    mutationFn: async (typed: string) =>
      insertRow(await lazyChunk(() => connectBackend(env)), {
        table: 'newsletter_subscriptions',
        row: {email: normalizeEmail(typed)},
        origin: {source},
        failureLabel: FAILURE_LABEL,
      }),
    onError: (error) => console.error(FAILURE_LABEL, error),
    onSettled: (outcome: InsertOutcome = 'unreachable') => {
      isBusy.current = false;
      if (outcome === 'stored') {
        forget();
        setIsConfirmationDue(true);
        track({type: 'newsletter_signup'});
      }
      void showToast(newsletterMessages[outcome]);
    },
  });
  const outcome = isError ? 'unreachable' : data;
  const isSuccess = outcome === 'stored';
  const step = isPending ? 'submitting' : isSuccess ? 'success' : 'idle';
  const problem = problems.email ?? (outcome && newsletterMessages[outcome].underField);
  const focusedRef = useFocusAfterStep(step, panel);

  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy.current || isSuccess || !validate()) return;
    isBusy.current = true;
    const active = document.activeElement;
    focusedRef.current = event.currentTarget.contains(active) ? active : null;
    setIsConfirmationDue(false);
    mutate(field.current?.value ?? '');
  };

  useEffect(() => {
    if (!isSuccess) return undefined;
    const timer = window.setTimeout(() => {
      // The field takes no focus before it is visible again.
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
          import('@site/src/components/forms/validation/MeantDomain').then(
            (module) => setMeantDomain(() => module.MeantDomain),
            () => undefined,
          );
        }}
      >
        {/* Kept in its place while the panel covers it, so that nothing on the page moves. */}
        <div className={styles.line} style={isSuccess ? {visibility: 'hidden'} : undefined}>
          <Field id={id} label="Work email" hideLabel problem={problem}>
            <TextInput
              ref={field}
              id={id}
              type="email"
              name="email"
              required
              autoComplete="email"
              placeholder="Work email"
              disabled={isPending}
              onInput={({currentTarget}) => {
                reset();
                revalidate(currentTarget);
              }}
              {...invalid(id, problem)}
              aria-invalid={problems.email !== undefined || undefined}
            />
            {MeantDomain ? <MeantDomain /> : null}
          </Field>
          <Button type="submit" variant="ghost" disabled={isPending}>
            {isPending ? 'Subscribing...' : 'Subscribe'}
          </Button>
        </div>
        <div role="status" className={styles.status}>
          {isSuccess ? (
            <p ref={panel} tabIndex={-1} className={styles.panel}>
              <Icon name="check-circle" />
              You&apos;re all set!
            </p>
          ) : null}
        </div>
        <ProblemCount problems={problems} />
      </form>
      <Below isConfirmationDue={isConfirmationDue}>{children}</Below>
      <p className={clsx('withoutScript', styles.withoutScript)}>
        To get the newsletter, write to{' '}
        <a className="textLink" href={`${brand.email.href}?subject=Newsletter`}>
          {brand.email.display}
        </a>
        .
      </p>
    </div>
  );
}
