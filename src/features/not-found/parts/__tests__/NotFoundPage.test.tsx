import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {createMemoryHistory, type MemoryHistory} from 'history';
import {Router} from 'react-router-dom';

import {NotFoundPage, type NotFoundPageProps} from '../NotFoundPage';

jest.mock('@docusaurus/Link', () => ({
  __esModule: true,
  default: ({to, href = to, children}: {to?: string; href?: string; children: React.ReactNode}) => (
    <a href={href}>{children}</a>
  ),
}));

const show = (props: Partial<NotFoundPageProps> = {}): MemoryHistory => {
  const history = createMemoryHistory({initialEntries: ['/before', '/missing'], initialIndex: 1});
  render(
    <Router history={history}>
      <NotFoundPage
        missingPath="/missing"
        suggestions={[{to: '/pricing', label: 'Pricing'}]}
        fallbacks={[{to: '/contact', label: 'Contact'}]}
        {...props}
      />
    </Router>,
  );
  return history;
};

beforeEach(() => void jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

// The log and both pages' links: e2e/notFound.spec.ts.
it.each([
  [2, '/before'],
  [1, '/'],
])('the 404 page’s button goes back, or home in a new tab: %d pages', async (length, path) => {
  jest.spyOn(window.history, 'length', 'get').mockReturnValue(length);
  const history = show();
  await userEvent.click(screen.getByRole('button', {name: 'Go Back'}));
  expect(history.location.pathname).toBe(path);
});

it.each([
  [[{to: '/pricing', label: 'Pricing'}], 'Did you mean this page?', /Pricing/, '/pricing'],
  [[], 'Try one of these', /Contact/, '/contact'],
])('the 404 page suggests near pages or default ones', (suggestions, title, name, href) => {
  show({suggestions});
  expect(screen.getByRole('heading', {name: title})).toBeVisible();
  expect(screen.getByRole('link', {name})).toHaveAttribute('href', href);
});
