import {choose, formatPath, parsePath, playCall, startCall, stepBack} from '../call';
import {script} from './testScript';

const at = (...path: number[]) => {
  const state = playCall(script, path);
  if (!state) throw new Error(`No such path: ${path.join('-')}`);
  return state;
};

describe('a call', () => {
  it('begins with the line that answers, and what may be said to it', () => {
    const {log, choices, outcome, slots, path} = startCall(script);
    expect(log).toHaveLength(1);
    expect(choices).toHaveLength(5);
    expect({outcome, slots, path}).toEqual({outcome: null, slots: [], path: []});
  });

  it('offers a slot, writes it, and moves it', () => {
    expect(at(0, 0).slots).toMatchObject([{row: 2, state: 'offered'}]);
    expect(at(0, 0, 0).slots).toMatchObject([{row: 2, state: 'booked'}]);
    expect(at(0, 0, 0, 1).slots).toMatchObject([
      {row: 2, state: 'booked'},
      {row: 4, state: 'offered'},
    ]);
    const moved = at(0, 0, 0, 1, 0);
    expect(moved.slots).toMatchObject([
      {row: 2, state: 'freed'},
      {row: 4, state: 'booked'},
    ]);
    expect(moved.outcome?.ends).toBe('booked');
    expect(moved.choices).toEqual([]);
  });

  it('lets an offer go that is turned down, and keeps what was written', () => {
    expect(at(0, 0, 0, 1, 1).slots).toMatchObject([{row: 2, state: 'booked'}]);
    expect(at(0, 0, 1)).toMatchObject({slots: [], outcome: {ends: 'declined'}});
  });

  it('goes back one answer, and no further than the start', () => {
    expect(stepBack(script, at(0, 0))).toEqual(at(0));
    expect(stepBack(script, startCall(script))).toEqual(startCall(script));
  });

  it('has no answer to a choice that there is not, also after its end', () => {
    expect(choose(script, startCall(script), 9)).toBeNull();
    expect(choose(script, startCall(script), -1)).toBeNull();
    expect(choose(script, at(1), 0)).toBeNull();
    expect(playCall(script, [0, 5, 0])).toBeNull();
  });

  it('takes longer with every turn', () => {
    expect(at(0).seconds).toBeGreaterThan(startCall(script).seconds);
    expect(at(0, 0).seconds).toBeGreaterThan(at(0).seconds);
  });
});

describe('a call in an address', () => {
  it('is read back as it was written', () => {
    expect(parsePath(formatPath([0, 2, 1]))).toEqual([0, 2, 1]);
    expect(formatPath([])).toBe('start');
  });

  it.each([
    null,
    '',
    'start',
    '0',
    '1-',
    '-1',
    '1--2',
    '10',
    '1-2-<script>',
    '1 - 2',
    '1-'.repeat(20) + '1',
  ])('is not there for %s', (text) => expect(parsePath(text)).toBeNull());
});
