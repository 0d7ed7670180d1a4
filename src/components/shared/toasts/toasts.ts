export interface ToastMessage {
  readonly title: string;
  readonly description?: string;
  /** `destructive`: something did not work and the visitor has to act. */
  readonly tone: 'success' | 'notice' | 'destructive';
}

/** The library's own default (the owner fixed 4000 to 5000 ms), at the end that gives time to read. */
export const TOAST_MS = 5_000;

type Listener = (message: ToastMessage) => void;

let listener: Listener | undefined;
let waiting: ToastMessage[] = [];

/** Shows a short message in the corner of the page. Callable from anywhere in the browser. */
export const showToast = (message: ToastMessage): void => {
  if (listener) listener(message);
  else waiting.push(message);
};

/** For the one `ToastRegion`: from now on it is told of every message, also of earlier ones. */
export const onToast = (next: Listener): (() => void) => {
  listener = next;
  const earlier = waiting;
  waiting = [];
  for (const message of earlier) next(message);
  return () => {
    if (listener === next) listener = undefined;
  };
};
