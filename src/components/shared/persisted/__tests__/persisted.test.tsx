import {type ReactElement, useEffect, useRef} from 'react';
import {hydrateRoot, type Root} from 'react-dom/client';
import {renderToString} from 'react-dom/server';
import {act, fireEvent, render, screen} from '@testing-library/react';

import {BEFORE_RELOAD} from '@site/src/components/shared/lazy-chunk/lazyChunk';

import {forgetAllValues} from '../memory';
import {ENTRY_DELAY_MS, entryValue} from '@site/src/domain/address/historyEntry';

import {usePersistedFields} from '../usePersistedFields';
import {usePersistedState} from '../usePersistedState';

let forgetLater: () => void = () => undefined;

function Letter({busy = false}: {readonly busy?: boolean}): ReactElement {
  const form = useRef<HTMLFormElement>(null);
  const forget = usePersistedFields(form, 'letter');
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

const write = (label: string, value: string): void => {
  fireEvent.input(screen.getByLabelText(label), {target: {value}});
};
const fill = (): void => {
  write('Email', 'desk@practice.example');
  write('State', 'CA');
};

describe('a form that is left and come back to', () => {
  it('has what was typed and chosen, also while it was being sent', () => {
    const {rerender, unmount} = render(<Letter />);
    fill();
    rerender(<Letter busy />);
    unmount();
    render(<Letter />);
    expect(screen.getByLabelText('Email')).toHaveValue('desk@practice.example');
    expect(screen.getByLabelText('State')).toHaveValue('CA');
    expect(screen.getByLabelText('Text')).toHaveValue('');
  });

  it('is with the entry a moment after the last key, before any reload has begun', () => {
    jest.useFakeTimers();
    render(<Letter />);
    fill();
    jest.advanceTimersByTime(ENTRY_DELAY_MS);
    jest.useRealTimers();
    expect(entryValue('letter')).toEqual({email: 'desk@practice.example', state: 'CA'});
  });

  it('is empty once it was sent', () => {
    const {unmount} = render(<Letter />);
    fill();
    fireEvent.click(screen.getByText('Sent'));
    unmount();
    render(<Letter />);
    expect(screen.getByLabelText('Email')).toHaveValue('');
  });

  it('is empty when the answer comes after it was left', () => {
    const {unmount} = render(<Letter />);
    fill();
    unmount();
    forgetLater();
    render(<Letter />);
    expect(screen.getByLabelText('Email')).toHaveValue('');
  });

  it('has what was typed after it was sent', () => {
    const {unmount} = render(<Letter />);
    fill();
    fireEvent.click(screen.getByText('Sent'));
    write('Text', 'One more thing');
    unmount();
    render(<Letter />);
    expect(screen.getByLabelText('Text')).toHaveValue('One more thing');
  });
});

const isNumber = (value: unknown): value is number => typeof value === 'number';

function Count({name}: {readonly name: string | null}): ReactElement {
  const [count, setCount] = usePersistedState(name, 0, isNumber);
  return <button onClick={() => setCount((was) => was + 1)}>{count}</button>;
}

const shown = (): HTMLElement => screen.getByRole('button');

it.each([
  ['kept by its name', 'count', '1'],
  ['not kept without one', null, '0'],
])('state is %s', (_, name, expected) => {
  const {unmount} = render(<Count name={name} />);
  fireEvent.click(shown());
  unmount();
  render(<Count name={name} />);
  expect(shown()).toHaveTextContent(expected);
});

describe('state on a page that is loaded anew', () => {
  /** The HTML of the build, taken over as in a browser. */
  const open = async (): Promise<{errors: jest.Mock; close: () => void}> => {
    forgetAllValues();
    const host = document.createElement('div');
    host.innerHTML = renderToString(<Count name="count" />);
    document.body.append(host);
    const errors = jest.fn();
    let root: Root | undefined;
    await act(async () => {
      root = hydrateRoot(host, <Count name="count" />, {onRecoverableError: errors});
    });
    return {
      errors,
      close: () => {
        act(() => root?.unmount());
        host.remove();
      },
    };
  };

  beforeEach(() => {
    jest.useFakeTimers();
    window.history.replaceState({key: 'router'}, '');
  });

  afterEach(() => {
    jest.useRealTimers();
    window.history.replaceState(null, '');
  });

  it.each([
    ['a while later', () => jest.runOnlyPendingTimers()],
    ['at once', () => window.dispatchEvent(new Event('pagehide'))],
  ])('comes with the entry of the history when it was left %s', async (_, leave) => {
    const {close} = await open();
    fireEvent.click(shown());
    fireEvent.click(shown());
    act(leave);
    close();
    const {errors, close: closeAgain} = await open();
    expect(shown()).toHaveTextContent('2');
    expect(errors).not.toHaveBeenCalled();
    fireEvent.click(shown());
    expect(shown()).toHaveTextContent('3');
    expect(window.history.state).toEqual({key: 'router', persisted: {count: 2}});
    closeAgain();
  });

  it('is where it starts on another entry, or when the entry holds something else', async () => {
    for (const state of [
      null,
      {key: 'router'},
      {persisted: 'count'},
      {persisted: {count: 'two'}},
    ]) {
      window.history.replaceState(state, '');
      const {close} = await open();
      expect(shown()).toHaveTextContent('0');
      act(() => jest.runOnlyPendingTimers());
      expect(window.history.state).toEqual(state);
      close();
    }
  });

  it('works where the browser refuses to keep it', async () => {
    const refuse = jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('Too many calls', 'SecurityError');
    });
    const {close} = await open();
    fireEvent.click(shown());
    act(() => jest.runOnlyPendingTimers());
    expect(shown()).toHaveTextContent('1');
    expect(refuse).toHaveBeenCalled();
    refuse.mockRestore();
    close();
  });
});

describe('a form on a page that a script loads anew', () => {
  afterEach(() => window.history.replaceState(null, ''));

  it('has what was typed, and nothing once it was sent', () => {
    const first = render(<Letter />);
    fill();
    window.dispatchEvent(new Event(BEFORE_RELOAD));
    first.unmount();
    forgetAllValues();

    const second = render(<Letter />);
    expect(screen.getByLabelText('Email')).toHaveValue('desk@practice.example');
    expect(screen.getByLabelText('State')).toHaveValue('CA');
    fireEvent.click(screen.getByText('Sent'));
    window.dispatchEvent(new Event(BEFORE_RELOAD));
    second.unmount();
    forgetAllValues();

    render(<Letter />);
    expect(screen.getByLabelText('Email')).toHaveValue('');
  });

  it('takes nothing of another shape from the entry', () => {
    for (const letter of [null, 'text', 7, {email: 5, state: ['CA']}]) {
      window.history.replaceState({persisted: {letter}}, '');
      const {unmount} = render(<Letter />);
      expect(screen.getByLabelText('Email')).toHaveValue('');
      unmount();
      forgetAllValues();
    }
  });
});
