import {renderToString} from 'react-dom/server';
import {act, fireEvent, render, screen, within} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {saidInUnitTests} from '@site/e2e/specStrings';
import {addOnIds, addOns} from '@site/src/data/plans';
import {includedIds, included, pricingFaq} from '../_content';

import PricingPage from '..';

jest.mock('@site/src/data/plans');
jest.mock('@docusaurus/useBrokenLinks', () => () => ({
  collectAnchor: () => undefined,
  collectLink: () => undefined,
}));
jest.mock('@site/src/components/shared/env/usePublicEnv', () => ({
  usePublicEnv: () => ({bookingUrl: 'https://booking.example/demo'}),
}));
jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({to, children, ...rest}: {to: string; children: React.ReactNode}) => (
    <a href={to} {...rest}>
      {children}
    </a>
  ),
}));

jest.mock('@docusaurus/router', () => ({useLocation: () => window.location.href}));
jest.mock('@theme/Layout', () => ({
  __esModule: true,
  default: ({children}: {children: React.ReactNode}) => children,
}));
jest.mock('@site/src/components/shared/json-ld/JsonLd', () => ({JsonLd: () => null}));
const mockFlags = {annualBillingToggle: false, pricingAddOns: false};
jest.mock('@site/src/config/featureFlags', () => ({
  get featureFlags() {
    return mockFlags;
  },
}));

beforeEach(() => window.history.replaceState(null, '', '/'));
afterEach(() => {
  jest.useRealTimers();
  Object.assign(mockFlags, {annualBillingToggle: false, pricingAddOns: false});
});

const plan = (name: string): HTMLElement => screen.getByRole('article', {name});

const show = (): void => void render(<PricingPage />);
const type = (name: string, value: string): void =>
  void fireEvent.change(screen.getByRole('textbox', {name}), {target: {value}});
const finder = (): HTMLElement =>
  within(screen.getByRole('form', {name: 'Which one is yours?'})).getByRole('status');
/** The plans that the finder marks. */
const marked = (): readonly string[] =>
  ['Small Practice', 'Medium Practice', 'Enterprise'].filter((name) =>
    within(plan(name)).queryByText('Fits what you entered'),
  );

// What the first year costs, and its address after a reload: e2e/compare.spec.ts.
describe('the pricing page', () => {
  it.each([
    ['Small Practice', '$699 a month per location'],
    ['Small Practice', 'Quotes are in the range $500-700'],
    ['Small Practice', 'Up to 500 minutes'],
    ['Small Practice', 'Support 9am-6pm EST'],
    ['Medium Practice', '$999 a month'],
    ['Medium Practice', 'Most Popular'],
    ['Medium Practice', 'Quotes are in the range $800-1,000'],
    ['Medium Practice', 'Volume discounts at 3+ locations'],
    ['Enterprise', 'Custom'],
    ['Enterprise', '15+ locations'],
  ])('the %s plan says: %s', (name, text) => {
    show();
    expect(plan(name)).toHaveTextContent(text);
    expect(screen.getAllByText('Most Popular')).toHaveLength(1);
    const link = within(plan(name)).getByRole('link', {name: /Book Your Demo/});
    expect(link).toHaveAttribute('href', 'https://booking.example/demo');
    expect(link).toHaveAttribute('target', '_blank');
  });

  it('says what setup costs, what every plan includes, and answers six questions', () => {
    show();
    const setup = 'Setup is $3,000 instead of $10,000 for the first 100 clinics';
    expect(screen.getByRole('heading', {name: setup})).toBeInTheDocument();
    expect(screen.getByText('Save $7,000')).toBeInTheDocument();
    expect(includedIds).toHaveLength(4);
    for (const id of includedIds)
      expect(screen.getByRole('heading', {name: included[id].name})).toBeInTheDocument();
    expect(pricingFaq).toHaveLength(6);
    const asked = [...document.querySelectorAll('summary')].map(({textContent}) => textContent);
    expect(asked).toEqual(expect.arrayContaining(pricingFaq.map(({question}) => question)));
    const calculator = screen.getByRole('link', {name: 'Open the calculator'});
    expect(calculator).toHaveAttribute('href', '/calculator');
  });

  it('marks the plan that fits what is typed, and none where it is quoted or unreadable', () => {
    show();
    expect(marked()).toEqual(['Medium Practice']);
    expect(finder()).toHaveTextContent('First year: $3,000 setup + 12 × $999 = $14,988 for 640 of');
    type('Locations', '1');
    type('Minutes a month', '300');
    expect(finder()).toHaveTextContent('Small Practice');
    expect(marked()).toEqual(['Small Practice']);
    type('Locations', '9');
    expect(finder()).toHaveTextContent(/Quoted on request.*6 to 14 locations/);
    expect(marked()).toEqual([]);
    type('Locations', '1,500');
    expect(marked()).toEqual(['Enterprise']);
    type('Locations', 'two');
    const locations = screen.getByRole('textbox', {name: 'Locations'});
    fireEvent.blur(locations);
    expect(locations).toHaveValue('two');
    expect(locations).toHaveAccessibleDescription(/cannot read/);
  });

  it('writes its numbers into the address, and shows those that Back leads to', () => {
    jest.useFakeTimers();
    const {rerender} = render(<PricingPage />);
    type('Locations', '1');
    act(() => jest.advanceTimersByTime(1_000));
    expect(window.location.search).toBe('?locations=1&minutes=640');
    type('Minutes a month', 'plenty');
    act(() => jest.advanceTimersByTime(1_000));
    window.history.replaceState(null, '', '/?locations=3&minutes=900');
    rerender(<PricingPage />);
    expect(screen.getByRole('textbox', {name: 'Minutes a month'})).toHaveValue('900');
  });

  it.each([
    ['what is in the address', '?locations=20&minutes=9000', '20', 'Enterprise'],
    ['the example for nonsense', '?locations=0&minutes=9e9', '2', 'Medium Practice'],
  ])('hydrates and then shows %s', (_, search, locations, fitting) => {
    const host = document.createElement('div');
    host.innerHTML = renderToString(<PricingPage />);
    expect(within(host).getByRole('textbox', {name: 'Locations'})).toHaveValue('2');
    window.history.replaceState(null, '', `/${search}`);
    const onRecoverableError = jest.fn();
    render(<PricingPage />, {
      container: document.body.appendChild(host),
      hydrate: true,
      onRecoverableError,
    });
    expect(onRecoverableError).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox', {name: 'Locations'})).toHaveValue(locations);
    expect(marked()).toEqual([fitting]);
  });

  it('has no trace of the toggle and the add-ons while they are off', () => {
    const {container} = render(<PricingPage />);
    expect(container).not.toHaveTextContent(/annual|Save 20%|add-on|\$0\.35|\$599/i);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('takes 20% off by the year when the toggle is on', async () => {
    mockFlags.annualBillingToggle = true;
    show();
    expect(screen.getByRole('radio', {name: 'Monthly'})).toBeChecked();
    expect(plan('Small Practice')).toHaveTextContent('$699 a month');
    const annual = `Annual ${saidInUnitTests.annualBadge}`;
    await userEvent.click(screen.getByRole('radio', {name: annual}));
    for (const [name, text] of [
      ['Small Practice', '$559.20 a month per location, paid by the year'],
      ['Medium Practice', '$799.20 a month'],
      ['Enterprise', 'Custom'],
    ] as const)
      expect(plan(name)).toHaveTextContent(text);
  });

  it('lists all add-ons with their prices when they are on', () => {
    mockFlags.pricingAddOns = true;
    show();
    const list = within(screen.getByRole('region', {name: /^Add-ons ?, if you need one$/}));
    expect(addOnIds).toHaveLength(6);
    for (const id of addOnIds) {
      expect(list.getByText(addOns[id].name)).toBeInTheDocument();
      expect(list.getByText(addOns[id].price)).toBeInTheDocument();
    }
  });
});
