import {act, fireEvent, screen, within} from '@testing-library/react';

import {renderInSite} from '@site/scripts/jest/renderInSite';

import {CallTranscript} from '../CallTranscript';

const call = (
  <CallTranscript
    label="Sample call to a practice"
    when="Monday, 8:01 am"
    length="1 min"
    callerLabel="Parent"
    agentLabel="Ringwell"
    seed={1}
    turns={[
      {by: 'caller', text: 'Can he be seen today?', note: 'Same-day rules'},
      {by: 'agent', text: 'How old is he?'},
      {by: 'caller', text: 'Six.'},
    ]}
    outcome={{kind: 'booked', title: 'Today, 10:20 am', detail: 'Theo M.'}}
  />
);

const turns = (): HTMLElement[] => screen.getAllByRole('listitem');
const hiddenFromSight = (): number =>
  turns().filter((turn) => turn.hasAttribute('data-pending')).length;

describe('CallTranscript', () => {
  it('has the whole call as text: who says what, the notes, and where it ends', () => {
    renderInSite(call);
    const article = screen.getByRole('article', {name: 'Sample call to a practice'});
    expect(turns().map((turn) => turn.textContent)).toEqual([
      'Parent Can he be seen today?Note: Same-day rules',
      'Ringwell How old is he?',
      'Parent Six.',
    ]);
    expect(within(article).getByText('Today, 10:20 am').closest('p')).toHaveTextContent(
      'Booked: Today, 10:20 am Theo M.',
    );
  });

  it('shows all of it until someone asks to hear it', () => {
    renderInSite(call);
    expect(hiddenFromSight()).toBe(0);
  });

  it('plays turn by turn, once, keeping every word in the page', () => {
    jest.useFakeTimers();
    try {
      renderInSite(call);
      fireEvent.click(screen.getByRole('button', {name: 'Play the call'}));
      expect(hiddenFromSight()).toBe(2);
      expect(turns()).toHaveLength(3);
      act(() => jest.advanceTimersByTime(1_500));
      expect(hiddenFromSight()).toBe(1);
      for (let turn = 0; turn < 3; turn++) act(() => jest.advanceTimersByTime(1_500));
      expect(hiddenFromSight()).toBe(0);
      act(() => jest.advanceTimersByTime(60_000));
      expect(hiddenFromSight()).toBe(0);
      expect(screen.getByRole('button', {name: 'Play the call'})).toBeInTheDocument();
    } finally {
      jest.useRealTimers();
    }
  });

  it('can be stopped, which shows the rest', () => {
    renderInSite(call);
    fireEvent.click(screen.getByRole('button', {name: 'Play the call'}));
    fireEvent.click(screen.getByRole('button', {name: /^Stop/}));
    expect(hiddenFromSight()).toBe(0);
  });
});
