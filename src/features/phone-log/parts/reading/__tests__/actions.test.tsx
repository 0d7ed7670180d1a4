import {waitFor} from '@testing-library/react';

import {readFile, startOver} from '../actions';
import {logState} from '../logState';
import * as prepare from '../prepare';

jest.mock('../prepare');

// Whole journeys with a real worker are in e2e/phoneLog.spec.ts.

it('a file that the visitor stopped shows no problem if its reader crashes later', async () => {
  const worker = {postMessage: jest.fn(), onerror: null as (() => void) | null};
  jest.mocked(prepare.loadReader).mockResolvedValue({worker, components: {}} as never);
  void readFile({name: 'log.csv', file: new File([''], 'log.csv')});
  await waitFor(() => expect(logState().name).toBe('reading'));
  const crash = worker.onerror;
  startOver();
  (worker.onerror ?? jest.fn())();
  await new Promise((resolve) => setTimeout(resolve));
  expect(crash).not.toBeNull();
  expect(logState().name).toBe('empty');
});
