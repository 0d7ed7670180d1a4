import {act, fireEvent, screen} from '@testing-library/react';

import {renderInSite} from '@site/scripts/jest/renderInSite';
import {loadCallScript} from '@site/src/features/specialties/parts/loadCallScript';

import {Hero} from '../Hero';

const {loadCallScript: actualLoad} = jest.requireActual<{loadCallScript: typeof loadCallScript}>(
  '@site/src/features/specialties/parts/loadCallScript',
);
jest.mock('@site/src/features/specialties/parts/loadCallScript');
const load = jest.mocked(loadCallScript);

const choose = (id: string): boolean =>
  fireEvent.change(screen.getByRole('combobox', {name: 'Practice to call'}), {target: {value: id}});

beforeEach(() => {
  window.matchMedia = () => ({matches: true}) as MediaQueryList;
});

it.each(['loads', 'fails'])(
  'the hero keeps the last chosen practice when an earlier one %s after it',
  async (outcome) => {
    let settle = (): void => undefined;
    load.mockImplementation((id) =>
      id === 'dental'
        ? new Promise((resolve, reject) => {
            settle = () =>
              outcome === 'loads' ? resolve(actualLoad(id)) : reject(new Error('offline'));
          })
        : actualLoad(id),
    );
    renderInSite(<Hero />, {path: '/'});
    choose('dental');
    choose('veterinarians');
    expect(await screen.findByText('veterinary practice')).toBeVisible();
    await act(async () => {
      settle();
      await new Promise((resolve) => setTimeout(resolve, 200));
    });
    expect(screen.getByText('veterinary practice')).toBeVisible();
    expect(screen.queryByText(/didn’t load/)).not.toBeInTheDocument();
  },
);
