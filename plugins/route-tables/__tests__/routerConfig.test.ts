import {createElement, type ReactNode} from 'react';
import {renderToStaticMarkup} from 'react-dom/server';
import {StaticRouter} from 'react-router';
import * as original from 'react-router-config';

import {matchRoutes, renderRoutes} from '../server/routerConfig';

const page = (text: string) => (): ReactNode => text;
const route = (path: string, more: object = {}): original.RouteConfig & {path: string} => ({
  path,
  exact: true,
  component: page(`${path} ${JSON.stringify(more)}`),
  ...more,
});

const routes: original.RouteConfig[] = [
  route('/blog'),
  route('/blog/roi'),
  route('/blog/ROI', {strict: true}),
  route('/blog/:post', {exact: false}),
  route('/blog/behind'),
  {
    path: '/docs',
    component: ({route: own}: original.RouteConfigComponentProps) => renderRoutes(own?.routes),
    routes: [route('/docs'), route('/docs/a'), route('/docs/*')],
  },
  route('/docs/never'),
  route('/sensitive', {sensitive: true}),
  route('/a+b'),
  route('/'),
  {path: '*', component: page('not found')},
];

const addresses = [
  ...['/', '/blog', '/blog/', '/BLOG', '/blog/roi', '/blog/roi/', '/blog/Roi', '/blog/ROI/'],
  ...['/blog/behind', '/blog/other', '/blog/other/more', '/docs', '/docs/', '/docs/a', '/docs/A/'],
  ...['/docs/b', '/docs/never', '/sensitive', '/Sensitive', '/aab', '/a+b', '/nowhere', '', '//'],
];

describe('routes of the server', () => {
  it.each(addresses)('are for %p those of react-router-config', (address) => {
    expect(matchRoutes(routes, address)).toEqual(original.matchRoutes(routes, address));
  });

  it.each(addresses)('show for %p what react-router-config shows', (address) => {
    const show = (render: typeof original.renderRoutes): string =>
      renderToStaticMarkup(createElement(StaticRouter, {location: address}, render(routes)));
    expect(show(renderRoutes as typeof original.renderRoutes)).toBe(show(original.renderRoutes));
    expect(show(original.renderRoutes)).not.toBe('');
  });

  it('look at no other page, once they are known', () => {
    const looked: number[] = [];
    const many = Array.from(
      {length: 1_000},
      (_, post) =>
        new Proxy(route(`/blog/${post}`), {
          get: (target, name) => {
            looked.push(post);
            return Reflect.get(target, name) as unknown;
          },
        }),
    );
    const lookedAtFor = (render: typeof original.renderRoutes, post: number): Set<number> => {
      looked.length = 0;
      const location = `/blog/${post}`;
      const page = renderToStaticMarkup(createElement(StaticRouter, {location}, render(many)));
      expect(page).toContain(location);
      return new Set(looked);
    };
    const render = renderRoutes as typeof original.renderRoutes;
    lookedAtFor(render, 0);
    expect(lookedAtFor(render, 7)).toEqual(new Set([7]));
    expect(lookedAtFor(original.renderRoutes, 7).size).toBe(1_000);
  });

  it('render nothing for no routes', () => {
    expect(renderRoutes(undefined)).toBeNull();
  });
});
