import {act, render, screen} from '@testing-library/react';

import {ToastRegion} from '../ToastRegion';
import {showToast} from '../toasts';

let canLoad = false;
const mockSonner = (): unknown => {
  if (!canLoad) throw new Error('offline');
  return jest.requireActual('sonner');
};
jest.mock('sonner', () => mockSonner());

test('a toast is a browser dialog until the library loads, then in a polite live region', async () => {
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
  const {container} = render(<ToastRegion />);
  await act(() => showToast({title: 'That failed', description: 'Try later.', tone: 'notice'}));
  expect(alert.mock.calls).toEqual([['That failed\nTry later.']]);
  expect(container).toBeEmptyDOMElement();

  canLoad = true;
  await act(() => showToast({title: 'That failed', description: 'Again.', tone: 'destructive'}));
  const title = await screen.findByText('That failed');
  expect(screen.getByText('Again.')).toBeVisible();
  expect(title.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite');
  expect(title.closest('[data-sonner-toast]')).toHaveClass('destructive');
  expect(alert).toHaveBeenCalledTimes(1);
});

test('a toast that was sent before the region mounted is shown', async () => {
  await showToast({title: 'Said early', tone: 'notice'});
  render(<ToastRegion />);
  expect(await screen.findByText('Said early')).toBeVisible();
});
