import {act, fireEvent, render, type RenderResult, screen, within} from '@testing-library/react';
import userEvent, {type UserEvent} from '@testing-library/user-event';
import type {ReactElement} from 'react';

import {unitTestStrings} from '@site/e2e/specStrings';
import {renderInSite} from '@site/scripts/jest/renderInSite';
import {useRoi} from '@site/src/features/roi/parts/useRoi';
import {defaultRoiInputs} from '@site/src/features/roi/data/fields';

import {CalculatorSheet} from '../CalculatorSheet';
import {Method} from '../Method';
import {BenchmarksTable, SampleResults} from '../tables';

// Parsing of fields and links: ../../rules and src/lib/numbers. Timing of URL updates:
// useAddressState.test.tsx.

jest.mock('@site/src/config/company');
jest.mock('@site/src/data/plans');
jest.mock('@docusaurus/router', () => ({useLocation: () => window.location.href}));
jest.mock('@site/src/features/roi/rules/pdf/drawReport', () => {
  throw new Error('Loading chunk failed');
});

function Sheet(): ReactElement {
  return <CalculatorSheet roi={useRoi()} action={null} />;
}

const show = (search = ''): RenderResult => renderInSite(<Sheet />, {path: `/calculator${search}`});
let user: UserEvent;
const press = (name: string): Promise<void> => user.click(screen.getByRole('button', {name}));
const field = (label: string): HTMLInputElement => screen.getByRole('textbox', {name: label});
const slider = (): HTMLInputElement => screen.getByRole('slider', {name: 'Calls per day, slider'});
const type = (label: string, value: string): void =>
  void fireEvent.change(field(label), {target: {value}});
const wait = (milliseconds: number): void => act(() => jest.advanceTimersByTime(milliseconds));
/** Results of a case as [term, figure]. */
const results = (name = 'By the formula'): readonly (readonly string[])[] =>
  within(screen.getByRole('table', {name, hidden: true}))
    .getAllByRole('row', {hidden: true})
    .map((row) => [...row.children].map((cell) => cell.textContent.replaceAll('\u00a0', ' ')));
const revenue = (): string | undefined => results()[0]?.[1];
/** Status element that announces the results. */
const spoken = (): HTMLElement => screen.getAllByRole('status')[0]!;

beforeEach(() => {
  jest.useFakeTimers();
  user = userEvent.setup({advanceTimers: jest.advanceTimersByTime});
});
afterEach(() => {
  act(() => jest.runOnlyPendingTimers());
  jest.useRealTimers();
});

test('the calculator starts with the defaults and their result', () => {
  show();
  expect(field('Calls per day')).toHaveValue('50');
  expect(field('Front-desk hours a week')).toHaveValue('60');
  expect(screen.getByText('$21,801')).toHaveAttribute('value', '21801.00');
  expect(screen.getByText('$4,251', {selector: 'data'})).toHaveAttribute('value', '4251.00');
  expect(screen.getByText(/\$18,531 to \$25,071, the formula’s ±15%/)).toBeInTheDocument();
  expect(results('Cautious case')).toEqual([
    ['Additional revenue', '$4,950'],
    ['Staff time saved', '$0'],
    ['Ringwell plan', '−$699'],
    ['Setup, once', '$3,000'],
    ['Net gain in the first year', '$48,012'],
    ['Payback on setup', 'about 21 days'],
  ]);
  expect(results().slice(2)).toEqual([
    ['Ringwell plan', '−$999'],
    ['Setup, once', '$3,000'],
    ['Net gain in the first year', '$258,612'],
    ['Payback on setup', 'about 4 days'],
    ['Annual ROI', '8,620%'],
  ]);
  expect(screen.getByText('33')).toBeVisible();
  expect(screen.getByText(/132 by the formula/)).toBeVisible();
  expect(screen.getByRole('img', {name: /22 working days with 7.5 missed calls/})).toBeVisible();
});

test('number field and slider stay in sync, and the slider stops at its end', () => {
  show();
  type('Calls per day', '80');
  expect(slider()).toHaveValue('80');
  fireEvent.change(slider(), {target: {value: '100'}});
  expect(field('Calls per day')).toHaveValue('100');
  expect(revenue()).toBe('$39,600');
  type('Calls per day', '400');
  expect(slider()).toHaveValue('200');
  expect(slider()).toHaveAttribute('aria-valuetext', '400 calls a day');
  expect(revenue()).toBe('$158,400');
});

test('an unreadable or implausible number is reported beside the field and the result, and still counted', () => {
  show();
  type('Calls per day', 'lots');
  expect(field('Calls per day')).toHaveAccessibleDescription(
    'calls a day We cannot read that as a number, so we count it as 0.',
  );
  wait(2_000);
  expect(spoken()).toHaveTextContent(/^Calls per day: We cannot read that/);
  type('Front-desk hours a week', '0');
  expect(screen.getByText('−$699', {selector: '[class~="net"] data'})).toBeVisible();
  expect(results()[5]?.[1]).toBe(unitTestStrings.paybackNever);
  type('Calls per day', '1000000000');
  type('Revenue per visit', '1000000000');
  expect(screen.getAllByText('1 billion looks high. Is there an extra digit?')).toHaveLength(2);
  expect(screen.queryByText(/the formula’s ±15%/)).not.toBeInTheDocument();
  expect(screen.getAllByText('over $1 trillion', {selector: '[class~="net"] data'})).toHaveLength(
    2,
  );
});

test('the calculator announces the result once, after a pause', () => {
  show();
  const status = spoken();
  wait(2_000);
  expect(status).toBeEmptyDOMElement();
  type('Calls per day', '10');
  wait(500);
  type('Calls per day', '100');
  wait(500);
  expect(status).toBeEmptyDOMElement();
  wait(300);
  expect(status).toHaveTextContent(
    'Cautious case: net benefit $9,145 a month. Payback on setup: about 10 days. By the formula: net benefit $41,601 a month. 264 calls recovered each month. Payback on setup: about 2 days. Annual ROI 16,540%.',
  );
});

test('the URL follows the fields, also after Back to an anchor of the page, until a reset', async () => {
  const {rerender} = show('?utm_source=letter');
  type('Calls per day', '90');
  wait(1_000);
  expect(window.location.search).toBe('?utm_source=letter&calls=90');
  window.history.replaceState(null, '', '/calculator?calls=120');
  rerender(<Sheet />);
  wait(1_000);
  expect(field('Calls per day')).toHaveValue('90');
  expect(window.location.search).toBe('?calls=90');
  await press('Reset');
  wait(1_000);
  expect(window.location.search).toBe('');
});

test.each([
  ['?calls=3D80&amp;missed=20).', '80', false],
  ['?calls=8x&missed=20', '50', true],
])('the link %s shows %s calls, and says what was lost: %s', (search, calls, isLost) => {
  show(search);
  expect(field('Calls per day')).toHaveValue(calls);
  expect(field('Share of calls you miss')).toHaveValue('20');
  expect(screen.queryAllByText('Some of this link’s numbers were lost.')).toHaveLength(
    isLost ? 1 : 0,
  );
});

test('a benchmark fills its fields, keeps the staff, and is marked as pressed', async () => {
  show();
  type('Front-desk hours a week', '80');
  const dental = screen.getByRole('button', {name: 'Dental'});
  expect(dental).toHaveAttribute('aria-pressed', 'false');
  await press('Dental');
  expect(dental).toHaveAttribute('aria-pressed', 'true');
  expect(field('Calls per day')).toHaveValue('45');
  expect(field('Front-desk hours a week')).toHaveValue('80');
});

test('the calculator copies a link with the inputs, without other parameters', async () => {
  show('?utm_source=letter&calls=80');
  await press('Copy link');
  expect(await screen.findByText(/^Link copied\./)).toHaveAttribute('role', 'status');
  expect(await navigator.clipboard.readText()).toBe('http://localhost/calculator?calls=80');
});

test('the calculator shows its link, selected, if there is no clipboard', async () => {
  show('?calls=80');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await press('Copy link');
  const link = await screen.findByRole<HTMLInputElement>('textbox', {
    name: 'Link to this estimate',
  });
  expect(link).toHaveValue('http://localhost/calculator?calls=80');
  expect(link).toHaveFocus();
  expect(link.selectionEnd).toBe(link.value.length);
  expect(screen.getByText('Copy the link below.')).toHaveAttribute('role', 'status');
});

// A successful PDF: e2e/calculator.spec.ts.
test('the calculator shows the owner’s words if the code of the PDF doesn’t load', async () => {
  show();
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
  await press('Export PDF');
  expect(await screen.findByRole('button', {name: 'Export PDF'})).toBeEnabled();
  expect(alert).toHaveBeenCalledWith(unitTestStrings.pdfFallback);
});

test('the calculator’s tables show their own numbers', () => {
  render(
    <>
      <Method inputs={{...defaultRoiInputs, dailyCalls: 0}} />
      <BenchmarksTable />
      <SampleResults />
    </>,
  );
  expect(screen.getByText('0 calls × 22 days × 15% missed × 80%')).toBeVisible();
  expect(
    screen.getByRole('row', {name: 'Family Medicine 65 18% $120 $24,710 $6,178'}),
  ).toBeVisible();
  expect(screen.getByText(/A dental office/)).toBeVisible();
  expect(screen.getByText('$27,612')).toBeVisible();
});
