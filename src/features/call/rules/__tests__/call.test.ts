import type {CallLine, CallScript} from '../../callScript.ts';
import {formatPath, parsePath} from '../call.ts';
import {choose, playCall, startCall} from '../play.ts';
import {script} from './testScript.ts';

const at = (...path: number[]) => {
  const state = playCall(script, path);
  if (!state) throw new Error(`No such path: ${path.join('-')}`);
  return state;
};

describe('a call', () => {
  it('a call begins with the receptionist’s line and the choices after it', () => {
    const {log, choices, outcome, slots, path, seconds} = startCall(script);
    expect(log).toHaveLength(1);
    expect(at(1).seconds).toBeGreaterThan(seconds);
    expect(choices).toHaveLength(5);
    expect({outcome, slots, path}).toEqual({outcome: null, slots: [], path: []});
  });

  it('a call offers a slot, writes it, and moves it', () => {
    expect(at(1, 1).slots).toMatchObject([{row: 2, state: 'offered'}]);
    expect(at(1, 1, 1).slots).toMatchObject([{row: 2, state: 'booked'}]);
    expect(at(1, 1, 1, 2).slots).toMatchObject([
      {row: 2, state: 'booked'},
      {row: 4, state: 'offered'},
    ]);
    const moved = at(1, 1, 1, 2, 1);
    expect(moved.slots).toMatchObject([
      {row: 2, state: 'freed'},
      {row: 4, state: 'booked'},
    ]);
    expect(moved.outcome?.ends).toBe('booked');
    expect(moved.choices).toEqual([]);
  });

  it('a call removes an offer that is declined, and keeps what was booked', () => {
    expect(at(1, 1, 1, 2, 2).slots).toMatchObject([{row: 2, state: 'booked'}]);
    expect(at(1, 1, 2)).toMatchObject({slots: [], outcome: {ends: 'declined'}});
  });

  it('a call ignores unknown choices, also after its end', () => {
    expect(choose(script, startCall(script), 9)).toBeNull();
    expect(choose(script, startCall(script), -1)).toBeNull();
    expect(choose(script, at(2), 1)).toBeNull();
    expect(playCall(script, [1, 6, 1])).toBeNull();
  });
});

describe('a call in a URL', () => {
  /** The script with one more choice, before the others of its first line. */
  const longer: CallScript = {
    ...script,
    lines: {
      ...script.lines,
      answer: {
        ...script.lines.answer!,
        choices: [{id: 6, says: 'Something new.', to: 'person'}, ...script.lines.answer!.choices],
      } as CallLine,
    },
  };

  it('a call’s link leads to the same end after a choice was inserted before others', () => {
    const path = parsePath('1-1-1-2-1')!;
    expect(playCall(script, path)?.outcome).not.toBeNull();
    expect(playCall(longer, path)).toEqual(playCall(script, path));
    expect(playCall(longer, parsePath('6')!)?.outcome?.title).toBe('Passed to Elena');
  });

  it('a call’s path is read from the URL as it was written', () => {
    expect(parsePath(formatPath([1, 3, 12]))).toEqual([1, 3, 12]);
    expect(formatPath([])).toBe('start');
  });

  it('the URL’s call is null for any other text', () => {
    const others = ['', 'start', '0', '1-', '-1', '1--2', '100', '01', '1-2-<script>', '1 - 2'];
    const texts = [null, ...others, '1-'.repeat(20) + '1'];
    expect(texts.map(parsePath).filter((path) => path !== null)).toEqual([]);
  });
});
