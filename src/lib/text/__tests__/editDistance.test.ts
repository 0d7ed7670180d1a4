import {editDistance} from '../editDistance.ts';

describe('editDistance', () => {
  it('counts a swap of adjacent letters as one edit', () => {
    expect(editDistance('featuers', 'features')).toBe(1);
    expect(editDistance('', 'abc')).toBe(3);
    expect(editDistance('same', 'same')).toBe(0);
  });
});
