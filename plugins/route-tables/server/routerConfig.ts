// On the server, in place of `react-router-config`: the same answers, without trying a thousand
// routes for each of a thousand pages, some five times over.
import {createElement, type ReactNode} from 'react';
import {Route} from 'react-router';
import type * as RouterConfig from 'react-router-config';
import type {RouteConfig} from 'react-router-config';
import * as original from 'react-router-config/index.js';

const {matchRoutes: matchAll, renderRoutes: renderAll} = original as typeof RouterConfig;

interface RouteIndex {
  /** Places of the routes that take one address only, by that address. */
  readonly byAddress: ReadonlyMap<string, readonly number[]>;
  /** Places of all others. */
  readonly others: readonly number[];
}

/** The router takes letters of either case, and a slash at the end or none. */
const addressOf = (path: string): string => path.toLowerCase().replace(/\/$/, '');

const isOneAddress = ({path, exact, strict, sensitive}: RouteConfig): boolean =>
  exact === true && !strict && !sensitive && typeof path === 'string' && !/[:*+?(){}]/.test(path);

const indexOf = (routes: readonly RouteConfig[]): RouteIndex => {
  const byAddress = new Map<string, number[]>();
  const others: number[] = [];
  routes.forEach((route, place) => {
    if (!isOneAddress(route)) {
      others.push(place);
      return;
    }
    const address = addressOf(String(route.path));
    const same = byAddress.get(address);
    if (same) same.push(place);
    else byAddress.set(address, [place]);
  });
  return {byAddress, others};
};

const indexes = new WeakMap<readonly RouteConfig[], RouteIndex>();

/** The routes that may match an address, in their order. */
const candidates = (routes: RouteConfig[], pathname: string): RouteConfig[] => {
  const index = indexes.get(routes) ?? indexOf(routes);
  indexes.set(routes, index);
  const places = [...(index.byAddress.get(addressOf(pathname)) ?? []), ...index.others];
  return places.sort((a, b) => a - b).flatMap((place) => routes[place] ?? []);
};

export const matchRoutes: typeof RouterConfig.matchRoutes = (routes, pathname) =>
  matchAll(candidates(routes, pathname) as typeof routes, pathname);

/** @param routes what Docusaurus generates, or the routes under one of them. */
export const renderRoutes = (
  routes: RouteConfig[] | undefined,
  extraProps?: object,
  switchProps?: object,
): ReactNode =>
  routes
    ? createElement(Route, {
        render: ({location}) =>
          renderAll(candidates(routes, location.pathname), extraProps, switchProps),
      })
    : null;
