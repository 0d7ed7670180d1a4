// `npm run bench:load`: what the backend and the static site hold under load, into bench/load.md.
import {execFileSync} from 'node:child_process';
import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {cpus, tmpdir} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';

import {parse} from 'csv-parse/sync';
import {format, resolveConfig} from 'prettier';

import {Attacker} from '../dev-backend/testing/attacks/http';
import {
  type BackendSettings,
  runBackendCommand,
  startBackendProcess,
} from '../dev-backend/testing/backendProcess';
import {
  findPostgresBinaries,
  startTemporaryPostgres,
} from '../dev-backend/testing/temporaryPostgres';
import {parseHeadersFile} from '../plugins/host-headers/headers';
import {contentType, isCompressible} from '../plugins/host-headers/mediaTypes';
import {redirects} from '../src/data/redirects';
import {findNginx, startNginx} from '../scripts/server/testing/nginxProcess';
import {median, percentile} from './statistics';
import {parseWrk} from './wrk';

const SIGN_UPS = 2_000;
const CONNECTIONS = 50;
/** Per page. */
const WRK_SECONDS = 10;

/** Something that somebody has to install, or a loss: said in one line. */
class PlainError extends Error {}

const row = (...cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;

/**
 * Signs up 2,000 readers over 50 connections, stops the backend, and counts who is there.
 *
 * @throws {PlainError} when one was not taken, or was taken and lost.
 */
const signUp = async (name: string, settings: BackendSettings): Promise<string> => {
  const emails = Array.from({length: SIGN_UPS}, (_, index) => `reader.${index}@example.com`);
  const backend = await startBackendProcess(settings);
  const attacker = new Attacker(backend.url, CONNECTIONS);
  const times: number[] = [];
  const began = performance.now();
  const queue = [...emails];
  const work = async (): Promise<void> => {
    for (let email = queue.shift(); email !== undefined; email = queue.shift()) {
      const since = performance.now();
      const {status, text} = await attacker.send({body: JSON.stringify({email, source: 'blog'})});
      if (status !== 201) throw new PlainError(`${name} refused ${email}: ${status} ${text}`);
      times.push(performance.now() - since);
    }
  };
  await Promise.all(Array.from({length: CONNECTIONS}, work));
  const seconds = (performance.now() - began) / 1_000;
  attacker.close();
  await backend.stop();

  const folder = mkdtempSync(path.join(tmpdir(), 'ringwell-load-'));
  const file = path.join(folder, 'kept.csv');
  const {status, stderr} = runBackendCommand(
    ['export', 'newsletter', file, '--all', '--exact'],
    settings,
  );
  if (status !== 0) throw new PlainError(stderr);
  const kept = new Set(
    (parse(readFileSync(file, 'utf8'), {columns: true}) as {email: string}[]).map(
      ({email}) => email,
    ),
  );
  rmSync(folder, {recursive: true});
  const lost = emails.filter((email) => !kept.has(email));
  if (lost.length > 0) throw new PlainError(`${name} lost ${lost.length} of ${SIGN_UPS}`);
  return row(
    name,
    SIGN_UPS,
    lost.length,
    seconds.toFixed(1),
    Math.round(SIGN_UPS / seconds),
    median(times).toFixed(0),
    percentile(times, 99).toFixed(0),
  );
};

const measureBackend = async (): Promise<string[]> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'ringwell-load-'));
  const rows = [await signUp('embedded (PGlite)', {dataDir})];
  rmSync(dataDir, {recursive: true});
  if (findPostgresBinaries()) {
    const postgres = await startTemporaryPostgres();
    try {
      const databaseUrl = await postgres.createDatabase();
      rows.push(await signUp('PostgreSQL, without fsync', {databaseUrl}));
    } finally {
      postgres.stop();
    }
  }
  return rows;
};

/** The largest script and one page of each kind. */
const targets = (dir: string): readonly string[] => {
  const scripts = readdirSync(path.join(dir, 'assets', 'js'))
    .filter((name) => /^main\..*\.js$/.test(name))
    .map((name) => `/assets/js/${name}`);
  return ['/', '/pricing', '/blog/hipaa-compliance', '/nowhere', ...scripts];
};

/** A copy of the site with its text compressed once, as docs/run/deploy.md says for nginx. */
const compressed = (dir: string): string => {
  const copy = path.join(mkdtempSync(path.join(tmpdir(), 'ringwell-load-')), 'site');
  cpSync(dir, copy, {recursive: true});
  for (const entry of readdirSync(copy, {recursive: true, withFileTypes: true})) {
    const file = path.join(entry.parentPath, entry.name);
    if (!entry.isFile() || !isCompressible(contentType(file))) continue;
    writeFileSync(`${file}.gz`, gzipSync(readFileSync(file), {level: 9}));
  }
  return copy;
};

const measureSite = async (dir: string): Promise<string[]> => {
  const nginx = findNginx();
  if (!nginx) throw new PlainError('nginx is not installed: apt-get install nginx.');
  const rules = parseHeadersFile(readFileSync(path.join(dir, '_headers'), 'utf8'));
  const server = await startNginx({nginx, dir, rules, redirects, workers: cpus().length});
  try {
    return targets(dir).map((target) => {
      const report = execFileSync(
        'wrk',
        [
          ...['--latency', '-t', '2', '-c', String(CONNECTIONS), '-d', `${WRK_SECONDS}s`],
          ...['-H', 'Accept-Encoding: gzip', server.url + target],
        ],
        {encoding: 'utf8'},
      );
      const {requestsPerSecond, p99, failures, ...rest} = parseWrk(report);
      // A page that is not there has to answer 404, every time, and no connection may break.
      const expected = target === '/nowhere' ? /(\d+) requests in/.exec(report)?.[1] : '0';
      if (String(failures) !== expected) throw new PlainError(`${target} failed:\n${report}`);
      return row(
        target
          .replace(/\.[0-9a-f]{8,}\./, '.<hash>.')
          .replaceAll('<', '‹')
          .replaceAll('>', '›'),
        Math.round(requestsPerSecond),
        rest.median.toFixed(1),
        p99.toFixed(1),
        rest.megabytesPerSecond.toFixed(1),
      );
    });
  } finally {
    await server.stop();
  }
};

const main = async (): Promise<void> => {
  try {
    execFileSync('wrk', ['-v'], {stdio: 'ignore'});
  } catch (error) {
    // wrk ends its version with status 1.
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') {
      throw new PlainError('wrk is not installed: apt-get install wrk, or brew install wrk.');
    }
  }
  const dir = path.resolve(process.argv[2] ?? '.test/build');
  const backend = await measureBackend();
  const copy = compressed(dir);
  const site = await measureSite(copy);
  rmSync(path.dirname(copy), {recursive: true});
  const date = new Date().toISOString().slice(0, 10);
  const text = `# Under load

Written by \`npm run bench:load\` on ${date}: ${cpus().length} cores, clients and servers on the same machine, which
takes from both. Compare only figures of one run on one quiet machine.

## Sign-ups

${SIGN_UPS} over ${CONNECTIONS} connections, each a transaction with its checks and the limit per client. Then the backend is
stopped, and the rows are counted from the database. The command fails when one is missing.

| engine | sign-ups | lost | seconds | per second | median ms | p99 ms |
| --- | ---: | ---: | ---: | ---: | ---: | ---: |
${backend.join('\n')}

## The static site

The build in nginx with the server block that the build writes, over TLS, compressed
before:
\`wrk -t 2 -c ${CONNECTIONS} -d ${WRK_SECONDS}s\`. The command fails on a broken connection or a wrong status.

| address | requests per second | median ms | p99 ms | MB per second |
| --- | ---: | ---: | ---: | ---: |
${site.join('\n')}
`;
  const file = path.join(__dirname, 'load.md');
  const formatted = await format(text, {...(await resolveConfig(file)), filepath: file});
  writeFileSync(file, formatted);
  console.log(text);
};

main().catch((error: unknown) => {
  console.error(error instanceof PlainError ? error.message : error);
  process.exit(1);
});
