/**
 * The published rules of MDN's HTTP Observatory, as far as a static site without cookies can meet
 * them. Names, conditions and modifiers are those of github.com/mdn/mdn-http-observatory:
 * src/grader/charts.js (SCORE_TABLE), src/analyzer/tests/*.js and src/scanner/index.js, version of
 * 2026; explained at https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring.
 *
 * Not built in, because it can't be had by headers: membership of the HSTS preload list (+5).
 */
export interface ScannedSite {
  /** Answer to `https://…/`. */
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly html: string;
  /** Answer to `http://…/`. */
  readonly plain: {readonly status: number; readonly location: string | undefined};
}

export interface Finding {
  readonly result: string;
  readonly modifier: number;
}

const BASELINE = 100;
/** Bonuses count only for a site that has lost no more than ten points. */
const MINIMUM_FOR_EXTRA_CREDIT = 90;
/** "15768000 is six months, but a lot of sites use 15552000, so a white lie is in order". */
const SIX_MONTHS = 15_552_000;

const BROAD = new Set('ftp: http: https: * http://* http://*.* https://* https://*.*'.split(' '));
const UNSAFE = new Set(["'unsafe-inline'", 'data:']);

const one = (value: string | readonly string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : value?.join(', ');

const parsePolicy = (policy: string): ReadonlyMap<string, ReadonlySet<string>> =>
  new Map(
    policy.split(';').flatMap((directive) => {
      const [name, ...sources] = directive.trim().split(/\s+/);
      return name ? [[name.toLowerCase(), new Set(sources)] as const] : [];
    }),
  );

const contentSecurityPolicy = (header: string | undefined): Finding => {
  if (header === undefined) return {result: 'csp-not-implemented', modifier: -25};
  const policy = parsePolicy(header);
  const sources = (name: string): Set<string> =>
    new Set(policy.get(name) ?? policy.get('default-src') ?? ['*']);
  const [script, style, object] = [
    sources('script-src'),
    sources('style-src'),
    sources('object-src'),
  ];
  // A browser that knows hashes and nonces ignores 'unsafe-inline' beside them.
  for (const list of [script, style]) {
    if ([...list].some((source) => /^'(?:sha(?:256|384|512)|nonce)-/.test(source))) {
      list.delete("'unsafe-inline'");
    }
  }
  const isPassive = (name: string): boolean => name === 'img-src' || name === 'media-src';
  const active = [
    ...[...policy].flatMap(([name, list]) =>
      isPassive(name) || name === 'script-src' ? [] : [...list],
    ),
    ...script,
  ];
  const isInsecure = (source: string): boolean => /^(?:http|ftp):/.test(source);

  if (
    [...script].some((source) => BROAD.has(source) || UNSAFE.has(source)) ||
    [...object].some((source) => BROAD.has(source))
  ) {
    return {result: 'csp-implemented-with-unsafe-inline', modifier: -20};
  }
  if (active.some(isInsecure)) {
    return {result: 'csp-implemented-with-insecure-scheme', modifier: -20};
  }
  if (script.has("'unsafe-eval'") || style.has("'unsafe-eval'")) {
    return {result: 'csp-implemented-with-unsafe-eval', modifier: -10};
  }
  if ([...sources('img-src'), ...sources('media-src')].some(isInsecure)) {
    return {
      result: 'csp-implemented-with-insecure-scheme-in-passive-content-only',
      modifier: -10,
    };
  }
  if ([...style].some((source) => BROAD.has(source) || UNSAFE.has(source))) {
    return {result: 'csp-implemented-with-unsafe-inline-in-style-src-only', modifier: 0};
  }
  const byDefault = policy.get('default-src');
  return byDefault?.size === 1 && byDefault.has("'none'")
    ? {result: 'csp-implemented-with-no-unsafe-default-src-none', modifier: 10}
    : {result: 'csp-implemented-with-no-unsafe', modifier: 5};
};

const frameOptions = (header: string | undefined, csp: string | undefined): Finding => {
  if (csp !== undefined && parsePolicy(csp).has('frame-ancestors')) {
    return {result: 'x-frame-options-implemented-via-csp', modifier: 5};
  }
  if (header === undefined) return {result: 'x-frame-options-not-implemented', modifier: -20};
  return /^(?:deny|sameorigin)$|^allow-from/i.test(header.trim())
    ? {result: 'x-frame-options-sameorigin-or-deny', modifier: 0}
    : {result: 'x-frame-options-header-invalid', modifier: -20};
};

const referrerPolicy = (header: string | undefined): Finding => {
  if (header === undefined) return {result: 'referrer-policy-not-implemented', modifier: 0};
  const good = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];
  const bad = ['origin', 'origin-when-cross-origin', 'unsafe-url', 'no-referrer-when-downgrade'];
  const last = header
    .split(',')
    .map((item) => item.trim().toLowerCase())
    .filter((item) => good.includes(item) || bad.includes(item))
    .at(-1);
  if (last === undefined) return {result: 'referrer-policy-header-invalid', modifier: -5};
  return good.includes(last)
    ? {result: 'referrer-policy-private', modifier: 5}
    : {result: 'referrer-policy-unsafe', modifier: -5};
};

const strictTransportSecurity = (header: string | undefined): Finding => {
  if (header === undefined) return {result: 'hsts-not-implemented', modifier: -20};
  const maxAge = /(?:^|;)\s*max-age=(\d+)/i.exec(header)?.[1];
  if (maxAge === undefined || header.includes(',')) {
    return {result: 'hsts-header-invalid', modifier: -20};
  }
  return Number(maxAge) < SIX_MONTHS
    ? {result: 'hsts-implemented-max-age-less-than-six-months', modifier: -10}
    : {result: 'hsts-implemented-max-age-at-least-six-months', modifier: 0};
};

const resourcePolicy = (header: string | undefined): Finding => {
  switch (header?.trim().toLowerCase()) {
    case undefined:
      return {result: 'cross-origin-resource-policy-not-implemented', modifier: 0};
    case 'same-origin':
    case 'same-site':
      return {
        result: `cross-origin-resource-policy-implemented-with-${header}`,
        modifier: 10,
      };
    case 'cross-origin':
      return {
        result: 'cross-origin-resource-policy-implemented-with-cross-origin',
        modifier: 0,
      };
    default:
      return {result: 'cross-origin-resource-policy-header-invalid', modifier: -5};
  }
};

const subresourceIntegrity = (html: string): Finding => {
  const scripts = [...html.matchAll(/<script\b([^>]*)>/gi)].map(
    ([, attributes = '']) => attributes,
  );
  const sources = scripts.flatMap(
    (attributes) => /\ssrc=["']?([^\s"'>]+)/i.exec(` ${attributes}`)?.[1] ?? [],
  );
  const foreign = scripts.filter((attributes) =>
    /\ssrc=["']?(?:https?:)?\/\//i.test(` ${attributes}`),
  );
  if (foreign.some((attributes) => !/\ssrc=["']?https:/i.test(` ${attributes}`))) {
    return {
      result: 'sri-not-implemented-and-external-scripts-not-loaded-securely',
      modifier: -50,
    };
  }
  if (foreign.some((attributes) => !/\sintegrity=/i.test(attributes))) {
    return {result: 'sri-not-implemented-but-external-scripts-loaded-securely', modifier: -5};
  }
  return sources.length === 0
    ? {result: 'sri-not-implemented-but-no-scripts-loaded', modifier: 0}
    : {result: 'sri-not-implemented-but-all-scripts-loaded-from-secure-origin', modifier: 0};
};

const redirection = ({status, location}: ScannedSite['plain']): Finding => {
  if (status < 300 || status >= 400 || location === undefined) {
    return {result: 'redirection-missing', modifier: -20};
  }
  return location.startsWith('https://')
    ? {result: 'redirection-to-https', modifier: 0}
    : {result: 'redirection-not-to-https', modifier: -20};
};

/** Each rule's outcome, by the rule's name. */
export const scan = ({headers, html, plain}: ScannedSite): Readonly<Record<string, Finding>> => {
  const header = (name: string): string | undefined => one(headers[name]);
  const csp = header('content-security-policy');
  return {
    'content-security-policy': contentSecurityPolicy(csp),
    cookies:
      header('set-cookie') === undefined
        ? {result: 'cookies-not-found', modifier: 0}
        : {result: 'cookies-without-secure-flag', modifier: -20},
    'cross-origin-resource-sharing':
      header('access-control-allow-origin') === undefined
        ? {result: 'cross-origin-resource-sharing-not-implemented', modifier: 0}
        : {
            result: 'cross-origin-resource-sharing-implemented-with-universal-access',
            modifier: -50,
          },
    redirection: redirection(plain),
    'referrer-policy': referrerPolicy(header('referrer-policy')),
    'strict-transport-security': strictTransportSecurity(header('strict-transport-security')),
    'subresource-integrity': subresourceIntegrity(html),
    'x-content-type-options':
      header('x-content-type-options')?.trim().toLowerCase() === 'nosniff'
        ? {result: 'x-content-type-options-nosniff', modifier: 0}
        : {result: 'x-content-type-options-not-implemented', modifier: -5},
    'x-frame-options': frameOptions(header('x-frame-options'), csp),
    'cross-origin-resource-policy': resourcePolicy(header('cross-origin-resource-policy')),
  };
};

/** The score of these findings, as the Observatory's scanner adds them up. */
export const score = (findings: Readonly<Record<string, Finding>>): number => {
  const modifiers = Object.values(findings).map(({modifier}) => modifier);
  const sum = (list: readonly number[]): number => list.reduce((total, value) => total + value, 0);
  const withoutBonuses = BASELINE + sum(modifiers.filter((modifier) => modifier < 0));
  const total =
    withoutBonuses >= MINIMUM_FOR_EXTRA_CREDIT ? BASELINE + sum(modifiers) : withoutBonuses;
  return Math.max(0, total);
};
