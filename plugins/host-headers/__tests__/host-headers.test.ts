import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';

import {collectInlineScripts} from '../builtPages';
import {contentSecurityPolicy, type CspServices, inlineScripts, scriptHash} from '../csp';
import {covers, formatHeadersFile, headerRules, parseHeadersFile} from '../headers';
import {formatRedirectsFile, parseRedirectsFile} from '../redirects';

const services: CspServices = {
  supabaseUrl: 'https://abc.supabase.example/',
  bookingUrl: 'https://booking.example/ringwell/demo',
  bookingScriptUrl: null,
  gtagId: null,
  pixelId: null,
};

const directive = (policy: string, name: string): string[] => {
  const found = policy.split('; ').find((part) => part === name || part.startsWith(`${name} `));
  return found?.split(' ').slice(1) ?? [];
};

describe('inline scripts of a page', () => {
  it('finds the ones a browser runs, and only those', () => {
    const html = [
      '<script>plain()</script>',
      '<script data-x=\'1\' type="module">module()</script >',
      '<SCRIPT type="text/javascript">old()</SCRIPT>',
      '<script type="application/ld+json">{"@type":"WebSite"}</script>',
      '<script src="/assets/js/main.js" defer></script>',
      '<script src=/assets/js/unquoted.js>ignored()</script>',
      '<script></script>',
      '<!-- <script>commentedOut()</script> -->',
    ].join('\n');
    expect(inlineScripts(html)).toEqual(['plain()', 'module()', 'old()']);
  });

  it('does not take data-src for src', () => {
    expect(inlineScripts('<script data-src="/x.js">runs()</script>')).toEqual(['runs()']);
  });

  it('is hashed byte for byte, as a browser does it', () => {
    // From the CSP specification's own example, section 'Hash usage for script elements'.
    expect(scriptHash("alert('Hello, world.');")).toBe(
      "'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng='",
    );
  });

  it('are collected once each; a folder without pages is an error', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'host-headers-'));
    try {
      await expect(collectInlineScripts(folder)).rejects.toThrow('No built page');
      await writeFile(path.join(folder, 'a.html'), '<script>one()</script>');
      await writeFile(path.join(folder, 'b.html'), '<script>one()</script><script>two()</script>');
      expect([...(await collectInlineScripts(folder))]).toEqual(['one()', 'two()']);
    } finally {
      await rm(folder, {recursive: true});
    }
  });
});

describe('Content-Security-Policy', () => {
  it('allows this site, its backend, and nothing else when nothing else is configured', () => {
    const policy = contentSecurityPolicy(services, ['one()', 'one()']);
    expect(directive(policy, 'default-src')).toEqual(["'none'"]);
    expect(directive(policy, 'script-src')).toEqual(["'self'", scriptHash('one()')]);
    expect(directive(policy, 'connect-src')).toEqual(["'self'", 'https://abc.supabase.example']);
    expect(directive(policy, 'frame-src')).toEqual(["'none'"]);
    expect(directive(policy, 'frame-ancestors')).toEqual(["'none'"]);
    expect(directive(policy, 'img-src')).toEqual(["'self'", 'data:']);
    expect(policy).not.toMatch(/google|facebook|booking/);
    expect(directive(policy, 'script-src')).not.toContain("'unsafe-inline'");
  });

  it('allows the booking provider to load and to draw its frame once it is configured', () => {
    const policy = contentSecurityPolicy(
      {...services, bookingScriptUrl: 'https://assets.booking.example/widget.js'},
      [],
    );
    expect(directive(policy, 'script-src')).toContain('https://assets.booking.example');
    expect(directive(policy, 'frame-src')).toEqual([
      'https://assets.booking.example',
      'https://booking.example',
    ]);
  });

  it('allows analytics and the pixel only with their ids', () => {
    const policy = contentSecurityPolicy({...services, gtagId: 'G-AB12', pixelId: '123456'}, []);
    expect(directive(policy, 'script-src')).toEqual(["'self'", 'https://www.googletagmanager.com']);
    expect(directive(policy, 'img-src')).toContain('https://www.facebook.com');
    expect(directive(policy, 'connect-src')).toContain('https://*.google-analytics.com');
  });

  it('upgrades insecure requests, except in a build for this machine', () => {
    expect(contentSecurityPolicy(services, [])).toMatch(/; upgrade-insecure-requests$/);
    expect(
      contentSecurityPolicy({...services, supabaseUrl: 'http://127.0.0.1:54321'}, []),
    ).not.toContain('upgrade-insecure-requests');
  });
});

describe('host files', () => {
  const rules = headerRules("default-src 'none'; script-src 'self'");

  it('come back from _headers as they went in', () => {
    expect(parseHeadersFile(formatHeadersFile(rules))).toEqual(rules);
  });

  // Its rules: https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
  it('are what MDN’s HTTP Observatory asks for, with every service turned on', () => {
    const everything: CspServices = {
      ...services,
      bookingScriptUrl: 'https://assets.booking.example/widget.js',
      gtagId: 'G-AB12',
      pixelId: '123456',
    };
    const policy = contentSecurityPolicy(everything, ['one()']);
    const sent = new Map(
      headerRules(policy)[0]?.headers.map(({name, value}) => [name.toLowerCase(), value]),
    );
    expect(Number(/^max-age=(\d+)/.exec(sent.get('strict-transport-security') ?? '')?.[1])).toBe(
      31_536_000,
    );
    expect(sent.get('x-content-type-options')).toBe('nosniff');
    expect(sent.get('referrer-policy')).toMatch(/^strict-origin/);
    expect(sent.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(sent.get('content-security-policy')).toMatch(
      /default-src 'none'.*frame-ancestors 'none'/,
    );
    expect(sent.has('access-control-allow-origin') || sent.has('set-cookie')).toBe(false);
    // Nothing of everybody's, nothing unencrypted, and no scripts but named ones.
    expect(policy).not.toMatch(/ (?:\*|https?:|http:[^ ]*|'unsafe-eval')(?=[ ;])/);
    expect(directive(policy, 'script-src').filter((source) => /unsafe|data:/.test(source))).toEqual(
      [],
    );
  });

  it('never send one header from two rules for one path', () => {
    for (const path of ['/', '/features', '/assets/js/main.1234.js', '/fonts/x.woff2']) {
      const names = rules
        .filter((rule) => covers(rule, path))
        .flatMap((rule) => rule.headers.map(({name}) => name.toLowerCase()));
      expect(names).toContain('content-security-policy');
      expect(new Set(names).size).toBe(names.length);
    }
  });

  it('let browsers keep hashed files for good, and pages not at all', () => {
    const cached = (path: string): boolean =>
      rules
        .filter((rule) => covers(rule, path))
        .some((rule) => rule.headers.some(({value}) => value.includes('immutable')));
    expect(cached('/assets/js/main.1234.js')).toBe(true);
    expect(cached('/fonts/besley.1234.woff2')).toBe(true);
    expect(cached('/features')).toBe(false);
    expect(cached('/img/logo.svg')).toBe(false);
  });

  it('refuse a line that means nothing', () => {
    expect(() => parseHeadersFile('  X-Frame-Options: DENY')).toThrow('no rule');
    expect(() => parseHeadersFile('/*\n  what is this')).toThrow('what is this');
    expect(() => parseRedirectsFile('/a /b 302')).toThrow('no permanent redirect');
  });

  it('stay within the line that Cloudflare Pages reads', () => {
    expect(() => formatHeadersFile(headerRules('x'.repeat(2_000)))).toThrow('2000');
  });

  it('come back from _redirects as they went in', () => {
    const text = formatRedirectsFile([{from: '/old', to: '/new#part'}]);
    expect(text).toBe('/old /new#part 301\n');
    expect([...parseRedirectsFile(text)]).toEqual([['/old', '/new#part']]);
  });
});
