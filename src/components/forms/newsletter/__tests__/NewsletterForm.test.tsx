import {DocusaurusContextProvider} from '@docusaurus/core/lib/client/docusaurusContext';
import {act, fireEvent, screen} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {toast} from 'sonner';

import {renderInSite} from '@site/scripts/jest/renderInSite';
import {ToastRegion} from '@site/src/components/shared/toasts/ToastRegion';
import {StayUpdated} from '@site/src/templates/blog/StayUpdated';
import {newsletterConsent} from '@site/src/data/newsletterConsent';
import {type AnalyticsEvent} from '@site/src/domain/analytics/events';
import {registerAdapters, stopTracking} from '@site/src/domain/analytics/track';
import {connectBackend} from '@site/src/domain/backend/backendClient';
import {NewsletterForm, SUCCESS_PANEL_MS} from '../NewsletterForm';
import {NewsletterSection} from '../NewsletterSection';

jest.mock('@site/src/config/brand');

// Component tests alone stand in for the backend; domain/newsletter is tested against the real one.
jest.mock('@site/src/domain/backend/backendClient', () => ({
  connectBackend: jest.fn(),
  preloadBackend: jest.fn(),
}));

interface Answer {
  readonly error: {readonly code?: string; readonly message?: string} | null;
  readonly status: number;
}

const accepted: Answer = {error: null, status: 201};
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
  registerAdapters([{send: (event) => void events.push(event)}]);
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  // The library keeps its toasts outside React.
  act(() => {
    for (const {id} of toast.getToasts()) toast.dismiss(id);
    jest.runOnlyPendingTimers();
  });
  stopTracking();
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

/** Lets promises pass, React draw, and then the toast region's short wait pass. */
const settle = async (): Promise<void> => {
  await act(() => jest.advanceTimersByTimeAsync(10));
  await act(() => jest.advanceTimersByTimeAsync(200));
};

const write = (address: string): void => {
  act(() => field().focus());
  fireEvent.input(field(), {target: {value: address}});
};

const press = async (): Promise<void> => {
  fireEvent.click(button());
  await settle();
};

const signUp = (): Promise<void> => {
  write('desk@practice.example');
  return press();
};

/** A backend that has not answered yet. */
const hold = (): ((answer: Answer) => void) => {
  let answer: (value: Answer) => void = () => undefined;
  insert.mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  return (value) => answer(value);
};

describe('idle', () => {
  it('has a labelled, required e-mail field and a button that names the act', () => {
    setUp();
    expect(field()).toBeRequired();
    expect(field()).toHaveAttribute('type', 'email');
    expect(field()).toHaveAttribute('autocomplete', 'email');
    expect(button()).toHaveTextContent('Subscribe');
    expect(button()).toBeEnabled();
  });

  it('does nothing with an empty or blank value', async () => {
    setUp();
    await press();
    write('   ');
    await press();
    expect(connectBackend).not.toHaveBeenCalled();
    expect(button()).toHaveTextContent('Subscribe');
    expect(field()).toHaveAccessibleDescription(/^The email address is empty\./);
    expect(field()).toHaveFocus();
  });

  it('says beside the field that an address is incomplete, until it is not', async () => {
    setUp();
    expect(field()).not.toHaveAttribute('aria-invalid');
    write('desk@');
    await press();
    expect(connectBackend).not.toHaveBeenCalled();
    expect(field()).toBeInvalid();
    expect(field()).toHaveAttribute('aria-invalid', 'true');
    expect(field()).toHaveAccessibleDescription(/looks unfinished/);
    expect(screen.getByText('1 field needs another look.')).toHaveAttribute('role', 'status');
    write('desk@practice.example');
    expect(field()).not.toHaveAttribute('aria-invalid');
    expect(field()).not.toHaveAccessibleDescription();
  });

  it('leaves the browser its own words until the script is there', () => {
    const html = renderToString(
      <DocusaurusContextProvider>
        <NewsletterForm source="website" />
      </DocusaurusContextProvider>,
    );
    expect(html).not.toMatch(/novalidate/i);
    setUp();
    expect(field().form).toHaveAttribute('novalidate');
  });
});

describe('submitting', () => {
  it('disables field and button and says Subscribing...', async () => {
    const answer = hold();
    setUp();
    await signUp();
    expect(field()).toBeDisabled();
    expect(button()).toBeDisabled();
    expect(button()).toHaveTextContent('Subscribing...');
    answer(accepted);
    await settle();
  });

  it('sends the address trimmed and in lower case, with the form it came from', async () => {
    setUp('blog');
    write(' Desk@Practice.EXAMPLE ');
    await press();
    expect(from).toHaveBeenLastCalledWith('newsletter_subscriptions');
    expect(insert).toHaveBeenCalledWith({
      id: expect.any(String),
      email: 'desk@practice.example',
      source: 'blog',
    });
  });

  it('sends one request for a double press', async () => {
    const answer = hold();
    setUp();
    write('desk@practice.example');
    const form = button().closest('form');
    // Both in one tick, before React has drawn the disabled button.
    act(() => {
      form?.requestSubmit();
      form?.requestSubmit();
    });
    await settle();
    answer(accepted);
    await settle();
    expect(insert).toHaveBeenCalledTimes(1);
    expect(events).toEqual([{type: 'newsletter_signup'}]);
  });
});

describe('success', () => {
  it('shows the panel for 4 seconds, then an empty form', async () => {
    setUp();
    await signUp();
    const panel = screen.getByText("You're all set!");
    expect(panel).toBeVisible();
    expect(field()).not.toBeVisible();
    expect(screen.getByText('Welcome aboard! 🎉')).toBeVisible();
    expect(
      screen.getByText(
        "You'll receive updates about Ringwell features and healthcare AI insights.",
      ),
    ).toBeVisible();
    expect(events).toEqual([{type: 'newsletter_signup'}]);

    await act(() => jest.advanceTimersByTimeAsync(SUCCESS_PANEL_MS - 400));
    expect(panel).toBeVisible();
    await act(() => jest.advanceTimersByTimeAsync(400));
    expect(panel).not.toBeInTheDocument();
    expect(field()).toBeVisible();
    expect(field()).toHaveValue('');
    expect(button()).toHaveTextContent('Subscribe');
  });

  it('is announced, and keeps the focus inside the form', async () => {
    setUp();
    await signUp();
    const panel = screen.getByText("You're all set!");
    expect(panel.closest('[role=status]')).not.toBeNull();
    expect(panel).toHaveFocus();
    await act(() => jest.advanceTimersByTimeAsync(SUCCESS_PANEL_MS));
    await settle();
    expect(field()).toHaveFocus();
  });

  it('does not take the focus from a visitor who has moved on', async () => {
    const answer = hold();
    setUp();
    const elsewhere = document.body.appendChild(document.createElement('button'));
    await signUp();
    elsewhere.focus();
    answer(accepted);
    await settle();
    await act(() => jest.advanceTimersByTimeAsync(SUCCESS_PANEL_MS));
    expect(elsewhere).toHaveFocus();
    elsewhere.remove();
  });
});

describe('failure', () => {
  it.each([
    [
      'a duplicate',
      {error: {code: '23505', message: 'duplicate key'}, status: 409},
      'Already subscribed! ✨',
      'This email is already on our newsletter list.',
      /gets the letter already/,
    ],
    [
      'any other error',
      {error: {code: '23514', message: 'check violated'}, status: 400},
      'Subscription failed',
      'Please try again or contact support.',
      /was not accepted/,
    ],
    [
      'too many requests',
      {error: {code: 'PT429', message: 'Too many requests'}, status: 429},
      'Subscription failed',
      'Please try again or contact support.',
      /Wait a few minutes/,
    ],
    [
      'a dead line',
      {error: {code: '', message: 'TypeError: Failed to fetch'}, status: 0},
      'Something went wrong',
      'Please try again later.',
      /did not go through/,
    ],
  ])(
    'after %s: idle again, says why in a toast and under the field, keeps what was typed, logs it',
    async (_, answer, title, description, underField) => {
      insert.mockResolvedValue(answer);
      setUp();
      await signUp();
      expect(screen.getByText(title)).toBeVisible();
      expect(screen.getByText(description)).toBeVisible();
      expect(field()).toHaveAccessibleDescription(underField);
      expect(field()).not.toHaveAttribute('aria-invalid');
      expect(field()).toBeEnabled();
      expect(field()).toHaveValue('desk@practice.example');
      expect(field()).toHaveFocus();
      expect(button()).toHaveTextContent('Subscribe');
      expect(screen.queryByText("You're all set!")).not.toBeInTheDocument();
      expect(logged).toHaveBeenCalledWith('Newsletter sign-up failed', expect.anything());
      expect(events).toEqual([]);
    },
  );

  it('after an exception: the same, and the next try works', async () => {
    jest.mocked(connectBackend).mockRejectedValueOnce(new Error('chunk not found'));
    setUp();
    await signUp();
    expect(screen.getByText('Something went wrong')).toBeVisible();
    await press();
    expect(screen.getByText("You're all set!")).toBeVisible();
  });
});

describe('before and without scripts', () => {
  // The HTML that the build writes.
  const html = renderToString(
    <DocusaurusContextProvider>
      <NewsletterForm source="website" />
    </DocusaurusContextProvider>,
  );

  it('is hidden where scripts are off, and never puts the address into the URL', () => {
    const page = document.createElement('div');
    page.innerHTML = html;
    expect(page.querySelector('form')).toHaveAttribute('method', 'post');
    expect(page.querySelector('form')).toHaveClass('needsScript');
    expect(page.querySelector('input')).toBeEnabled();
  });

  it('offers an e-mail address where scripts are off', () => {
    expect(html).toMatch(/<p class="withoutScript[^>]*>.*href="mailto:hello@ringwell\.example/);
  });
});

it('two forms on a page have labels of their own', () => {
  renderInSite(
    <>
      <NewsletterSection />
      <NewsletterForm source="blog" />
    </>,
  );
  const [first, second] = screen.getAllByLabelText('Work email');
  expect(first?.id).not.toBe(second?.id);
  expect(screen.getByRole('region', {name: newsletterConsent.website.parts[0]})).toContainElement(
    first ?? null,
  );
  expect(screen.getByText('No patient data, ever. Unsubscribe from any issue.')).toBeVisible();
});

describe('what a visitor agrees to', () => {
  it.each([
    ['website', NewsletterSection],
    ['blog', StayUpdated],
  ] as const)('is what the %s form shows', (form, Shown) => {
    const {container} = renderInSite(<Shown />);
    const {parts, words, ...consent} = newsletterConsent[form];
    for (const part of parts) expect(screen.getByText(part)).toBeVisible();
    expect(consent).toEqual({form, version: `2026-11-26-${form}`});
    expect(words).toBe(parts.join(' '));
    expect(container.textContent).not.toMatch(form === 'blog' ? /patient data/ : /Stay Updated/);
  });
});

it('says what comes next, until the next try', async () => {
  setUp();
  const nextStep = (): HTMLElement[] =>
    screen.queryAllByText(/One more step: open the email/).filter((line) => !line.ariaHidden);
  expect(nextStep()).toEqual([]);
  await signUp();
  expect(nextStep()).toHaveLength(1);
  await act(() => jest.advanceTimersByTimeAsync(SUCCESS_PANEL_MS + 1_000));
  expect(nextStep()).toHaveLength(1);
  insert.mockResolvedValue({error: {code: '', message: ''}, status: 503});
  await signUp();
  expect(nextStep()).toEqual([]);
});
