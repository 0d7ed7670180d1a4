import {execFileSync, spawn} from 'node:child_process';
import {createHash} from 'node:crypto';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';
import {promisify} from 'node:util';
import {brotliCompress} from 'node:zlib';

import {contentType, isCompressible, mediaTypes} from '../plugins/host-headers/mediaTypes';
import {headersFor} from '../plugins/host-headers/netlify';
import {REVALIDATE} from '../plugins/host-headers/rules';
import {anyFreePort, isListening} from '../scripts/lib/ports.mjs';
import {findNginx, selfSignedCertificate} from '../scripts/server/testing/nginxProcess';

/** What the bench builds, serves and keeps; git ignores it. */
export const FOLDER = path.join(__dirname, '..', '.test', 'bench');

const MODULE = 'ngx_http_brotli_static_module.so';
const MODULE_FOLDERS = [
  '/usr/lib/nginx/modules',
  '/usr/lib64/nginx/modules',
  '/usr/local/lib/nginx/modules',
];

/** Puts page.html.br beside page.html. Level 11 takes a second per bundle, so results are cached. */
const compress = async (dir: string): Promise<void> => {
  const cache = path.join(FOLDER, 'brotli');
  mkdirSync(cache, {recursive: true});
  for (const name of readdirSync(dir, {recursive: true, encoding: 'utf8'})) {
    const file = path.join(dir, name);
    if (path.extname(file) === '' || !isCompressible(contentType(file))) continue;
    const body = readFileSync(file);
    const cached = path.join(cache, createHash('sha256').update(body).digest('hex'));
    // Node's default is level 11.
    if (!existsSync(cached)) writeFileSync(cached, await promisify(brotliCompress)(body));
    copyFileSync(cached, `${file}.br`);
  }
};

const quoted = (value: string): string => `"${value.replaceAll(/["\\$]/g, '\\$&')}"`;

/** The site's own headers for all paths; another site's has none. Caching is the same for all. */
const headersOf = (dir: string): string => {
  const file = path.join(dir, '_headers');
  const headers = existsSync(file) ? headersFor(readFileSync(file, 'utf8'), '/') : [];
  return headers.map(([name, value]) => `add_header ${name} ${quoted(value)};`).join('\n    ');
};

/**
 * Serves built folders as a host does: HTTP/2 over TLS, brotli 11, hashed files cached for good.
 *
 * @returns the sites' addresses, in the folders' order.
 * @throws {Error} when nginx or its brotli module is missing, or does not start.
 */
export const serve = async (
  dirs: readonly string[],
): Promise<{readonly urls: readonly string[]; readonly stop: () => void}> => {
  const nginx = findNginx();
  const brotli = MODULE_FOLDERS.map((folder) => path.join(folder, MODULE)).find(existsSync);
  if (!nginx || !brotli) {
    throw new Error(
      'nginx or its brotli module is missing: apt-get install nginx-light libnginx-mod-http-brotli-static',
    );
  }
  const prefix = path.join(FOLDER, 'nginx');
  rmSync(prefix, {recursive: true, force: true});
  mkdirSync(prefix, {recursive: true});
  const {certificate, certificateKey} = selfSignedCertificate(prefix);
  const servers: string[] = [];
  const ports: number[] = [];
  for (const [index, dir] of dirs.entries()) {
    const root = path.join(prefix, String(index));
    cpSync(dir, root, {recursive: true});
    await compress(root);
    const port = await anyFreePort();
    ports.push(port);
    servers.push(`server {
    listen 127.0.0.1:${port} ssl http2;
    root ${root};
    add_header Cache-Control $cache_control;
    ${headersOf(dir)}
    error_page 404 /404.html;
    location = / { try_files /index.html =404; }
    location / { try_files $uri.html $uri/index.html $uri =404; }
  }`);
  }
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    path.join(prefix, 'nginx.conf'),
    `load_module ${brotli};
${process.getuid?.() === 0 ? 'user root root;\n' : ''}daemon off;
pid nginx.pid;
events {}
http {
  access_log off;
  sendfile on;
  brotli_static on;
  charset utf-8;
  ssl_certificate ${certificate};
  ssl_certificate_key ${certificateKey};
  ${temporary.map((name) => `${name}_temp_path ${name};`).join('\n  ')}
  types { ${Object.entries(mediaTypes)
    .map(([ending, type]) => `${type} ${ending};`)
    .join(' ')} }
  map $uri $cache_control {
    default "${REVALIDATE}";
    ~^/(assets|fonts)/ "public, max-age=31536000, immutable";
  }
  ${servers.join('\n  ')}
}
`,
  );
  // Both files are looked for in the prefix.
  const args = ['-p', prefix, '-c', 'nginx.conf', '-e', 'error.log'];
  execFileSync(nginx, [...args, '-t', '-q'], {stdio: ['ignore', 'ignore', 'inherit']});
  const child = spawn(nginx, args, {stdio: 'ignore'});
  // However the bench ends, nginx ends with it.
  process.once('exit', () => child.kill());
  for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));
  for (let tries = 0; !(await isListening(ports[0] ?? 0)); tries += 1) {
    if (tries > 100) throw new Error(`nginx did not start; see ${path.join(prefix, 'error.log')}`);
    await delay(50);
  }
  return {urls: ports.map((port) => `https://127.0.0.1:${port}`), stop: () => void child.kill()};
};
