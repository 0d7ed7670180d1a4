import {act, fireEvent, screen} from '@testing-library/react';
import type {ReactElement} from 'react';

import {renderInSite} from '@site/scripts/jest/renderInSite';
import {connectBackend} from '@site/src/lib/backend/backendClient';
import AnsweredPage from '@site/src/pages/messages/answered';
import ConfirmPage from '@site/src/pages/newsletter/confirm';
import LeavePage from '@site/src/pages/newsletter/leave';

// Mocks the backend; features/mail-links/rules tests the real client, and e2e/ownerWorkflow.spec.ts tests each
// link with the real database, including a used one.
jest.mock('@site/src/lib/backend/backendClient', () => ({
  ...jest.requireActual<object>('@site/src/lib/backend/backendClient'),
  connectBackend: jest.fn(),
  preloadBackend: jest.fn(),
}));
jest.mock('@theme/Layout', () => ({__esModule: true, default: 'div'}));

const FIRST = '0b7e4a3c-6a44-4c7c-9c3e-1d1b2f0a9e55';
const SECOND = '9f0c2d1e-1111-4222-8333-444455556666';

const answer = jest.fn<Promise<unknown>, [string, unknown]>();
const rpc = jest.fn((name: string, args: unknown) => ({abortSignal: () => answer(name, args)}));
const says = (data: boolean): unknown => ({data, error: null, status: 200});

let logged: jest.SpyInstance;
beforeEach(() => {
  answer.mockReset().mockResolvedValue(says(true));
  rpc.mockClear();
  jest
    .mocked(connectBackend)
    .mockReset()
    .mockResolvedValue({rpc} as never);
  logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  logged.mockRestore();
  window.history.replaceState(null, '', '/');
});

const openPage = (Page: () => ReactElement, query = `?t=${FIRST}`): void => {
  renderInSite(<Page />, {path: `/page${query}`});
};
const press = (name: string): Promise<void> =>
  act(async () => void fireEvent.click(screen.getByRole('button', {name})));

test('the page uses a new button for undo, so that a second press of the old one does nothing', async () => {
  openPage(LeavePage);
  const before = screen.getByRole('button');
  await press('Unsubscribe');
  expect(await screen.findByRole('button', {name: 'Subscribe again'})).not.toBe(before);
});

test('the page sends two presses once, disables the button meanwhile, and announces and focuses the result', async () => {
  let settle: (value: unknown) => void = () => undefined;
  answer.mockReturnValue(new Promise((resolve) => (settle = resolve)));
  openPage(ConfirmPage);
  const button = screen.getByRole('button', {name: 'Confirm'});
  expect(connectBackend).not.toHaveBeenCalled();
  await act(async () => {
    button.click();
    button.click();
  });
  expect(await screen.findByRole('button', {name: 'Confirming...'})).toBeDisabled();
  await act(async () => settle(says(true)));
  expect(rpc.mock.calls).toEqual([['confirm_subscription', {token: FIRST}]]);
  const note = await screen.findByText('You’re subscribed.');
  expect(note.closest('[role=status]')).not.toBeNull();
  expect(note.closest('[tabindex="-1"]')).toHaveFocus();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the page keeps the token after a failure, and succeeds on the next press', async () => {
  answer.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  openPage(ConfirmPage);
  await press('Confirm');
  expect(await screen.findByText('Nothing was sent.')).toBeVisible();
  await press('Confirm');
  expect(await screen.findByText('You’re subscribed.')).toBeVisible();
  expect(rpc.mock.calls.map(([, args]) => args)).toEqual([{token: FIRST}, {token: FIRST}]);
});

test('the page starts over with the new token when another email’s link opens in the same tab', async () => {
  openPage(AnsweredPage);
  await press('Mark as answered');
  expect(await screen.findByText('Marked as answered.')).toBeVisible();
  await act(async () => {
    window.history.replaceState(null, '', `/page#${SECOND}`);
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  expect(screen.queryByText('Marked as answered.')).not.toBeInTheDocument();
  await press('Mark as answered');
  expect(rpc).toHaveBeenLastCalledWith('mark_answered', {token: SECOND});
});
