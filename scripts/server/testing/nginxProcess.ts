import {spawn} from 'node:child_process';
import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as delay} from 'node:timers/promises';

import {hostingFolder} from '../../../plugins/host-headers/index.ts';
import {anyFreePort, isListening} from '../../lib/ports.mjs';
import {selfSignedCertificate} from '../certificate.ts';

export interface NginxProcess {
  /** URL with a self-signed certificate: `https://127.0.0.1:…`. */
  readonly url: string;
  readonly plainUrl: string;
  /** Returns warnings and errors since the start. */
  log(): string;
  stop(): Promise<void>;
}

/**
 * Runs nginx with the configuration that the build wrote beside `dir`, after the changes that an operator
 * makes: ports, folder, certificate.
 *
 * @throws {Error} with nginx's message if it refuses the configuration
 */
export const startNginx = async (nginx: string, dir: string): Promise<NginxProcess> => {
  const prefix = mkdtempSync(path.join(tmpdir(), 'ringwell-nginx-'));
  const [http, https] = [await anyFreePort(), await anyFreePort()];
  const {certificate, key} = selfSignedCertificate(prefix);
  const site = readFileSync(path.join(hostingFolder(dir), 'nginx.conf'), 'utf8')
    .replaceAll('listen 80;', `listen 127.0.0.1:${http};`)
    .replaceAll('listen 443 ', `listen 127.0.0.1:${https} `)
    .replaceAll('listen [::]:80;', `listen [::1]:${http};`)
    .replaceAll('listen [::]:443 ', `listen [::1]:${https} `)
    .replace(/root .*;/, `root ${dir};`)
    .replaceAll(/ssl_certificate .*;/g, `ssl_certificate ${certificate};`)
    .replaceAll(/ssl_certificate_key .*;/g, `ssl_certificate_key ${key};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${name};`,
  );
  const configuration = path.join(prefix, 'nginx.conf');
  writeFileSync(
    configuration,
    `${process.getuid?.() === 0 ? 'user root root;\n' : ''}daemon off;
pid nginx.pid;
events {}
http {
access_log off;
${temporary.join('\n')}
${site}
}
`,
  );
  const errorLog = path.join(prefix, 'error.log');
  const child = spawn(
    nginx,
    ['-p', prefix, '-c', configuration, '-e', errorLog, '-g', `error_log ${errorLog} warn;`],
    {stdio: 'ignore'},
  );
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const log = (): string => readFileSync(errorLog, 'utf8');
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await gone;
    rmSync(prefix, {recursive: true, force: true});
  };
  while (!(await isListening(https))) {
    if (child.exitCode !== null) {
      const message = log();
      await stop();
      throw new Error(`nginx did not start:\n${message}`);
    }
    await delay(50);
  }
  return {url: `https://127.0.0.1:${https}`, plainUrl: `http://127.0.0.1:${http}`, log, stop};
};
