import {propertiesInTags, propertiesSetIn, resolveRootConstants} from '../rootConstants';

const resolved = (css: string, ...named: readonly string[]): string =>
  resolveRootConstants(css, new Set(named));

/** Sheets in which `--a` has to stay what it is. */
const VARIABLE: ReadonlyArray<readonly [why: string, css: string]> = [
  ['a theme sets it', ':root{--a:1px}html[data-theme=dark]{--a:2px}p{top:var(--a)}'],
  ['a part of the page sets it', ':root{--a:1px}.b{--a:2px}p{top:var(--a)}'],
  ['what is in the root sets it', ':root{--a:1px}@layer x{:root .b{--a:2px}}p{top:var(--a)}'],
  [
    'what the root draws before itself sets it',
    ':root{--a:1px}@layer x{html::before{--a:2px}}p{top:var(--a)}',
  ],
  ['one of several selectors sets it elsewhere', ':root,.b{--a:1px}p{top:var(--a)}'],
  ['a part sets it in a layer', ':root{--a:1px}@layer x{.b{--a:2px}}p{top:var(--a)}'],
  ['it depends on the window', '@media print{:root{--a:1px}}p{top:var(--a)}'],
  ['the window changes it', ':root{--a:1px}@media print{:root{--a:2px}}p{top:var(--a)}'],
  ['the root has it at times', ':root:hover{--a:1px}p{top:var(--a)}'],
  ['a layer may insist', '@layer x{:root{--a:1px!important}}:root{--a:2px}p{top:var(--a)}'],
  ['two layers set it', '@layer x{:root{--a:1px}}@layer y{:root{--a:2px}}p{top:var(--a)}'],
  ['an animation sets it', ':root{--a:1px}@keyframes b{50%,to{--a:2px}}p{top:var(--a)}'],
  ['it has a type', '@property --a{syntax:"*";inherits:true}:root{--a:1px}p{top:var(--a)}'],
  ['it stands for no value', ':root{--a:initial}p{top:var(--a,1px)}'],
  ['it is a picture, which is long', ':root{--a:url(b.svg)}p{background:var(--a)}'],
  ['nothing sets it', 'p{top:var(--a,1px)}'],
  [
    'it stands for what a part of the page sets: there it has the root’s',
    ':root{--a:var(--b);--b:1px}.c{--b:2px}p{top:var(--a)}',
  ],
];

describe('resolveRootConstants', () => {
  it('puts the value of what is set once, for the root, in its place', () => {
    expect(resolved(':root{--a:1px}p{top:var(--a);left:calc(2*var(--a))}')).toBe(
      ':root{}p{top:1px;left:calc(2* 1px)}',
    );
    expect(resolved('html{--a:1px}@media print{p{top:var(--a)}}')).toBe(
      'html{}@media print{p{top:1px}}',
    );
  });

  it.each(VARIABLE)('leaves it when %s', (_, css) => {
    expect(resolved(css)).toBe(css);
  });

  it('leaves what programs and pages name', () => {
    const css = ':root{--a:1px;--b:var(--a)}p{top:var(--a);left:var(--b)}';
    expect(resolved(css, '--a')).toBe(css);
    expect(resolved(css, '--b')).toBe(':root{--b:1px}p{top:1px;left:var(--b)}');
  });

  it('takes what is outside of layers for what is in one', () => {
    const css =
      '@layer x{:root{--a:1px}html[data-theme=dark]{--a:2px}}:root,html[data-theme=dark]{--a:3px}p{top:var(--a)}';
    expect(resolved(css)).toBe(
      '@layer x{:root{}html[data-theme=dark]{}}:root,html[data-theme=dark]{}p{top:3px}',
    );
  });

  it('follows one to the next, and to what the theme sets on the root', () => {
    expect(
      resolved(':root{--a:var(--b) solid;--b:calc(var(--c)/2);--c:1px}p{border:var(--a)}'),
    ).toBe(':root{}p{border:calc(1px /2) solid}');
    const theme = ':root{--b:red}html[data-theme=dark]{--b:blue}';
    expect(resolved(`${theme}:root{--a:var(--b)}p{color:var(--a)}`)).toBe(
      `${theme}:root{}p{color:var(--b)}`,
    );
  });

  it('keeps words apart that a minified sheet has side by side', () => {
    const root = ':root{--a:1px;--b:2px}';
    expect(resolved(`${root}p{border:var(--a)solid red}`)).toBe(':root{}p{border:1px solid red}');
    expect(resolved(`${root}p{margin:var(--a)var(--b)0}`)).toBe(':root{}p{margin:1px 2px 0}');
    expect(resolved(`${root}p{font:420 var(--a)/var(--b)var(--c)}`)).toBe(
      ':root{}p{font:420 1px/2px var(--c)}',
    );
  });

  it('drops a fallback that is never needed, and reads those that may be', () => {
    expect(resolved(':root{--a:1px}p{top:var(--a,2px);left:var(--c,var(--a))}')).toBe(
      ':root{}p{top:1px;left:var(--c,1px)}',
    );
  });

  it('leaves without a value what stands for itself', () => {
    expect(resolved(':root{--a:var(--b);--b:var(--a)}p{top:var(--a)}')).toBe(
      ':root{}p{top:var(--a)}',
    );
  });

  it('leaves names in text as they are', () => {
    const css = ':root{--a:1px}p::before{content:"var(--a)"}';
    expect(resolved(css)).toBe(':root{}p::before{content:"var(--a)"}');
  });
});

describe('propertiesSetIn', () => {
  it('finds what a sheet sets, at the start of a rule or later, and not what it reads', () => {
    const css = ':root{--a:1px;--b-C2 :2px}p{--d:var(--e);top:var(--f,3px)}.g--h:hover{top:0}';
    expect([...propertiesSetIn(css)]).toEqual(expect.arrayContaining(['--a', '--b-C2', '--d']));
    expect([...propertiesSetIn(css)]).not.toEqual(expect.arrayContaining(['--e']));
    expect([...propertiesSetIn(css)]).not.toEqual(expect.arrayContaining(['--f']));
  });
});

describe('propertiesInTags', () => {
  const all = new Set(['--a', '--b', '--c', '--d', '--e', '--f']);

  it('finds what attributes set and read, and not what a page talks about', () => {
    const html =
      '<p title="1 > 0" style="--a:1;top:var(--b)">--c</p><path fill=var(--d) /><!-- --e --><code>var(--f)</code>';
    expect(propertiesInTags(html, all)).toEqual(['--a', '--b', '--d']);
  });

  it('finds no others', () => {
    expect(propertiesInTags('<p class="x--a y--g" style="--h:1">--b</p>', all)).toEqual(['--a']);
    expect(propertiesInTags('<p class="y--g" style="--h:1">', all)).toEqual([]);
  });
});
