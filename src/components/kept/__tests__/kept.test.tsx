import {type ReactElement, useEffect, useRef} from 'react';
import {fireEvent, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {useKeptFields} from '../useKeptFields';
import {useKeptState} from '../useKeptState';

let forgetLater: () => void = () => undefined;

function Letter({busy = false}: {readonly busy?: boolean}): ReactElement {
  const form = useRef<HTMLFormElement>(null);
  const forget = useKeptFields(form, 'letter');
  useEffect(() => {
    forgetLater = forget;
  }, [forget]);
  return (
    <form ref={form}>
      <input name="email" aria-label="Email" disabled={busy} />
      <textarea name="text" aria-label="Text" />
      <select name="state" aria-label="State">
        <option value="">Choose one</option>
        <option value="CA">California</option>
      </select>
      <button type="button" onClick={forget}>
        Sent
      </button>
    </form>
  );
}

const fill = async (): Promise<void> => {
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), 'desk@practice.example');
  await user.selectOptions(screen.getByLabelText('State'), 'CA');
};

describe('a form that is left and come back to', () => {
  it('has what was typed and chosen, also while it was being sent', async () => {
    const {rerender, unmount} = render(<Letter />);
    await fill();
    rerender(<Letter busy />);
    unmount();
    render(<Letter />);
    expect(screen.getByLabelText('Email')).toHaveValue('desk@practice.example');
    expect(screen.getByLabelText('State')).toHaveValue('CA');
    expect(screen.getByLabelText('Text')).toHaveValue('');
  });

  it('is empty once it was sent', async () => {
    const {unmount} = render(<Letter />);
    await fill();
    fireEvent.click(screen.getByText('Sent'));
    unmount();
    render(<Letter />);
    expect(screen.getByLabelText('Email')).toHaveValue('');
  });

  it('is empty when the answer comes after it was left', async () => {
    const {unmount} = render(<Letter />);
    await fill();
    unmount();
    forgetLater();
    render(<Letter />);
    expect(screen.getByLabelText('Email')).toHaveValue('');
  });

  it('has what was typed after it was sent', async () => {
    const {unmount} = render(<Letter />);
    await fill();
    fireEvent.click(screen.getByText('Sent'));
    await userEvent.setup().type(screen.getByLabelText('Text'), 'One more thing');
    unmount();
    render(<Letter />);
    expect(screen.getByLabelText('Text')).toHaveValue('One more thing');
  });
});

function Count({name}: {readonly name: string | null}): ReactElement {
  const [count, setCount] = useKeptState(name, 0);
  return <button onClick={() => setCount((was) => was + 1)}>{count}</button>;
}

it.each([
  ['kept by its name', 'count', '1'],
  ['not kept without one', null, '0'],
])('state is %s', (_, name, expected) => {
  const {unmount} = render(<Count name={name} />);
  fireEvent.click(screen.getByRole('button'));
  unmount();
  render(<Count name={name} />);
  expect(screen.getByRole('button')).toHaveTextContent(expected);
});
