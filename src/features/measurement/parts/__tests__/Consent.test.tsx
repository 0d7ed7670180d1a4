import {screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import {renderInSite} from '@site/scripts/jest/renderInSite';
import {ConsentMount} from '@site/src/features/measurement/parts/ConsentMount';
import {PrivacyChoicesButton} from '@site/src/features/measurement/parts/PrivacyChoicesButton';
import {type MeasurementIds} from '@site/src/features/measurement/rules/consent';
import {stopMeasurement} from '@site/src/features/measurement/rules/measurement';

// The question, each answer, and the requests that follow are tested in e2e/measurement.spec.ts.

const mockEnv: {ids: MeasurementIds} = {ids: {gtagId: null, pixelId: null}};
jest.mock('@site/src/hooks/usePublicEnv', () => ({
  usePublicEnv: () => mockEnv.ids,
}));

const show = (ids: MeasurementIds): void => {
  mockEnv.ids = ids;
  renderInSite(
    <>
      <ConsentMount />
      <PrivacyChoicesButton />
    </>,
  );
};
const bar = (): Promise<HTMLElement> =>
  screen.findByRole('region', {name: /measure this visit\?$/});

beforeEach(() => localStorage.clear());
afterEach(() => {
  Reflect.deleteProperty(navigator, 'globalPrivacyControl');
  stopMeasurement();
});

test('the consent settings offer no choices where no service is configured', () => {
  show({gtagId: null, pixelId: null});
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('the consent settings name the services in question, and the answer can be changed', async () => {
  show({gtagId: null, pixelId: '123456789'});
  expect(await bar()).toHaveTextContent('May Meta measure this visit?');
  expect(await bar()).not.toHaveTextContent('Google');
  expect(screen.getByText('Details').closest('details')).not.toHaveAttribute('open');
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', {name: 'Yes, allow'}));
  expect(screen.getByRole('status')).toHaveTextContent('Saved: this visit is measured.');

  const button = screen.getByRole('button', {name: 'Privacy choices'});
  await user.click(button);
  expect(await bar()).toHaveFocus();
  expect(await bar()).toHaveTextContent('Your answer so far: yes.');
  expect(screen.getByText('Details').closest('details')).toHaveAttribute('open');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('the consent settings explain Global Privacy Control to anyone who asks, and offer no yes', async () => {
  Object.defineProperty(navigator, 'globalPrivacyControl', {value: true, configurable: true});
  show({gtagId: 'G-TEST1234', pixelId: null});
  await userEvent.click(screen.getByRole('button', {name: 'Privacy choices'}));
  expect(await bar()).toHaveTextContent('We treat that as a no');
  expect(screen.queryByRole('button', {name: 'Yes, allow'})).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', {name: 'Close'}));
  expect(screen.queryByRole('region')).not.toBeInTheDocument();
});
