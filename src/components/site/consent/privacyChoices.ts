import type {ToastMessage} from '@site/src/components/shared/toasts/toasts';

/** Shown to anyone who pressed the button when its code cannot be loaded. */
export const choicesNotOpened: ToastMessage = {
  title: 'The privacy choices did not open',
  description: 'Check your connection and press again.',
  tone: 'destructive',
};

type Listener = () => void;

let listener: Listener | undefined;

/** Opens the question again, so that an answer can be changed. For the buttons that promise that. */
export const openPrivacyChoices = (): void => listener?.();

/** Subscription of the one `Consent`, called whenever a visitor wants to choose again. */
export const onOpenPrivacyChoices = (next: Listener): (() => void) => {
  listener = next;
  return () => {
    if (listener === next) listener = undefined;
  };
};
