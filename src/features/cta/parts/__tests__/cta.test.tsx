import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {renderInSite} from '@site/scripts/jest/renderInSite';
import {usePublicEnv} from '@site/src/hooks/usePublicEnv';
import {type AnalyticsEvent} from '@site/src/features/measurement/rules/events';
import {setEventReceiver} from '@site/src/features/measurement/rules/track';
import {parsePublicEnv} from '@site/src/lib/env/parsePublicEnv';
import {DemoLink} from '../DemoLink';

jest.mock('@site/src/hooks/usePublicEnv');

let events: AnalyticsEvent[];
beforeEach(() => {
  events = [];
  setEventReceiver((event) => void events.push(event));
});
afterEach(() => setEventReceiver(null));

// Our own page and the phone links: e2e/everyPage.spec.ts.
it('a demo button opens an external booking page in a new tab, announces that, and tracks its place', async () => {
  const bookingUrl = 'https://booking.example/ringwell/demo';
  jest.mocked(usePublicEnv).mockReturnValue(parsePublicEnv({PUBLIC_BOOKING_URL: bookingUrl}));
  renderInSite(<DemoLink source="about">Schedule Demo</DemoLink>);
  const link = screen.getByRole('link', {name: 'Schedule Demo (opens in a new tab)'});
  expect(link).toHaveAttribute('href', bookingUrl);
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
  // jsdom doesn't follow links and logs an error for those that leave the page.
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(events).toEqual([{type: 'demo_click', source: 'about', isConversion: true}]);
});
