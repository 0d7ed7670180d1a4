import {callScripts} from '../../../data/specialties/allCalls.ts';
import {type CallState, playCall} from '../call.ts';
import {callPaths} from '../callPaths.ts';

describe.each(Object.entries(callScripts))('the call of %s', (name, script) => {
  const paths = callPaths(script).map(({choices}) => choices.map(({id}) => id));
  const ends = paths.map((path): CallState => playCall(script, path)!);

  it('ends on every path, in a booking, with a person, at 911, in a message and with a no', () => {
    expect(ends.filter(({outcome}) => outcome === null)).toEqual([]);
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
