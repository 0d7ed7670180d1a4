import {finishPage} from '../finishPage.ts';
import {startScript} from '../template.ts';

it('gives pages the start script without its comments', () => {
  expect(startScript).toContain('untilHydrated.abort()');
  expect(startScript).not.toMatch(/^\s*(?:\/\/|\*)/m);
});

const page =
  '<html lang=en><head><link rel=icon href=/a.svg><link rel=stylesheet href=/s.1.css /></head>';
const parts = {sheet: '/s.1.css', criticalCss: () => 'p{top:$&}', chunks: ['/b.js', '/c.js']};

it('finishPage replaces the link with the critical CSS, and lists the chunks', () => {
  expect(finishPage(page, parts)).toBe(
    '<html data-start-chunks="/b.js /c.js" lang=en><head><link rel=icon href=/a.svg><style>p{top:$&}</style></head>',
  );
});

it('finishPage leaves a page without the link as it is', () => {
  expect(finishPage('<p>', parts)).toBe('<p>');
});

it('finishPage refuses rules that would end their element', () => {
  expect(() => finishPage(page, {...parts, criticalCss: () => '</style'})).toThrow('</style');
});
