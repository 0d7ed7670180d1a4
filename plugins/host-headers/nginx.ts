import {LOCAL_BACKEND_URL} from '../../src/config/publicEnv';
import {defaultMediaType, hasCharset, isCompressible, mediaTypes} from './mediaTypes';
import {type HostRules, REVALIDATE} from './rules';

/** nginx always treats text/html as one of these, and warns when it is named. */
const typesThat = (are: (type: string) => boolean): string =>
  [...new Set(Object.values(mediaTypes))]
    .filter((type) => type !== 'text/html' && are(type))
    .join(' ');

/** For forms that post to the site's own address. The client is who connects, whatever it says. */
const TABLE_API = `# The forms’ rows, to the table API on this machine (docs/run/deploy.md).
  location ^~ /rest/v1/ {
    proxy_pass ${LOCAL_BACKEND_URL};
    proxy_set_header X-Forwarded-For $remote_addr;
    proxy_set_header CF-Connecting-IP "";
  }`;

/**
 * A complete configuration for nginx 1.18 or newer, to be included in its `http` block, with things
 * where Debian and Certbot would have them.
 *
 * Clean URLs are decided on `$request_uri`, the path as it was sent: `$uri` is decoded, and a
 * Location made of it would let a visitor put line breaks into our answer.
 */
export const nginxFile = (
  {headers, redirects}: HostRules,
  siteUrl: string,
  supabaseUrl: string,
): string => {
  const {hostname, origin} = new URL(siteUrl);
  const {'/*': everywhere, ...folders} = headers;
  const caching = Object.entries(folders).map(
    ([path, fields]) => `~^${path.replace('*', '')} "${fields['Cache-Control']}";`,
  );
  const added = Object.entries(everywhere).map(
    ([name, value]) => `add_header ${name} "${value}" always;`,
  );
  const types = Object.entries(mediaTypes).map(([ending, type]) => `${type} ${ending};`);
  const moved = redirects.map(({from, to}) => {
    const [target, fragment = ''] = to.split(/(?=#)/);
    return `location = ${from} {
    return 301 "${target}$is_args$args${fragment}";
  }`;
  });
  const locations = new URL(supabaseUrl).origin === origin ? [TABLE_API, ...moved] : moved;
  return `# Written by the build (plugins/host-headers): build again instead of editing. What belongs to your
# server: server_name, root, the certificate and its key. To be included in nginx's http block, for
# example as /etc/nginx/conf.d/site.conf.

# By the file that answers, not by the request: a missing /assets/… must not be kept for a year.
map $uri $site_cache_control {
  default "${REVALIDATE}";
  ${caching.join('\n  ')}
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
  listen 80;
  server_name ${hostname};
  server_tokens off;
  return 301 https://$host$request_uri;
}

server {
  # nginx 1.25 prefers 'http2 on;' on a line of its own, and still takes this.
  listen 443 ssl http2;
  server_name ${hostname};
  ssl_certificate /etc/letsencrypt/live/${hostname}/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/${hostname}/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;
  ssl_session_cache shared:site:10m;
  ssl_session_timeout 1d;
  ssl_session_tickets off;

  root /var/www/${hostname};
  server_tokens off;
  absolute_redirect off;

  ${added.join('\n  ')}
  add_header Cache-Control $site_cache_control always;

  types {
    ${types.join('\n    ')}
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

  ${locations.join('\n  ')}

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
