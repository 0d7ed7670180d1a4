import {execFileSync} from 'node:child_process';
import path from 'node:path';

/** Writes a self-signed certificate for one day with openssl, and returns the paths of its two files. */
export const selfSignedCertificate = (
  folder: string,
): {readonly certificate: string; readonly key: string} => {
  const certificate = path.join(folder, 'certificate.pem');
  const key = path.join(folder, 'key.pem');
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes'],
      ...['-subj', '/CN=localhost', '-days', '1', '-keyout', key, '-out', certificate],
    ],
    {stdio: 'ignore'},
  );
  return {certificate, key};
};
