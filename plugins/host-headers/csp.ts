import {createHash} from 'node:crypto';

import {load} from 'cheerio/lib/slim';

import type {PublicEnv} from '../../src/config/publicEnv.ts';
import type {BuiltFile} from '../shared/builtPages.ts';

/** Values that the policy depends on: the services of this deployment. */
export type CspServices = Pick<
  PublicEnv,
  'supabaseUrl' | 'bookingUrl' | 'bookingScriptUrl' | 'gtagId' | 'pixelId'
>;

// A browser runs a script without a type, of a JavaScript type, or a module. Anything else, such as
// application/ld+json, is data: the policy does not apply to it.
const EXECUTABLE_TYPE = /^(?:|module|importmap|(?:text|application)\/(?:java|ecma)script)$/i;

/** Lists the bodies of inline scripts that a browser would run, in the order of the page. */
export const inlineScripts = (html: string): string[] => {
  // Only scripts are parsed: a thousand whole pages would take two seconds.
  const $ = load((html.match(/<!--[\s\S]*?-->|<script\b[\s\S]*?<\/script>/gi) ?? []).join(''));
  return $('script:not([src])')
    .toArray()
    .filter((script) => EXECUTABLE_TYPE.test($(script).attr('type') ?? ''))
    .map((script) => $(script).text())
    .filter((body) => body !== '');
};

/**
 * Collects the inline scripts that every page with scripts has. A script on only some pages came from
 * their content, and the policy must not allow it.
 *
 * @throws {Error} if there is no page, or if a page has a script that others don't have
 */
export const collectInlineScripts = (
  built: Iterable<Pick<BuiltFile, 'route' | 'html'>>,
): ReadonlySet<string> => {
  const pages = Array.from(built, ({route, html}) => ({route, scripts: inlineScripts(html)}));
  if (pages.length === 0) throw new Error('No built page: no policy can be computed');
  const running = pages.filter(({scripts}) => scripts.length > 0);
  const all = new Set(running.flatMap(({scripts}) => scripts));
  const lines = [...all].flatMap((script) => {
    const having = running.filter(({scripts}) => scripts.includes(script));
    return having.length === running.length
      ? []
      : `${having.at(-1)?.route}: an inline script that other pages don’t have (${script.trim().slice(0, 40)}); the policy would block it: write a module in src/clientModules`;
  });
  if (lines.length > 0) throw new Error(lines.join('\n'));
  return all;
};

/** Returns the source expression that allows exactly this script. */
export const scriptHash = (script: string): string =>
  `'sha256-${createHash('sha256').update(script, 'utf8').digest('base64')}'`;

const origin = (url: string): string => new URL(url).origin;

/**
 * Builds the Content-Security-Policy of a build.
 *
 * @param services hosts of this deployment; a service that is not configured is not allowed
 * @param scripts bodies of the inline scripts found in the built pages
 */
export const contentSecurityPolicy = (services: CspServices, scripts: Iterable<string>): string => {
  const {supabaseUrl, bookingUrl, bookingScriptUrl, gtagId, pixelId} = services;

  const isBookedOutside = bookingUrl !== null && bookingScriptUrl !== null;
  const calendar = isBookedOutside ? [origin(bookingScriptUrl)] : [];
  const frames = isBookedOutside ? [...calendar, origin(bookingUrl)] : ["'none'"];
  // Google's list for gtag.js without advertising features.
  const tagManager = gtagId === null ? [] : ['https://www.googletagmanager.com'];
  const google = gtagId === null ? [] : [...tagManager, 'https://*.google-analytics.com'];
  const googleData = gtagId === null ? [] : ['https://*.analytics.google.com'];
  // The pixel is an image; its script is not used (reason: src/features/measurement/rules/pixel.ts).
  const pixel = pixelId === null ? [] : ['https://www.facebook.com'];

  const directives: readonly (readonly [string, readonly string[]])[] = [
    // Not 'none': in Firefox only this applies to <link rel="prefetch">. Everything else that
    // falls back to it is closed below.
    ['default-src', ["'self'"]],
    ['script-src', ["'self'", ...[...scripts].map(scriptHash).sort(), ...calendar, ...tagManager]],
    // React writes style attributes, and Docusaurus inlines a few rules: styles can't be hashed.
    ['style-src', ["'self'", "'unsafe-inline'"]],
    ['img-src', ["'self'", 'data:', ...google, ...pixel]],
    ['font-src', ["'self'"]],
    ['connect-src', ["'self'", origin(supabaseUrl), ...google, ...googleData]],
    ['frame-src', frames],
    ['manifest-src', ["'self'"]],
    ['media-src', ["'none'"]],
    ['object-src', ["'none'"]],
    // The phone log's worker, one of the site's files.
    ['worker-src', ["'self'"]],
    ['base-uri', ["'none'"]],
    ['form-action', ["'self'"]],
    ['frame-ancestors', ["'none'"]],
  ];
  const policy = directives.map(([name, sources]) => `${name} ${[...new Set(sources)].join(' ')}`);
  // A build with a backend at http://127.0.0.1 is for this machine only, and an upgrade would break it.
  if (!supabaseUrl.startsWith('http:')) policy.push('upgrade-insecure-requests');
  return policy.join('; ');
};
