import coreTemplate from '@docusaurus/core/lib/ssg/ssgTemplate.html';

import {finishPage} from '../finishPage';
import {pageTemplate} from '../template';

const without = (template: string, from: string, to: string): string => {
  const start = template.indexOf(from);
  const end = template.indexOf(to, start);
  if (start < 0 || end < 0) throw new Error(`The template has no part from ${from} to ${to}`);
  return (template.slice(0, start) + template.slice(end + to.length)).replaceAll(/\s+/g, ' ');
};

it('differs from Docusaurus’s own template in how scripts are loaded, and in nothing else', () => {
  expect(without(pageTemplate, '<script data-styles', '</script>')).toBe(
    without(coreTemplate, '<% it.scripts.forEach', '<% }); %>'),
  );
});

it('carries the start script without its comments', () => {
  expect(pageTemplate).toContain('untilHydrated.abort()');
  expect(pageTemplate).not.toMatch(/^\s*(?:\/\/|\*)/m);
});

describe('finishPage', () => {
  const page =
    '<head><link rel=icon href=/a.svg><link rel=stylesheet href=/s.1.css /><script data-styles=/s.1.css>x</script></head>';
  const parts = {sheet: '/s.1.css', criticalCss: () => 'p{top:$&}', chunks: ['/b.js', '/c.js']};

  it('puts the critical CSS in the place of the link, and names the chunks', () => {
    expect(finishPage(page, parts)).toBe(
      '<head><link rel=icon href=/a.svg><style>p{top:$&}</style><script data-chunks="/b.js /c.js" data-styles=/s.1.css>x</script></head>',
    );
  });

  it('leaves a page without the link as it is', () => {
    expect(finishPage('<p>', parts)).toBe('<p>');
  });

  it('refuses rules that would end their element', () => {
    expect(() => finishPage(page, {...parts, criticalCss: () => '</style'})).toThrow('</style');
  });
});
