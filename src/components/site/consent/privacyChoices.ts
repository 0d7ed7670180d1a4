import type {ToastMessage} from '@site/src/components/shared/toasts/toasts';

/** Message for a press whose code could not be loaded. */
export const choicesNotOpened: ToastMessage = {
  title: 'The privacy choices did not open',
  description: 'Check your connection and press again.',
  tone: 'destructive',
};

type Listener = () => void;

let listener: Listener | undefined;

/** Opens the question again, so that the visitor can change the answer. */
export const openPrivacyChoices = (): void => listener?.();

/** Subscribes `Consent` to presses of the privacy choices button. Returns a function that unsubscribes. */
export const onOpenPrivacyChoices = (next: Listener): (() => void) => {
  listener = next;
  return () => {
    if (listener === next) listener = undefined;
  };
};
