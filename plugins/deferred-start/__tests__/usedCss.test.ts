import {
  allNames,
  namesFor,
  namesInHtml,
  namesInProgram,
  partCss,
  readStyleSheet,
  usedCss,
  wordsIn,
} from '../usedCss';

const used = (css: string, html: string): string => usedCss(readStyleSheet(css), namesInHtml(html));

describe('usedCss', () => {
  it('keeps the rules whose names are all on the page, in their order', () => {
    const css = 'p{color:red}.a .b{color:blue}.c{margin:0}#d .a{top:0}ul{left:0}';
    expect(used(css, '<p class="a">x</p><i id=d class="b e">')).toBe(
      'p{color:red}.a .b{color:blue}#d .a{top:0}',
    );
  });

  it('keeps of a list of selectors those that can match', () => {
    expect(used('.a,.b,p{top:0}', '<p class=b></p>')).toBe('.b,p{top:0}');
  });

  it('keeps every state and every value of an attribute: a page changes', () => {
    const css = '.a:hover{top:0}.a[open]::before{left:0}html[data-theme=dark] .a{right:0}';
    expect(used(css, '<html><p class=a>')).toBe(css);
  });

  it('does not ask for what stands in :not(), and for one of several in :is() and :where()', () => {
    const css = 'p:not(.gone){top:0}:is(.gone,p){left:0}:where(.gone,.a) p{right:0}';
    expect(used(css, '<p>')).toBe(css);
  });

  it('asks for what alone stands in :is() and :where(), as nested rules are written', () => {
    const css = ':is(.a li) b{top:0}:is(.gone li) b{left:0}:where(.gone){right:0}';
    expect(used(css, '<ul class=a><li><b>')).toBe(':is(.a li) b{top:0}');
  });

  it('keeps layers and their order, and drops groups that are empty then', () => {
    const css =
      '@layer one,two;@layer one{.gone{top:0}}@layer two{@media print{p{top:0}.gone{top:0}}}@media print{.gone{top:0}}';
    expect(used(css, '<p>')).toBe('@layer one,two;@layer two{@media print{p{top:0}}}');
  });

  it('drops the names of layers that have no rules anywhere', () => {
    const css = '@layer a,b.c,d;@layer e;@layer a{p{top:0}}@layer b.c.f{.gone{top:0}}';
    expect(used(css, '<p>')).toBe('@layer a,b.c;@layer a{p{top:0}}');
  });

  it('keeps the custom properties that are read, also through one another', () => {
    const css = ':root{--a:1px;--b:calc(var(--a)*2);--c:3px}p{top:var(--b)}.gone{top:var(--c)}';
    expect(used(css, '<p>')).toBe(':root{--a:1px;--b:calc(var(--a)*2)}p{top:var(--b)}');
  });

  it('keeps the animations that run, with what they read', () => {
    const css =
      ':root{--a:1px}@keyframes in{to{top:var(--a)}}@keyframes out{to{top:0}}p{animation:in 1s}';
    expect(used(css, '<p>')).toBe(
      ':root{--a:1px}@keyframes in{to{top:var(--a)}}p{animation:in 1s}',
    );
  });

  it('keeps !important and escaped names', () => {
    expect(used('.a\\:b{top:0 !important}.c{top:0}', '<p class="a:b">')).toBe(
      '.a\\:b{top:0!important}',
    );
  });

  it('says when a rule is nested, instead of losing it', () => {
    expect(() => readStyleSheet('.a{top:0;.b{top:0}}')).toThrow('Nested CSS is not supported: .a');
  });
});

describe('partCss', () => {
  const part = (css: string, ...own: readonly string[]): string =>
    partCss(readStyleSheet(css), new Set(own));

  it('keeps the rules that name one of its classes, also in groups, and no others', () => {
    expect(
      part(
        'p{top:0}.a{top:1px}.b{top:2px}.a>.b,.b{top:3px}@media print{.a{top:4px}p{top:5px}}@layer x,y;@layer y{p{top:6px}}@layer x{p{top:7px}}',
        'a',
      ),
    ).toBe('.a{top:1px}.a>.b{top:3px}@media print{.a{top:4px}}');
  });

  it('brings the custom properties of the root that they read, in every theme, and nothing else', () => {
    expect(
      part(
        ':root{--a:1px;--b:var(--c);--c:2px;--d:3px;color:red}html[data-theme=dark]{--c:4px;--d:5px}.e{--c:6px}.a{top:var(--b)}',
        'a',
      ),
    ).toBe(':root{--b:var(--c);--c:2px}html[data-theme=dark]{--c:4px}.a{top:var(--b)}');
  });

  it('brings the animations that it runs', () => {
    const css =
      ':root{--a:1px;--b:2px}@keyframes in{to{top:var(--a)}}@keyframes out{to{top:var(--b)}}.a{animation:in 1s}.b{animation:out 1s}';
    expect(part(css, 'a')).toBe(':root{--a:1px}@keyframes in{to{top:var(--a)}}.a{animation:in 1s}');
  });
});

describe('names', () => {
  it('are read from attributes with and without quotes', () => {
    const {classes, ids, tags} = namesInHtml(
      `<main id=a class=b><P class='c d' data-class="no"><svg class="e">`,
    );
    expect([...classes]).toEqual(['b', 'c', 'd', 'e']);
    expect([...ids]).toEqual(['a']);
    expect([...tags]).toEqual(['*', 'main', 'p', 'svg']);
  });

  it('of a program are its words', () => {
    expect([...wordsIn('{className:"a_b3 c-d"}')]).toEqual(['className', 'a_b3', 'c-d']);
  });
});

it('takes pages for one that have the same of the names that the sheet asks for', () => {
  const sheet = readStyleSheet('.a p{top:0}@media print{#d{left:0}}.gone{right:0}');
  const reduce = namesFor(sheet);
  const names = reduce(namesInHtml('<p class="a other" id=one>'));
  expect(reduce(namesInHtml('<p class=a id=two><i>'))).toBe(names);
  expect(reduce(namesInHtml('<p class=a id=d>'))).not.toBe(names);
  expect(usedCss(sheet, names)).toBe(usedCss(sheet, namesInHtml('<p class="a other" id=one>')));
});

describe('namesInProgram', () => {
  const program =
    'let c={note:"note_X1y-",menu:"menu__link",info:`alert--info`,a:"actions"};' +
    '(0,n.jsxs)("code",{children:(0,n.jsx)(P,{})});e.createElement("hr");"table"';

  it('finds the classes that no everyday word is', () => {
    expect([...namesInProgram(program).classes]).toEqual([
      'note_X1y-',
      'menu__link',
      'alert--info',
    ]);
  });

  it('finds the elements that are made', () => {
    expect([...namesInProgram(program).tags]).toEqual(['code', 'hr']);
  });

  it('adds to what is on a page', () => {
    const css = '.note_X1y- code{top:0}.gone_X1y2{left:0}p{right:0}';
    const names = allNames([namesInHtml('<p>'), namesInProgram(program)]);
    expect(usedCss(readStyleSheet(css), names)).toBe('.note_X1y- code{top:0}p{right:0}');
  });
});
