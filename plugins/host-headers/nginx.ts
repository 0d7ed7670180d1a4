import {LOCAL_BACKEND_URL} from '../../src/config/publicEnv';
import {type Redirect} from '../../src/data/redirects';
import {type Header, type HeaderRule, REVALIDATE} from './headers';
import {defaultMediaType, hasCharset, isCompressible, mediaTypes} from './mediaTypes';

/** What differs from server to server. */
export interface NginxPlace {
  /** Host name that the site is asked for by. */
  readonly serverName: string;
  /** Folder of the built site on that server. */
  readonly root: string;
  readonly certificate: string;
  readonly certificateKey: string;
  /** Where it listens, as nginx writes it: a port, or an address with one. */
  readonly http: string;
  readonly https: string;
  /** Where the table API listens, when the forms post to the site's own address; null: elsewhere. */
  readonly tableApi: string | null;
}

/** Where Debian and Certbot would have things; for the operator to change. */
export const usualPlace = (siteUrl: string, supabaseUrl: string): NginxPlace => {
  const {hostname, origin} = new URL(siteUrl);
  return {
    serverName: hostname,
    root: `/var/www/${hostname}`,
    certificate: `/etc/letsencrypt/live/${hostname}/fullchain.pem`,
    certificateKey: `/etc/letsencrypt/live/${hostname}/privkey.pem`,
    http: '80',
    https: '443',
    tableApi: new URL(supabaseUrl).origin === origin ? LOCAL_BACKEND_URL : null,
  };
};

/**
 * A value in double quotes, taken literally.
 *
 * @throws {Error} for a dollar sign, which nginx has no way to write literally, or a line break.
 */
const quoted = (value: string): string => {
  if (/[$\r\n]/.test(value)) throw new Error(`nginx can’t be told '${value}' literally`);
  return `"${value.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;
};

/** 'pricing#enterprise' keeps the visitor's query, which belongs before the fragment. */
const redirectTarget = (to: string): string => {
  const [target = '/', fragment] = to.split('#', 2);
  return `"${quoted(target).slice(1, -1)}$is_args$args${fragment ? `#${quoted(fragment).slice(1, -1)}` : ''}"`;
};

const isCacheControl = ({name}: Header): boolean => name.toLowerCase() === 'cache-control';

/**
 * nginx takes `add_header` from one level only, so headers that differ by path can't be written
 * in a location without repeating all the others there. A map by path says them in one place.
 *
 * @throws {Error} for a header other than Cache-Control that is not for every path.
 */
const splitRules = (
  rules: readonly HeaderRule[],
): {everywhere: readonly Header[]; caching: readonly (readonly [string, string])[]} => {
  const everywhere: Header[] = [];
  const caching: [string, string][] = [];
  for (const {path, headers} of rules) {
    for (const header of headers) {
      if (path === '/*') everywhere.push(header);
      else if (isCacheControl(header)) caching.push([path, header.value]);
      else throw new Error(`The nginx block knows ${header.name} for every path only, not ${path}`);
    }
  }
  return {everywhere, caching};
};

/** A path or a prefix ending in `*`, as a regular expression of nginx. */
const pathPattern = (path: string): string => {
  const literal = (text: string): string => text.replace(/[.+?()[\]{}|^\\]/g, '\\$&');
  return path.endsWith('*') ? `~^${literal(path.slice(0, -1))}` : path;
};

/** The client is who connects: nobody gets past the limit per client by a header of their own. */
const tableApi = (address: string): readonly string[] => [
  '# The forms’ rows, to the table API on this machine (docs/run/deploy.md).',
  'location ^~ /rest/v1/ {',
  `  proxy_pass ${address};`,
  '  proxy_set_header X-Forwarded-For $remote_addr;',
  '  proxy_set_header CF-Connecting-IP "";',
  '}',
];

const indent = (lines: readonly string[], by: string): string =>
  lines.map((line) => (line === '' ? '' : by + line)).join('\n');

const types = (): readonly string[] => {
  const endings = new Map<string, string[]>();
  for (const [ending, type] of Object.entries(mediaTypes)) {
    endings.set(type, [...(endings.get(type) ?? []), ending]);
  }
  return [...endings].map(([type, list]) => `${type} ${list.join(' ')};`);
};

/** nginx always treats text/html as one of these, and warns when it is named. */
const typesThat = (are: (type: string) => boolean): string =>
  [...new Set(Object.values(mediaTypes))]
    .filter((type) => type !== 'text/html' && are(type))
    .join(' ');

/**
 * A complete configuration for nginx 1.18 or newer, to be included in its `http` block.
 *
 * Clean URLs are decided on `$request_uri`, the path as it was sent: `$uri` is decoded, and a
 * Location made of it would let a visitor put line breaks into our answer.
 */
export const formatNginxFile = (
  rules: readonly HeaderRule[],
  redirects: readonly Redirect[],
  place: NginxPlace,
): string => {
  const {everywhere, caching} = splitRules(rules);
  const headers = everywhere.map(({name, value}) => `add_header ${name} ${quoted(value)} always;`);
  const moved = redirects.flatMap(({from, to}) => [
    `location = ${from} {`,
    `  return 301 ${redirectTarget(to)};`,
    '}',
  ]);
  return `# Written by the build (plugins/host-headers): build again instead of editing. What belongs to your
# server: server_name, root, the certificate and its key. To be included in nginx's http block, for
# example as /etc/nginx/conf.d/site.conf.

# By the file that answers, not by the request: a missing /assets/… must not be kept for a year.
map $uri $site_cache_control {
  default ${quoted(REVALIDATE)};
${indent(
  caching.map(([path, value]) => `${pathPattern(path)} ${quoted(value)};`),
  '  ',
)}
}

# Each page has one address. The others lead there: //page, /page/, /page.html, /folder/index.html.
# To a browser a backslash is a slash, so a path with one could lead to another host: it leads nowhere.
map $request_uri $site_canonical {
  default "";
  "~*^[^?]*(?:\\\\\\\\|%5c)" "";
  "~^/404\\.html(?:\\?|$)" "";
  "~^//+(?<path1>[^?]*)(?<query1>\\?.*)?$" "/$path1$query1";
  "~^(?<path2>/(?:[^?]*/)?)index\\.html(?<query2>\\?.*)?$" "$path2$query2";
  "~^(?<path3>/[^?]*[^/?])\\.html(?<query3>\\?.*)?$" "$path3$query3";
  "~^(?<path4>/[^?]*[^/?])/+(?<query4>\\?.*)?$" "$path4$query4";
}

server {
  listen ${place.http};
  server_name ${place.serverName};
  server_tokens off;
  return 301 https://$host$request_uri;
}

server {
  # nginx 1.25 prefers 'http2 on;' on a line of its own, and still takes this.
  listen ${place.https} ssl http2;
  server_name ${place.serverName};
  ssl_certificate ${place.certificate};
  ssl_certificate_key ${place.certificateKey};
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:site:10m;
  ssl_session_timeout 1d;
  ssl_session_tickets off;

  root ${place.root};
  server_tokens off;
  absolute_redirect off;

${indent(headers, '  ')}
  add_header Cache-Control $site_cache_control always;

  types {
${indent(types(), '    ')}
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
  gzip_types ${typesThat(isCompressible)};

  if ($site_canonical) {
    return 301 $site_canonical;
  }

${indent([...(place.tableApi === null ? [] : [...tableApi(place.tableApi), '']), ...moved], '  ')}

  error_page 404 /404.html;
  location = /404.html {
    internal;
  }
  # Nobody's destinations: the page for lost visitors, what other hosts read, and copies that were
  # compressed for an earlier version of this block.
  location ~ ^/(?:404|_headers|_redirects)$|\\.(?:gz|br)$ {
    return 404;
  }

  location = / {
    try_files /index.html =404;
  }
  # The page itself first: 'blog' is both a page and the folder of its articles.
  location / {
    try_files $uri.html $uri/index.html $uri =404;
  }
}
`;
};
