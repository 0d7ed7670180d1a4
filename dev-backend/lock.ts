import {randomUUID} from 'node:crypto';
import {execFileSync} from 'node:child_process';
import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const LOCK_FILE = 'lock.json';

/** Who has the data folder open. The token opens the running backend's list of rows. */
export interface LockHolder {
  readonly pid: number;
  /** When that process began, in the system's own words: a pid alone may be someone else's by now. */
  readonly processStart: string | null;
  readonly token: string;
  /** null while the backend is still starting. */
  readonly url: string | null;
}

export interface Lock {
  readonly token: string;
  /** Tells `backend:list` where to ask. */
  announce(url: string): void;
  release(): void;
}

class DataFolderInUseError extends Error {
  constructor(dataDir: string, holder: LockHolder) {
    super(
      `${dataDir} is in use by process ${holder.pid}${holder.url ? ` (${holder.url})` : ''}. ` +
        'Stop it first, or use that one.',
    );
    this.name = 'DataFolderInUseError';
  }
}

const processStart = (pid: number): string | null => {
  try {
    // Field 22, counted after the name in parentheses, which may hold spaces.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    // No /proc: macOS, Windows.
  }
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], {encoding: 'utf8'}).trim();
  } catch {
    return null;
  }
};

const isAlive = (holder: LockHolder): boolean => {
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    // EPERM: it lives, under another user.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false;
  }
  const start = processStart(holder.pid);
  return start === null || holder.processStart === null || start === holder.processStart;
};

/** What the file says, or null when there is none that can be read. */
const readHolder = (file: string): LockHolder | null => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as LockHolder;
  } catch {
    return null;
  }
};

/** The living process that has the folder open, or null. */
export const readLockHolder = (dataDir: string): LockHolder | null => {
  const holder = readHolder(path.join(dataDir, LOCK_FILE));
  return holder && isAlive(holder) ? holder : null;
};

/** Gives the file a second name, whole or not at all. False: something has that name. */
const appears = (file: string, name: string): boolean => {
  try {
    linkSync(file, name);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  }
};

/**
 * Takes the folder for this process. A lock whose process is gone is taken over.
 *
 * @throws {DataFolderInUseError} when another living process, or this one, has it open
 */
export const takeLock = (dataDir: string): Lock => {
  mkdirSync(dataDir, {recursive: true, mode: 0o700});
  const file = path.join(dataDir, LOCK_FILE);
  const own = `${file}.${process.pid}.${randomUUID()}`;
  const me: LockHolder = {
    pid: process.pid,
    processStart: processStart(process.pid),
    token: randomUUID(),
    url: null,
  };
  const write = (holder: LockHolder): void =>
    writeFileSync(own, JSON.stringify(holder), {mode: 0o600});

  write(me);
  try {
    while (!appears(own, file)) {
      const holder = readHolder(file);
      if (holder && isAlive(holder)) throw new DataFolderInUseError(dataDir, holder);
      // Gone. Move it aside and look again: someone else may have taken it over meanwhile.
      const aside = `${own}.stale`;
      try {
        renameSync(file, aside);
      } catch {
        continue; // released in between
      }
      if (readHolder(aside)?.token !== holder?.token) linkSync(aside, file);
      unlinkSync(aside);
    }
  } finally {
    rmSync(own, {force: true});
  }

  return {
    token: me.token,
    announce: (url) => {
      write({...me, url});
      renameSync(own, file);
    },
    release: () => {
      if (readHolder(file)?.token === me.token) rmSync(file, {force: true});
    },
  };
};
