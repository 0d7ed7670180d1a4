import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {brotliCompressSync} from 'node:zlib';

export interface BuildCost {
  readonly seconds: number;
  /** The most that all its processes held at once; memory that they share counts for each. */
  readonly peakBytes: number;
  /** Of the scripts that every page loads, after brotli 11. */
  readonly entryBytes: number;
}

/** Bytes that the processes of a group hold. Linux only. Source: proc_pid_stat(5). */
const residentOfGroup = (group: number): number =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
        // After the program's name, which is in parentheses and may hold anything.
        const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
        return Number(fields[2]) === group ? Number(fields[21]) * 4_096 : 0;
      } catch {
        // It has ended since the folder was read.
        return 0;
      }
    })
    .reduce((sum, bytes) => sum + bytes, 0);

/**
 * Builds a site in a folder where nothing was built before.
 *
 * @throws {Error} with what the build said, when it failed or left posts out.
 */
export const buildCold = async (
  dir: string,
  {posts, args, env}: {posts: number; args: readonly string[]; env: NodeJS.ProcessEnv},
): Promise<BuildCost> => {
  const began = performance.now();
  const child = spawn(process.execPath, args, {cwd: dir, env, detached: true});
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  let peakBytes = 0;
  const timer = setInterval(() => {
    peakBytes = Math.max(peakBytes, residentOfGroup(child.pid ?? 0));
  }, 100);
  const [status] = (await once(child, 'close')) as [number | null];
  clearInterval(timer);
  const seconds = (performance.now() - began) / 1_000;
  const built = readdirSync(path.join(dir, 'build'), {recursive: true, encoding: 'utf8'});
  const pages = built.filter((name) => /^blog\/generated-\d+\.html$/.test(name)).length;
  if (status !== 0 || pages !== posts) {
    throw new Error(`${dir}: status ${status}, ${pages} of ${posts} posts\n${said}`);
  }
  const entryBytes = built
    .filter((name) => /^assets\/js\/(?:runtime~)?main\.\w+\.js$/.test(name))
    .map((name) => brotliCompressSync(readFileSync(path.join(dir, 'build', name))).length)
    .reduce((sum, bytes) => sum + bytes, 0);
  return {seconds, peakBytes, entryBytes};
};
