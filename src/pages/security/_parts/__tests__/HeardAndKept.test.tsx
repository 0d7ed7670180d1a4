import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {sampleCall} from '@site/src/data/security';

import {HeardAndKept} from '../HeardAndKept';

jest.mock('@docusaurus/useIsBrowser', () => ({__esModule: true, default: () => true}));

test('strikes what is not kept, and lets it be heard', async () => {
  render(<HeardAndKept lines={sampleCall} />);
  const gossip = screen.getByText(/My husband says/);

  expect(screen.getByRole('button', {name: 'What is kept', pressed: true})).toBeInTheDocument();
  expect(gossip).toHaveAttribute('aria-hidden', 'true');
  expect(screen.getByText('Maria Santos')).toBeVisible();
  expect(screen.getByText('12 are kept')).toBeInTheDocument();

  await userEvent.click(screen.getByRole('button', {name: 'What is heard'}));
  expect(gossip).not.toHaveAttribute('aria-hidden');
  expect(screen.getByText('72 words')).toBeInTheDocument();
});

test('the sample begins with what answers', () => {
  const [first] = sampleCall;
  expect(first?.who).toBe('line');
  expect(first?.says.join('')).toMatch(/AI receptionist/);
});
