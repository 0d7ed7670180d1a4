import {runInNewContext} from 'node:vm';

import {browserModule, endingOf, readStyles, serverModule, styleModules} from '../styleModule';

const FILE = 'src/components/a/styles.module.css';
const end = endingOf(FILE);
const read = (source: string, hasMap = false): ReturnType<typeof readStyles> =>
  readStyles({file: FILE, source}, hasMap);
const cssOf = (source: string): string => read(source).css.replaceAll(/\s+/g, ' ').trim();

/** What a program gets from it. */
const run = (text: string): unknown => {
  const module = {exports: undefined as unknown, id: 7};
  runInNewContext(text, {module});
  // Across contexts, nothing is equal to anything but as data.
  return JSON.parse(JSON.stringify(module.exports)) as unknown;
};

describe('the names in a style module', () => {
  it('end as no other file’s do', () => {
    const {names, css} = read('.note { color: red } .note .mark > b { color: blue }');
    expect(names).toEqual({note: `note_${end}`, mark: `mark_${end}`});
    expect(css).toContain(`.note_${end} .mark_${end} > b`);
    // What plugins/deferred-start takes for such a name.
    expect(end).toMatch(/^[\w-]{4}$/);
    expect(endingOf('src/components/b/styles.module.css')).not.toBe(end);
  });

  it('stay in a file that moved nowhere, whatever is in it', () => {
    expect(read('.note { color: red }').names).toEqual(read('.note { color: blue }').names);
  });

  it('come in the same order each time, as a build is to be the same twice', () => {
    const letters = [...'qwertyuiopasdfghjklzxcvbnm'];
    const source = letters.map((letter) => `.${letter} { color: red }`).join('');
    expect(Object.keys(read(source).names)).toEqual([...letters].sort());
  });

  it('are not local where the file says so', () => {
    const css = cssOf(':global(html[data-a]) .note :global(.num) { color: red }');
    expect(css).toBe(`html[data-a] .note_${end} .num { color: red; }`);
  });

  it('are those of animations, too, and not of areas of a grid, containers and pages', () => {
    const css = cssOf(
      '@keyframes draw { to { opacity: 0 } } .a { animation: draw 1s; grid-area: left; container-name: box; counter-reset: part; }',
    );
    expect(css).toContain(`@keyframes draw_${end}`);
    expect(css).toMatch(new RegExp(`animation: [^;]*draw_${end}`));
    for (const kept of ['grid-area: left;', 'container-name: box;', 'counter-reset: part;']) {
      expect(css).toContain(kept);
    }
  });

  it('are several where a class is composed of others', () => {
    const {names} = read('.a { color: red } .b { composes: a; composes: num from global }');
    expect(names).toEqual({a: `a_${end}`, b: `b_${end} a_${end} num`});
  });
});

it('leaves to the end what browsers do not know yet: nested rules, ranges', () => {
  const css = cssOf('.a { & > b { color: red } } @media (width >= 48em) { .a { color: red } }');
  expect(css).toContain('& > b');
  expect(css).toContain('(width >= 48em)');
});

describe('a wrong style module', () => {
  it('says where', () => {
    expect(() => read('.a { color: red }\n.b { color: red }}')).toThrow(`${FILE}:2:19: `);
  });

  it('says what of a name out of another file', () => {
    expect(() => read('.a { composes: b from "./b.css" }')).toThrow(
      `${FILE}: 'composes: b from "./b.css"' is not known; import both`,
    );
  });
});

describe('what becomes of it', () => {
  const styles = read('.note::before { content: "a</style>\\"" }');

  it('is, in a browser, its rules and its names', () => {
    const text = browserModule(styles).replace(
      /\{locals: (.+)\}\);$/,
      '{}); module.exports.push($1);',
    );
    expect(run(text)).toEqual([[7, styles.css, ''], {note: `note_${end}`}]);
    expect(browserModule(styles)).toContain('{locals: {');
  });

  it('is, on a server, its names', () => {
    expect(run(serverModule(styles))).toEqual({note: `note_${end}`});
  });

  it('has, in development, its map', () => {
    const text = browserModule(read('.note { color: red }', true));
    expect((run(text) as unknown[][])[0]?.[3]).toMatchObject({sources: [FILE], version: 3});
  });
});

describe('the files of a site', () => {
  it('are called by their places in it', () => {
    const write = styleModules('/site', {isServer: true, hasMap: false});
    expect(run(write(`/site/${FILE}`, '.note { color: red }'))).toEqual({note: `note_${end}`});
    // Again, as a watching bundler does.
    expect(run(write(`/site/${FILE}`, '.word { color: red }'))).toEqual({word: `word_${end}`});
  });

  it('must not have names that end alike', () => {
    const write = styleModules('/site', {isServer: true, hasMap: false});
    const files = new Map<string, string>();
    let pair: readonly [string, string] | undefined;
    for (let index = 0; pair === undefined; index += 1) {
      const file = `src/${index}.module.css`;
      const other = files.get(endingOf(file));
      if (other !== undefined) pair = [other, file];
      files.set(endingOf(file), file);
    }
    const [one, other] = pair;
    write(`/site/${one}`, '.a { color: red }');
    expect(() => write(`/site/${other}`, '.a { color: red }')).toThrow(
      `${other}: its names would end as those of ${one} do; rename one of them`,
    );
  });
});
