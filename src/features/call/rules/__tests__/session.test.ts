import {callScripts} from '../../../specialties/data/all.ts';
import {homeCall} from '../../data/homeCall.ts';
import {callView, nextDelay, nextSession} from '../session.ts';
import {type CallEvent, type CallSession, RESTING} from '../restingView.ts';
import {script} from './testScript.ts';

const after = (...events: readonly CallEvent[]): CallSession =>
  events.reduce((session, event) => nextSession(script, session, event), RESTING);

const PLAY = {type: 'play'} as const;
const TICK = {type: 'tick'} as const;
const TAKE = {type: 'take'} as const;
const BACK = {type: 'back'} as const;
const say = (id: number, path: readonly number[] = []): CallEvent => ({type: 'say', path, id});

describe.each(Object.entries({home: homeCall, ...callScripts}))('the sample of %s', (_, own) => {
  /** Every session of the sample as it plays. */
  const sessions: CallSession[] = [];
  let session = nextSession(own, RESTING, PLAY);
  while (session.mode === 'play' && sessions.length < 99) {
    sessions.push(session);
    session = nextSession(own, session, TICK);
  }

  it('the sample plays within 15 seconds by its own clock, and stops', () => {
    expect(session).toEqual(RESTING);
    expect(sessions).toHaveLength(1 + 3 * own.sample.length);
    expect(sessions.reduce((ms, one) => ms + nextDelay(one)!, 0)).toBeLessThan(15_000);
    expect(callView(own, sessions[0]!)).toMatchObject({turns: [], isCalling: true});
  });

  it('the sample can be interrupted at any moment, by every visible choice', () => {
    for (const at of sessions) {
      const {choices, path} = callView(own, at);
      expect(choices).not.toEqual([]);
      for (const {id} of choices) {
        const said = nextSession(own, at, say(id, path));
        expect(said).toMatchObject({mode: 'taken', path, pending: id});
        expect(callView(own, said).turns.at(-1)).toMatchObject({by: 'caller'});
        // Pressed at one line and released at the next, it says what was on the button.
        const next = nextSession(own, nextSession(own, at, TICK), TICK);
        expect(nextSession(own, next, say(id, path))).toEqual(said);
        expect(nextSession(own, said, TICK).path).toEqual([...path, id]);
      }
    }
  });
});

describe('a visitor’s call', () => {
  it('the call waits for the visitor, and answers after a pause', () => {
    expect(nextDelay(after(TAKE))).toBeNull();
    expect(nextDelay(after(TAKE, say(1)))).toBeGreaterThan(0);
    expect(after(TAKE, say(1), TICK)).toMatchObject({mode: 'taken', path: [1], pending: null});
  });

  it('the call replaces a choice that is pressed before the answer, and ignores the same one', () => {
    expect(after(TAKE, say(1), say(2)).pending).toBe(2);
    const said = after(TAKE, say(1));
    expect(nextSession(script, said, say(1))).toBe(said);
  });

  it('the call ignores a choice that the current line does not have', () => {
    expect(after(say(99))).toBe(RESTING);
    expect(after(say(1, [9]))).toBe(RESTING);
  });

  it('the call continues a playing sample from its current line', () => {
    const saying = after(PLAY, TICK, TICK, TICK);
    expect(saying.step).toBe('saying');
    const taken = nextSession(script, saying, TAKE);
    expect(taken).toEqual({...saying, mode: 'taken', step: null});
    expect(nextSession(script, taken, TICK)).toMatchObject({mode: 'taken', path: [1]});
  });

  it('the call goes back from what is pending, from an answer, and from an end', () => {
    expect(after(TAKE, say(1), BACK)).toMatchObject({path: [], pending: null});
    expect(after(TAKE, say(1), TICK, BACK).path).toEqual([]);
    const ended = after({type: 'open', path: [2]});
    expect(ended.mode).toBe('ended');
    expect(nextSession(script, ended, BACK)).toMatchObject({mode: 'taken', path: []});
  });

  it('the call finishes once, even if the visitor goes back from its end and ends it again', () => {
    const ended = after(TAKE, say(2), TICK);
    expect(callView(script, ended)).toMatchObject({choices: [], result: {length: '23 s'}});
    expect(ended).toMatchObject({mode: 'ended', hasFinished: true});
    expect(
      [BACK, say(2), TICK].map((event) => nextSession(script, ended, event).hasFinished),
    ).toEqual([true, true, true]);
    expect(nextSession(script, ended, TAKE).hasFinished).toBe(false);
    expect(nextSession(script, ended, {type: 'hang-up'})).toBe(RESTING);
  });

  it('the call opens at the start for an invalid path, and doesn’t count an opened end', () => {
    expect(after({type: 'open', path: [9, 9]})).toMatchObject({mode: 'taken', path: []});
    expect(after({type: 'open', path: [2]}).hasFinished).toBe(false);
  });

  it('the call shows 911 as soon as the caller reports an emergency, and the animal hospital for a pet', () => {
    expect(callView(script, after(TAKE, say(1))).emergency).toBeNull();
    expect(callView(script, after(TAKE, say(2))).emergency).toBe('911');
    expect(callView(script, after(TAKE, say(2), TICK)).emergency).toBe('911');
    const vet = callScripts.veterinarians;
    const said = nextSession(vet, nextSession(vet, RESTING, TAKE), say(1));
    expect(callView(vet, said).emergency).toBe('Emergency');
  });

  it('the call shows a booking as soon as it is written, with the length only at the end', () => {
    expect(callView(script, after({type: 'open', path: [1, 1]})).result).toBeNull();
    const {result, choices} = callView(script, after({type: 'open', path: [1, 1, 1]}));
    const end = choices.find((choice) => 'ends' in choice && choice.ends === 'booked');
    expect(result).toEqual(
      end && 'title' in end ? {ends: 'booked', title: end.title, length: null} : null,
    );
  });
});
