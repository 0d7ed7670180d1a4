import {execFileSync, spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';

import {hostingFolder} from '../../../plugins/host-headers/index.ts';
import {TABLE_API} from '../../../plugins/host-headers/nginx.ts';
import {anyFreePort, isListening} from '../../lib/ports.mjs';

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

/** Names the address that a request comes from, as far as nginx is concerned. */
export const ADDRESS_HEADER = 'x-test-address';

export interface NginxProcess {
  /** `https://127.0.0.1:…`, with a certificate that nobody trusts. */
  readonly url: string;
  readonly plainUrl: string;
  /** The same over IPv6. */
  readonly ipv6Url: string;
  /** What it has complained about since it began to read its configuration. */
  complaints(): string;
  stop(): Promise<void>;
}

export interface NginxOptions {
  readonly nginx: string;
  /** The built site, with what the build wrote for nginx beside it. */
  readonly dir: string;
  /** Host and port of the table API, instead of its usual ones. */
  readonly tableApi?: string;
}

/**
 * nginx as an ordinary process with the file that the build wrote, after the changes that an
 * operator makes: ports of its own, the folder, a certificate.
 *
 * @throws {Error} with nginx's own words when it does not take the configuration.
 */
export const startNginx = async ({
  nginx,
  dir,
  tableApi = TABLE_API,
}: NginxOptions): Promise<NginxProcess> => {
  const prefix = mkdtempSync(path.join(tmpdir(), 'ringwell-nginx-'));
  const [http, https] = [await anyFreePort(), await anyFreePort()];
  const {certificate, certificateKey} = selfSignedCertificate(prefix);
  const site = readFileSync(path.join(hostingFolder(dir), 'nginx.conf'), 'utf8')
    .replaceAll('listen 80;', `listen 127.0.0.1:${http};`)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${https} `)
    .replaceAll('listen [::]:80;', `listen [::1]:${http};`)
    .replaceAll('listen [::]:443 ', `listen [::1]:${https} `)
    .replace(/root .*;/, `root ${dir};`)
    .replaceAll(/ssl_certificate .*;/g, `ssl_certificate ${certificate};`)
    .replaceAll(/ssl_certificate_key .*;/g, `ssl_certificate_key ${certificateKey};`)
    .replaceAll(TABLE_API, tableApi);
  writeFileSync(path.join(prefix, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `  ${name}_temp_path ${name};`,
  );
  const configuration = path.join(prefix, 'nginx.conf');
  writeFileSync(
    configuration,
    `${process.getuid?.() === 0 ? 'user root root;\n' : ''}daemon off;
pid nginx.pid;
error_log error.log warn;
events {}
http {
  access_log off;
  # For tests: a client at any address.
  set_real_ip_from 127.0.0.1;
  set_real_ip_from ::1;
  real_ip_header ${ADDRESS_HEADER};
${temporary.join('\n')}
  include site.conf;
}
`,
  );
  const errorLog = path.join(prefix, 'error.log');
  const child = spawn(nginx, ['-p', prefix, '-c', configuration, '-e', errorLog], {
    stdio: 'ignore',
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const complaints = (): string => readFileSync(errorLog, 'utf8');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await gone;
    rmSync(prefix, {recursive: true, force: true});
  };
  while (!(await isListening(https))) {
    if (child.exitCode !== null) {
      const said = complaints();
      await stop();
      throw new Error(`nginx did not start:\n${said}`);
    }
    await delay(50);
  }
  return {
    url: `https://127.0.0.1:${https}`,
    plainUrl: `http://127.0.0.1:${http}`,
    ipv6Url: `https://[::1]:${https}`,
    complaints,
    stop,
  };
};
