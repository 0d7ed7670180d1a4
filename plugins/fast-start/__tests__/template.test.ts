import coreTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';

import {finishPage} from '../finishPage.ts';
import {pageTemplate, startScript} from '../template.ts';

const without = (template: string, part: RegExp): string => {
  if (!part.test(template)) throw new Error(`The template has no part ${part}`);
  return template.replace(part, '').replaceAll(/\s+/g, ' ');
};

it('the page template differs from Docusaurus’s only in the loading of scripts', () => {
  expect(without(pageTemplate, / data-start-styles=.*"(?=>)/)).toBe(
    without(coreTemplate, /<% it\.scripts\.forEach.*?<% }\); %>/s),
  );
});

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
