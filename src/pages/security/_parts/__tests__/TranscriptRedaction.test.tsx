import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {securityCall} from '../../_content';

import {TranscriptRedaction} from '../TranscriptRedaction';

jest.mock('@docusaurus/useIsBrowser', () => ({__esModule: true, default: () => true}));

test('hides redacted words until “What is heard” is pressed', async () => {
  render(<TranscriptRedaction lines={securityCall} />);
  const redacted = screen.getByText(/My husband says/);

  expect(screen.getByRole('button', {name: 'What is kept', pressed: true})).toBeInTheDocument();
  expect(redacted).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('Elena Ruiz')).toBeVisible();
  expect(screen.getByText('12 are kept')).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', {name: 'What is heard'}));
  expect(redacted).not.toHaveAttribute('aria-hidden');
  expect(screen.getByText('72 words')).toBeInTheDocument();
});

test('the redacted sample call begins with the receptionist’s greeting', () => {
  const [first] = securityCall;
  expect(first?.who).toBe('line');
  expect(first?.says.join('')).toMatch(/AI receptionist/);
});
