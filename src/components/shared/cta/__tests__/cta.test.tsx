import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {renderInSite} from '@site/scripts/jest/renderInSite';
import {usePublicEnv} from '@site/src/components/shared/env/usePublicEnv';
import {type AnalyticsEvent} from '@site/src/domain/analytics/events';
import {registerAdapters, stopTracking} from '@site/src/domain/analytics/track';
import {parsePublicEnv} from '@site/src/domain/env/parsePublicEnv';
import {DemoLink} from '../DemoLink';
import {PhoneLink} from '../PhoneLink';

jest.mock('@site/src/config/brand');
jest.mock('@site/src/components/shared/env/usePublicEnv');

let events: AnalyticsEvent[];
beforeEach(() => {
  events = [];
  registerAdapters([{send: (event) => void events.push(event)}]);
});
afterEach(stopTracking);

// jsdom doesn't follow links and logs an error for those that leave the page.
const press = async (link: HTMLElement): Promise<void> => {
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
};

const configure = (bookingUrl: string | undefined): void =>
  void jest.mocked(usePublicEnv).mockReturnValue(parsePublicEnv({PUBLIC_BOOKING_URL: bookingUrl}));

it('DemoLink opens our own page in the same tab and tracks no conversion', async () => {
  configure(undefined);
  renderInSite(<DemoLink source="about">Schedule Demo</DemoLink>);
  const link = screen.getByRole('link', {name: 'Schedule Demo'});
  expect(link).toHaveAttribute('href', '/book');
  expect(link).not.toHaveAttribute('target');
  await press(link);
  expect(events).toEqual([{type: 'demo_click', source: 'about', isConversion: false}]);
});

describe.each(['primary', 'plain'] as const)('DemoLink, %s', (variant) => {
  beforeEach(() => configure('https://booking.example/ringwell/demo'));

  it('opens an external booking page in a new tab, announces that, and tracks the place of the click', async () => {
    renderInSite(
      <DemoLink source="about" variant={variant} className="own">
        Schedule Demo
      </DemoLink>,
    );
    const link = screen.getByRole('link', {name: 'Schedule Demo (opens in a new tab)'});
    expect(link).toHaveAttribute('href', 'https://booking.example/ringwell/demo');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener');
    expect(link).toHaveClass('own');
    await press(link);
    expect(events).toEqual([{type: 'demo_click', source: 'about', isConversion: true}]);
  });
});

describe.each(['ghost', 'plain'] as const)('PhoneLink, %s', (variant) => {
  it('dials the test line, shows its number, and tracks the click', async () => {
    renderInSite(
      <PhoneLink variant={variant} showNumber>
        Try Now
      </PhoneLink>,
    );
    const link = screen.getByRole('link', {name: 'Try Now (416) 555-0142'});
    expect(link).toHaveAttribute('href', 'tel:+14165550142');
    expect(link).not.toHaveAttribute('target');
    await press(link);
    expect(events).toEqual([{type: 'phone_click'}]);
  });
});
