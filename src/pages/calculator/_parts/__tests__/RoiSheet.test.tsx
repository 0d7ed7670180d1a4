import {act, fireEvent, render, screen, within} from '@testing-library/react';
import type {ReactElement} from 'react';
import {renderToString} from 'react-dom/server';
import {hydrateRoot, type Root} from 'react-dom/client';

import {saidInUnitTests} from '@site/e2e/specStrings';
import {defaultRoiInputs} from '@site/src/data/roiFields';
import {textsFromInputs} from '@site/src/domain/roi/fields';

import {RoiSheet, type RoiSheetProps} from '../RoiSheet';
import {useRoi} from '@site/src/components/shared/roi/useRoi';

jest.mock('@site/src/config/brand');
jest.mock('@site/src/data/plans');
jest.mock('@docusaurus/router', () => ({useLocation: () => window.location.href}));

/** The calculator with state of its own. */
const RoiCalculator = (props: Omit<RoiSheetProps, 'roi'>): ReactElement => (
  <RoiSheet roi={useRoi()} {...props} />
);

const field = (label: string): HTMLInputElement => screen.getByRole('textbox', {name: label});
const slider = (label: string): HTMLInputElement =>
  screen.getByRole('slider', {name: `${label}, slider`});
/** What the formula comes to; the cautious case stands before it. */
const result = (term: string, column: 'cautious' | 'formula' = 'formula'): string =>
  screen
    .getByText(term, {selector: 'th'})
    .closest('tr')!
    .cells[column === 'formula' ? 2 : 1]!.textContent.replaceAll('\u00a0', ' ');

const type = (label: string, text: string): void => {
  fireEvent.change(field(label), {target: {value: text}});
};

const hydrate = async (
  host: HTMLElement,
  app: ReactElement,
  onRecoverableError: () => void,
): Promise<Root> => {
  let root: Root | undefined;
  await act(async () => {
    root = hydrateRoot(host, app, {onRecoverableError});
  });
  return root!;
};

beforeEach(() => {
  jest.useFakeTimers();
  window.history.replaceState(null, '', '/calculator');
});

afterEach(() => {
  act(() => jest.runOnlyPendingTimers());
  jest.useRealTimers();
});

describe('the calculator', () => {
  test('opens with the defaults and what they come to', () => {
    render(<RoiCalculator />);
    expect(field('Calls per day')).toHaveValue('50');
    expect(field('Front-desk hours a week')).toHaveValue('60');
    expect(
      screen.getByRole('table', {name: 'What it adds up to with the $999 plan'}),
    ).toBeVisible();
    expect(screen.getByText('$3,951')).toHaveAttribute('value', '3951.00');
    expect(screen.getByText('$21,801')).toHaveAttribute('value', '21801.00');
    expect(screen.getByText(/\$18,531 to \$25,071 at our stated accuracy of ±15%/)).toBeVisible();
    expect(result('Annual ROI', 'cautious')).toBe('1,480%');
    expect(result('Payback on setup', 'cautious')).toBe('about 23 days0.76 months');
    expect(result('Additional revenue')).toContain('$19,800');
    expect(result('Staff time saved')).toContain('$3,000');
    expect(result('Ringwell plan')).toBe('−$999');
    expect(result('Setup, once')).toBe('$3,000');
    expect(result('Annual ROI')).toContain('8,620%');
    expect(result('Payback on setup')).toContain('0.14 months');
    expect(result('Payback on setup')).toContain('about 4 days');
    expect(result('Left after a year')).toContain('$258,612');
    expect(screen.getByText('33')).toBeVisible();
    expect(screen.getByText(/132 by the formula/)).toBeVisible();
    expect(
      screen.getByRole('img', {name: /22 working days with 7.5 missed calls each/}),
    ).toBeVisible();
  });

  test('after a full load shows what the entry of the history holds, in silence', async () => {
    const roi = {...textsFromInputs(defaultRoiInputs), dailyCalls: '1,000'};
    window.history.replaceState({persisted: {roi}}, '');
    const host = document.createElement('div');
    host.innerHTML = renderToString(<RoiCalculator />);
    expect(host).toHaveTextContent('$21,801');
    document.body.append(host);
    const onRecoverableError = jest.fn();
    const root = await hydrate(host, <RoiCalculator />, onRecoverableError);
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(field('Calls per day')).toHaveValue('1,000');
    expect(result('Additional revenue')).toContain('$396,000');
    act(() => jest.advanceTimersByTime(2_000));
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    type('Calls per day', '100');
    act(() => jest.advanceTimersByTime(2_000));
    expect(screen.getByRole('status')).not.toBeEmptyDOMElement();
    act(() => root.unmount());
    host.remove();
    window.history.replaceState(null, '');
  });

  test.each([[{}], [{roi: {dailyCalls: '80'}}], [{roi: 'all'}]])(
    'starts over where the entry holds %j',
    (kept) => {
      window.history.replaceState({persisted: kept}, '');
      render(<RoiCalculator />);
      expect(field('Calls per day')).toHaveValue('50');
    },
  );

  test('number field and slider move together', () => {
    render(<RoiCalculator />);
    type('Calls per day', '80');
    expect(slider('Calls per day')).toHaveValue('80');
    fireEvent.change(slider('Calls per day'), {target: {value: '100'}});
    expect(field('Calls per day')).toHaveValue('100');
    // 100 × 22 × 0.15 × 0.8 = 264 × 150 = 39,600
    expect(result('Additional revenue')).toContain('$39,600');
  });

  test('a value beyond the slider counts, and leaves the slider at its end', () => {
    render(<RoiCalculator />);
    type('Calls per day', '400');
    expect(slider('Calls per day')).toHaveValue('200');
    expect(slider('Calls per day')).toHaveAttribute('aria-valuetext', '400 calls a day');
    expect(result('Additional revenue')).toContain('$158,400');
  });

  test('decimals and commas are read, and stay as typed', () => {
    render(<RoiCalculator />);
    type('Revenue per visit', '$1,150.50');
    expect(field('Revenue per visit')).toHaveValue('$1,150.50');
    expect(result('Additional revenue')).toContain('$151,866');
  });

  test('what cannot be read counts as 0 and says so', () => {
    render(<RoiCalculator />);
    type('Calls per day', 'lots');
    expect(field('Calls per day')).toHaveValue('lots');
    expect(field('Calls per day')).toHaveAccessibleDescription(
      'calls a day We cannot read that as a number, so we count it as 0.',
    );
    expect(result('Additional revenue')).toBe('$0');
  });

  test('an implausible value is noted, not blocked', () => {
    render(<RoiCalculator />);
    type('Share of calls you miss', '120');
    expect(field('Share of calls you miss')).toHaveAccessibleDescription(/More than 100%/);
    expect(result('Additional revenue')).toContain('$158,400');
  });

  test('what cannot be is asked about beside the result too, in place of its accuracy', () => {
    render(<RoiCalculator />);
    type('Calls per day', '1000000000');
    type('Revenue per visit', '1000000000');
    expect(screen.getAllByText('1 billion looks high. Is there an extra digit?')).toHaveLength(2);
    expect(screen.queryByText(/stated accuracy/)).not.toBeInTheDocument();
    expect(screen.getAllByText('over $1 trillion', {selector: '[class~="net"] data'})).toHaveLength(
      2,
    );
  });

  test('a loss is shown plainly, with no payback', () => {
    render(<RoiCalculator />);
    type('Calls per day', '0');
    type('Front-desk hours a week', '0');
    expect(screen.getAllByText('−$999', {selector: '[class~="net"] data'})).toHaveLength(2);
    expect(result('Payback on setup')).toBe(saidInUnitTests.paybackNever);
  });

  test('reads the result out once, after a pause', () => {
    render(<RoiCalculator />);
    const status = screen.getByRole('status');
    act(() => jest.advanceTimersByTime(2000));
    expect(status).toBeEmptyDOMElement();
    fireEvent.change(field('Calls per day'), {target: {value: '10'}});
    act(() => jest.advanceTimersByTime(500));
    fireEvent.change(field('Calls per day'), {target: {value: '100'}});
    act(() => jest.advanceTimersByTime(500));
    expect(status).toBeEmptyDOMElement();
    act(() => jest.advanceTimersByTime(300));
    expect(status).toHaveTextContent(
      'Cautious case: net benefit $8,901 a month. Payback on setup: 0.34 months (about 10 days). By the formula: net benefit $41,601 a month. 264 calls recovered each month. Payback on setup: 0.07 months (about 2 days). Annual ROI 16,540%.',
    );
  });

  test('two calculators on a page do not share ids', () => {
    render(
      <>
        <RoiCalculator />
        <RoiCalculator actions={<button>Book</button>} />
      </>,
    );
    const fields = screen.getAllByRole('textbox', {name: 'Calls per day'});
    expect(fields.map((field) => (field as HTMLInputElement).value)).toEqual(['50', '50']);
    const ids = [...document.querySelectorAll('[id]')].map(({id}) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(screen.getByRole('button', {name: 'Book'})).toBeVisible();
  });
});

describe('in the address', () => {
  function Shared(): ReactElement {
    const roi = useRoi({inAddress: true});
    return (
      <>
        <RoiSheet roi={roi} />
        <button onClick={roi.reset}>Reset</button>
      </>
    );
  }

  test('starts from a shared link, staff in weekly hours', () => {
    window.history.replaceState(null, '', '/calculator?calls=80&hours=40');
    render(<Shared />);
    expect(field('Calls per day')).toHaveValue('80');
    expect(field('Front-desk hours a week')).toHaveValue('40');
  });

  test('Back to a place in the page leaves the numbers, and the address says them again', () => {
    window.history.replaceState(null, '', '/calculator');
    const {rerender} = render(<Shared />);
    fireEvent.change(field('Calls per day'), {target: {value: '90'}});
    act(() => jest.advanceTimersByTime(1_000));
    window.history.replaceState(null, '', '/calculator?calls=120');
    rerender(<Shared />);
    act(() => jest.advanceTimersByTime(1_000));
    expect(field('Calls per day')).toHaveValue('90');
    expect(window.location.search).toBe('?calls=90');
  });

  test('a hostile link opens with the defaults', () => {
    window.history.replaceState(null, '', '/calculator?calls=1e999&missed=<script>');
    render(<Shared />);
    expect(screen.getByText('$21,801')).toBeVisible();
  });

  test('hydrates from the defaults and then shows the link, without an error', async () => {
    const html = renderToString(<Shared />);
    expect(html).toContain('$21,801');
    window.history.replaceState(null, '', '/calculator?calls=100');
    const host = document.createElement('div');
    host.innerHTML = html;
    document.body.append(host);
    const onRecoverableError = jest.fn();
    const root = await hydrate(host, <Shared />, onRecoverableError);
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(within(host).getByText('$41,601')).toBeVisible();
    act(() => root.unmount());
    host.remove();
  });

  test('follows the fields by replacing, once per pause, and keeps what is not ours', () => {
    window.history.replaceState({key: 'router'}, '', '/calculator?utm_source=letter#method');
    const before = window.history.length;
    const replace = jest.spyOn(window.history, 'replaceState');
    render(<Shared />);
    for (const value of ['51', '52', '53']) {
      fireEvent.change(field('Calls per day'), {target: {value}});
    }
    expect(replace).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(500));
    expect(replace).toHaveBeenCalledTimes(1);
    expect(window.location.search).toBe('?utm_source=letter&calls=53');
    expect(window.location.hash).toBe('#method');
    expect(window.history.state).toEqual({key: 'router'});
    expect(window.history.length).toBe(before);
    fireEvent.click(screen.getByRole('button', {name: 'Reset'}));
    act(() => jest.advanceTimersByTime(500));
    expect(window.location.search).toBe('?utm_source=letter');
    replace.mockRestore();
  });

  test('leaves another page’s address alone', () => {
    render(<Shared />);
    fireEvent.change(field('Calls per day'), {target: {value: '53'}});
    window.history.pushState(null, '', '/pricing');
    act(() => jest.advanceTimersByTime(500));
    expect(window.location.href).toMatch(/\/pricing$/);
  });
});
