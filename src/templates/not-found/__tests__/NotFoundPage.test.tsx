import {render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {createMemoryHistory, type MemoryHistory} from 'history';
import {Router} from 'react-router-dom';

import {ErrorPage} from '../ErrorPage';
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

describe('NotFoundPage', () => {
  let warn: jest.SpyInstance;
  beforeEach(() => {
    warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => jest.restoreAllMocks());

  it('logs the missing path once, and nothing while it is unknown', () => {
    show({missingPath: null});
    expect(warn).not.toHaveBeenCalled();
    show();
    expect(warn.mock.calls).toEqual([['Page not found: /missing']]);
  });

  it('goes back if there is a previous page', async () => {
    jest.spyOn(window.history, 'length', 'get').mockReturnValue(2);
    const history = show();
    await userEvent.click(screen.getByRole('button', {name: 'Go Back'}));
    expect(history.location.pathname).toBe('/before');
  });

  it('goes to the home page if there is none', async () => {
    jest.spyOn(window.history, 'length', 'get').mockReturnValue(1);
    const history = show();
    await userEvent.click(screen.getByRole('button', {name: 'Go Back'}));
    expect(history.location.pathname).toBe('/');
  });

  it('suggests the nearest pages', () => {
    show();
    expect(screen.getByRole('heading', {name: 'Did you mean this one?'})).toBeVisible();
    expect(screen.getByRole('link', {name: /Pricing/})).toHaveAttribute('href', '/pricing');
    expect(screen.queryByRole('link', {name: /Contact/})).not.toBeInTheDocument();
  });

  it('suggests the default pages if none is near', () => {
    show({suggestions: []});
    expect(screen.getByRole('heading', {name: 'Try one of these'})).toBeVisible();
    expect(screen.getByRole('link', {name: /Contact/})).toHaveAttribute('href', '/contact');
  });
});

describe('ErrorPage', () => {
  it('explains the failure, and links to the home page and to a reload', () => {
    render(<ErrorPage message="x is not a function" />);
    expect(
      screen.getByRole('heading', {name: 'Unexpected Application Error!', level: 1}),
    ).toBeVisible();
    expect(screen.getByRole('link', {name: 'Go Home'})).toHaveAttribute('href', '/');
    expect(screen.getByRole('button', {name: 'Reload this page'})).toBeEnabled();
    expect(screen.getByText('x is not a function')).toBeVisible();
  });
});
