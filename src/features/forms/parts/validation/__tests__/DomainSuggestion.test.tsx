import {render, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {DomainSuggestion} from '../DomainSuggestion';

it('suggests a domain when the field loses focus, and applies it on a press', async () => {
  const typed: string[] = [];
  render(
    <form>
      <input
        type="email"
        aria-label="Email"
        onInput={(event) => typed.push(event.currentTarget.value)}
      />
      <DomainSuggestion />
    </form>,
  );
  const field = screen.getByLabelText('Email');
  await userEvent.type(field, 'Jane@gmial.com');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await userEvent.tab();
  await userEvent.click(await screen.findByRole('button', {name: 'gmail.com'}));
  expect(field).toHaveValue('Jane@gmail.com');
  expect(field).toHaveFocus();
  expect(typed.at(-1)).toBe('Jane@gmail.com');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  await userEvent.tab();
  await waitFor(() => expect(screen.getByRole('status')).toBeEmptyDOMElement());
});
