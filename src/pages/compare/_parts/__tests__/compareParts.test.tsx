import {act, fireEvent, render, screen} from '@testing-library/react';

import {CostTable} from '../CostTable';

jest.mock('@site/src/data/plans');
jest.mock('@docusaurus/router', () => ({useLocation: () => window.location.href}));

const field = (name: string): HTMLElement => screen.getByRole('textbox', {name});
const type = (name: string, value: string): void =>
  void fireEvent.change(field(name), {target: {value}});
const wait = (): void => act(() => jest.advanceTimersByTime(1_000));
const CALLS = 'Calls to forward a month';
const WAGE = 'Staff cost an hour';

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/compare?utm_source=x');
});
afterEach(() => jest.useRealTimers());

describe('the costs', () => {
  test('are those of the address that Back leads to, whatever is still being typed', () => {
    const {rerender} = render(<CostTable />);
    type(CALLS, '50');
    wait();
    expect(window.location.search).toBe('?utm_source=x&calls=50');
    type(WAGE, 'plenty');
    wait();
    window.history.replaceState(null, '', '/compare?calls=120&wage=30');
    rerender(<CostTable />);
    expect(field(CALLS)).toHaveValue('120');
    expect(field(WAGE)).toHaveValue('30');
    expect(field(WAGE)).not.toHaveAccessibleDescription(/can’t/);
    expect(screen.getByRole('row', {name: /^Own staff/})).toHaveTextContent('$120');
  });

  test('keep the last number while the text can’t be read, say so, and go back to the example', () => {
    render(<CostTable />);
    type(WAGE, '30');
    type(WAGE, 'thirty');
    fireEvent.blur(field(WAGE));
    expect(field(WAGE)).toHaveValue('thirty');
    expect(field(WAGE)).toHaveAccessibleDescription(
      /can’t read that as a number\. \$30 still counts/,
    );
    expect(screen.getByRole('row', {name: /^Own staff/})).toHaveTextContent('$165');
    fireEvent.click(screen.getByRole('button', {name: 'Back to the example'}));
    expect(field(WAGE)).toHaveValue('25');
    wait();
    expect(window.location.search).toBe('?utm_source=x');
  });
});
