import {callScripts} from '../../../data/specialties/allCalls.ts';
import type {CallScript} from '../../../data/specialties/callScript.ts';
import {type CallState, choose, startCall} from '../call.ts';

const scripts = Object.entries(callScripts);

/** Every state that choices lead to. The rules, which the build applies, bound their number. */
const statesOf = (script: CallScript): readonly CallState[] => {
  const walk = (state: CallState): CallState[] => [
    state,
    ...state.choices.flatMap(({id}) => {
      const next = choose(script, state, id);
      return next === null ? [] : walk(next);
    }),
  ];
  return walk(startCall(script));
};

describe.each(scripts)('the call of %s', (name, script) => {
  const states = statesOf(script);
  const ends = states.filter(({outcome}) => outcome !== null);

  it('ends on every path, in a booking, with a person, at 911, in a message and with a no', () => {
    expect(states.filter(({outcome, choices}) => outcome === null && choices.length === 0)).toEqual(
      [],
    );
    expect(new Set(ends.map(({outcome}) => outcome?.ends))).toEqual(
      new Set(['booked', 'passed', 'emergency', 'message', 'declined']),
    );
  });

  it('leaves on the sheet what its end says, and nothing after a no or an emergency', () => {
    for (const {outcome, slots, path: choices} of ends) {
      const booked = slots.filter(({state}) => state === 'booked').length;
      const place = `${name} ${choices.join('-')}`;
      if (outcome?.ends === 'booked') expect(`${place}: ${booked > 0}`).toBe(`${place}: true`);
      if (outcome?.ends === 'declined' || outcome?.ends === 'emergency')
        expect(`${place}: ${booked}`).toBe(`${place}: 0`);
      expect(slots.filter(({state}) => state === 'offered')).toEqual([]);
    }
  });

  it('can move a booking, and takes at most five turns of the caller', () => {
    expect(ends.some(({slots}) => slots.some(({state}) => state === 'freed'))).toBe(true);
    expect(Math.max(...ends.map(({path: choices}) => choices.length))).toBeLessThanOrEqual(5);
  });
});
