import {act, fireEvent, render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type {ReactElement} from 'react';

import {saidInUnitTests} from '@site/e2e/specStrings';
import {renderInSite} from '@site/scripts/jest/renderInSite';
import {useRoi} from '@site/src/components/shared/roi/useRoi';
import {defaultRoiInputs} from '@site/src/data/roiFields';

import {BenchmarksTable} from '../BenchmarksTable';
import {BreakEvenTable} from '../BreakEvenTable';
import {CalculatorSheet} from '../CalculatorSheet';
import {CashChart} from '../CashChart';
import {Method} from '../Method';
import {SampleResults} from '../SampleResults';
import {ShareBar} from '../ShareBar';

jest.mock('@site/src/data/plans');

const drawReport = jest.fn(() => Promise.resolve(new Uint8Array([37, 80, 68, 70])));
jest.mock('@site/src/domain/roi/pdf/drawReport', () => ({
  drawReport: (...given: readonly unknown[]) => (drawReport as jest.Mock)(...given) as unknown,
  reportFileName: () => 'estimate.pdf',
}));

const loss = {
  dailyCalls: 0,
  missedPercentage: 0,
  avgRevenuePerVisit: 0,
  hourlyWage: 0,
  currentReceptionists: 0,
};

beforeEach(() => {
  window.history.replaceState(null, '', '/calculator?utm_source=letter');
  drawReport.mockClear();
});

describe('presets', () => {
  function Sheet(): ReactElement {
    return <CalculatorSheet id="sheet" roi={useRoi()} action={<a href="#demo">Book</a>} />;
  }

  test('fill in a benchmark, keep the staff, and show which it is', async () => {
    const user = userEvent.setup();
    renderInSite(<Sheet />, {path: '/calculator'});
    const hours = screen.getByRole('textbox', {name: 'Front-desk hours a week'});
    fireEvent.change(hours, {target: {value: '80'}});
    const dental = screen.getByRole('button', {name: 'Dental'});
    expect(dental).toHaveAttribute('aria-pressed', 'false');
    await user.click(dental);
    expect(dental).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('textbox', {name: 'Calls per day'})).toHaveValue('45');
    expect(screen.getByRole('textbox', {name: 'Share of calls you miss'})).toHaveValue('12');
    expect(screen.getByRole('textbox', {name: 'Revenue per visit'})).toHaveValue('280');
    expect(hours).toHaveValue('80');
    await user.click(screen.getByRole('button', {name: 'Reset'}));
    expect(screen.getByRole('textbox', {name: 'Calls per day'})).toHaveValue('50');
    expect(hours).toHaveValue('60');
  });
});

describe('the plan that is counted', () => {
  function Shared(): ReactElement {
    return <CalculatorSheet id="sheet" roi={useRoi({inAddress: true})} action={null} />;
  }

  test('is the formula’s, then what the minutes need, and travels in the link', async () => {
    const user = userEvent.setup();
    renderInSite(<Shared />, {path: '/calculator'});
    const plan = screen.getByRole('combobox', {name: 'Plan to count'});
    expect(plan).toHaveDisplayValue('$999, as in the formula');
    await user.selectOptions(plan, 'What missed calls need');
    expect(screen.getByRole('row', {name: /plan −\$699 −\$699$/})).toBeVisible();
    expect(screen.getByText('$22,101')).toBeVisible();
    await user.click(screen.getByRole('button', {name: 'Copy link'}));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/calculator?plan=missed');
    await user.click(screen.getByRole('button', {name: 'Reset'}));
    expect(screen.getByText('$21,801')).toBeVisible();
  });
});

describe('sharing', () => {
  const inputs = {...defaultRoiInputs, dailyCalls: 80};
  const link = 'http://localhost/calculator?calls=80';

  test('copies a link that carries the numbers and nothing else', async () => {
    const user = userEvent.setup();
    renderInSite(<ShareBar inputs={inputs} action={null} />, {path: '/calculator'});
    await user.click(screen.getByRole('button', {name: 'Copy link'}));
    expect(screen.getByRole('status')).toHaveTextContent('Link copied.');
    expect(await navigator.clipboard.readText()).toBe(link);
  });

  test('shows the link, selected, where there is no clipboard', async () => {
    const user = userEvent.setup();
    renderInSite(<ShareBar inputs={inputs} action={null} />, {path: '/calculator'});
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', {name: 'Copy link'}));
    const field = await screen.findByRole('textbox', {name: 'Link to this estimate'});
    expect(field).toHaveValue(link);
    expect(field).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('Copy the link below.');
  });

  test('exports a PDF of these inputs', async () => {
    const user = userEvent.setup();
    const saved: string[] = [];
    Object.assign(URL, {createObjectURL: ({type}: Blob) => `blob:${type}`});
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      saved.push(`${this.href} ${this.download}`);
    });
    renderInSite(<ShareBar inputs={inputs} action={null} />, {path: '/calculator'});
    await user.click(screen.getByRole('button', {name: 'Export PDF'}));
    await screen.findByRole('button', {name: 'Export PDF'});
    click.mockRestore();
    expect(saved).toEqual(['blob:application/pdf estimate.pdf']);
    const [report] = drawReport.mock.calls[0] as unknown as [{link: string; net: string}];
    expect(report.link).toBe(link);
    expect(report.net).toBe('$6,921 a month');
  });

  test('says the owner’s words when the PDF code cannot be had', async () => {
    const user = userEvent.setup();
    const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
    drawReport.mockImplementationOnce(() => {
      throw new Error('Loading chunk failed');
    });
    renderInSite(<ShareBar inputs={inputs} action={null} />, {path: '/calculator'});
    await user.click(screen.getByRole('button', {name: 'Export PDF'}));
    expect(alert).toHaveBeenCalledWith(saidInUnitTests.pdfFallback);
    expect(screen.getByRole('button', {name: 'Export PDF'})).toBeEnabled();
    alert.mockRestore();
  });

  test('on paper there is the date and the link', () => {
    function Sheet(): ReactElement {
      return <CalculatorSheet id="sheet" roi={useRoi()} action={null} />;
    }
    renderInSite(<Sheet />, {path: '/calculator'});
    act(() => void window.dispatchEvent(new Event('beforeprint')));
    expect(screen.getByText(/, 20\d\d · http:\/\/localhost\/calculator$/)).toBeInTheDocument();
  });
});

describe('cash over twelve months, cautious and by the formula', () => {
  test('is a picture with its words, and a table behind it', () => {
    render(<CashChart inputs={defaultRoiInputs} />);
    expect(
      screen.getByRole('img', {
        name: 'Cash over 12 months, added up: −$3,000 at the start for the setup, back to zero after 0.76 months (about 23 days), $44,412 at the end. By the formula: back to zero after 0.14 months (about 4 days), $258,612 at the end.',
      }),
    ).toBeVisible();
    const rows = within(screen.getByRole('table', {hidden: true})).getAllByRole('row', {
      hidden: true,
    });
    expect(rows).toHaveLength(14);
    expect(rows[1]).toHaveTextContent('0−$3,000−$3,000');
    expect(rows[2]).toHaveTextContent('1$951$18,801');
    expect(rows[13]).toHaveTextContent('12$44,412$258,612');
  });

  test('says what each comes to', () => {
    render(<CashChart inputs={defaultRoiInputs} />);
    expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(
      expect.arrayContaining([
        'Cautious case After a year: $44,412. Setup earned back after 0.76\u00a0months (about 23\u00a0days).',
        'By the formula After a year: $258,612. Setup earned back after 0.14\u00a0months (about 4\u00a0days).',
      ]),
    );
  });

  test('claims no payback where there is none', () => {
    render(<CashChart inputs={loss} />);
    expect(screen.queryByText(/earned back/)).not.toBeInTheDocument();
    expect(screen.getAllByText(/The setup never comes back/)).toHaveLength(2);
    expect(screen.getByRole('img')).toHaveAccessibleName(/not back to zero within the year/);
  });
});

test('the method shows its own numbers', () => {
  render(<Method inputs={loss} />);
  expect(screen.getByText('0 calls × 22 days × 0% missed × 80%')).toBeVisible();
  expect(screen.getByText('Not reached')).toBeVisible();
});

test('what has to be true: with staff time, and without', () => {
  render(<BreakEvenTable inputs={defaultRoiInputs} />);
  const [, alone, withStaff] = screen.getAllByRole('row');
  expect(alone).toHaveTextContent('7 recovered calls a month');
  expect(alone).toHaveTextContent('From 0.8% of calls missed');
  expect(alone).toHaveTextContent('9 recovered calls a month');
  expect(alone).toHaveTextContent('From 1% of calls missed');
  expect(withStaff).toHaveTextContent('No recovered calls needed');
});

test('benchmarks are the owner’s, with what they come to', () => {
  render(<BenchmarksTable />);
  expect(
    screen.getByRole('row', {name: 'Family Medicine 65 18% $120 $24,710 $6,178'}),
  ).toBeVisible();
  expect(screen.getByRole('row', {name: 'Chiropractic 30 20% $85 $8,976 $2,244'})).toBeVisible();
});

test('three samples, and each can be used', async () => {
  const onUse = jest.fn();
  render(<SampleResults onUse={onUse} />);
  expect(screen.getAllByRole('row')).toHaveLength(4);
  expect(screen.getByRole('row', {name: /dental office/})).toHaveTextContent('$27,612');
  await userEvent.click(screen.getByRole('button', {name: /^Use these numbers: A dental office/}));
  expect(onUse).toHaveBeenCalledWith({
    dailyCalls: 45,
    missedPercentage: 12,
    avgRevenuePerVisit: 280,
    hourlyWage: 25,
    currentReceptionists: 1,
  });
});
