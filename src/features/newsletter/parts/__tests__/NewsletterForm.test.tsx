import {act, fireEvent, screen} from '@testing-library/react';
import {toast} from 'sonner';

import {renderInSite} from '@site/scripts/jest/renderInSite';
import {ToastRegion} from '@site/src/ui/toasts/ToastRegion';
import {NewsletterPrompt} from '@site/src/features/blog/parts/NewsletterPrompt';
import {newsletterConsent} from '@site/src/features/newsletter/data';
import {type AnalyticsEvent} from '@site/src/features/measurement/rules/events';
import {setEventReceiver} from '@site/src/features/measurement/rules/track';
import {connectBackend} from '@site/src/lib/backend/backendClient';
import {NewsletterForm, SUCCESS_PANEL_MS} from '../NewsletterForm';
import {NewsletterSection} from '../NewsletterSection';

jest.mock('@site/src/config/company');

// Mocks the backend. Backend responses are tested in src/lib/backend; the full path from the field
// to the database row, with panel, focus and toast, in e2e/newsletter.spec.ts.
jest.mock('@site/src/lib/backend/backendClient', () => ({
  ...jest.requireActual<object>('@site/src/lib/backend/backendClient'),
  connectBackend: jest.fn(),
  preloadBackend: jest.fn(),
}));

interface Answer {
  readonly error: {readonly code?: string; readonly message?: string} | null;
  readonly status: number;
}

const accepted: Answer = {error: null, status: 201};
const refused = (status: number, code: string): Answer => ({error: {code}, status});
const insert = jest.fn<Promise<Answer>, [unknown]>();
const from = jest.fn((_table: string) => ({
  insert: (row: unknown) => ({abortSignal: () => insert(row)}),
}));

let events: AnalyticsEvent[];
let logged: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  insert.mockReset().mockResolvedValue(accepted);
  jest
    .mocked(connectBackend)
    .mockReset()
    .mockResolvedValue({from} as never);
  events = [];
  setEventReceiver((event) => void events.push(event));
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  // Sonner stores its toasts outside React.
  act(() => {
    for (const {id} of toast.getToasts()) toast.dismiss(id);
    jest.runOnlyPendingTimers();
  });
  setEventReceiver(null);
  logged.mockRestore();
  jest.useRealTimers();
});

const field = (): HTMLInputElement => screen.getByLabelText('Work email');
const button = (): HTMLElement => screen.getByRole('button', {name: /^Subscrib/});

const setUp = (source: 'website' | 'blog' = 'website'): void => {
  renderInSite(
    <>
      <NewsletterForm source={source} />
      <ToastRegion />
    </>,
  );
};

/** Flushes promises, React rendering, and the toast region's short delay. */
const settle = async (): Promise<void> => {
  await act(() => jest.advanceTimersByTimeAsync(10));
  await act(() => jest.advanceTimersByTimeAsync(200));
};

const write = (address: string): void => {
  act(() => field().focus());
  fireEvent.input(field(), {target: {value: address}});
};

const nextStep = (): HTMLElement[] => screen.queryAllByText(/^Check your inbox/);

const press = async (): Promise<void> => {
  fireEvent.click(button());
  await settle();
};

const signUp = (): Promise<void> => {
  write('desk@practice.example');
  return press();
};

it('sends nothing and shows an error while the address is empty or incomplete', async () => {
  setUp();
  for (const [typed, error] of [
    ['   ', /^Enter your email address/],
    ['desk@', /looks unfinished/],
  ] as const) {
    write(typed);
    await press();
    expect(field()).toHaveAttribute('aria-invalid', 'true');
    expect(field()).toHaveAccessibleDescription(error);
    expect(field()).toHaveFocus();
  }
  expect(screen.getByText('1 field needs another look.')).toHaveAttribute('role', 'status');
  expect(connectBackend).not.toHaveBeenCalled();
  write('desk@practice.example');
  expect(field()).not.toHaveAttribute('aria-invalid');
  expect(field()).not.toHaveAccessibleDescription();
});

it('sends a double press once, in lowercase, and disables the form meanwhile', async () => {
  let answer: (value: Answer) => void = () => undefined;
  insert.mockReturnValue(new Promise((resolve) => (answer = resolve)));
  setUp('blog');
  write(' Desk@Practice.EXAMPLE ');
  // Two submits in one tick, before React renders the disabled button.
  act(() => {
    field().form?.requestSubmit();
    field().form?.requestSubmit();
  });
  await settle();
  expect(field()).toBeDisabled();
  expect(button()).toBeDisabled();
  expect(button()).toHaveTextContent('Subscribing...');
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.focus();
  answer(accepted);
  await settle();
  expect(nextStep()).toHaveLength(0);
  expect(from).toHaveBeenLastCalledWith('newsletter_subscriptions');
  const row = {id: expect.any(String), email: 'desk@practice.example', source: 'blog'};
  expect(insert.mock.calls).toEqual([[row]]);
  expect(events).toEqual([{type: 'newsletter_signup'}]);
  await act(() => jest.advanceTimersByTimeAsync(SUCCESS_PANEL_MS));
  expect(nextStep()).toHaveLength(1);
  expect(elsewhere).toHaveFocus();
  elsewhere.remove();
});

// Strings fixed by the owner, typed again on purpose: they are a contract.
const DUPLICATE = ['Already subscribed! ✨', 'This email is already on our newsletter list.'];
const FAILED = ['Subscription failed', 'Please try again or contact support.'];

it.each([
  [409, '', DUPLICATE, /is on the list/],
  [500, '', FAILED, /wasn’t sent/],
])(
  'the form after status %d is idle again, explains it in a toast and under the field, keeps the text, logs it',
  async (status, code, toasted, underField) => {
    insert.mockResolvedValue(refused(status, code));
    setUp();
    await signUp();
    for (const words of toasted) expect(screen.getByText(words)).toBeVisible();
    expect(field()).toHaveAccessibleDescription(underField);
    expect(field()).not.toHaveAttribute('aria-invalid');
    expect(field()).toHaveValue('desk@practice.example');
    expect(field()).toHaveFocus();
    expect(button()).toHaveTextContent('Subscribe');
    expect(logged).toHaveBeenCalledWith('Newsletter sign-up failed', {status, code});
    expect(events).toEqual([]);
    write('desk@practice.example');
    await settle();
    expect(field()).not.toHaveAccessibleDescription();
    expect(nextStep()).toEqual([]);
  },
);

it.each([
  ['website', NewsletterSection],
  ['blog', NewsletterPrompt],
] as const)('shows the consent text in the %s form', (form, Shown) => {
  const {container} = renderInSite(<Shown />);
  for (const part of newsletterConsent[form].parts) expect(container).toHaveTextContent(part);
  expect(container.textContent).not.toMatch(
    form === 'blog' ? /patient information/ : /Stay Updated/,
  );
});
