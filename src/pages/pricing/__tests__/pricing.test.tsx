import {act, fireEvent, type RenderResult, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {unitTestStrings} from '@site/e2e/specStrings';
import {renderInSite} from '@site/scripts/jest/renderInSite';
import {addOns} from '@site/src/data/addOns';

import PricingPage from '..';
import {pricingFaq} from '../_content';

jest.mock('@site/src/data/plans');
// Simulates a navigation to an anchor and Back, which change only the URL.
jest.mock('@docusaurus/router', () => ({useLocation: () => window.location.href}));
jest.mock('@theme/Layout', () => ({__esModule: true, default: 'div'}));
const mockFlags = {annualBillingToggle: false, pricingAddOns: false};
jest.mock('@site/src/config/featureFlags', () => ({
  get featureFlags() {
    return mockFlags;
  },
}));

afterEach(() => {
  jest.useRealTimers();
  Object.assign(mockFlags, {annualBillingToggle: false, pricingAddOns: false});
});

const plan = (name: string): HTMLElement => screen.getByRole('article', {name});

const show = (path = '/pricing'): RenderResult => renderInSite(<PricingPage />, {path});
const type = (name: string, value: string): void =>
  void fireEvent.change(screen.getByRole('textbox', {name}), {target: {value}});
const finder = (): HTMLElement =>
  within(screen.getByRole('form', {name: 'Find your plan'})).getByRole('status');
/** The plans that the finder marks. */
const marked = (): readonly string[] =>
  ['Small Practice', 'Medium Practice', 'Enterprise'].filter((name) =>
    within(plan(name)).queryByText('Fits your numbers'),
  );

// What the plans say and include, and the questions: e2e/copy.spec.ts and e2e/metadata.spec.ts.
describe('the pricing page', () => {
  it('the pricing page marks the plan that fits the typed numbers, and none if the price is custom or a number is invalid', () => {
    show();
    expect(marked()).toEqual(['Medium Practice']);
    expect(finder()).toHaveTextContent('First year: $3,000 setup + 12 × $999 = $14,988.');
    type('Locations', '1');
    type('Minutes a month', '300');
    expect(finder()).toHaveTextContent('Small Practice');
    expect(marked()).toEqual(['Small Practice']);
    type('Minutes a month', '640');
    expect(finder()).toHaveTextContent('Small Practice: $699 + 140 × $0.35 = $748 a month.');
    expect(marked()).toEqual(['Small Practice']);
    type('Locations', '9');
    expect(finder()).toHaveTextContent(/Priced on request.*6 to 14 locations/);
    expect(marked()).toEqual([]);
    type('Locations', '1,500');
    expect(marked()).toEqual(['Enterprise']);
    type('Locations', 'two');
    const locations = screen.getByRole('textbox', {name: 'Locations'});
    fireEvent.blur(locations);
    expect(locations).toHaveValue('two');
    expect(locations).toHaveAccessibleDescription(/cannot read/);
  });

  it('the pricing page reads the numbers from the URL, writes typed ones to it, and follows Back', () => {
    jest.useFakeTimers();
    const {rerender} = show('/pricing?locations=20&minutes=9000');
    expect(screen.getByRole('textbox', {name: 'Locations'})).toHaveValue('20');
    expect(marked()).toEqual(['Enterprise']);
    type('Locations', '1');
    act(() => jest.advanceTimersByTime(1_000));
    expect(window.location.search).toBe('?locations=1&minutes=9000');
    type('Minutes a month', 'plenty');
    act(() => jest.advanceTimersByTime(1_000));
    window.history.replaceState(null, '', '/pricing?locations=3&minutes=900');
    rerender(<PricingPage />);
    expect(screen.getByRole('textbox', {name: 'Minutes a month'})).toHaveValue('900');
  });

  it('the pricing page shows neither toggle nor add-ons while they are off', () => {
    const {container} = show();
    expect(pricingFaq).toHaveLength(6);
    expect(within(plan('Enterprise')).getByRole('link', {name: /^Book a demo/})).toHaveAttribute(
      'href',
      '/book',
    );
    expect(container).not.toHaveTextContent(/annual|Save 20%|add-on|\$0\.35 per|\$599/i);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('the pricing page takes 20% off by the year when the toggle is on', async () => {
    mockFlags.annualBillingToggle = true;
    show();
    expect(screen.getByRole('radio', {name: 'Monthly'})).toBeChecked();
    expect(plan('Small Practice')).toHaveTextContent('$699 a month');
    expect(plan('Small Practice')).toHaveTextContent('Up to 500 minutes');
    expect(plan('Medium Practice')).toHaveTextContent('Most Popular');
    expect(screen.getAllByText('Most Popular')).toHaveLength(1);
    const annual = `Annual ${unitTestStrings.annualBadge}`;
    await userEvent.click(screen.getByRole('radio', {name: annual}));
    expect(plan('Small Practice')).toHaveTextContent(
      '$559.20 a month per location, paid by the year',
    );
    expect(plan('Enterprise')).toHaveTextContent('Custom');
  });

  it('the pricing page lists all add-ons with their prices when they are on', () => {
    mockFlags.pricingAddOns = true;
    show();
    const list = within(screen.getByRole('region', {name: /^Add-ons ?, if you need one$/}));
    expect(addOns).toHaveLength(6);
    for (const {name, price} of addOns) {
      expect(list.getByText(name)).toBeInTheDocument();
      expect(list.getByText(price)).toBeInTheDocument();
    }
  });
});
