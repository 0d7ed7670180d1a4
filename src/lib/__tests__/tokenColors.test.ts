import {tokenColors} from '../tokenColors.ts';

const css =
  ':root { --ds-green: #1a9460; --ds-live: var(--ds-green); --ds-ink: light-dark(#10241f, #d8e4dc); }';

describe('tokenColors', () => {
  it('tokenColors reads a theme’s colors through variables, or the color that both have', () => {
    const [light, dark] = [tokenColors(css), tokenColors(css, 'dark')];
    expect([light('ds-live'), light('ds-ink')]).toEqual(['#1a9460', '#10241f']);
    expect([dark('ds-live'), dark('ds-ink')]).toEqual(['#1a9460', '#d8e4dc']);
  });

  it('tokenColors throws an error that names a missing color', () => {
    expect(() => tokenColors(css)('ds-gone')).toThrow('no color --ds-gone');
  });
});
