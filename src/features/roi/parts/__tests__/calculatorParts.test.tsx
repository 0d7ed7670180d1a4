import {fireEvent, render, screen, waitFor} from '@testing-library/react';
import userEvent, {type UserEvent} from '@testing-library/user-event';
import type {ReactElement} from 'react';

import {unitTestStrings} from '@site/e2e/specStrings';
import {renderInSite} from '@site/scripts/jest/renderInSite';
import {useRoi} from '@site/src/features/roi/parts/useRoi';
import {defaultRoiInputs} from '@site/src/features/roi/fields';

import {CalculatorSheet} from '../CalculatorSheet';
import {Method} from '../Method';
import {BenchmarksTable, SampleResults} from '../tables';

// Tables for other inputs: ../../rules.

jest.mock('@site/src/data/plans');

jest.mock('@site/src/features/roi/rules/pdf/drawReport', () => {
  throw new Error('Loading chunk failed');
});

function Sheet(): ReactElement {
  return <CalculatorSheet roi={useRoi()} action={null} />;
}
const show = (address = '/calculator?utm_source=letter'): UserEvent => {
  const user = userEvent.setup();
  renderInSite(<Sheet />, {path: address});
  return user;
};
const field = (name: string): HTMLElement => screen.getByRole('textbox', {name});
const press = (user: UserEvent, name: string): Promise<void> =>
  user.click(screen.getByRole('button', {name}));

test('a benchmark fills its fields, keeps the staff, and is marked as pressed', async () => {
  const user = show();
  fireEvent.change(field('Front-desk hours a week'), {target: {value: '80'}});
  const dental = screen.getByRole('button', {name: 'Dental'});
  expect(dental).toHaveAttribute('aria-pressed', 'false');
  await user.click(dental);
  expect(dental).toHaveAttribute('aria-pressed', 'true');
  expect(field('Calls per day')).toHaveValue('45');
  expect(field('Front-desk hours a week')).toHaveValue('80');
  await press(user, 'Reset');
  expect(field('Calls per day')).toHaveValue('50');
  expect(field('Front-desk hours a week')).toHaveValue('60');
});

test('copies a link with the inputs, without other parameters', async () => {
  const user = show('/calculator?utm_source=letter&calls=80');
  await press(user, 'Copy link');
  expect(screen.getAllByRole('status').at(-1)).toHaveTextContent('Link copied.');
  expect(await navigator.clipboard.readText()).toBe('http://localhost/calculator?calls=80');
});

test('shows the link, selected, if there is no clipboard', async () => {
  const user = show('/calculator?calls=80');
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await press(user, 'Copy link');
  const link = await screen.findByRole<HTMLInputElement>('textbox', {
    name: 'Link to this estimate',
  });
  expect(link).toHaveValue('http://localhost/calculator?calls=80');
  expect(link).toHaveFocus();
  expect(link.selectionEnd).toBe(link.value.length);
  expect(screen.getByText('Copy the link below.')).toHaveAttribute('role', 'status');
});

// A successful PDF: e2e/calculator.spec.ts.
test('shows the owner’s words if the code of the PDF doesn’t load', async () => {
  const user = show();
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
  await press(user, 'Export PDF');
  await waitFor(() => expect(alert).toHaveBeenCalledWith(unitTestStrings.pdfFallback));
  expect(await screen.findByRole('button', {name: 'Export PDF'})).toBeEnabled();
});

test('the tables show their own numbers', () => {
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
