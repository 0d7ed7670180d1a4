import {act, screen, waitFor} from '@testing-library/react';
import type {ReactElement} from 'react';
import Link from '@docusaurus/Link';

import {renderInSite} from '@site/scripts/jest/renderInSite';

import {RouteAnnouncer} from '../RouteAnnouncer';

function Site(): ReactElement {
  return (
    <>
      <RouteAnnouncer />
      <Link to="/pricing">Pricing</Link>
      <Link to="#plans">Plans</Link>
    </>
  );
}

const announcement = (): string =>
  document.querySelector('[data-route-announcer]')?.textContent ?? 'no announcer';

beforeEach(() => {
  document.title = 'Home';
});

describe('RouteAnnouncer', () => {
  it('says nothing on the page one came in by', () => {
    renderInSite(<Site />);
    expect(announcement()).toBe('');
  });

  it('says the new title once it is there, however late that is', async () => {
    renderInSite(<Site />);
    act(() => screen.getByRole('link', {name: 'Pricing'}).click());
    await act(() => Promise.resolve());
    expect(announcement()).toBe('');
    document.title = 'Pricing | Ringwell';
    await waitFor(() => expect(announcement()).toBe('Pricing | Ringwell'));
  });

  it('says nothing when only the hash changes', async () => {
    renderInSite(<Site />);
    act(() => screen.getByRole('link', {name: 'Plans'}).click());
    document.title = 'Another title';
    await act(() => Promise.resolve());
    expect(announcement()).toBe('');
  });
});
