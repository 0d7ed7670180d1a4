import type {ReactNode} from 'react';
import {render, screen, within, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {MemoryRouter} from 'react-router-dom';

import {saidInUnitTests} from '@site/e2e/specStrings';
import {allIntegrations, type Integration} from '@site/src/data/integrations';

import IntegrationsPage from '..';

import {LedgerRow} from '../_parts/LedgerRow';

jest.mock('@docusaurus/router', () => jest.requireActual('react-router-dom'));
jest.mock('@docusaurus/useIsBrowser', () => ({__esModule: true, default: () => true}));
jest.mock('@theme/Layout', () => ({
  __esModule: true,
  default: ({children}: {children: ReactNode}) => children,
}));
jest.mock('@docusaurus/useBrokenLinks', () => () => ({
  collectAnchor: () => undefined,
  collectLink: () => undefined,
}));
jest.mock('@site/src/components/shared/json-ld/JsonLd', () => ({JsonLd: () => null}));
jest.mock('@site/src/components/shared/env/usePublicEnv', () => ({
  usePublicEnv: () => ({bookingUrl: 'https://booking.example/demo'}),
}));
jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({to, children, ...rest}: {to: string; children: ReactNode}) => (
    <a href={to} {...rest}>
      {children}
    </a>
  ),
}));

const show = (
  address = '/integrations',
  page: ReactNode = <IntegrationsPage />,
): ReturnType<typeof userEvent.setup> => {
  window.history.replaceState(null, '', address);
  render(<MemoryRouter initialEntries={[address]}>{page}</MemoryRouter>);
  return userEvent.setup({delay: null});
};

const rows = (): (string | null)[] =>
  screen
    .queryAllByRole('heading', {level: 3})
    .map(({textContent}) => textContent)
    .filter((name) => allIntegrations.some((integration) => integration.name === name));

/** Those of a category or a status, in their order. */
const namesOf = (wanted: Partial<Integration>): string[] =>
  allIntegrations
    .filter(({category, status}) =>
      Object.values(wanted).every((value) => value === category || value === status),
    )
    .map(({name}) => name);
const ALL = allIntegrations.length;
const DENTAL = namesOf({category: 'dental'});
const BETA = namesOf({status: 'beta'});

const row = (name: string): HTMLElement => screen.getByRole('listitem', {name});

describe('the integrations page', () => {
  it('lists every system with category, status and a way to learn more', () => {
    show();
    expect(rows()).toHaveLength(ALL);
    expect(screen.getAllByText(/Learn More/)).toHaveLength(ALL);
    expect(row('Epic')).toHaveTextContent('EMR/EHR');
    expect(row('Epic')).toHaveTextContent('Available');
    expect(row('NextGen')).toHaveTextContent('Beta');
    expect(row('Open Dental')).toHaveTextContent('Leaves alone');
    expect(row('Epic')).toHaveTextContent('one test provider');
  });

  it('filters as one types and presses, says how many are left, and keeps it in the address', async () => {
    const user = show();
    await user.click(screen.getByRole('button', {name: `Dental ${DENTAL.length}`}));
    expect(rows()).toEqual(DENTAL);
    expect(screen.getByRole('button', {name: `Dental ${DENTAL.length}`})).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await user.click(screen.getByRole('button', {name: `Beta ${BETA.length}`}));
    const both = namesOf({category: 'dental', status: 'beta'});
    expect(rows()).toEqual(both);
    expect(screen.getByText(`${both.length} of ${ALL} shown`)).toHaveAttribute('role', 'status');
    await waitFor(() => expect(window.location.search).toBe('?category=dental&status=beta'));

    await user.click(screen.getByRole('button', {name: `Beta ${BETA.length}`}));
    await user.click(screen.getByRole('button', {name: `All ${ALL}`}));
    await user.type(screen.getByRole('searchbox', {name: 'Find your system'}), 'practice fus');
    expect(rows()).toEqual(['Practice Fusion']);
    await waitFor(() => expect(window.location.search).toBe('?q=practice+fus'));
  });

  it('offers a way out of an empty result', async () => {
    const user = show('/integrations?q=Nosuch&status=beta');
    expect(rows()).toEqual([]);
    expect(screen.getByRole('searchbox')).toHaveValue('Nosuch');
    const beta = screen.getByRole('button', {name: `Beta ${BETA.length}`});
    expect(beta).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByRole('link', {name: 'Request it'})).toHaveAttribute(
      'href',
      '/contact?topic=Integration+request%3A+Nosuch',
    );
    await user.click(screen.getByRole('button', {name: 'Clear filters'}));
    expect(rows()).toHaveLength(ALL);
    expect(screen.getByRole('searchbox')).toHaveFocus();
    await waitFor(() => expect(window.location.search).toBe(''));
  });

  it('opens the row that a jack leads to', async () => {
    const user = show();
    await user.click(screen.getByRole('link', {name: 'Epic, available'}));
    const feature = 'Books, moves, and cancels visits';
    expect(within(row('Epic')).getByText(feature)).toBeVisible();
    expect(within(row('Cerner')).getByText(feature)).not.toBeVisible();
  });

  it('gives a system that is coming soon a button that cannot be pressed', () => {
    const soon = {...allIntegrations[0], status: 'coming-soon'} as Integration;
    show('/integrations', <LedgerRow integration={soon} />);
    expect(screen.getByRole('button', {name: saidInUnitTests.comingSoon})).toBeDisabled();
    expect(screen.queryByText(/Learn More/)).not.toBeInTheDocument();
  });

  it('links the agreement and the request form', () => {
    show();
    expect(screen.getByRole('link', {name: 'Read the Data Processing Agreement'})).toHaveAttribute(
      'href',
      '/dpa',
    );
    expect(screen.getByRole('link', {name: 'Request an integration'})).toHaveAttribute(
      'href',
      '/contact?topic=An+integration+request',
    );
  });
});
