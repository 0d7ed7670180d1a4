import type {ReactElement, ReactNode} from 'react';
import {screen, waitFor} from '@testing-library/react';
import userEvent, {type UserEvent} from '@testing-library/user-event';

import {unitTestStrings} from '@site/e2e/specStrings';
import {renderInSite} from '@site/scripts/jest/renderInSite';
import {
  allIntegrations,
  integrationCategories,
  type Integration,
} from '@site/src/features/integrations/data';

import IntegrationsPage from '..';

import {LedgerRow} from '../../../features/integrations/parts/LedgerRow';

// Search results: features/integrations/rules, src/lib/search. Typing: e2e/announcements.spec.ts.

jest.mock('@theme/Layout', () => ({
  __esModule: true,
  default: ({children}: {readonly children: ReactNode}) => children,
}));

const show = (address = '/integrations', page: ReactElement = <IntegrationsPage />): UserEvent => {
  renderInSite(page, {path: address});
  return userEvent.setup({delay: null});
};

const rows = (): (string | null)[] =>
  screen
    .queryAllByRole('heading', {level: 3})
    .map(({textContent}) => textContent)
    .filter((name) => allIntegrations.some((integration) => integration.name === name));

const namesOf = (wanted: (integration: Integration) => boolean): string[] =>
  allIntegrations.filter(wanted).map(({name}) => name);
const ALL = allIntegrations.length;
const DENTAL = namesOf(({category}) => category === 'dental');
const BETA = namesOf(({status}) => status === 'beta');

test('lists every system with category, status and details', () => {
  show();
  expect(rows()).toHaveLength(ALL);
  expect(screen.getAllByText(/Learn More/)).toHaveLength(ALL);
  const {name: category} = integrationCategories['emr-ehr'];
  for (const text of [`${category}. `, 'two-line call summary', 'one test provider'])
    expect(screen.getByRole('listitem', {name: 'Epic'})).toHaveTextContent(text);
  const request = screen.getByRole('link', {name: 'Request an integration'});
  expect(request).toHaveAttribute('href', '/contact?topic=An+integration+request');
});

test('filters on a press, announces the count, and stores the filters in the URL', async () => {
  const user = show();
  const dental = screen.getByRole('button', {name: `Dental ${DENTAL.length}`});
  await user.click(dental);
  expect(rows()).toEqual(DENTAL);
  expect(dental).toHaveAttribute('aria-pressed', 'true');
  await user.click(screen.getByRole('button', {name: `Beta ${BETA.length}`}));
  const both = DENTAL.filter((name) => BETA.includes(name));
  expect(rows()).toEqual(both);
  expect(screen.getByText(`${both.length} of ${ALL} shown`)).toHaveAttribute('role', 'status');
  await waitFor(() => expect(window.location.search).toBe('?category=dental&status=beta'));
  await user.click(screen.getByRole('button', {name: `Beta ${BETA.length}`}));
  await user.click(dental);
  expect(rows()).toHaveLength(ALL);
});

test('offers to clear the filters when nothing is found', async () => {
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

// A press of a link on the page: e2e/pages.spec.ts.
test('a page opened at a system shows it, although its filter hides it', async () => {
  const scroll = jest.spyOn(Element.prototype, 'scrollIntoView');
  const {id} = allIntegrations.find(({status}) => status !== 'beta')!;
  show(`/integrations?status=beta#${id}`);
  await waitFor(() => expect(scroll.mock.contexts).toEqual([document.getElementById(id)]));
  expect(rows()).toHaveLength(ALL);
});

test('disables the button of a system that is coming soon', () => {
  const soon = {...allIntegrations[0], status: 'coming-soon'} as Integration;
  show('/integrations', <LedgerRow integration={soon} />);
  expect(screen.getByRole('button', {name: unitTestStrings.comingSoon})).toBeDisabled();
  expect(screen.queryByText(/Learn More/)).not.toBeInTheDocument();
});
