import {act, screen, waitFor} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {type ReactElement} from 'react';

import {ConsentMount} from '@site/src/components/site/consent/ConsentMount';
import {PrivacyChoicesButton} from '@site/src/components/site/consent/PrivacyChoicesButton';
import {type MeasurementIds} from '@site/src/domain/analytics/configured';
import {CONSENT_KEY, CONSENT_VERSION} from '@site/src/domain/analytics/consent';
import {stopMeasurement} from '@site/src/domain/analytics/measurement';
import {renderInSite} from '@site/scripts/jest/renderInSite';

const mockEnv: {ids: MeasurementIds} = {ids: {gtagId: null, pixelId: null}};
jest.mock('@site/src/components/shared/env/usePublicEnv', () => ({
  usePublicEnv: () => mockEnv.ids,
}));

const setGlobalPrivacyControl = (value: boolean): void => {
  Object.defineProperty(navigator, 'globalPrivacyControl', {value, configurable: true});
};

function Page(): ReactElement {
  return (
    <>
      <ConsentMount />
      <main>
        <a href="#content">Content</a>
        <PrivacyChoicesButton />
      </main>
    </>
  );
}

const bar = (): Promise<HTMLElement> =>
  screen.findByRole('region', {name: 'May we count this website visit?'});
const noBar = async (): Promise<void> => {
  await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
};
const stored = (): unknown => JSON.parse(localStorage.getItem(CONSENT_KEY) ?? 'null');

beforeEach(() => {
  localStorage.clear();
  setGlobalPrivacyControl(false);
  mockEnv.ids = {gtagId: 'G-TEST1234', pixelId: '123456789'};
});

afterEach(() => {
  stopMeasurement();
  jest.restoreAllMocks();
});

test('nothing of it is there where no service is configured', async () => {
  mockEnv.ids = {gtagId: null, pixelId: null};
  renderInSite(<Page />);
  await noBar();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('asks without taking the focus, and names the services in question', async () => {
  mockEnv.ids = {gtagId: null, pixelId: '123456789'};
  renderInSite(<Page />);
  expect(await bar()).toHaveTextContent('the Meta pixel');
  expect(await bar()).not.toHaveTextContent('Google');
  expect(document.body).toHaveFocus();
  expect(screen.getByText('What that means').closest('details')).not.toHaveAttribute('open');
});

test('comes before the page for the keyboard, with a yes and a no that look the same', async () => {
  renderInSite(<Page />);
  await bar();
  const user = userEvent.setup();
  const yes = screen.getByRole('button', {name: 'Yes, count it'});
  const no = screen.getByRole('button', {name: 'No, don’t count it'});
  expect(yes.className).toBe(no.className);
  await user.tab();
  expect(await bar()).toContainElement(document.activeElement as HTMLElement);
  yes.focus();
  await user.tab();
  expect(no).toHaveFocus();
  await user.keyboard('{Escape}');
  expect(no).toBeInTheDocument();
});

test.each([
  ['Yes, count it', 'granted', 'Saved: this visit is counted.'],
  ['No, don’t count it', 'denied', 'Saved: this visit is not counted.'],
] as const)('%s is remembered and said', async (name, choice, said) => {
  const {unmount} = renderInSite(<Page />);
  await bar();
  await userEvent.click(screen.getByRole('button', {name}));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent(said);
  expect(stored()).toEqual({version: CONSENT_VERSION, choice, date: expect.any(String)});

  unmount();
  renderInSite(<Page />);
  await noBar();
});

test('can be changed later, and gives the focus back', async () => {
  localStorage.setItem(
    CONSENT_KEY,
    JSON.stringify({version: CONSENT_VERSION, choice: 'granted', date: new Date().toISOString()}),
  );
  const user = userEvent.setup();
  renderInSite(<Page />);
  await noBar();
  const button = screen.getByRole('button', {name: 'Privacy choices'});

  await user.click(button);
  expect(await bar()).toHaveFocus();
  expect(await bar()).toHaveTextContent('Your answer so far: yes.');
  expect(screen.getByText('What that means').closest('details')).toHaveAttribute('open');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
  expect(stored()).toMatchObject({choice: 'granted'});

  await user.click(button);
  await bar();
  await user.click(screen.getByRole('button', {name: 'No, don’t count it'}));
  expect(button).toHaveFocus();
  expect(stored()).toMatchObject({choice: 'denied'});
});

test('Global Privacy Control is taken as a no: not asked, and explained to whoever asks', async () => {
  setGlobalPrivacyControl(true);
  renderInSite(<Page />);
  await noBar();
  await userEvent.click(screen.getByRole('button', {name: 'Privacy choices'}));
  expect(await bar()).toHaveTextContent('We take that as a no');
  expect(screen.queryByRole('button', {name: 'Yes, count it'})).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', {name: 'Close'}));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});

test('a browser that refuses storage is asked, and not asked twice on one page', async () => {
  for (const method of ['getItem', 'setItem'] as const) {
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new Error('refused');
    });
  }
  renderInSite(<Page />);
  await bar();
  await userEvent.click(screen.getByRole('button', {name: 'No, don’t count it'}));
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
});
