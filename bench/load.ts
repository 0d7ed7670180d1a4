// `npm run bench:load [folder]`: what the backend and the static site hold under load, into bench/load.md.
import {execFileSync} from 'node:child_process';
import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {cpus, tmpdir} from 'node:os';
import path from 'node:path';

import {parse} from 'csv-parse/sync';

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
import {findNginx, startNginx} from '../scripts/server/testing/nginxProcess';
import {redirects} from '../src/data/redirects';
import {type Cell, table, writeReport} from './report';
import {median, percentile} from './statistics';
import {parseWrk} from './wrk';

const SIGN_UPS = 2_000;
const CONNECTIONS = 50;
/** Per page. */
const SECONDS = 10;

/**
 * Signs up 2,000 readers over 50 connections, stops the backend, and counts who is there.
 *
 * @throws {Error} when one was not taken, or was taken and lost.
 */
const signUp = async (name: string, settings: BackendSettings, folder: string): Promise<Cell[]> => {
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
      if (status !== 201) throw new Error(`${name} refused ${email}: ${status} ${text}`);
      times.push(performance.now() - since);
    }
  };
  await Promise.all(Array.from({length: CONNECTIONS}, work));
  const seconds = (performance.now() - began) / 1_000;
  attacker.close();
  await backend.stop();

  const file = path.join(folder, `${name}.csv`);
  const {status, stderr} = runBackendCommand(
    ['export', 'newsletter', file, '--all', '--exact'],
    settings,
  );
  if (status !== 0) throw new Error(stderr);
  const rows = parse(readFileSync(file, 'utf8'), {columns: true}) as {readonly email: string}[];
  const stored = new Set(rows.map(({email}) => email));
  const lost = emails.filter((email) => !stored.has(email)).length;
  if (lost > 0) throw new Error(`${name} lost ${lost} of ${SIGN_UPS}`);
  return [name, lost, seconds.toFixed(1), SIGN_UPS / seconds, median(times), percentile(times, 99)];
};

const measureBackend = async (folder: string): Promise<Cell[][]> => {
  const rows = [await signUp('embedded (PGlite)', {dataDir: path.join(folder, 'data')}, folder)];
  if (!findPostgresBinaries()) return rows;
  const postgres = await startTemporaryPostgres();
  try {
    const databaseUrl = await postgres.createDatabase();
    return [...rows, await signUp('PostgreSQL, without fsync', {databaseUrl}, folder)];
  } finally {
    postgres.stop();
  }
};

const measureSite = async (dir: string): Promise<Cell[][]> => {
  const nginx = findNginx();
  if (!nginx) throw new Error('nginx is not installed: apt-get install nginx');
  const [main = ''] = readdirSync(path.join(dir, 'assets/js')).filter((name) =>
    name.startsWith('main.'),
  );
  const rules = parseHeadersFile(readFileSync(path.join(dir, '_headers'), 'utf8'));
  const server = await startNginx({nginx, dir, rules, redirects, workers: cpus().length});
  try {
    return ['/', '/pricing', '/blog/roi', '/nowhere', `/assets/js/${main}`].map((target) => {
      const report = execFileSync(
        'wrk',
        [
          ...['--latency', '-t', '2', '-c', String(CONNECTIONS), '-d', `${SECONDS}s`],
          ...['-H', 'Accept-Encoding: gzip', server.url + target],
        ],
        {encoding: 'utf8'},
      );
      const {perSecond, p99, failures, ...rest} = parseWrk(report);
      // A page that is not there has to answer 404, every time, and no connection may break.
      const expected = target === '/nowhere' ? Number(/(\d+) requests in/.exec(report)?.[1]) : 0;
      if (failures !== expected) throw new Error(`${target} failed:\n${report}`);
      const name = target.replace(/\.\w{8,}\./, '.‹hash›.');
      return [name, perSecond, rest.median.toFixed(1), p99.toFixed(1)];
    });
  } finally {
    await server.stop();
  }
};

const main = async (): Promise<void> => {
  const folder = mkdtempSync(path.join(tmpdir(), 'ringwell-load-'));
  const backend = await measureBackend(folder);
  rmSync(folder, {recursive: true});
  const site = await measureSite(path.resolve(process.argv[2] ?? '.test/build'));
  const text = `# Under load

Written by \`npm run bench:load\` on ${new Date().toISOString().slice(0, 10)}: ${cpus().length} cores, clients and servers on the same machine,
which takes from both. Compare only figures of one run on one quiet machine.

## Sign-ups

${SIGN_UPS} over ${CONNECTIONS} connections, each a transaction with its checks and the limit per client. Then the backend
is stopped, and the rows are counted from the database. The command fails when one is missing.

${table(['engine', 'lost', 'seconds', 'per second', 'median ms', 'p99 ms'], backend)}

## The static site

The build in nginx with the server block that the build writes, over TLS, compressed on the fly:
\`wrk -t 2 -c ${CONNECTIONS} -d ${SECONDS}s\`. The command fails on a broken connection or a wrong status.

${table(['address', 'requests per second', 'median ms', 'p99 ms'], site)}
`;
  await writeReport(path.join(__dirname, 'load.md'), text);
  console.log(text);
};

main().catch((error: NodeJS.ErrnoException) => {
  const isMissing = error.code === 'ENOENT' && error.syscall === 'spawnSync wrk';
  console.error(isMissing ? 'wrk is not installed: apt-get install wrk' : error.message);
  process.exit(1);
});
