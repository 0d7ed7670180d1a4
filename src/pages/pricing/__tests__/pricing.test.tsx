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

describe('the pricing page', () => {
  it('shows the three plans of the price table', () => {
    render(<PricingPage />);
    expect(screen.getAllByRole('article')).toHaveLength(3);
    expect(plan('Small Practice')).toHaveTextContent('$699 a month per location');
    expect(plan('Small Practice')).toHaveTextContent('Quotes are in the range $500-700');
    expect(plan('Small Practice')).toHaveTextContent('Up to 500 minutes');
    expect(plan('Small Practice')).toHaveTextContent('Support 9am-6pm EST');
    expect(plan('Medium Practice')).toHaveTextContent('$999 a month');
    expect(plan('Medium Practice')).toHaveTextContent('Most Popular');
    expect(screen.getAllByText('Most Popular')).toHaveLength(1);
    expect(plan('Medium Practice')).toHaveTextContent('Quotes are in the range $800-1,000');
    expect(plan('Medium Practice')).toHaveTextContent('Volume discounts at 3+ locations');
    expect(plan('Enterprise')).toHaveTextContent('Custom');
    expect(plan('Enterprise')).toHaveTextContent('15+ locations');
    expect(plan('Enterprise')).toHaveAttribute('id', 'enterprise');
  });

  it('says what setup costs, what every plan includes, and answers six questions', () => {
    render(<PricingPage />);
    expect(
      screen.getByRole('heading', {
        name: 'Setup is $3,000 instead of $10,000 for the first 100 clinics',
      }),
    ).toBeInTheDocument();
    expect(screen.getByText('Save $7,000')).toBeInTheDocument();
    expect(includedIds).toHaveLength(4);
    for (const id of includedIds) {
      expect(screen.getByRole('heading', {name: included[id].name})).toBeInTheDocument();
    }
    expect(pricingFaq).toHaveLength(6);
    const asked = [...document.querySelectorAll('summary')].map(({textContent}) => textContent);
    expect(asked).toEqual(expect.arrayContaining(pricingFaq.map(({question}) => question)));
    expect(screen.getByRole('link', {name: 'Open the calculator'})).toHaveAttribute(
      'href',
      '/calculator',
    );
  });

  it('picks the plan that fits what is typed', () => {
    render(<PricingPage />);
    const finder = screen.getByRole('form', {name: 'Which one is yours?'});
    const locations = within(finder).getByRole('textbox', {name: 'Locations'});
    const minutes = within(finder).getByRole('textbox', {name: 'Minutes a month'});
    expect(plan('Medium Practice')).toHaveTextContent('Fits what you entered');

    fireEvent.change(locations, {target: {value: '1'}});
    fireEvent.change(minutes, {target: {value: '300'}});
    expect(within(finder).getByRole('status')).toHaveTextContent('Small Practice');
    expect(plan('Small Practice')).toHaveTextContent('Fits what you entered');
    expect(plan('Medium Practice')).not.toHaveTextContent('Fits what you entered');

    fireEvent.change(locations, {target: {value: '9'}});
    expect(within(finder).getByRole('status')).toHaveTextContent(
      /Quoted on request.*6 to 14 locations/,
    );
    expect(screen.queryByText('Fits what you entered')).not.toBeInTheDocument();

    fireEvent.change(locations, {target: {value: '1,500'}});
    expect(plan('Enterprise')).toHaveTextContent('Fits what you entered');
  });

  it('says beside the field that it cannot read nonsense, and keeps it to be mended', () => {
    render(<PricingPage />);
    const locations = screen.getByRole('textbox', {name: 'Locations'});
    fireEvent.change(locations, {target: {value: 'two'}});
    fireEvent.blur(locations);
    expect(locations).toHaveValue('two');
    expect(locations).toHaveAccessibleDescription(/./);
  });

  it('shows the numbers of the address that Back leads to, whatever is still being typed', () => {
    jest.useFakeTimers();
    const {rerender} = render(<PricingPage />);
    const minutes = screen.getByRole('textbox', {name: 'Minutes a month'});
    fireEvent.change(minutes, {target: {value: 'plenty'}});
    act(() => jest.advanceTimersByTime(1_000));
    window.history.replaceState(null, '', '/?locations=3&minutes=900');
    rerender(<PricingPage />);
    expect(minutes).toHaveValue('900');
  });

  it('says what the first year costs, and has its numbers in the address', () => {
    jest.useFakeTimers();
    render(<PricingPage />);
    const finder = screen.getByRole('form', {name: 'Which one is yours?'});
    expect(within(finder).getByRole('status')).toHaveTextContent(
      'First year: $3,000 setup + 12 × $999 = $14,988 for 640 of',
    );
    fireEvent.change(screen.getByRole('textbox', {name: 'Locations'}), {target: {value: '1'}});
    act(() => jest.advanceTimersByTime(1_000));
    expect(window.location.search).toBe('?locations=1&minutes=640');
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
    expect(plan(fitting)).toHaveTextContent('Fits what you entered');
  });

  it('has no trace of the toggle and the add-ons while they are off', () => {
    const {container} = render(<PricingPage />);
    expect(container).not.toHaveTextContent(/annual|Save 20%|add-on|\$0\.35|\$599/i);
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });

  it('takes 20% off by the year when the toggle is on', async () => {
    const user = userEvent.setup();
    mockFlags.annualBillingToggle = true;
    render(<PricingPage />);
    expect(screen.getByRole('radio', {name: 'Monthly'})).toBeChecked();
    expect(plan('Small Practice')).toHaveTextContent('$699 a month');

    await user.click(screen.getByRole('radio', {name: `Annual ${saidInUnitTests.annualBadge}`}));
    expect(plan('Small Practice')).toHaveTextContent(
      '$559.20 a month per location, paid by the year',
    );
    expect(plan('Medium Practice')).toHaveTextContent('$799.20 a month');
    expect(plan('Enterprise')).toHaveTextContent('Custom');
  });

  it('lists all add-ons with their prices when they are on', () => {
    mockFlags.pricingAddOns = true;
    render(<PricingPage />);
    const list = within(screen.getByRole('region', {name: /^Add-ons ?, if you need one$/}));
    expect(addOnIds).toHaveLength(6);
    for (const id of addOnIds) {
      expect(list.getByText(addOns[id].name)).toBeInTheDocument();
      expect(list.getByText(addOns[id].price)).toBeInTheDocument();
    }
  });

  it('opens the booking page in a new tab from every plan', () => {
    render(<PricingPage />);
    for (const name of ['Small Practice', 'Medium Practice', 'Enterprise']) {
      const link = within(plan(name)).getByRole('link', {name: /Book Your Demo/});
      expect(link).toHaveAttribute('href', 'https://booking.example/demo');
      expect(link).toHaveAttribute('target', '_blank');
    }
  });
});
