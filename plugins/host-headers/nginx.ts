import type {Redirect} from '../../src/data/redirects.ts';
import {defaultMediaType, hasCharset, isCompressible, mediaTypes} from './mediaTypes.ts';
import {type HeaderRules, REVALIDATE} from './rules.ts';

/** Lists media types for nginx, except text/html, which it always includes and warns about. */
const typesThat = (matches: (type: string) => boolean): string =>
  [...new Set(Object.values(mediaTypes))]
    .filter((type) => type !== 'text/html' && matches(type))
    .join(' ');

const variableOf = (header: string): string => `$site_${header.toLowerCase().replaceAll('-', '_')}`;

/** Builds a `map` of a header's value by file. nginx doesn't send a header with an empty value. */
const byFile = (
  header: string,
  everywhere: Readonly<Record<string, string>>,
  paths: Readonly<Record<string, Readonly<Record<string, string>>>>,
): string => {
  // nginx uses the first expression that matches, other hosts the last rule.
  const values = Object.entries(paths)
    .reverse()
    .flatMap(([path, {[header]: value}]) => {
      if (value === undefined) return [];
      const literal = path.replace(/\*$/, '').replaceAll('.', '\\.');
      return `"~^${literal}${path.endsWith('*') ? '' : '$'}" "${value}";`;
    });
  return `map $uri ${variableOf(header)} {
  default "${everywhere[header] ?? ''}";
  ${values.join('\n  ')}
}`;
};

/** Maps of the headers that differ by file, and the directives that send all headers. */
const headerDirectives = ({'/*': shared, ...paths}: HeaderRules) => {
  const everywhere = {...shared, 'Cache-Control': REVALIDATE};
  const differing = new Set(Object.values(paths).flatMap((fields) => Object.keys(fields)));
  const maps = [...differing].map((name) => byFile(name, everywhere, paths));
  const added = [...new Set([...Object.keys(everywhere), ...differing])].map((name) => {
    const value = differing.has(name) ? variableOf(name) : `"${everywhere[name as never]}"`;
    return `add_header ${name} ${value} always;`;
  });
  return {maps, added};
};

const redirectLocation = ({from, to}: Redirect): string => {
  const [target, fragment = ''] = to.split(/(?=#)/);
  return `location = ${from} {
    return 301 "${target}$is_args$args${fragment}";
  }`;
};

const tlsDirectives = (hostname: string): string =>
  `ssl_certificate /etc/letsencrypt/live/${hostname}/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/${hostname}/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:site:10m;
  ssl_session_timeout 1d;
  ssl_session_tickets off;`;

/**
 * Maps addresses of a page to its only one. `$request_uri` is the path as sent: `$uri` is decoded, and with
 * it a visitor could put line breaks into the Location header.
 */
const CANONICAL_MAP = `# Each page has one address. The others lead there: //page, /page/, /page.html, /folder/index.html.
# To a browser a backslash is a slash, so a path with one could lead to another host: it leads nowhere.
map $request_uri $site_canonical {
  default "";
  "~*^[^?]*(?:\\\\\\\\|%5c)" "";
  "~^/404\\.html(?:\\?|$)" "";
  "~^//+(?<path1>[^?]*)(?<query1>\\?.*)?$" "/$path1$query1";
  "~^(?<path2>/(?:[^?]*/)?)index\\.html(?<query2>\\?.*)?$" "$path2$query2";
  "~^(?<path3>/[^?]*[^/?])\\.html(?<query3>\\?.*)?$" "$path3$query3";
  "~^(?<path4>/[^?]*[^/?])/+(?<query4>\\?.*)?$" "$path4$query4";
}`;

const FILE_TYPES = `types {
    ${Object.entries(mediaTypes)
      .map(([ending, type]) => `${type} ${ending};`)
      .join('\n    ')}
  }
  default_type ${defaultMediaType};
  charset utf-8;
  charset_types ${typesThat(hasCharset)};

  # On the fly: a copy compressed beforehand would still be sent when its page is a new one.
  gzip on;
  gzip_vary on;
  gzip_min_length 1024;
  gzip_comp_level 5;
  gzip_proxied any;
  gzip_types ${typesThat(isCompressible)};`;

const PAGE_LOCATIONS = `error_page 404 /404.html;
  location = /404.html {
    internal;
  }
  # Not for visitors: the 404 page at its own address, and what other hosts read.
  location ~ ^/(?:404|_headers|_redirects)$ {
    return 404;
  }

  location = / {
    try_files /index.html =404;
  }
  # The page itself first: 'blog' is both a page and the folder of its articles.
  location / {
    try_files $uri.html $uri/index.html $uri =404;
  }`;

/**
 * Builds a complete configuration for nginx 1.18 or newer, to be included in its `http` block, with the
 * paths of Debian and Certbot.
 */
export const nginxFile = (
  headers: HeaderRules,
  redirects: readonly Redirect[],
  siteUrl: string,
): string => {
  const {hostname} = new URL(siteUrl);
  const otherName = hostname.startsWith('www.') ? hostname.slice(4) : `www.${hostname}`;
  const tls = tlsDirectives(hostname);
  const {maps, added} = headerDirectives(headers);
  return `# Written by the build (plugins/host-headers): build again instead of editing. What belongs to your
# server: server_name, root, the certificate and its key. To be included in nginx's http block, for
# example as /etc/nginx/conf.d/site.conf. On a machine without IPv6, remove the lines with [::].

# By the file that answers, not by the request: a missing /assets/… must not be kept for a year.
${maps.join('\n')}

${CANONICAL_MAP}

server {
  listen 80;
  listen [::]:80;
  server_name ${hostname} ${otherName};
  server_tokens off;
  return 301 https://${hostname}$request_uri;
}

server {
  # nginx 1.25 prefers a separate line 'http2 on;', and still accepts this.
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name ${hostname};
  ${tls}

  root /var/www/${hostname};
  server_tokens off;
  absolute_redirect off;

  ${added.join('\n  ')}

  ${FILE_TYPES}

  if ($site_canonical) {
    return 301 $site_canonical;
  }

  ${redirects.map(redirectLocation).join('\n  ')}

  ${PAGE_LOCATIONS}
}

# The site has one name; its certificate is for both.
server {
  listen 443 ssl http2;
  listen [::]:443 ssl http2;
  server_name ${otherName};
  server_tokens off;
  ${tls}
  return 301 https://${hostname}$request_uri;
}
`;
};
