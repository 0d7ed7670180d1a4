import type {ReactElement} from 'react';
import {screen} from '@testing-library/react';

import {unitTestStrings} from '@site/e2e/specStrings';
import {renderInSite} from '@site/scripts/jest/renderInSite';
import {
  allIntegrations,
  systemsByCategory,
  type Integration,
} from '@site/src/features/integrations/data';

import IntegrationsPage from '..';

import {IntegrationRow} from '../../../features/integrations/parts/IntegrationRow';

jest.mock('@theme/Layout', () => ({__esModule: true, default: 'div'}));

const show = (page: ReactElement): void => void renderInSite(page, {path: '/integrations'});

test('/integrations lists every system with category, status, and details', () => {
  show(<IntegrationsPage />);
  for (const {name} of allIntegrations)
    expect(screen.getByRole('heading', {level: 4, name})).toBeInTheDocument();
  expect(screen.getAllByText(/Learn More/)).toHaveLength(allIntegrations.length);
  for (const {name, systems} of systemsByCategory) {
    const category = `${name} ${systems.length}`;
    expect(screen.getByRole('heading', {level: 3, name: category})).toBeInTheDocument();
  }
  for (const text of ['two-line call summary', 'one test provider'])
    expect(screen.getByRole('listitem', {name: 'Epic'})).toHaveTextContent(text);
  const request = screen.getByRole('link', {name: 'Request an integration'});
  expect(request).toHaveAttribute('href', '/contact?topic=An+integration+request');
});

test('disables the button of a system that is coming soon', () => {
  const soon = {...allIntegrations[0], status: 'coming-soon'} as Integration;
  show(<IntegrationRow integration={soon} />);
  expect(screen.getByRole('button', {name: unitTestStrings.comingSoon})).toBeDisabled();
  expect(screen.queryByText(/Learn More/)).not.toBeInTheDocument();
});
