import {act, render, screen} from '@testing-library/react';

import type * as LoadSonner from '../loadSonner';
import {loadSonner} from '../loadSonner';
import {ToastRegion} from '../ToastRegion';
import {showToast, TOAST_MS} from '../toasts';

jest.mock('../loadSonner', () => ({
  loadSonner: jest.fn(jest.requireActual<typeof LoadSonner>('../loadSonner').loadSonner),
}));

it('shows nothing, and loads nothing, before there is something to say', () => {
  render(<ToastRegion />);
  expect(loadSonner).not.toHaveBeenCalled();
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

it('shows title and description in a polite region', async () => {
  render(<ToastRegion />);
  act(() => showToast({title: 'Link copied.', description: 'Paste it anywhere.', tone: 'success'}));
  const title = await screen.findByText('Link copied.');
  expect(screen.getByText('Paste it anywhere.')).toBeVisible();
  expect(title.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
});

it('shows what was said before it was there', async () => {
  showToast({title: 'Said early', tone: 'notice'});
  render(<ToastRegion />);
  expect(await screen.findByText('Said early')).toBeVisible();
});

it('marks a destructive message', async () => {
  render(<ToastRegion />);
  act(() => showToast({title: 'That failed', tone: 'destructive'}));
  const title = await screen.findByText('That failed');
  expect(title.closest('[data-sonner-toast]')).toHaveClass('destructive');
});

it('says it plainly when the toast library cannot be loaded, and then is quiet again', async () => {
  jest.mocked(loadSonner).mockRejectedValueOnce(new Error('offline'));
  jest.useFakeTimers();
  try {
    render(<ToastRegion />);
    await act(async () => {
      showToast({
        title: 'Something went wrong',
        description: 'Please try again later.',
        tone: 'notice',
      });
      await jest.advanceTimersByTimeAsync(1);
    });
    expect(screen.getByRole('status')).toHaveTextContent(
      'Something went wrongPlease try again later.',
    );
    act(() => jest.advanceTimersByTime(TOAST_MS));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  } finally {
    jest.useRealTimers();
  }
});
