import {type ReactElement, useEffect, useRef} from 'react';
import {renderToString} from 'react-dom/server';
import {act, fireEvent, render, screen} from '@testing-library/react';

import {forgetAllValues} from '@site/src/lib/persisted';

import {usePersistedFields} from '../usePersistedFields';
import {usePersistedState} from '../usePersistedState';

// Leaving and returning by links and by full loads, with the real forms: e2e/formRestoration.spec.ts.

beforeEach(() => {
  jest.useFakeTimers();
  forgetAllValues();
  window.history.replaceState({key: 'router'}, '');
});
afterEach(() => jest.useRealTimers());

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
    </form>
  );
}

const field = (label: string): HTMLElement => screen.getByLabelText(label);
const write = (label: string, value: string): void =>
  void fireEvent.input(field(label), {target: {value}});

describe('a form after leaving and returning', () => {
  it('a form restores typed values after leaving, also during submission', () => {
    const {rerender, unmount} = render(<Letter />);
    write('Email', 'desk@practice.example');
    rerender(<Letter busy />);
    unmount();
    render(<Letter />);
    expect(field('Email')).toHaveValue('desk@practice.example');
  });

  it.each(['before', 'after'])('a form is empty when the response arrives %s leaving', (when) => {
    const {unmount} = render(<Letter />);
    write('Email', 'desk@practice.example');
    if (when === 'before') forgetLater();
    unmount();
    if (when === 'after') forgetLater();
    render(<Letter />);
    expect(field('Email')).toHaveValue('');
  });

  it('a form restores text typed after submission', () => {
    const {unmount} = render(<Letter />);
    write('Email', 'desk@practice.example');
    forgetLater();
    write('Text', 'One more thing');
    unmount();
    render(<Letter />);
    expect(field('Text')).toHaveValue('One more thing');
  });

  it('a form ignores stored values of another type', () => {
    for (const letter of ['text', {email: 5}]) {
      window.history.replaceState({persisted: {letter}}, '');
      const {unmount} = render(<Letter />);
      expect(field('Email')).toHaveValue('');
      unmount();
      forgetAllValues();
    }
  });
});

const isNumber = (value: unknown): value is number => typeof value === 'number';

function Count(): ReactElement {
  const [count, setCount] = usePersistedState('count', 0, isNumber);
  return <button onClick={() => setCount(count + 1)}>{count}</button>;
}

const shown = (): HTMLElement => screen.getByRole('button');

describe('state after a page reload', () => {
  /** Hydrates the server-rendered HTML as a browser does. */
  const open = (): {errors: jest.Mock; close: () => void} => {
    forgetAllValues();
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(<Count />);
    const errors = jest.fn();
    const {unmount} = render(<Count />, {container, hydrate: true, onRecoverableError: errors});
    return {errors, close: unmount};
  };

  it.each([
    ['a while later', () => jest.runOnlyPendingTimers()],
    ['at once', () => window.dispatchEvent(new Event('pagehide'))],
  ])('state is restored from the history entry after leaving %s', (_, leave) => {
    const {close} = open();
    fireEvent.click(shown());
    act(leave);
    close();
    const {errors, close: closeAgain} = open();
    expect(shown()).toHaveTextContent('1');
    expect(errors).not.toHaveBeenCalled();
    expect(window.history.state).toEqual({key: 'router', persisted: {count: 1}});
    closeAgain();
  });

  it('state starts over when the history entry has other data, and works when it can’t be written', () => {
    window.history.replaceState({persisted: {count: 'two'}}, '');
    const refuse = jest.spyOn(window.history, 'replaceState').mockImplementation(() => {
      throw new DOMException('Too many calls', 'SecurityError');
    });
    const {close} = open();
    expect(shown()).toHaveTextContent('0');
    fireEvent.click(shown());
    act(() => jest.runOnlyPendingTimers());
    expect(shown()).toHaveTextContent('1');
    expect(refuse).toHaveBeenCalled();
    refuse.mockRestore();
    close();
  });
});
