import {execFileSync, spawn} from 'node:child_process';
import {existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';

import {type HeaderRule} from '../../../plugins/host-headers/headers';
import {formatNginxFile, type NginxPlace} from '../../../plugins/host-headers/nginx';
import {type Redirect} from '../../../src/data/redirects';
import {anyFreePort} from '../../lib/ports.mjs';

const USUAL_PLACES = ['/usr/sbin/nginx', '/opt/homebrew/bin/nginx', '/usr/local/bin/nginx'];

/** The installed nginx, or null. NGINX_BIN overrides the search. */
export const findNginx = (): string | null => {
  const override = process.env.NGINX_BIN;
  if (override) return existsSync(override) ? override : null;
  const onPath = (process.env.PATH ?? '')
    .split(path.delimiter)
    .map((folder) => path.join(folder, 'nginx'));
  return [...onPath, ...USUAL_PLACES].find((file) => existsSync(file)) ?? null;
};

export const selfSignedCertificate = (
  folder: string,
): {certificate: string; certificateKey: string} => {
  const certificate = path.join(folder, 'certificate.pem');
  const certificateKey = path.join(folder, 'key.pem');
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-subj', '/CN=localhost', '-days', '1', '-keyout', certificateKey, '-out', certificate],
    ],
    {stdio: 'ignore'},
  );
  return {certificate, certificateKey};
};

export interface NginxProcess {
  /** `https://127.0.0.1:…`, with a certificate that nobody trusts. */
  readonly url: string;
  readonly plainUrl: string;
  /** What `nginx -t` said about the configuration. */
  readonly check: string;
  stop(): Promise<void>;
}

export interface NginxOptions {
  readonly nginx: string;
  /** The built site. */
  readonly dir: string;
  readonly rules: readonly HeaderRule[];
  readonly redirects: readonly Redirect[];
  /** Default: 1. */
  readonly workers?: number;
  /** Default: null, the forms post elsewhere. */
  readonly tableApi?: string | null;
}

/**
 * nginx as an ordinary process with the server block that the build writes, on ports of its own.
 *
 * @throws {Error} with nginx's own words when it does not take the configuration.
 */
export const startNginx = async ({
  nginx,
  dir,
  rules,
  redirects,
  workers = 1,
  tableApi = null,
}: NginxOptions): Promise<NginxProcess> => {
  const prefix = mkdtempSync(path.join(tmpdir(), 'ringwell-nginx-'));
  const [http, https] = [await anyFreePort(), await anyFreePort()];
  const place: NginxPlace = {
    serverName: 'localhost',
    root: dir,
    ...selfSignedCertificate(prefix),
    http: `127.0.0.1:${http}`,
    https: `127.0.0.1:${https}`,
    tableApi,
  };
  writeFileSync(path.join(prefix, 'site.conf'), formatNginxFile(rules, redirects, place));
  const configuration = path.join(prefix, 'nginx.conf');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${name};`,
  );
  writeFileSync(
    configuration,
    `${process.getuid?.() === 0 ? 'user root root;\n' : ''}daemon off;
worker_processes ${workers};
pid nginx.pid;
error_log error.log warn;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  keepalive_requests 100000;
${temporary.join('\n')}
  include site.conf;
}
`,
  );
  const errorLog = path.join(prefix, 'error.log');
  const args = ['-p', prefix, '-c', configuration, '-e', errorLog];
  let check: string;
  try {
    execFileSync(nginx, [...args, '-t'], {stdio: 'pipe'});
    check = readFileSync(errorLog, 'utf8');
  } catch (error) {
    const said = (error as {stderr?: Buffer}).stderr?.toString() ?? String(error);
    rmSync(prefix, {recursive: true, force: true});
    throw new Error(`nginx refused the configuration:\n${said}`, {cause: error});
  }

  const child = spawn(nginx, args, {stdio: 'ignore'});
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  let ended = false;
  void gone.then(() => (ended = true));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await gone;
    rmSync(prefix, {recursive: true, force: true});
  };
  const plainUrl = `http://127.0.0.1:${http}`;
  for (let tries = 0; ; tries += 1) {
    const answered = await fetch(plainUrl, {redirect: 'manual'}).then(
      () => true,
      () => false,
    );
    if (answered) break;
    if (ended || tries > 100) {
      const said = existsSync(errorLog) ? readFileSync(errorLog, 'utf8') : '';
      await stop();
      throw new Error(`nginx did not start:\n${said}`);
    }
    await delay(50);
  }
  return {url: `https://127.0.0.1:${https}`, plainUrl, check, stop};
};
